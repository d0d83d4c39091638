#!/bin/sh
# Install the built program and its data files below a prefix.
set -eu
cd "$(dirname "$0")/.."

program="$1"
prefix="$2"

# Before anything is copied. As root nothing needs to be built again, and root's PATH may have no Swift.
if ! mkdir -p "$prefix/bin" 2>/dev/null || [ ! -w "$prefix/bin" ]; then
  echo "install: $prefix/bin cannot be written: run 'sudo Scripts/install.sh $program $prefix'" \
    "or 'make install PREFIX=~/.local'." >&2
  exit 1
fi

install -D -m 755 "$program" "$prefix/bin/keyline"
# It is looked for beside the program.
install -D -m 755 "$program-broker" "$prefix/bin/keyline-broker"
for folder in layouts layouts/tests themes; do
  for file in "$folder"/*.json; do
    [ -e "$file" ] && install -D -m 644 "$file" "$prefix/share/keyline/$file"
  done
done
# The models that were built here; `make models` and another install add to them.
for file in models/*.words; do
  [ -e "$file" ] && install -D -m 644 "$file" "$prefix/share/keyline/$file"
done

# The program describes itself: man page and completions cannot drift from what it does.
generated="$(mktemp -d)"
trap 'rm -rf "$generated"' EXIT
"$program" man >"$generated/keyline.1"
for shell in bash zsh fish; do
  "$program" completions "$shell" >"$generated/$shell"
done
install -D -m 644 "$generated/keyline.1" "$prefix/share/man/man1/keyline.1"
install -D -m 644 "$generated/bash" "$prefix/share/bash-completion/completions/keyline"
install -D -m 644 "$generated/zsh" "$prefix/share/zsh/site-functions/_keyline"
install -D -m 644 "$generated/fish" "$prefix/share/fish/vendor_completions.d/keyline.fish"
echo "installed $prefix/bin/keyline"
