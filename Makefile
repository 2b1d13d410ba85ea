# CaptionKit. `make run` and `make test` work on a clean clone of a machine with Swift.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT ?= swift
PREFIX ?= /usr/local
# On Linux the Swift runtime goes into the binary: it starts faster and runs without Swift. The
# toolchain's own linker does that without complaints about parts that nobody calls.
RELEASE_FLAGS := -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xswiftc -use-ld=lld)
BINARY = $(shell $(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/captionkit
OUT := .build/sample-output
EPISODE := Samples/night-ferry.en.sdh

.PHONY: help
help: ## Show the targets.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /  \1\t/' | expand -t 16

.PHONY: dependencies
dependencies: ## Install the system libraries that are missing.
	@.ci/dependencies

.PHONY: release
release: dependencies ## Build the optimized command.
	@$(SWIFT) build $(RELEASE_FLAGS) --product captionkit

.PHONY: run
run: release ## Build, then convert, inspect and lint a sample.
	@rm -rf $(OUT) && mkdir -p $(OUT)
	$(BINARY) convert $(EPISODE).srt $(OUT)/night-ferry.vtt
	$(BINARY) convert $(EPISODE).vtt $(OUT)/night-ferry.ttml
	$(BINARY) info $(EPISODE).srt $(OUT)/night-ferry.vtt $(OUT)/night-ferry.ttml
	$(BINARY) inspect $(EPISODE).vtt | sed '/^cue 8 /,$$d'
	$(BINARY) lint Samples/findings.srt || test $$? -eq 1
	@echo
	@echo "Wrote $(OUT)/night-ferry.vtt and $(OUT)/night-ferry.ttml."
	@echo "The command is $(BINARY)."

.PHONY: test
test: dependencies ## Run all tests.
	@$(SWIFT) test

.PHONY: check
check: release ## Run everything else that CI runs: format, layers, documents, conformance, browser, fuzz.
	@CAPTIONKIT=$(BINARY) .ci/check

.PHONY: check-full
check-full: release ## Run those checks and the slow ones: scale, sanitizer, fuzz for TIME=600 seconds a format.
	@CAPTIONKIT=$(BINARY) SWIFT=$(SWIFT) TIME=$(FULL_TIME) .ci/check full

# `make fuzz TIME=600 FORMATS=ttml` for one format; checks of each change take 20 seconds.
FULL_TIME := $(or $(TIME),600)
FORMATS ?=
.PHONY: fuzz
fuzz: dependencies ## Fuzz the readers and writers of FORMATS, else of all, for TIME=20 seconds each.
	@.ci/fuzz $(or $(TIME),20) $(FORMATS)

.PHONY: bench
bench: release ## Compare speed with ffmpeg, side by side.
	@CAPTIONKIT=$(BINARY) .ci/bench

.PHONY: bench-library
bench-library: release ## Measure lint on 10,000 generated files, beside a script that POOL_LINT names.
	@CAPTIONKIT=$(BINARY) .ci/bench-library

.PHONY: bench-sync
bench-sync: release ## Score sync on programmes that the program SYNC_CASES makes, beside ffsubsync.
	@CAPTIONKIT=$(BINARY) .ci/bench-sync

.PHONY: spark
spark: release ## Lint a generated library on Apache Spark, and compare it with one run.
	@CAPTIONKIT=$(BINARY) .ci/check-spark

.PHONY: format
format: ## Format the sources.
	@$(SWIFT) format -i -r Sources Tests Package.swift

.PHONY: docs
docs: release ## Write the rules to Sources/CaptionRules/RULES.md, the public interface to .build/docs.
	@CAPTIONKIT=$(BINARY) .ci/docs

.PHONY: install
install: release ## Install the command, its man page and completions below PREFIX.
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/captionkit
	$(BINARY) help --man > $(DESTDIR)$(PREFIX)/share/man/man1/captionkit.1
	$(BINARY) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/captionkit
	$(BINARY) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_captionkit
	$(BINARY) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/captionkit.fish

.PHONY: clean
clean: ## Remove everything that was built.
	rm -rf .build
