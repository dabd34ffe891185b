# Makes textual IR independent of the target it was compiled
# for: no triple, layout, target features, calling-convention details, COMDATs or
# metadata. Helpers become internal. The module that it is linked into says what
# the target is.
#
# cmake -DINPUT=x.ll -DOUTPUT=y.ll -P StripBitcode.cmake

file(READ "${INPUT}" text)
string(REGEX REPLACE "\ntarget [^\n]*" "" text "${text}")
string(REGEX REPLACE "\nsource_filename[^\n]*" "" text "${text}")
string(REGEX REPLACE "\n![^\n]*" "" text "${text}")
string(REGEX REPLACE "\n\\$[^\n]*" "" text "${text}")
string(REGEX REPLACE ", ![a-zA-Z_.]+ ![0-9]+" "" text "${text}")
string(REGEX REPLACE "(\nattributes [^\n\"]*) \"[^\n]*\" }" "\\1 }" text "${text}")
# A group must not be empty; nothing of the runtime throws.
string(REGEX REPLACE "(\nattributes #[0-9]+ = {) }" "\\1 nounwind }" text "${text}")
string(REGEX REPLACE ",? comdat" "" text "${text}")
string(REPLACE "linkonce_odr" "internal" text "${text}")
string(REPLACE "dso_local " "" text "${text}")
# A caller may pass poison, and may leave the upper bits of a short argument
# undefined.
string(REPLACE "noundef " "" text "${text}")
string(REGEX REPLACE "(zeroext|signext) %" "%" text "${text}")
foreach(leftover "target-" "comdat" "triple" "zeroext %" "signext %")
  string(FIND "${text}" "${leftover}" position)
  if(NOT position EQUAL -1)
    message(FATAL_ERROR "${INPUT}: '${leftover}' is left in the portable bitcode")
  endif()
endforeach()
file(WRITE "${OUTPUT}" "${text}")
