// --debug stops where the commands say and shows what is there. The first word of a command's line says whose it is.

// Steps go into calls, next goes over them; results come as without it. A loop passes a breakpoint once an iteration.
// RUN: sed -n 's|^// STEP> ||p' %s | jit-run %s --debug --input=2 --input=3xf32=1,2,3 | FileCheck %s --check-prefix=STEP
//      STEP:{{^}}@main:0: %r2 = constant c0  // arith.constant {{.*}}debug.mlir:[[#LOOP:]]:8{{$}}
// STEP> break jit.call
// STEP-NEXT:{{^}}breakpoint 1 at jit.call: @main:4{{$}}
// STEP> continue
// STEP-NEXT:{{^}}@main:4: %r5 = call @twice(move(%r1))  // jit.call {{.*}}debug.mlir:[[#LOOP+1]]:10{{$}}
// STEP> step
// STEP-NEXT:{{^}}@twice:0: %r0 = add %r0, move(%r0) : tensor<?xf32>  // jit.add {{.*}}{{$}}
// STEP> step 2
// STEP-NEXT:{{^}}@main:5: %r1 = neg move(%r5) : tensor<?xf32>  // jit.neg {{.*}}{{$}}
// STEP> print %r5
// STEP-NEXT:{{^}}3xf32=2 4 6{{$}}
// STEP> c
// STEP-NEXT:{{^}}@main:4: {{.*}}
// STEP> print %r1
// STEP-NEXT:{{^}}3xf32=-2 -4 -6{{$}}
// STEP> next
// STEP-NEXT:{{^}}@main:5: {{.*}}
// STEP> print %r5
// STEP-NEXT:{{^}}3xf32=-4 -8 -12{{$}}
// STEP> c
// STEP-NEXT:{{^}}3xf32=4 8 12{{$}}
func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
  // A call of a function with a stage stays a call.
  %0 = jit.stage : tensor<?xf32> {
    %1 = jit.add %x, %x : tensor<?xf32>
    jit.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

func.func @main(%n: index, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.loop max %n iter(%i, %y = %x) : tensor<?xf32> {
    %1 = jit.call @twice(%y) : (tensor<?xf32>) -> tensor<?xf32>
    %2 = jit.neg %1 : tensor<?xf32>
    jit.continue %2 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// Breakpoints: at a location with more or less of it, and at an instruction of this or another function; an empty line
// is the command before it.
// RUN: sed -n 's|^// BREAK> \?||p' %s | jit-run %s --debug --input=2 --input=3xf32=1,2,3 | FileCheck %s --check-prefix=BREAK
//      BREAK:{{^}}@main:0: {{.*}}
// BREAK> break debug.mlir:37:10
// BREAK-NEXT:{{^}}breakpoint 1 at debug.mlir:37:10: @main:4{{$}}
// BREAK> b :38
// BREAK-NEXT:{{^}}breakpoint 2 at :38: @main:5{{$}}
// BREAK> b @twice:1
// BREAK-NEXT:{{^}}breakpoint 3 at @twice:1: @twice:1{{$}}
// BREAK> b 7
// BREAK-NEXT:{{^}}breakpoint 4 at 7: @main:7{{$}}
// BREAK> delete 2
// BREAK> delete 4
// BREAK> break
// BREAK-NEXT:{{^}}breakpoint 1 at {{.*}}
// BREAK-NEXT:{{^}}breakpoint 3 at {{.*}}
// BREAK> continue
// BREAK-NEXT:{{^}}@main:4: {{.*}}
// BREAK>
// BREAK-NEXT:{{^}}@twice:1: {{.*}}
// BREAK>
// BREAK-NEXT:{{^}}@main:4: {{.*}}
// BREAK> list
// BREAK-NEXT:{{^}}  @main:0: {{.*}}
//      BREAK:{{^}}  @main:3: {{.*}}
// BREAK-NEXT:{{^}}> @main:4: {{.*}}
// BREAK-NEXT:{{^}}  @main:5: {{.*}}
//      BREAK:{{^}}  @main:9: {{.*}}
// BREAK> d 1
// BREAK> d 3
// BREAK> c
// BREAK-NEXT:{{^}}3xf32=4 8 12{{$}}

// Calls in progress can be looked at; registers that hold nothing are left out.
// RUN: sed -n 's|^// CALLS> ||p' %s | not jit-run %s --debug --input=2 --input=3xf32=1,2,3 2>&1 | FileCheck %s --check-prefix=CALLS
//      CALLS:{{^}}@main:0: {{.*}}
// CALLS> step 5
// CALLS-NEXT:{{^}}@twice:0: {{.*}}
// CALLS> where
// CALLS-NEXT:{{^}}> 0 @twice:0: {{.*}}
// CALLS-NEXT:{{^}}  1 @main:4: {{.*}}
// CALLS> registers
// CALLS-NEXT:{{^}}%r0: 3xf32{{$}}
// CALLS> frame 1
// CALLS-NEXT:{{^}}@main:4: {{.*}}
// CALLS> registers
// CALLS-NEXT:{{^}}%r0: i64=2{{$}}
// CALLS-NEXT:{{^}}%r2: i64=0{{$}}
// CALLS-NEXT:{{^}}%r3: i64=1{{$}}
// CALLS-NEXT:{{^}}%r4: i1=1{{$}}
// CALLS> print %r1
// CALLS-NEXT:{{^}}nothing{{$}}
// CALLS> quit
// CALLS-NOT:{{.}}

// Slots, host scalars and lists have values, too.
// RUN: sed -n 's|^// VALUES> ||p' %s | jit-run %s --debug --function=values --input=2xf32=1,2 --input=0.5 | FileCheck %s --check-prefix=VALUES
//      VALUES:{{^}}@values:0: {{.*}}
// VALUES> b jit.list_get
// VALUES-NEXT:{{^}}breakpoint 1 {{.*}}
// VALUES> c
// VALUES-NEXT:{{^}}@values:{{.*}} = list_get move(%r4), {{.*}}
// VALUES> registers
// VALUES-NEXT:{{^}}%r1: f64=0.5{{$}}
// VALUES-NEXT:{{^}}%r3: i64=1{{$}}
// VALUES-NEXT:{{^}}%r4: list of 2{{$}}
// VALUES-NEXT:{{^}}slot 1: f64=0.5{{$}}
// VALUES> print %r4
// VALUES-NEXT:{{^}}list of 2{{$}}
// VALUES-NEXT:{{^}}  0: 2xf32=-1 -2{{$}}
// VALUES-NEXT:{{^}}  1: 2xf32=1 2{{$}}
// VALUES> print slot 1
// VALUES-NEXT:{{^}}f64=0.5{{$}}
// VALUES> c
// VALUES-NEXT:{{^}}2xf32=1 2{{$}}
// VALUES-NEXT:{{^}}f64=0.5{{$}}
func.func @values(%x: tensor<2xf32>, %f: f64) -> (tensor<2xf32>, f64) {
  %one = arith.constant 1 : index
  %0 = jit.stage : tensor<2xf32> {
    %1 = jit.neg %x : tensor<2xf32>
    jit.yield %1 : tensor<2xf32>
  }
  %2:2 = jit.stage : tensor<2xf32>, f64 {
    %3 = jit.list_construct %0, %x : (tensor<2xf32>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
    %4 = jit.list_get %3[%one] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
    jit.yield %4, %f : tensor<2xf32>, f64
  }
  return %2#0, %2#1 : tensor<2xf32>, f64
}

// An error stops, too; what the operation got is still there.
// RUN: sed -n 's|^// FAILED> ||p' %s | not jit-run %s --debug --function=sum --input=3xf32=0 --input=2xf32=1,2 2>%t.err | FileCheck %s --check-prefix=FAILED
// RUN: FileCheck %s --check-prefix=ERROR --input-file=%t.err
//      FAILED:{{^}}@sum:0: {{.*}}
// FAILED> c
// FAILED-NEXT:{{^}}failed: {{.*}}: 'jit.add' op operand #1 dimension 0 is 2, expected 1 or 3{{$}}
// FAILED-NEXT:{{^}}@sum:1: {{.*}}
// FAILED> print %r1
// FAILED-NEXT:{{^}}2xf32=1 2{{$}}
// FAILED> c
// FAILED-NOT:{{.}}
// ERROR:{{^}}jit-run: error: {{.*}}debug.mlir:[[#@LINE+3]]:8: 'jit.add' op operand #1 dimension 0 is 2, expected 1 or 3{{$}}
func.func @sum(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.exp %x : tensor<?xf32>
  %1 = jit.add %0, %y : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// A command that cannot be done says why and changes nothing; at the end of the commands there are no results.
// RUN: sed -n 's|^// WRONG> ||p' %s | not jit-run %s --debug --function=sum --input=2xf32=0 --input=2xf32=1,2 2>&1 | FileCheck %s --check-prefix=WRONG
//      WRONG:{{^}}@sum:0: {{.*}}
// WRONG> run
// WRONG-NEXT:{{^}}error: unknown command 'run', expected one of: step, {{.*}}, help, quit{{$}}
// WRONG> where 1
// WRONG-NEXT:{{^}}error: 'where' got '1', expected nothing behind it{{$}}
// WRONG> step 0
// WRONG-NEXT:{{^}}error: '0' is no number of instructions, expected at least 1{{$}}
// WRONG> next x
// WRONG-NEXT:{{^}}error: 'x' is no number of instructions, expected at least 1{{$}}
// WRONG> break jit.sin
// WRONG-NEXT:{{^}}error: no operation 'jit.sin' in the program, expected a name with its dialect, such as jit.add{{$}}
// WRONG> break other.mlir:1
// WRONG-NEXT:{{^}}error: no instruction comes from 'other.mlir:1', expected a place that 'list' shows{{$}}
// WRONG> break x:y
// WRONG-NEXT:{{^}}error: no line in 'x:y', expected file:line or file:line:column{{$}}
// WRONG> break @nowhere:0
// WRONG-NEXT:{{^}}error: no function 'nowhere', expected @function:instruction{{$}}
// WRONG> break @sum:3
// WRONG-NEXT:{{^}}error: no instruction '3' in @sum, expected 0 to 2{{$}}
// WRONG> delete 1
// WRONG-NEXT:{{^}}error: no breakpoint '1'{{$}}
// WRONG> print 0
// WRONG-NEXT:{{^}}error: cannot print '0', expected %r and a number, or slot and a number{{$}}
// WRONG> print %r2
// WRONG-NEXT:{{^}}error: no '%r2' in @sum, which has 2 registers{{$}}
// WRONG> print slot 0
// WRONG-NEXT:{{^}}error: no 'slot 0' in @sum, which has 0 slots{{$}}
// WRONG> frame 1
// WRONG-NEXT:{{^}}error: no call '1', expected 0 to 0{{$}}
// WRONG-NOT:{{.}}

// RUN: echo help | not jit-run %s --debug --function=sum --input=2xf32=0 --input=2xf32=1,2 | FileCheck %s --check-prefix=HELP
//      HELP:{{^}}step {{.*}}run N instructions{{.*}}
//      HELP:{{^}}quit {{.*}}end the run without results{{$}}

// Each function that --check calls can be stopped in; quit ends all of it.
// RUN: echo step | not jit-run %s --debug --check 2>&1 | FileCheck %s --check-prefix=CHECK
//      CHECK:{{^}}@checked:0: {{.*}}
// CHECK-NEXT:{{^}}@checked:1: {{.*}}
//  CHECK-NOT:{{.}}
func.func @checked() {
  %0 = jit.constant dense<1.0> : tensor<2xf32>
  check.expect_eq %0, %0 : tensor<2xf32>
  return
}

// RUN: %fails jit-run %s --debug --mode=compile | FileCheck %s --check-prefix=MODE
// MODE:{{^}}jit-run: error: --debug follows the interpreter, expected --mode=interpret{{$}}
// RUN: %fails jit-run - --debug | FileCheck %s --check-prefix=INPUT
// INPUT:{{^}}jit-run: error: --debug reads commands from the standard input, expected the program in a file{{$}}
// RUN: %fails jit-run %s --debug --trace=%t.json | FileCheck %s --check-prefix=TRACE
// TRACE:{{^}}jit-run: error: --trace would measure the waits of --debug, expected one of them{{$}}
