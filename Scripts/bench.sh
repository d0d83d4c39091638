#!/bin/sh
# Measure the built program: bench.sh PROGRAM KEYS PARTS PEERS
#
# Without PEERS: by the project's own benchmark, beside nano where that is installed. With PEERS=1 as well by the
# measuring programs that lie next to the project (or in the folder that PEERS names), beside every editor of
# theirs that is installed.
set -eu
cd "$(dirname "$0")/.."

program="$PWD/$1"
keys="$2"
parts="$3"
peers="$4"
results="build/bench"
measuring="../shared/bench/terminal"
[ -d "$peers" ] && measuring="$peers"
mkdir -p "$results"

need() {
  echo "bench: measuring the peers needs $1; without PEERS=1 Keyline is measured alone." >&2
  exit 1
}

if [ -n "$peers" ]; then
  [ -e "$measuring/bench.py" ] || need "the measuring programs in $measuring"
  command -v python3 >/dev/null || need "python3 (apt-get install python3 python3-venv)"
  command -v cc >/dev/null || need "a C compiler (apt-get install gcc)"
fi

KEYLINE_BENCH=1 Scripts/release.sh keyline-bench --quiet
# Names of parts, split on purpose.
# shellcheck disable=SC2086
KEYLINE_BIN="$program" .build/release/keyline-bench "$keys" $parts >"$results/keyline.md"
cat "$results/keyline.md"
[ -n "$peers" ] || exit 0

# A copy, because its helper programs are built where they lie.
rm -rf "$results/peers"
cp -R "$measuring" "$results/peers"
make -s -C "$results/peers/helpers"
if [ ! -x "$results/venv/bin/python" ]; then
  python3 -m venv "$results/venv" || need "python3-venv (apt-get install python3-venv)"
  "$results/venv/bin/pip" install --quiet pyte || need "pyte, from the Python package index"
fi
installed="keyline"
for peer in nano vim kak micro emacs joe mg; do
  command -v "$peer" >/dev/null && installed="$installed,$peer"
done
export KEYLINE_BIN="$program"
python="$results/venv/bin/python"
"$python" "$results/peers/bench.py" --program "$installed,cat-raw,ncmock-one" \
  --tests latency,startup,idle,cpu,burst,throughput --size 80x24,200x50 --keys "$keys" \
  --out "$results/peers.json"
"$python" "$results/peers/bench.py" --report "$results/peers.json" | tee "$results/peers.md"
