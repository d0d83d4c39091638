#!/bin/sh
# Remove what install.sh put below a prefix, and nothing else: below ~/.local, a person's own settings lie beside it.
set -eu
cd "$(dirname "$0")/.."

prefix="$1"
data="$prefix/share/keyline"

if [ ! -e "$prefix/bin/keyline" ]; then
  echo "uninstall: there is no $prefix/bin/keyline: give the PREFIX that it was installed with." >&2
  exit 1
fi
rm -f "$prefix/bin/keyline" "$prefix/bin/keyline-broker" \
  "$prefix/share/man/man1/keyline.1" \
  "$prefix/share/bash-completion/completions/keyline" \
  "$prefix/share/zsh/site-functions/_keyline" \
  "$prefix/share/fish/vendor_completions.d/keyline.fish"
for file in layouts/*.json layouts/tests/*.json themes/*.json models/*.words; do
  rm -f "$data/$file"
done
# Only what is empty then: a layout of one's own stays.
for folder in "$data/layouts/tests" "$data/layouts" "$data/themes" "$data/models" "$data"; do
  [ ! -d "$folder" ] || rmdir --ignore-fail-on-non-empty "$folder"
done
echo "removed $prefix/bin/keyline"
