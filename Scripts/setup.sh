#!/bin/sh
# Set up what building and testing need on Debian 12: a Swift to build with, and packages where they are missing.
set -eu

# The first line is what the toolchain itself needs to run and to link.
packages="gcc libc6-dev libcurl4 libncurses6 libsqlite3-0 libstdc++-12-dev libxml2 tzdata
  asciinema dbus git gnome-keyring hunspell hunspell-en-us libcurl4-openssl-dev libncurses-dev libseccomp-dev libsecret-tools libsqlite3-dev libvterm-dev
  make ncurses-base ncurses-term python3-pip strace tmux util-linux"
required_major=6
required_minor=3

# One sentence: what is wrong and what to do.
fail() {
  echo "setup: $*" >&2
  exit 1
}

# Ends with a sentence when there is no Swift that is new enough; fails when there is one that does not run.
check_swift() {
  if ! command -v swift >/dev/null; then
    fail "Keyline needs Swift $required_major.$required_minor or later and there is no 'swift' on PATH:" \
      "install it from https://www.swift.org/install/linux/ and run make again."
  fi
  answer="$(swift --version 2>&1)" || return 1
  version="$(echo "$answer" | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)"
  major="${version%%.*}"
  minor="${version#*.}"
  if [ -z "$version" ] || [ "$major" -lt "$required_major" ] ||
    { [ "$major" -eq "$required_major" ] && [ "$minor" -lt "$required_minor" ]; }; then
    fail "Keyline needs Swift $required_major.$required_minor or later and 'swift' on PATH is" \
      "${version:-of unknown version}: install a newer one from https://www.swift.org/install/linux/ and run make again."
  fi
}

# On a bare system it runs only once the packages below are there.
check_swift && runs=yes || runs=no

swift_must_run() {
  [ "$runs" = yes ] || check_swift ||
    fail "'swift' on PATH does not run ($(echo "$answer" | head -n 1)): install what" \
      "https://www.swift.org/install/linux/ names for this system and run make again."
}

if ! command -v dpkg-query >/dev/null; then
  # Another system, where the same things have other names: the compiler will miss what is not there.
  # A list of names, split on purpose.
  # shellcheck disable=SC2086
  echo "setup: this is no Debian; see that it has what these packages hold:" $packages >&2
  swift_must_run
  exit 0
fi

# An installed package answers "ii"; everything else has to be fetched.
missing=""
for package in $packages; do
  case "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null)" in
    ii*) ;;
    *) missing="$missing $package" ;;
  esac
done
if [ -z "$missing" ]; then
  swift_must_run
  exit 0
fi

command -v apt-get >/dev/null ||
  fail "packages are missing and there is no apt-get; install these by hand and run make again:$missing"
if [ "$(id -u)" -eq 0 ]; then
  as_root=""
elif command -v sudo >/dev/null; then
  as_root="sudo"
else
  fail "packages are missing and there is no sudo; as root, run 'apt-get install$missing' and then make again."
fi

echo "setup: installing$missing" >&2
$as_root apt-get update -qq >&2 ||
  echo "setup: the lists of packages could not be renewed; the old ones have to do." >&2
# A list of names, split on purpose.
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2 ||
  fail "the packages could not be installed; as root, run 'apt-get install$missing' and then make again."
swift_must_run
