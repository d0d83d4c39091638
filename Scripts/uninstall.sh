#!/bin/sh
# Remove what install.sh put below a prefix, and nothing else.
set -eu

prefix="$1"

rm -f "$prefix/bin/keyline" \
  "$prefix/share/man/man1/keyline.1" \
  "$prefix/share/bash-completion/completions/keyline" \
  "$prefix/share/zsh/site-functions/_keyline" \
  "$prefix/share/fish/vendor_completions.d/keyline.fish"
rm -rf "$prefix/share/keyline"
echo "removed $prefix/bin/keyline"
