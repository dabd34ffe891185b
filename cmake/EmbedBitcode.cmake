# Writes a C++ file that holds the bytes of a file as a constant array.
#
# cmake -DINPUT=x.bc -DOUTPUT=x.cpp -DNAME=n -DHEADER=h.h -P EmbedBitcode.cmake

file(READ "${INPUT}" bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE "${OUTPUT}" "#include \"${HEADER}\"

alignas(16) const unsigned char ${NAME}_bitcode[] = {
${bytes}
};
const size_t ${NAME}_bitcode_size = sizeof(${NAME}_bitcode);
")
