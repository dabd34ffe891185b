#include "jitrt/support/status.h"
#include "jitrt/support/strings.h"

#include "gtest/gtest.h"

using namespace jitrt;

namespace {

Result<int> half(int value) {
  if (value % 2 != 0)
    return invalidArgument(strCat(value, " is odd"));
  return value / 2;
}

Result<int> quarter(int value) {
  JITRT_ASSIGN_OR_RETURN(int once, half(value));
  JITRT_ASSIGN_OR_RETURN(once, half(once));
  return once;
}

Status checkEven(int value) {
  JITRT_RETURN_IF_ERROR(half(value).status());
  return Status::ok();
}

// Success is cheap and carries no text.
TEST(StatusTest, DefaultIsOk) {
  Status status;
  EXPECT_TRUE(status.isOk());
  EXPECT_EQ(status.code(), StatusCode::Ok);
  EXPECT_EQ(status.message(), "");
  EXPECT_EQ(status.toString(), "ok");
  EXPECT_EQ(sizeof(Status), sizeof(void *));
}

// A code of Ok wins over a message: there is one representation of success.
TEST(StatusTest, OkCodeDropsMessage) {
  EXPECT_TRUE(Status(StatusCode::Ok, "ignored").isOk());
}

// The innermost location is the most precise one and stays.
TEST(StatusTest, FirstLocationWins) {
  Status status = invalidArgument("bad").withLocation("inner");
  EXPECT_EQ(std::move(status).withLocation("outer").toString(), "inner: bad");
  EXPECT_TRUE(Status::ok().withLocation("x").isOk());
}

// Copies are independent of the original.
TEST(StatusTest, CopyIsDeep) {
  Status original = notFound("x");
  Status copy = original;
  original = Status::ok();
  EXPECT_EQ(copy.code(), StatusCode::NotFound);
  EXPECT_EQ(copy.message(), "x");
}

// Every code has a name of its own.
TEST(StatusTest, CodesHaveNames) {
  EXPECT_EQ(statusCodeName(StatusCode::ResourceExhausted),
            "resource exhausted");
  EXPECT_EQ(statusCodeName(StatusCode::DataLoss), "data loss");
}

// The macros propagate errors and values through nested calls.
TEST(StatusTest, MacrosPropagate) {
  EXPECT_EQ(*quarter(12), 3);
  EXPECT_EQ(quarter(6).status().message(), "3 is odd");
  EXPECT_EQ(quarter(7).status().message(), "7 is odd");
  EXPECT_TRUE(checkEven(4).isOk());
  EXPECT_EQ(checkEven(5).code(), StatusCode::InvalidArgument);
}

// A result may hold what cannot be copied.
TEST(StatusTest, ResultHoldsMoveOnlyValue) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
  ASSERT_TRUE(result);
  std::unique_ptr<int> taken = *std::move(result);
  EXPECT_EQ(*taken, 5);
}

// Foreign text cannot break the one-line form of a message.
TEST(StatusTest, QuotedEscapesAndTruncates) {
  EXPECT_EQ(quoted("a\nb\x7f"), "'a\\x0ab\\x7f'");
  EXPECT_EQ(quoted("abcdef", 3), "'abc...'");
  EXPECT_EQ(oneLine("a\nb\r\x1b[1m"), "a b\\x0d\\x1b[1m");
}

} // namespace
