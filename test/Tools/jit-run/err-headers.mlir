// Headers that lie, or are of no known form: exit status 1 and one line with the file, what is wrong, and what was expected.
// RUN: rm -rf %t && mkdir %t && cd %t && %python %S/Inputs/lying_files.py

// RUN: %fails jit-run %s --input=@empty.npy | FileCheck %s --check-prefix=NPY-NO-BYTES
// NPY-NO-BYTES: {{^}}jit-run: error: input[0]: cannot read 'empty.npy': file is empty, expected a .npy array{{$}}
// RUN: %fails jit-run %s --input=@text.npy | FileCheck %s --check-prefix=NPY-TEXT
// NPY-TEXT: {{^}}jit-run: error: input[0]: cannot read 'text.npy': not a .npy array: wrong magic string{{$}}
// RUN: %fails jit-run %s --input=@version.npy | FileCheck %s --check-prefix=NPY-VERSION
// NPY-VERSION: {{^}}jit-run: error: input[0]: cannot read 'version.npy': format version is 9.0, expected 1.0, 2.0 or 3.0{{$}}
// RUN: %fails jit-run %s --input=@no-dictionary.npy | FileCheck %s --check-prefix=NPY-NO-DICTIONARY
// NPY-NO-DICTIONARY: {{^}}jit-run: error: input[0]: cannot read 'no-dictionary.npy': malformed header at character 0: expected '{'{{$}}
// RUN: %fails jit-run %s --input=@no-descr.npy | FileCheck %s --check-prefix=NPY-NO-DESCR
// NPY-NO-DESCR: {{^}}jit-run: error: input[0]: cannot read 'no-descr.npy': header lacks 'descr'{{$}}
// RUN: %fails jit-run %s --input=@no-shape.npy | FileCheck %s --check-prefix=NPY-NO-SHAPE
// NPY-NO-SHAPE: {{^}}jit-run: error: input[0]: cannot read 'no-shape.npy': malformed header at character 50: expected '('{{$}}
// RUN: %fails jit-run %s --input=@negative.npy | FileCheck %s --check-prefix=NPY-NEGATIVE
// NPY-NEGATIVE: {{^}}jit-run: error: input[0]: cannot read 'negative.npy': dimension 0 of the shape is -6, expected a non-negative extent{{$}}
// RUN: %fails jit-run %s --input=@overflow.npy | FileCheck %s --check-prefix=NPY-OVERFLOW
// NPY-OVERFLOW: {{^}}jit-run: error: input[0]: cannot read 'overflow.npy': shape 4611686018427387904x4 with 4-byte elements exceeds 2^63-1 bytes{{$}}
// RUN: %fails jit-run %s --input=@digits.npy | FileCheck %s --check-prefix=NPY-DIGITS
// NPY-DIGITS: {{^}}jit-run: error: input[0]: cannot read 'digits.npy': dimension 0 of the shape exceeds 2^63-1{{$}}
// RUN: %fails jit-run %s --input=@longer.npy | FileCheck %s --check-prefix=NPY-LONGER
// NPY-LONGER: {{^}}jit-run: error: input[0]: cannot read 'longer.npy': truncated: 7xf32 needs 28 bytes, got 24{{$}}
// RUN: %fails jit-run %s --input=@other-rank.npy | FileCheck %s --check-prefix=NPY-OTHER-RANK
// NPY-OTHER-RANK: {{^}}jit-run: error: input[0]: 'other-rank.npy': type is 2x3xf32, expected ?xf32{{$}}
// RUN: %fails jit-run %s --input=@other-dtype.npy | FileCheck %s --check-prefix=NPY-OTHER-DTYPE
// NPY-OTHER-DTYPE: {{^}}jit-run: error: input[0]: 'other-dtype.npy': type is 3xf64, expected ?xf32{{$}}
// RUN: %fails jit-run %s --input=@big-endian.npy | FileCheck %s --check-prefix=NPY-BIG-ENDIAN
// NPY-BIG-ENDIAN: {{^}}jit-run: error: input[0]: cannot read 'big-endian.npy': descr '>f4' is big endian, expected '<f4'{{$}}
// RUN: %fails jit-run %s --input=@complex.npy | FileCheck %s --check-prefix=NPY-COMPLEX
// NPY-COMPLEX: {{^}}jit-run: error: input[0]: cannot read 'complex.npy': unsupported descr '<c8', expected one of <f8 <f4 <f2 <i8 <i4 <i2 |i1 |u1 |b1{{$}}
// RUN: %fails jit-run %s --input=@object.npy | FileCheck %s --check-prefix=NPY-OBJECT
// NPY-OBJECT: {{^}}jit-run: error: input[0]: cannot read 'object.npy': descr '|O' holds Python objects, expected one of <f8 <f4 <f2 <i8 <i4 <i2 |i1 |u1 |b1{{$}}
// RUN: %fails jit-run %s --input=@line-break.npy | FileCheck %s --check-prefix=NPY-LINE-BREAK
// NPY-LINE-BREAK: {{^}}jit-run: error: input[0]: cannot read 'line-break.npy': unsupported descr 'a\nb', expected one of <f8 <f4 <f2 <i8 <i4 <i2 |i1 |u1 |b1{{$}}
// RUN: %fails jit-run %s --input=@order.npy | FileCheck %s --check-prefix=NPY-ORDER
// NPY-ORDER: {{^}}jit-run: error: input[0]: cannot read 'order.npy': malformed header at character 34: expected True or False{{$}}
// RUN: %fails jit-run %s --input=@bool.npy | FileCheck %s --check-prefix=NPY-BOOL
// NPY-BOOL: {{^}}jit-run: error: input[0]: cannot read 'bool.npy': element 2 of type i1 is 2, expected 0 or 1{{$}}
// RUN: %fails jit-run %s --input=@empty.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-NO-BYTES
// SAFETENSORS-NO-BYTES: {{^}}jit-run: error: input[0]: cannot read 'empty.safetensors': file has 0 bytes, expected at least 8{{$}}
// RUN: %fails jit-run %s --input=@not-json.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-NOT-JSON
// SAFETENSORS-NOT-JSON: {{^}}jit-run: error: input[0]: cannot read 'not-json.safetensors': malformed JSON at byte 1: expected a key{{$}}
// RUN: %fails jit-run %s --input=@length.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-LENGTH
// SAFETENSORS-LENGTH: {{^}}jit-run: error: input[0]: cannot read 'length.safetensors': header length is 99 bytes, only 26 are left{{$}}
// RUN: %fails jit-run %s --input=@huge-length.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-HUGE-LENGTH
// SAFETENSORS-HUGE-LENGTH: {{^}}jit-run: error: input[0]: cannot read 'huge-length.safetensors': header length is 4611686018427387904 bytes, expected at most 100000000{{$}}
// RUN: %fails jit-run %s --input=@beyond.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-BEYOND
// SAFETENSORS-BEYOND: {{^}}jit-run: error: input[0]: cannot read 'beyond.safetensors': tensor 'x': data offsets 0 to 25 exceed the 24 bytes of data{{$}}
// RUN: %fails jit-run %s --input=@swapped.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-SWAPPED
// SAFETENSORS-SWAPPED: {{^}}jit-run: error: input[0]: cannot read 'swapped.safetensors': tensor 'x': data offsets 24 to 0 are reversed, expected begin and end{{$}}
// RUN: %fails jit-run %s --input=@negative.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-NEGATIVE
// SAFETENSORS-NEGATIVE: {{^}}jit-run: error: input[0]: cannot read 'negative.safetensors': tensor 'x': data offset is not a non-negative integer{{$}}
// RUN: %fails jit-run %s --input=@overflow.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-OVERFLOW
// SAFETENSORS-OVERFLOW: {{^}}jit-run: error: input[0]: cannot read 'overflow.safetensors': tensor 'x': shape 4611686018427387904x4 with 4-byte elements exceeds 2^63-1 bytes{{$}}
// RUN: %fails jit-run %s --input=@fraction.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-FRACTION
// SAFETENSORS-FRACTION: {{^}}jit-run: error: input[0]: cannot read 'fraction.safetensors': tensor 'x': dimension 0 of shape is not a non-negative integer{{$}}
// RUN: %fails jit-run %s --input=@size.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-SIZE
// SAFETENSORS-SIZE: {{^}}jit-run: error: input[0]: cannot read 'size.safetensors': tensor 'x': 5xf32 needs 20 bytes, its data offsets give 24{{$}}
// RUN: %fails jit-run %s --input=@dtype.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-DTYPE
// SAFETENSORS-DTYPE: {{^}}jit-run: error: input[0]: cannot read tensor 'x' of 'dtype.safetensors': unsupported dtype 'F33', expected one of F64 F32 F16 BF16 I64 I32 I16 I8 U8 BOOL{{$}}
// RUN: %fails jit-run %s --input=@overlap.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-OVERLAP
// SAFETENSORS-OVERLAP: {{^}}jit-run: error: input[0]: cannot read 'overlap.safetensors': tensors 'x' and 'y' overlap at data byte 8{{$}}
// RUN: %fails jit-run %s --input=@hole.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-HOLE
// SAFETENSORS-HOLE: {{^}}jit-run: error: input[0]: cannot read 'hole.safetensors': data bytes 0 to 4 belong to no tensor{{$}}
// RUN: %fails jit-run %s --input=@twice.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-TWICE
// SAFETENSORS-TWICE: {{^}}jit-run: error: input[0]: cannot read 'twice.safetensors': malformed JSON at byte 58: duplicate key 'x'{{$}}
// RUN: %fails jit-run %s --input=@nested.safetensors:x | FileCheck %s --check-prefix=SAFETENSORS-NESTED
// SAFETENSORS-NESTED: {{^}}jit-run: error: input[0]: cannot read 'nested.safetensors': malformed JSON at byte 69: nested too deeply{{$}}

