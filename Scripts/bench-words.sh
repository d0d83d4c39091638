#!/bin/sh
# Measure words: keystrokes saved, typos corrected, right words changed, and how long an answer takes.
#
# On the texts in KEYLINE_EVAL, or those that lie next to the project; else on a few sentences of our own, which say
# whether something is broken and little more.
set -eu
cd "$(dirname "$0")/.."

texts="${KEYLINE_EVAL:-../shared/eval}"
if [ ! -d "$texts/text" ]; then
  [ -z "${KEYLINE_EVAL:-}" ] || {
    echo "bench-words: $texts has no folder 'text'; KEYLINE_EVAL names a folder with text, typos and clean in it." >&2
    exit 1
  }
  texts=Tests/Texts
  echo "bench-words: on the few sentences of Tests/Texts; KEYLINE_EVAL names a folder with more." >&2
fi
results="build/bench"
mkdir -p "$results"

KEYLINE_BENCH=1 Scripts/release.sh keyline-bench --quiet
.build/release/keyline-bench words "$texts" | tee "$results/words.md"
