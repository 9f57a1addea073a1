# `make run` and `make test` do all the set-up: Debian packages, build. Needed beforehand: Swift, git, make.

HOST ?= 127.0.0.1
PORT ?= 8080
# Further options of Gallery, such as ARGS="--log-level debug".
ARGS ?=
# Rows of the benchmark to run, separated by commas; default all.
ROWS ?=
# How long the runs of `make fuzz` are: steps of the solver, mutations of each document, seconds of rubbish.
STEPS ?= 100000
ROUNDS ?= 5000
SECONDS ?= 120

release := Scripts/build-release.sh
packages := Scripts/install-packages.sh
lint_paths := Sources Tests Benchmarks Package.swift

.PHONY: run build test fuzz bench function-order lint check-packages image run-image screenshots clean toolchain

run: build
	@$(packages) run
	@echo "Gallery: http://$(HOST):$(PORT)"
	@exec "$$($(release) --show-bin-path)/Gallery" \
		--host $(HOST) --port $(PORT) $(ARGS)

build: toolchain
	@$(packages) build
	@$(release) --product Gallery

test: toolchain
	@$(packages) build run test
	@python3 Scripts/run_tests.py

# The long runs of all tests that try things at random; the tests themselves make short ones.
fuzz: toolchain
	@$(packages) build run test
	@swift build --build-tests
	@VITRINE_FUZZ_STEPS=$(STEPS) VITRINE_FUZZ_ROUNDS=$(ROUNDS) swift test --skip-build --filter Fuzz
	@VITRINE_RUBBISH_SECONDS=$(SECONDS) Scripts/python.sh Tests/Browser/run_unittests.py \
		Tests/Browser .build/fuzz-results.json test_rubbish

bench: toolchain
	@$(packages) build run test bench
	@Scripts/python.sh Benchmarks/run.py $(if $(ROWS),--rows $(ROWS))

# Which functions inputs go through, for builds for release; worth making anew once much of a tap's way has changed.
function-order: toolchain
	@$(packages) build run test bench order
	@Scripts/python.sh Benchmarks/function_order.py

# Not in parallel: that opens all files at once, more than a process may by default.
lint: toolchain check-packages
	@swift format lint --strict --recursive $(lint_paths)

check-packages:
	@Scripts/check-packages.sh

image:
	@Scripts/build-image.sh

run-image:
	@Scripts/run-image.sh

screenshots: toolchain
	@$(packages) build run test
	@Scripts/python.sh Tests/Browser/screenshots.py

clean:
	@rm -rf .build

toolchain:
	@Scripts/check-toolchain.sh
