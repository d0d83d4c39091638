#!/bin/sh
# Write Scripts/function-order.txt anew: what a key runs through, found by following a release build.
#
# Names change with the code: a function that the list does not know lies where the linker puts it, one that is gone
# does no harm.
set -eu
cd "$(dirname "$0")/.."

mkdir -p build
map="$PWD/build/keyline.map"
list=Scripts/function-order.txt
KEYLINE_BENCH=1 swift build --quiet -c release --static-swift-stdlib --product keyline-bench
cp .build/release/keyline-bench build/keyline-bench
touch Sources/keyline/main.swift
swift build --quiet -c release --static-swift-stdlib --product keyline -Xlinker "-Map=$map"
KEYLINE_BIN="$PWD/.build/release/keyline" build/keyline-bench order "$map" >build/function-order.txt
mv build/function-order.txt "$list"
# The build does not know the list, and would leave the program as it is.
rm "$map" .build/release/keyline
echo "$(wc -l <"$list") functions in $list; the next release build puts them in order."