// The same for constants of an object, of which nothing is left.
// RUN: %fails jitc %s -o left.o --function=main --bind=x=@negative.npy | FileCheck %s --check-prefix=BIND-NPY
// BIND-NPY: {{^}}jitc: error: argument 0 of 'main': cannot read 'negative.npy': dimension 0 of the shape is -6, expected a non-negative extent{{$}}
// RUN: %fails jitc %s -o left.o --function=main --bind=0=@overlap.safetensors:x | FileCheck %s --check-prefix=BIND-SAFETENSORS
// BIND-SAFETENSORS: {{^}}jitc: error: argument 0 of 'main': cannot read 'overlap.safetensors': tensors 'x' and 'y' overlap at data byte 8{{$}}
// RUN: ls | not grep left

// What is no file cannot be mapped.
// RUN: mkfifo fifo
// RUN: %fails jit-run %s --input=@fifo | FileCheck %s --check-prefix=FIFO
// FIFO: {{^}}jit-run: error: input[0]: cannot open 'fifo': not a regular file, expected a regular file{{$}}
// RUN: %fails jit-run %s --input=@. | FileCheck %s --check-prefix=FOLDER
// FOLDER: {{^}}jit-run: error: input[0]: cannot open '.': is a directory, expected a regular file{{$}}
// RUN: %fails jit-run %s --input=4xf32=@empty.npy | FileCheck %s --check-prefix=TYPED
// TYPED: {{^}}jit-run: error: input[0]: 'empty.npy' tells its type itself, expected @empty.npy without a type{{$}}

// Column-major order is put right; no elements are as good as any number, also as a constant.
// RUN: jit-run %s --function=matrix --input=@fortran.npy | FileCheck %s --check-prefix=FORTRAN
// FORTRAN: {{^}}2x3xf32=[1 3 5][2 4 6]{{$}}
// RUN: jit-run %s --input=@nothing.npy | FileCheck %s --check-prefix=NOTHING
// NOTHING: {{^}}0xf32={{$}}
// RUN: jitc %s -o nothing.o --function=main --bind=x=@nothing.npy

func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

func.func @matrix(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  return %x : tensor<2x3xf32>
}
