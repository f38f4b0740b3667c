# The targets for working on the package. Run `make` to list them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

SWIFT ?= swift
PYTHON ?= python3
# Links statically, as on a server. Apple's systems include Swift's libraries.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
FORMATTED := Package.swift Plugins Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

.PHONY: help
help: ## List the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

.PHONY: test
test: check-format check-client build test-swift test-user check-parity check-layers check-docs test-browser ## Check everything; installs what the checks need

.PHONY: run
run: ## Run the Guide, which prints its address
	$(SWIFT) run Guide

.PHONY: build
build: ## Build all targets with their tests; fail on warnings in this package
	@Scripts/prepare-build
	@mkdir -p .build
	$(SWIFT) build --build-tests 2>&1 | tee .build/build.log
	@if grep -E '^$(CURDIR)/[^:]+:[0-9]+:[0-9]+: warning: ' .build/build.log | grep -v '/\.build/'; then \
	  echo 'The build must have no warnings.' >&2; exit 1; fi

.PHONY: test-swift
test-swift: ## Run the Swift tests
	$(PYTHON) Scripts/swift_tests.py --swift $(SWIFT) --package Tests/Macros
	$(PYTHON) Scripts/swift_tests.py --swift $(SWIFT)

.PHONY: test-user
test-user: ## Run the README's test in a package that depends on this one, and check that a misuse fails a user's tests
	$(PYTHON) Scripts/user_package.py --swift $(SWIFT)

.PHONY: test-browser
test-browser: ## Run the browser tests in headless Chromium, and some in WebKit
	@Scripts/prepare-nginx || [ -z "$${CI:-}" ]
	@if Scripts/prepare-browser; then \
	  Scripts/browser-tests; \
	elif [ -n "$${CI:-}" ]; then \
	  echo 'The browser tests need a browser, and CI must not skip them.' >&2; exit 1; \
	else \
	  echo 'The browser tests were skipped: no browser can be installed.'; \
	fi

.PHONY: client
client: ## Bundle the browser's script and style sheet, after a change in Sources/NavigatorWeb/Client
	@Scripts/prepare-client
	@Scripts/client

.PHONY: symbols
symbols: ## Write the table of symbols, after a change in Scripts/symbols
	@python3 -m pip install -q --no-deps --target .build/tabler pytablericons==1.0.1
	@python3 Scripts/symbols/generate.py .build/tabler/pytablericons/icons

.PHONY: check-client
check-client: ## Check the browser's script: types, unit tests, and that its bundle is fresh
	@if Scripts/prepare-client; then \
	  Scripts/client --check; \
	elif [ -n "$${CI:-}" ]; then \
	  echo 'CI must not skip the checks of the script.' >&2; exit 1; \
	else \
	  echo 'The checks of the script were skipped: its tools are missing.'; \
	fi

.PHONY: fuzz
fuzz: ## Run the randomised tests of hostile input for longer; FACTOR=50 multiplies their iterations, SEED=1 repeats a run
	NAVIGATOR_FUZZ_FACTOR=$(or $(FACTOR),50) $(if $(SEED),NAVIGATOR_FUZZ_SEED=$(SEED)) $(SWIFT) test --no-parallel --filter \
	  'Fuzz|RandomTests|RandomChangeTests|TurnTests|HostileAddressTests'

.PHONY: autobahn
autobahn: ## Run the Autobahn test suite against the handlers of WebSocket frames; needs python2 with pip
	@mkdir -p .build/autobahn/report
	@[ -e .build/autobahn/library/autobahntestsuite ] || \
	  python2 -m pip install -q --target .build/autobahn/library autobahntestsuite==0.8.2
	@touch .build/autobahn/library/zope/__init__.py
	NAVIGATOR_AUTOBAHN=$(CURDIR)/.build/autobahn/report PYTHONPATH=$(CURDIR)/.build/autobahn/library \
	  $(SWIFT) test --filter AutobahnTests

.PHONY: format
format: ## Format the Swift sources
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

.PHONY: check-format
check-format: ## Check the format of the Swift sources, and the lengths of comments
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@$(PYTHON) Scripts/line_lengths.py $(FORMATTED)

.PHONY: listings
listings: ## Copy the Guide's sources and the articles to the folder from which the Guide's screens show them
	@for file in Examples/Guide/Sections/*.swift; do cp "$$file" "Examples/Guide/Listings/$${file##*/}.txt"; done
	@cp Sources/NavigatorUI/NavigatorUI.docc/*.md Examples/Guide/Listings/

.PHONY: gallery
gallery: ## Write the expected figures of the drawing gallery, after a change of what is drawn
	NAVIGATOR_WRITE_GALLERY=1 $(SWIFT) test --filter DrawingGalleryTests

.PHONY: parity
parity: ## Write Documentation/SwiftUIParity.md
	$(SWIFT) build --target NavigatorRuntime
	$(PYTHON) Scripts/parity.py

.PHONY: check-parity
check-parity: ## Check names and conformances against SwiftUI's, and the freshness of the parity document
	$(PYTHON) Scripts/parity.py --check
	$(PYTHON) Scripts/census.py
	$(PYTHON) Scripts/unavailable.py
	$(PYTHON) Scripts/conformances.py
	$(PYTHON) Scripts/apple_api.py

.PHONY: check-layers
check-layers: ## Check the direction of dependencies between targets and between folders, and the pictures
	$(PYTHON) Scripts/layers.py --check

.PHONY: layers
layers: ## Write the dependency graphs in ARCHITECTURE.md and Documentation/Architecture
	$(SWIFT) build --target NavigatorUI
	$(PYTHON) Scripts/layers.py --write

.PHONY: docs
docs: ## Write the pages of all products to .build/documentation, as one site
	$(SWIFT) build --target NavigatorUI
	$(SWIFT) build --target NavigatorTesting
	$(SWIFT) build --target NavigatorWeb
	$(PYTHON) Scripts/docs.py

.PHONY: check-docs
check-docs: ## Check that links in the pages resolve, every public symbol has a topic, and each step of the tutorial compiles
	$(PYTHON) Scripts/docs.py --check
	$(PYTHON) Scripts/tutorial.py

.PHONY: bench
bench: ## Run the benchmarks in release mode, print tables of medians, and fail if a bound is missed
	@# The plan is removed so that the build finds new files in the package that contains Benchmarks.
	@rm -f Benchmarks/.build/release.yaml
	$(SWIFT) build -c release $(STATIC) --package-path Benchmarks
	Scripts/prepare-browser
	$(SWIFT) build --target NavigatorCasePaths
	@# All tables are printed, also if a bound is missed.
	@status=0; \
	for table in Benchmarks/.build/release/Benchmarks Benchmarks/.build/release/CasePathBenchmarks \
	  '.venv/bin/python Scripts/web_bench.py' '$(PYTHON) Scripts/macro_cost.py'; do \
	  $$table || status=1; \
	done; \
	exit $$status

.PHONY: screenshots
screenshots: ## Take screenshots of the Guide and the Shop, and record the README's animation
	$(SWIFT) build --product Guide
	@Scripts/prepare-build
	$(SWIFT) build --product ExampleShop
	$(SWIFT) build --product BrowserTestApp
	Scripts/prepare-browser
	@fc-list : family | grep -q Inter || Scripts/install-packages fonts-inter || echo 'The font Inter is missing from the screenshots.'
	.venv/bin/python Scripts/screenshots.py
	.venv/bin/python Scripts/motion_screenshots.py
	command -v img2webp >/dev/null || Scripts/install-packages webp
	.venv/bin/python Scripts/record_flow.py
