# Compiler settings common to the compiler and the runtime.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Dev CACHE STRING "Dev, Release, Debug or RelWithDebInfo" FORCE)
endif()
# Dev: assertions on, no debug information, quick to compile.
set(CMAKE_C_FLAGS_DEV "-O1")
set(CMAKE_CXX_FLAGS_DEV "-O1")

# C++ compilers contract a*b+c by default; strict numerics forbid it.
add_compile_options(-Wall -Wextra -ffp-contract=off)

# Depend mode: with a precompiled header, preprocessing costs more than compiling.
find_program(JIT_CCACHE ccache)
if(JIT_CCACHE)
  set(CMAKE_C_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1 CCACHE_NOHASHDIR=1 "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" "${JIT_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_C_COMPILER_LAUNCHER}")
endif()

find_program(JIT_LLD NAMES ld.lld-22 ld.lld HINTS /usr/lib/llvm-22/bin)
if(JIT_LLD)
  add_link_options("-fuse-ld=lld")
endif()

if(JIT_SANITIZER)
  add_compile_options("-fsanitize=${JIT_SANITIZER}" -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options("-fsanitize=${JIT_SANITIZER}")
endif()
if(JIT_COVERAGE)
  add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
  add_link_options(-fprofile-instr-generate)
endif()
