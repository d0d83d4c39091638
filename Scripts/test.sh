#!/bin/sh
# Run the tests and end with the plain line "N passed, N failed".
#
# Without arguments: lint, build with warnings as errors, all tests. With arguments (--filter NAME): those tests
# only. The count comes from the report file, not from the text on the terminal: a test program that crashes
# leaves no report, and that counts as a failure.
set -u
cd "$(dirname "$0")/.." || exit 1

report_folder="build/test-report"
report="$report_folder/tests-swift-testing.xml"
failed=0

step() {
  echo "== $1"
  shift
  "$@" || { failed=$((failed + 1)); echo "== failed: $*"; return 1; }
}

finish() {
  echo "$1 passed, $2 failed"
  [ "$2" -eq 0 ] && [ "$1" -gt 0 ]
  exit $?
}

if [ $# -eq 0 ]; then
  folders="Package.swift Sources Tests"
  [ -d Fuzz ] && folders="$folders Fuzz"
  # A list of names, split on purpose.
  # shellcheck disable=SC2086
  step "lint" swift format lint --strict --recursive $folders
fi

step "build" swift build --build-tests || finish 0 "$failed"

# What only `make release`, `make bench` and `make fuzz` build is not to break unseen.
if [ $# -eq 0 ]; then
  for product in keyline keyline-broker; do
    step "build of the release of $product" Scripts/release.sh "$product" --quiet
  done
  step "build of the benchmark" env KEYLINE_BENCH=1 swift build --target keyline-bench
  for target in Fuzz/Fuzz*/; do
    target="$(basename "$target")"
    step "build of $target" env KEYLINE_FUZZ=1 swift build --target "$target"
  done
fi

rm -rf "$report_folder"
mkdir -p "$report_folder"
echo "== test"
swift test --skip-build --xunit-output "$report_folder/tests.xml" "$@"
status=$?

if [ ! -s "$report" ]; then
  echo "== failed: the test program ended (status $status) without a report"
  finish 0 $((failed + 1))
fi

# One <testcase …> a test; a failing one has at least one <failure …> before the next.
counts="$(awk '
  { line = $0
    while (match(line, /<(testcase|failure|skipped)[ >\/]/)) {
      tag = substr(line, RSTART + 1, RLENGTH - 2)
      if (tag == "testcase") { total++; open = 1 }
      else if (tag == "failure" && open) { failures++; open = 0 }
      else if (tag == "skipped") skipped++
      line = substr(line, RSTART + RLENGTH)
    } }
  END { print total + 0, failures + 0, skipped + 0 }' "$report")"
total="${counts%% *}"
rest="${counts#* }"
failures="${rest%% *}"
skipped="${rest#* }"

# A failure the report does not know of (an issue outside any test, a crash at exit) must not pass.
[ "$status" -ne 0 ] && [ "$failures" -eq 0 ] && failed=$((failed + 1))
[ "$skipped" -gt 0 ] && echo "== skipped: $skipped"
finish $((total - failures - skipped)) $((failures + failed))
