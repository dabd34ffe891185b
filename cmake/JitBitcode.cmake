# Compiles a C++ file of the runtime to bitcode for any target, and embeds it.
# The runtime alone does without, where LLVM's tools are not at hand.
find_program(JIT_LLVM_AS NAMES llvm-as-22 llvm-as HINTS /usr/lib/llvm-22/bin)
if(JIT_BUILD_COMPILER AND NOT JIT_LLVM_AS)
  message(FATAL_ERROR "llvm-as (LLVM 22) is not found; the compiler needs it to build the runtime's bitcode")
endif()

# jitrt_add_bitcode(NAME SOURCE HEADER)
# Defines the static library NAME_bitcode with the array NAME_bitcode and its
# size NAME_bitcode_size, which HEADER declares.
function(jitrt_add_bitcode name source header)
  if(NOT JIT_LLVM_AS)
    return()
  endif()
  set(bitcode "${CMAKE_CURRENT_BINARY_DIR}/${name}")
  set(scripts "${PROJECT_SOURCE_DIR}/cmake")
  # No vectorisation or unrolling: that is for the loops this is inlined into.
  # Sanitizers and coverage never apply: their calls have no place in bitcode.
  add_custom_command(
    OUTPUT "${bitcode}.bc"
    COMMAND "${CMAKE_CXX_COMPILER}" -std=c++20 -O2 -S -emit-llvm
      -ffreestanding -fno-exceptions -fno-rtti -fno-math-errno -ffp-contract=off
      -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
      -fno-strict-aliasing -fno-stack-protector -fcf-protection=none
      -fno-asynchronous-unwind-tables -fno-ident
      "-I${PROJECT_SOURCE_DIR}/runtime" -MD -MF "${bitcode}.d" -MT "${bitcode}.bc"
      -o "${bitcode}_host.ll" "${CMAKE_CURRENT_SOURCE_DIR}/${source}"
    COMMAND "${CMAKE_COMMAND}" "-DINPUT=${bitcode}_host.ll" "-DOUTPUT=${bitcode}.ll"
      -P "${scripts}/StripBitcode.cmake"
    COMMAND "${JIT_LLVM_AS}" "${bitcode}.ll" -o "${bitcode}.bc"
    DEPENDS "${source}" "${scripts}/StripBitcode.cmake"
    DEPFILE "${bitcode}.d"
    COMMENT "Compiling ${name} to bitcode"
    VERBATIM)
  add_custom_command(
    OUTPUT "${bitcode}_bitcode.cpp"
    COMMAND "${CMAKE_COMMAND}" "-DINPUT=${bitcode}.bc" "-DOUTPUT=${bitcode}_bitcode.cpp"
      "-DNAME=${name}" "-DHEADER=${header}" -P "${scripts}/EmbedBitcode.cmake"
    DEPENDS "${bitcode}.bc" "${scripts}/EmbedBitcode.cmake"
    VERBATIM)
  add_custom_target(${name}_bc DEPENDS "${bitcode}.bc")
  add_library(${name}_bitcode STATIC "${bitcode}_bitcode.cpp")
  target_include_directories(${name}_bitcode PUBLIC "${PROJECT_SOURCE_DIR}/runtime")
  # For tests and tools that want the file.
  set_target_properties(${name}_bitcode PROPERTIES JIT_BITCODE_FILE "${bitcode}.bc")
endfunction()
