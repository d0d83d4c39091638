#!/bin/sh
# Fuzz the targets for a number of seconds each, with the address sanitizer: fuzz.sh SECONDS [TARGET …]
#
# What the fuzzer has learnt is kept in build/fuzz/corpus, a finding in build/fuzz/findings; the run stops at it.
set -eu
cd "$(dirname "$0")/.."

seconds="${1:-60}"
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- FuzzDecoder FuzzLayout FuzzDocument FuzzSSE FuzzWire FuzzModel
scratch=".build/fuzz"
export KEYLINE_FUZZ=1
# The sanitizer reports crashes; a second reporter would stumble over it.
export SWIFT_BACKTRACE=enable=no

# A layout with the tests that belong to it, as the target wants them: a zero byte between them.
seed_layouts() {
  for layout in layouts/*.json; do
    name="$(basename "$layout")"
    { cat "$layout"; printf '\0'; cat "layouts/tests/$name"; } >"$1/seed-$name"
  done
}

mkdir -p build/fuzz
for target in "$@"; do
  # --sanitize leaves the main function to the fuzzer; the compiler's own flag instruments every module, because
  # it is the coverage of the code under test that guides the search. Optimised, so that ten times as many inputs
  # are tried; the checks stay in, and say which of them failed.
  log="build/fuzz/$target.log"
  swift build -c release --scratch-path "$scratch" --sanitize fuzzer --sanitize address \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -assert-config -Xswiftc Debug --product "$target" >"$log" 2>&1 || {
    grep -v 'Cannot export local symbol' "$log" >&2
    exit 1
  }
  corpus="build/fuzz/corpus/$target"
  findings="build/fuzz/findings/$target"
  mkdir -p "$corpus" "$findings"
  length=1024
  if [ "$target" = FuzzLayout ]; then
    seed_layouts "$corpus"
    length=16384
  fi
  dictionary="Fuzz/dictionaries/$target.dict"
  [ -e "$dictionary" ] || dictionary=""
  echo "== $target, $seconds s"
  "$scratch/release/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
    -len_control=0 -max_len="$length" -artifact_prefix="$findings/" ${dictionary:+-dict="$dictionary"} "$corpus"
done
echo "no finding"
