#!/bin/sh
# Set up what building and testing need on Debian 12: packages where they are missing, and a Swift to build with.
set -eu

packages="git libc6-dev libncurses-dev libvterm-dev make ncurses-base ncurses-term strace tmux util-linux"
required_major=6
required_minor=3

# An installed package answers "ii"; everything else has to be fetched.
missing=""
for package in $packages; do
  case "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null)" in
    ii*) ;;
    *) missing="$missing $package" ;;
  esac
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -eq 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null; then
    as_root="sudo"
  else
    echo "setup: these packages are missing and there is no sudo; as root, run: apt-get install$missing" >&2
    exit 1
  fi
  echo "setup: installing$missing" >&2
  $as_root apt-get update -qq >&2
  # A list of names, split on purpose.
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
fi

if ! command -v swift >/dev/null; then
  echo "setup: Keyline needs Swift $required_major.$required_minor or later and there is no 'swift' on PATH:" \
    "install it from https://www.swift.org/install/linux/ and run make again." >&2
  exit 1
fi

version="$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)"
major="${version%%.*}"
minor="${version#*.}"
if [ -z "$version" ] || [ "$major" -lt "$required_major" ] ||
  { [ "$major" -eq "$required_major" ] && [ "$minor" -lt "$required_minor" ]; }; then
  echo "setup: Keyline needs Swift $required_major.$required_minor or later and 'swift' on PATH is" \
    "${version:-of unknown version}: install a newer one from https://www.swift.org/install/linux/" >&2
  exit 1
fi
