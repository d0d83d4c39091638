#!/bin/sh
# Build an optimised product with the Swift runtime inside: release.sh PRODUCT FLAG…
#
# The build is told what a key press runs through (docs/decisions/0013). A profile that is older than the code does
# no harm: functions that have changed are compiled as if it did not know them.
set -eu
cd "$(dirname "$0")/.."

product="$1"
shift
written=Scripts/key-profile.txt
profile="$PWD/.build/key-profile.profdata"

# The tools of the toolchain that `swift` belongs to, wherever that is.
tools="$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin"
if [ ! -x "$tools/llvm-profdata" ]; then
  echo "release: $tools has no llvm-profdata; building without the profile of a key press." >&2
elif [ ! -e "$profile" ] || [ -n "$(find "$written" -newer "$profile")" ]; then
  # The build does not know what is in the profile, and would take what was made without it for up to date.
  rm -rf .build/*/release
  mkdir -p .build
  "$tools/llvm-profdata" merge -o "$profile" "$written"
fi
[ ! -e "$profile" ] || export KEYLINE_PROFILE="$profile"
# Found before the folder that has the shared library as well (Package.swift).
mkdir -p .build/archives
ln -sf "$(gcc -print-file-name=libstdc++.a)" .build/archives/libstdc++.a
# Colours are an option of the compiler: with them, a build on a terminal and one in a pipe would never share anything.
exec swift build -c release --static-swift-stdlib --no-color-diagnostics --product "$product" "$@"
