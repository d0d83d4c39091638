#!/bin/sh
# Build the models of languages, each as models/CODE.words, from what Models/recipe.txt names.
#
# usage: models.sh [--quick] CODE…
# --quick leaves a model alone that was made while sources were missing; without it, these are asked for again.
# What is fetched stays in build/models/cache, and nothing is fetched twice.
set -eu
cd "$(dirname "$0")/.."

recipe="Models/recipe.txt"
cache="build/models/cache"
trainer=".build/release/keyline-train"

say() {
  echo "models: $*" >&2
}

# The fields behind the name of a package in the recipe: kind, version, checksum.
package_fields() {
  awk -v name="$1" '$1 == "package" && $2 == name { print $3, $4, $5 }' "$recipe"
}

# The packages that a language is made from.
packages_of() {
  awk -v language="$1" '$1 ~ /^(text|frequencies|spelling|pairs|trigrams)$/ && $2 == language { print $3 }' "$recipe" |
    sort -u
}

# Which files of a package are read.
patterns_of() {
  awk -v name="$1" '$1 ~ /^(text|frequencies|spelling|pairs|trigrams)$/ && $3 == name { print $NF }' "$recipe" | sort -u
}

# Downloads one package into a folder; fails where it is not to be had.
download() {
  kind="$1" name="$2" version="$3" checksum="$4" folder="$5"
  case "$kind" in
    apt)
      command -v apt-get >/dev/null || return 1
      (cd "$folder" && apt-get download -qq "$name=$version") >"$folder/log" 2>&1 || return 1
      ;;
    pip)
      echo "$name==$version --hash=sha256:$checksum" >"$folder/requirements"
      python3 -m pip download --quiet --no-deps --require-hashes --only-binary :all: --disable-pip-version-check \
        --retries 1 --dest "$folder" --requirement "$folder/requirements" >"$folder/log" 2>&1 || return 1
      ;;
    *) say "the recipe knows no kind '$kind'" && return 1 ;;
  esac
}

# Fetches a package, checks it, and keeps those of its files that are read.
fetch() {
  name="$1"
  # Three fields without spaces.
  # shellcheck disable=SC2046
  set -- $(package_fields "$name")
  [ $# -eq 3 ] || { say "the recipe has no line 'package $name'"; return 1; }
  kind="$1" version="$2" checksum="$3"
  # What is read of it belongs to what is kept: another pattern needs another look.
  wanted="$version $checksum $(patterns_of "$name" | tr '\n' ' ')"
  [ "$(cat "$cache/$name/complete" 2>/dev/null)" != "$wanted" ] || return 0
  rm -rf "${cache:?}/$name" "$cache/new"
  mkdir -p "$cache/new/package" "$cache/new/files"
  say "fetching $name $version"
  if ! download "$kind" "$name" "$version" "$checksum" "$cache/new/package"; then
    say "$name $version cannot be had: there is no network, or it is there no more."
    return 1
  fi
  archive="$(find "$cache/new/package" -name '*.deb' -o -name '*.whl' | head -n 1)"
  if [ "$(sha256sum "$archive" | cut -d ' ' -f 1)" != "$checksum" ]; then
    say "$name $version is refused: it is not what the recipe was written for (its checksum differs)."
    return 1
  fi
  case "$archive" in
    *.deb) dpkg-deb -x "$archive" "$cache/new/files" ;;
    *) python3 -m zipfile -e "$archive" "$cache/new/files" ;;
  esac || { say "$name $version cannot be unpacked."; return 1; }
  find "$cache/new/files" -name '*.gz' -exec gzip -df {} +
  mkdir -p "$cache/$name"
  patterns_of "$name" | while read -r pattern; do
    (cd "$cache/new/files" && find . -type f -path "./$pattern" -exec cp --parents {} "../../$name" \;)
  done
  echo "$wanted" >"$cache/$name/complete"
  rm -rf "$cache/new"
}

# A list of words that the system has, for a language without sources.
installed_words() {
  for list in /usr/share/hunspell/"$1"_*.dic /usr/share/hunspell/"$1".dic; do
    [ ! -r "$list" ] || { echo "$list"; return; }
  done
  [ "$1" != en ] || [ ! -r /usr/share/dict/words ] || echo /usr/share/dict/words
}

# What a model depends on.
fingerprint() {
  find Models Sources/keyline-train Sources/KeylinePrediction/Model Sources/KeylinePrediction/Writer \
    Sources/KeylinePrediction/Text -type f | LC_ALL=C sort | xargs cat | sha256sum | cut -d ' ' -f 1
}

build_trainer() {
  [ -z "${trainer_is_built:-}" ] || return 0
  [ -x "$trainer" ] || say "building the trainer; the first time this takes a minute or two"
  swift build -c release --product keyline-train --quiet >&2 || return 1
  trainer_is_built=yes
}

build() {
  language="$1"
  stamp="build/models/$language.stamp"
  state="$(cat "$stamp" 2>/dev/null || true)"
  if [ -s "models/$language.words" ]; then
    [ "$state" != "$now whole" ] || return 0
    [ -z "$quick" ] || [ "$state" != "$now part" ] || return 0
  fi
  packages="$(packages_of "$language")"
  [ -n "$packages" ] || { say "the recipe has nothing for '$language'."; return 1; }
  mkdir -p "$cache" models
  missing=""
  for package in $packages; do
    fetch "$package" || missing="$missing $package"
  done
  set --
  if [ -n "$missing" ]; then
    words="$(installed_words "$language")"
    [ -z "$words" ] || set -- --words "$words"
    say "'$language' is built without:$missing. Its words will be less good; 'make models' tries again."
  fi
  build_trainer || { say "the trainer cannot be built; what the compiler said is above."; return 1; }
  say "counting and weighing the words of '$language'; this takes about a minute"
  if ! "$trainer" --language "$language" --recipe "$recipe" --cache "$cache" --output "models/$language.words" "$@"; then
    if [ -s "models/$language.words" ]; then
      say "the model that was there stays."
    else
      say "there are no words for '$language': run 'make models LANGS=$language' with the network. Keyline works without."
    fi
    return 1
  fi
  if [ -n "$missing" ]; then echo "$now part"; else echo "$now whole"; fi >"$stamp"
  say "models/$language.words has $(($(wc -c <"models/$language.words") / 1000)) kB"
}

quick=""
if [ "${1:-}" = "--quick" ]; then
  quick=yes
  shift
fi
[ $# -gt 0 ] || { say "usage: Scripts/models.sh [--quick] CODE…"; exit 64; }
now="$(fingerprint)"
failed=0
for code in "$@"; do
  build "$code" || failed=1
done
exit "$failed"
