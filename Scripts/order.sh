#!/bin/sh
# Write Scripts/key-profile.txt and Scripts/function-order.txt anew: what a key press runs through. As root.
#
# The profile comes from a build that counts, the order from following a build that was made with that profile.
# Both may be older than the code: a function they do not know is compiled and placed as always.
set -eu
cd "$(dirname "$0")/.."

folder="$PWD/build/order"
# Folders of their own, not deeper than `.build`, so that the programs find the checkout's layouts: the objects of a
# build that counts are not to be taken for others.
counting="$PWD/build/counting"
mapped="$PWD/build/mapped"
written=Scripts/key-profile.txt
list=Scripts/function-order.txt
rm -rf "$folder" "$counting" "$mapped"
mkdir -p "$folder"
resources="$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
profdata="$resources/../../bin/llvm-profdata"
runtime="$(find "$resources/../clang" "$resources/clang" -name "libclang_rt.profile-$(uname -m).a" 2>/dev/null | head -n 1)"
if [ ! -x "$profdata" ] || [ -z "$runtime" ]; then
  echo "order: the Swift toolchain has no llvm-profdata, or no library that counts." >&2
  exit 1
fi

KEYLINE_BENCH=1 Scripts/release.sh keyline-bench --quiet
cp .build/release/keyline-bench "$folder/keyline-bench"

swift build --quiet -c release --static-swift-stdlib --product keyline --scratch-path "$counting" \
  -Xswiftc -Xfrontend -Xswiftc -ir-profile-generate \
  -Xlinker "$runtime" -Xlinker -u -Xlinker __llvm_profile_runtime
KEYLINE_BIN="$counting/release/keyline" "$folder/keyline-bench" profile "$folder"
"$profdata" merge -o "$folder/all.profdata" "$folder"/*.profraw

KEYLINE_PROFILE="$folder/all.profdata" swift build --quiet -c release --static-swift-stdlib --product keyline \
  --scratch-path "$mapped" -Xlinker "-Map=$folder/map"
KEYLINE_BIN="$mapped/release/keyline" "$folder/keyline-bench" order "$folder/map" \
  >"$folder/order.txt"

# Only the functions of a key are kept, and how often they ran: which values they met, and functions known by the file
# they were built in, name the folder of this build. The count of bitmap bytes, which may be left out where it is 0, is written:
# without it the reader takes the "$" that Swift's symbols begin with for one.
"$profdata" merge --text -sparse -o "$folder/all.txt" "$folder"/*.profraw
sed 's/\.llvm\..*//; s/\.cold.*//' "$folder/order.txt" | awk '
  BEGIN { print ":ir" }
  NR == FNR { known[$0] = 1; next }
  /^#/ || /^:/ { next }
  /^$/ { name = ""; next }
  name == "" { name = $0; keep = ($0 in known); line = 0; if (keep) print "" }
  keep { print }
  line == 2 { counters = $0 }
  keep && line > 2 && line == 2 + counters { print "$0"; keep = 0 }
  { line++ }
' - "$folder/all.txt" >"$folder/profile.txt"
"$profdata" merge -o "$folder/kept.profdata" "$folder/profile.txt"

mv "$folder/profile.txt" "$written"
mv "$folder/order.txt" "$list"
rm -rf "$folder" "$counting" "$mapped"
# The build does not know the list, and would leave the program as it is.
rm -f .build/release/keyline
echo "$(grep -c '^\$' "$written") lines of $written and $(wc -l <"$list") functions of $list are new;" \
  "the next release build uses them."
