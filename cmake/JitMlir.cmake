# Finds MLIR and defines how the compiler's libraries are built.
# MLIR ships no version file that CMake could match; the prefix picks 22.
find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "LLVM ${LLVM_VERSION} found, expected 22; set MLIR_DIR")
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
# One precompiled header for libraries and tools: position independent code
# without -fPIE.
set(CMAKE_CXX_COMPILE_OPTIONS_PIE "-fPIC")
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# What TableGen writes is held to no warnings, as MLIR's own headers are.
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS}
  "${PROJECT_BINARY_DIR}/include")
include_directories("${PROJECT_SOURCE_DIR}/include" "${PROJECT_SOURCE_DIR}/runtime")

# MLIR's headers cost 14 s a file to parse; one precompiled header serves all
# libraries of the compiler.
# The compiler spends its time in libMLIR and libLLVM: for development, code that
# is quick to compile (40 % less) beats quick code.
set(JIT_COMPILER_OPTIONS $<$<CONFIG:Dev>:-O0>)
if(JIT_BUILD_FUZZERS)
  list(APPEND JIT_COMPILER_OPTIONS -fsanitize=fuzzer-no-link)
endif()
add_library(JitPrecompiled STATIC "${PROJECT_SOURCE_DIR}/cmake/precompiled.cpp")
target_precompile_headers(JitPrecompiled PRIVATE "${PROJECT_SOURCE_DIR}/cmake/precompiled.h")
target_compile_options(JitPrecompiled PRIVATE -fpch-instantiate-templates ${JIT_COMPILER_OPTIONS})

# jit_add_library(NAME SOURCE... [DEPENDS TARGET...] [LINK LIBRARY...])
# A static library of the compiler. DEPENDS names TableGen targets.
function(jit_add_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE -fpch-instantiate-templates ${JIT_COMPILER_OPTIONS})
  target_precompile_headers(${name} REUSE_FROM JitPrecompiled)
  add_dependencies(${name} jit-tablegen ${ARG_DEPENDS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK} MLIR LLVM)
endfunction()

# jit_add_tool(NAME SOURCE... [LINK LIBRARY...])
function(jit_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE -fpch-instantiate-templates ${JIT_COMPILER_OPTIONS})
  target_precompile_headers(${name} REUSE_FROM JitPrecompiled)
  add_dependencies(${name} jit-tablegen)
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
endfunction()

add_custom_target(jit-tablegen)

# jit_tablegen(FILE.td OUTPUT ARGS... [OUTPUT ARGS...]): pairs of an output file
# and one quoted string of mlir-tblgen's arguments.
function(jit_tablegen file)
  set(LLVM_TARGET_DEFINITIONS ${file})
  set(TABLEGEN_OUTPUT)
  set(rest ${ARGN})
  while(rest)
    list(POP_FRONT rest output arguments)
    separate_arguments(arguments)
    mlir_tablegen(${output} ${arguments})
  endwhile()
  string(MAKE_C_IDENTIFIER "${CMAKE_CURRENT_SOURCE_DIR}/${file}" target)
  add_custom_target(tablegen${target} DEPENDS ${TABLEGEN_OUTPUT})
  add_dependencies(jit-tablegen tablegen${target})
endfunction()
