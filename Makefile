# Keyline's front door. `make help` lists the targets; each sets up what it needs by itself.

PREFIX ?= /usr/local
DESTDIR ?=
SECONDS ?= 60
KEYS ?= 300
PARTS ?=
PEERS ?=
ARGS ?=
TARGETS ?=
LANGS ?= en

DEBUG := .build/debug/keyline
RELEASE := .build/release/keyline
SOURCES := Package.swift Sources Tests $(wildcard Fuzz)

.DEFAULT_GOAL := help
.PHONY: help setup models run test build release lint format golden scenario e2e test-providers screens fuzz bench bench-words order install uninstall clean

help: ## List the targets
	@grep -E '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup:
	@Scripts/setup.sh

models: setup ## Build what words are predicted and corrected with (LANGS="en de fr es"; fetches texts into build/)
	@Scripts/models.sh $(LANGS)

run: setup ## Build Keyline and start it (ARGS="notes.txt --theme mono")
	@[ -x $(DEBUG) ] || echo "Building Keyline; the first time this takes some minutes."
	@swift build --quiet --product keyline
	@swift build --quiet --product keyline-broker
	@Scripts/models.sh --quick en || true
	@$(DEBUG) $(ARGS)

test: setup ## Lint, build and run every test; ends with "N passed, N failed"
	@Scripts/models.sh --quick en || true
	@Scripts/test.sh

build: setup ## Build everything for debugging, tests included
	@swift build --build-tests

release: setup ## Build the optimised programs with the Swift runtime inside
	@[ -x $(RELEASE) ] || echo "Building the optimised programs; the first time this takes a few minutes."
	@Scripts/release.sh keyline
	@Scripts/release.sh keyline-broker

lint: setup ## Check the format of all Swift code
	@swift format lint --strict --recursive $(SOURCES)

format: setup ## Format all Swift code
	@swift format format --in-place --recursive $(SOURCES)

golden: setup ## Compare the golden files (RECORD_GOLDEN=1 writes them anew, and fails)
	@Scripts/test.sh --filter Golden

scenario: setup ## Run the scenarios: keys in, text or screen out
	@Scripts/test.sh --filter Scenario

e2e: setup ## Drive the built program in terminals
	@Scripts/test.sh --filter EndToEndTests

test-providers: setup ## Try the broker against other people's servers (downloads them into build/)
	@Scripts/test-providers.sh

screens: setup ## Make the screens of the documentation from its tapes
	@swift build --quiet --product keyline
	@Scripts/screens.sh $(DEBUG)

fuzz: setup ## Fuzz each target for SECONDS=60 (TARGETS="FuzzDecoder …" only those)
	@Scripts/fuzz.sh $(SECONDS) $(TARGETS)

bench: release ## Measure speed beside nano (KEYS=300 a figure, PARTS="latency starts", PEERS=1: more editors)
	@Scripts/bench.sh $(RELEASE) $(KEYS) "$(PARTS)" "$(PEERS)"

bench-words: setup ## Measure keystrokes saved and typos corrected (KEYLINE_EVAL: a folder of texts)
	@Scripts/bench-words.sh

order: setup ## Find anew what a key runs through, for compiler and linker to keep together (as root)
	@Scripts/order.sh

install: release ## Install into PREFIX=/usr/local (DESTDIR is put before it)
	@Scripts/install.sh $(RELEASE) "$(DESTDIR)$(PREFIX:~/%=$(HOME)/%)"

uninstall: ## Remove what install put there
	@Scripts/uninstall.sh "$(DESTDIR)$(PREFIX:~/%=$(HOME)/%)"

clean: ## Remove what was built
	@rm -rf .build build
