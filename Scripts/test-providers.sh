#!/bin/sh
# Try the broker against servers that other people wrote; needs python3 and the network, and is no part of `make test`.
#
# fakellm comes from PyPI into build/providers. A llama.cpp server joins in where one runs already: KEYLINE_LLAMACPP
# is its address, such as http://127.0.0.1:8080.
set -eu
cd "$(dirname "$0")/.."

home="build/providers"
version="0.3.5"
port="${KEYLINE_FAKELLM_PORT:-9999}"

# One sentence: what is missing and what to do.
fail() {
  echo "test-providers: $*" >&2
  exit 1
}

command -v python3 >/dev/null || fail "there is no python3: install it and run make again."
if [ ! -x "$home/bin/fakellm" ]; then
  python3 -m venv "$home" || fail "python3 makes no environment: install python3-venv and run make again."
  "$home/bin/pip" install --quiet "fakellm==$version" ||
    fail "fakellm $version cannot be had from PyPI: run make again with the network."
fi

cat >"$home/fakellm.yaml" <<'RULES'
version: 1
rules:
  - name: completions
    when: {}
    respond:
      content: "tomorrow at noon?\nlunch on Thursday?\nthe game tonight?"
RULES

swift build --build-tests --quiet
"$home/bin/fakellm" serve --port "$port" --config "$home/fakellm.yaml" >"$home/fakellm.log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT

tries=0
until python3 -c "import socket; socket.create_connection(('127.0.0.1', $port), 1)" 2>/dev/null; do
  tries=$((tries + 1))
  kill -0 "$server" 2>/dev/null || fail "fakellm does not start; $home/fakellm.log says why."
  [ "$tries" -lt 100 ] || fail "fakellm does not listen on port $port; $home/fakellm.log may say why."
  sleep 0.2
done

[ -n "${KEYLINE_LLAMACPP:-}" ] ||
  echo "test-providers: KEYLINE_LLAMACPP names no server; llama.cpp is left out."
KEYLINE_FAKELLM="http://127.0.0.1:$port/v1" swift test --skip-build --filter ProviderServerTests
