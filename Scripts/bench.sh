#!/bin/sh
# Measure the built program: beside its peers where the measuring programs lie next to the project, else alone.
set -eu
cd "$(dirname "$0")/.."

program="$PWD/$1"
measuring="../shared/bench/terminal"
peers="nano,vim,cat-raw"

if [ ! -e "$measuring/bench.py" ]; then
  echo "bench: the measuring programs are not at $measuring; measuring Keyline alone needs 'keyline-bench'," \
    "which is not built yet." >&2
  exit 1
fi

results="build/bench"
mkdir -p "$results"
if [ ! -x "$results/venv/bin/python" ]; then
  python3 -m venv "$results/venv"
  "$results/venv/bin/pip" install --quiet -r "$measuring/requirements.txt"
fi

export KEYLINE_BIN="$program"
python="$PWD/$results/venv/bin/python"
"$python" "$measuring/bench.py" --program "keyline,$peers" --tests latency,startup,idle,cpu,burst \
  --size 80x24,200x50 --keys 200 --out "$results/keyline.json"
"$python" "$measuring/bench.py" --report "$results/keyline.json"
