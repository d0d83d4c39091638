#!/bin/sh
# Make the screens of the documentation: every tape of docs/tapes, one text file a screen in docs/screens.
#
# A tape names its screens (`screen NAME`); each becomes docs/screens/NAME.txt.
set -eu
cd "$(dirname "$0")/.."

program="$1"
mkdir -p docs/screens
for tape in docs/tapes/*.tape; do
  [ -e "$tape" ] || { echo "screens: there are no tapes in docs/tapes" >&2; exit 1; }
  sed -n 's/^[[:space:]]*screen[[:space:]]\{1,\}\([A-Za-z0-9._-]\{1,\}\)[[:space:]]*$/\1/p' "$tape" |
    while read -r name; do
      # A tape that fails leaves the screen as it was.
      "$program" play "$tape" --headless --screen "$name" >"docs/screens/$name.new" ||
        { rm "docs/screens/$name.new"; exit 1; }
      mv "docs/screens/$name.new" "docs/screens/$name.txt"
      echo "docs/screens/$name.txt"
    done
done
