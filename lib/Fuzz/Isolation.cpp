//===- Isolation.cpp - work that may crash -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Fuzz/Isolation.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::jit;
using namespace mlir::jit::fuzz;

static void writeAll(int file, const std::string &text) {
  size_t done = 0;
  while (done < text.size()) {
    ssize_t count = write(file, text.data() + done, text.size() - done);
    if (count < 0 && errno != EINTR)
      return;
    done += count > 0 ? size_t(count) : 0;
  }
}

static std::string readAll(int file) {
  std::string text;
  char buffer[4096];
  for (;;) {
    ssize_t count = read(file, buffer, sizeof buffer);
    if (count > 0)
      text.append(buffer, size_t(count));
    else if (count == 0 || errno != EINTR)
      return text;
  }
}

[[noreturn]] static void runChild(llvm::function_ref<std::string()> work,
                                  int output, unsigned seconds) {
  if (int null = open("/dev/null", O_WRONLY); null >= 0)
    dup2(null, STDERR_FILENO);
  // LLVM's handlers print stacks and run atexit functions.
  for (int number : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM})
    std::signal(number, SIG_DFL);
  alarm(seconds);
  writeAll(output, work());
  _exit(0);
}

IsolatedWork::IsolatedWork(llvm::function_ref<std::string()> work,
                           unsigned seconds) {
  int ends[2];
  llvm::outs().flush();
  if (pipe(ends) != 0) {
    std::perror("jit-fuzz: pipe");
    std::abort();
  }
  child = fork();
  if (child < 0) {
    std::perror("jit-fuzz: fork");
    std::abort();
  }
  if (child == 0) {
    close(ends[0]);
    runChild(work, ends[1], seconds);
  }
  close(ends[1]);
  input = ends[0];
}

IsolatedResult IsolatedWork::wait() {
  IsolatedResult result;
  result.text = readAll(input);
  close(input);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    result.signal = WTERMSIG(status);
  else if (WEXITSTATUS(status) != 0)
    result.signal = SIGABRT;
  result.timedOut = result.signal == SIGALRM;
  if (result.timedOut)
    result.signal = 0;
  if (!result.isOk())
    result.text.clear();
  return result;
}
