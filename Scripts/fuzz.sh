#!/bin/sh
# Fuzz each target for a number of seconds, with the address sanitizer. A finding is kept in build/fuzz/findings.
set -eu
cd "$(dirname "$0")/.."

seconds="${1:-60}"
scratch=".build/fuzz"
export KEYLINE_FUZZ=1

for target in FuzzDecoder FuzzLayout FuzzDocument; do
  # --sanitize leaves the main function to the fuzzer; the compiler's own flag instruments every module, because
  # it is the coverage of the code under test that guides the search.
  swift build --scratch-path "$scratch" --sanitize fuzzer --sanitize address \
    -Xswiftc -sanitize=fuzzer,address --product "$target"
  corpus="Fuzz/corpus/$target"
  findings="build/fuzz/findings/$target"
  mkdir -p "$corpus" "$findings"
  echo "== $target, $seconds s"
  "$scratch/debug/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 -artifact_prefix="$findings/" "$corpus"
done
echo "no finding"
