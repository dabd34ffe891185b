# Writes a C++ file that holds the bytes of a file as a constant array.
#
# cmake -DINPUT=x.bc -DOUTPUT=x.cpp -P EmbedBitcode.cmake

file(READ "${INPUT}" bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE "${OUTPUT}" "#include \"jitrt/math/bitcode.h\"

alignas(16) const unsigned char jitrt_math_bitcode[] = {
${bytes}
};
const size_t jitrt_math_bitcode_size = sizeof(jitrt_math_bitcode);
")
