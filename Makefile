# The commands of the project. `make` alone lists them.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# What the tools say they were built from.
build release: export VITRUVIAN_COMMIT := $(shell git describe --always --dirty --exclude '*' --abbrev=12 2>/dev/null)

# Further flags of SwiftPM, such as --scratch-path.
SWIFT_FLAGS ?=
# Tools that contain Swift's libraries start sooner, take less memory, and run where Swift is not installed.
toolchain := $(shell dirname "$$(readlink -f "$$(command -v swift)")")
static_libraries := $(wildcard $(toolchain)/../lib/swift_static/linux)
# They also do when less is to be read before they start: no list of names that other libraries may look up, and the
# short form of the places to relocate, which not every linker and C library knows.
linker := $(and $(wildcard $(toolchain)/ld.lld),$(shell grep -las GLIBC_ABI_DT_RELR /lib/*/libc.so.6 /lib64/libc.so.6))
linker_flags := -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic
# The functions that every run needs lie side by side, so that little else is read with them.
linker_flags += -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Scripts/link-order.txt -Xlinker --no-warn-symbol-ordering
# The C++ library beneath Swift's is linked in as well: alone in a folder, it is found before the shared one.
libraries := $(CURDIR)/.build-libraries
linker_flags += -Xswiftc -L$(libraries)
# What only debuggers read takes a tenth of the time of a build and most of the tools' bytes;
# `make build SWIFT_FLAGS='-debug-info-format dwarf'` keeps it.
tool_flags := --configuration release -debug-info-format none \
  $(if $(static_libraries),--static-swift-stdlib $(if $(linker),$(linker_flags))) $(SWIFT_FLAGS)
# Tests link those libraries as they are installed; built elsewhere, they leave the tools alone. What lets them see more
# than is public is asked for here, in the same words for all that is built there.
test_flags := --scratch-path .build-tests -debug-info-format none -Xswiftc -enable-testing $(SWIFT_FLAGS)
swift_test := swift test --configuration release --disable-testable-imports

build_packages := libcairo2 libopenblas0 libstb-dev
model_packages := ca-certificates curl python3 python3-pip
golden_packages := libegl1 libgles2 python3 python3-venv
# What the command-line tool reads and writes videos with.
video_packages := ffmpeg

# The version of everything: what the tools print, and what is installed.
version := $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/TensorCore/Release.swift)

swift_sources := Package.swift Sources Tests ModelConverter Benchmarks Fuzz Examples Scripts
shell_sources := .ci/run Scripts/arm64-system Scripts/build-arm64 Scripts/build-guarded Scripts/check-apple-sources Scripts/check-deb \
  Scripts/fuzz Scripts/install-packages Scripts/install-tools Scripts/make-check-goldens Scripts/make-deb \
  Scripts/make-golden-environment Scripts/make-goldens Scripts/make-kernels Scripts/make-pictures Scripts/prove-offline \
  Scripts/reachable-assembly Scripts/release Scripts/report Scripts/run-arm64 Scripts/run-tests Scripts/test-arm64 \
  Scripts/test-examples Scripts/test-tiers Examples/CustomNetwork/test Examples/SquatCounter/test

# Said at the end of what takes long.
start := $(shell date +%s)
took = @echo "make $@ took $$(($$(date +%s) - $(start))) seconds"

picture := Demo/cyclists.jpg
annotated := Demo/output/cyclists.png

# The modules that programs import.
documented_modules := Vitruvian VisionTasks LandmarkGeometry LandmarkDrawing MediaPipeTasksVision \
  MLKitPoseDetectionCommon MLKitVision MLImage GraphRuntime TFLiteImport VisionPipeline ModelFormat TensorOperators \
  FileAccess TensorCore

.PHONY: help demo check test environment examples verify bench throughput build install deb check-deb models \
  convert kernels link-order snapshots digests api docs check-docs pictures format-tables format lint sanitize asan fuzz \
  fuzz-seeds fuzz-coverage prove-offline tiers arm64 pods soak cameras report release clean

help: ## List the commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

demo: models build ## Find the people in a picture: numbers on the terminal, and an annotated picture.
	@mkdir -p $(dir $(annotated))
	@"$$(swift build $(tool_flags) --show-bin-path)/vitruvian" pose \
	  --model "$$(ls Models/pose_landmarker_full.* | head -n 1)" --num-poses 2 \
	  --annotate $(annotated) $(picture) | Scripts/print-landmarks
	@echo; echo "The picture with the poses drawn on it: $(annotated)"

# The suites that `make check` runs: a regular expression.
SUITES ?= CheckTests
check: build-packages ## Run a few tests of everything that computes, without network, within a minute of a build.
	@$(swift_test) $(test_flags) --filter '$(SUITES)'
	$(took)

test: build-packages ## Run all tests, with the goldens that can be had.
	@Scripts/install-packages $(golden_packages) $(video_packages)
	@Scripts/run-tests $(test_flags)
	$(took)

environment: ## Make the Python environment with the reference's programs in .venv-goldens/.
	@Scripts/install-packages $(golden_packages)
	@Scripts/make-golden-environment .venv-goldens

# A folder in which the tools, and the tests, are built already; without it they are built first. Examples are built
# there, too, which compiles what is their own alone.
BUILT ?=
example_flags = $(if $(BUILT),$(test_flags),--scratch-path .build-examples -debug-info-format none $(SWIFT_FLAGS))
# Some of those that Scripts/test-examples lists.
EXAMPLES ?=
examples: $(if $(BUILT),build-packages,build) ## Build the programs in Examples/ and, with VITRUVIAN_TEST_DATA, run their tests.
	@SWIFT_FLAGS="$(example_flags)" \
	  Scripts/test-examples "$(or $(abspath $(BUILT)),$$(swift build $(tool_flags) --show-bin-path))/vitruvian" $(EXAMPLES)
	$(took)

verify: build $(if $(VITRUVIAN_TEST_DATA),,models) ## Compare networks and tasks with the reference; write the errors to verification.md.
	@Scripts/install-packages $(golden_packages) $(video_packages)
	@Scripts/make-golden-environment .venv-goldens
	@.venv-goldens/bin/python Scripts/measure-errors $(if $(VITRUVIAN_TEST_DATA),--kit "$(VITRUVIAN_TEST_DATA)") \
	  --tool "$$(swift build $(tool_flags) --show-bin-path)/vitruvian"
	$(took)

# Only what has MATCH in its name; how often each side takes its turn, and how many runs each time. BASELINE is
# another build of the command-line tool to compare with, instead of the reference.
MATCH ?=
ROUNDS ?= 4
RUNS ?= 15
BASELINE ?=
bench: build $(if $(VITRUVIAN_TEST_DATA),,models) ## Measure ours and the reference in turns; write Benchmarks/RESULTS.md, its charts and rows of README.md.
	@Scripts/install-packages $(golden_packages) util-linux
	@Scripts/make-golden-environment .venv-goldens
	@binaries="$$(swift build $(tool_flags) --show-bin-path)"; \
	.venv-goldens/bin/python Scripts/measure-speed $(if $(VITRUVIAN_TEST_DATA),--kit "$(VITRUVIAN_TEST_DATA)") \
	  --tool "$$binaries/vitruvian" --converter "$$binaries/model-converter" --match "$(MATCH)" \
	  --rounds "$(ROUNDS)" --runs "$(RUNS)" $(if $(BASELINE),--baseline "$(BASELINE)")
	$(took)

throughput: build ## Measure many pictures and some videos beside a Python program with MediaPipe; needs VITRUVIAN_TEST_DATA.
	@Scripts/install-packages $(golden_packages) $(video_packages) util-linux
	@Scripts/make-golden-environment .venv-goldens
	@kit="$${VITRUVIAN_TEST_DATA:?is to name the folder with the reference kit}"; \
	.venv-goldens/bin/python Scripts/measure-throughput --tool "$$(swift build $(tool_flags) --show-bin-path)/vitruvian" \
	  --model "$$kit/models/pose_landmarker_full.task" --pictures "$$kit/media" --videos "$$kit/media"
	$(took)

$(libraries)/libstdc++.a:
	@mkdir -p $(@D)
	@library=$$($(toolchain)/clang -print-file-name=$(@F) || true); [[ $$library != /* ]] || ln -sf "$$library" $@

build: build-packages $(libraries)/libstdc++.a ## Build the command-line tools in release mode.
	@Scripts/install-packages $(video_packages)
	@swift build $(tool_flags) --product vitruvian
	@swift build $(tool_flags) --product model-converter
	$(took)

deb: build ## Make a Debian package of the tools in .build-deb/.
	@Scripts/install-packages binutils dpkg-dev
	@Scripts/make-deb "$$(swift build $(tool_flags) --show-bin-path)" .build-deb
	$(took)

check-deb: deb ## Install that package in a system that has nothing else, and run the tools there; as root.
	@Scripts/install-packages debootstrap util-linux
	@Scripts/check-deb .build-deb/*.deb
	$(took)

# Where `make install` puts what it installs, and what comes before that, for packagers.
PREFIX ?= /usr/local
DESTDIR ?=
install: build ## Install the tools with manual pages and completions for shells, below PREFIX.
	@Scripts/install-tools "$$(swift build $(tool_flags) --show-bin-path)" "$(PREFIX)" "$(DESTDIR)" "$(version)"

pods: ## Write CocoaPods' specifications of the libraries to .build-pods/.
	@Scripts/make-podspecs .build-pods

models: build ## Fill Models/ with what MediaPipe publishes.
	@Scripts/install-packages $(model_packages)
	@"$$(swift build $(tool_flags) --show-bin-path)/vitruvian" models get --all

convert: models build ## Convert what lies in Models/ to the engine's own model files.
	@converter="$$(swift build $(tool_flags) --show-bin-path)/model-converter"; \
	for model in Models/*.task Models/*.tflite; do \
	  if [[ -f "$$model" ]]; then "$$converter" "$$model" -o "$${model%.*}.safetensors"; fi; \
	done

kernels: ## Compile the micro-kernels into the assembly that is committed.
	@Scripts/make-kernels
	$(took)

link-order: build ## List the functions that the tool runs anew, for the linker; needs VITRUVIAN_TEST_DATA.
	@Scripts/install-packages binutils valgrind
	@Scripts/make-link-order --tool "$$(swift build $(tool_flags) --show-bin-path)/vitruvian" \
	  --models "$${VITRUVIAN_TEST_DATA:?is to name the folder with the reference kit}/models" >.build/link-order.txt
	@mv .build/link-order.txt Scripts/link-order.txt
	$(took)

snapshots: build-packages ## Write Tests/PlanSnapshots anew, after a change of plans that is meant.
	@VITRUVIAN_TEST_DATA="$${VITRUVIAN_TEST_DATA:?is to name the folder with the reference kit}" \
	  VITRUVIAN_WRITE_SNAPSHOTS=1 $(swift_test) $(test_flags) --filter PlanSnapshotTests
	@git --no-pager diff --stat -- Tests/PlanSnapshots
	$(took)

# WRITE= compares with them instead.
WRITE ?= --write
digests: build ## Write Tests/Digests anew, after a change of results that is meant.
	@Scripts/install-packages python3
	@Scripts/compare-digests $(WRITE) --tool "$$(swift build $(tool_flags) --show-bin-path)/vitruvian" \
	  --kit "$${VITRUVIAN_TEST_DATA:?is to name the folder with the reference kit}"
	@git --no-pager diff --stat -- Tests/Digests
	$(took)

api: ## Write the interfaces of the façades to Sources/Facades/API anew, after a change that is meant.
	@Scripts/check-apple-sources --write
	@git --no-pager diff --stat -- Sources/Facades/API
	$(took)

docs: build-packages ## Write the guides and the reference of all modules to Documentation/, for any web server.
	@rm -rf Documentation
	@VITRUVIAN_DOCS=1 swift package $(SWIFT_FLAGS) --allow-writing-to-directory Documentation generate-documentation \
	  $(addprefix --target ,$(documented_modules)) --enable-experimental-combined-documentation \
	  --transform-for-static-hosting --warnings-as-errors --output-path Documentation
	@Scripts/check-site Documentation
	$(took)
	@echo "To read it: python3 -m http.server --directory Documentation, then localhost:8000/documentation"

check-docs: ## Check the links of all Markdown files, and of Documentation/ if it is there.
	@Scripts/check-links
	@if [[ -d Documentation ]]; then Scripts/check-site Documentation; fi

pictures: build ## Make the pictures of README.md and the guides anew; needs the models, objects included.
	@Scripts/install-packages $(video_packages)
	@swift build $(tool_flags) --product landmark-maps
	@binaries="$$(swift build $(tool_flags) --show-bin-path)"; \
	Scripts/make-pictures "$$binaries/vitruvian" "$$binaries/landmark-maps"

format-tables: build-packages ## Write the tables of operators in ModelConverter/FORMAT.md from their definitions.
	@VITRUVIAN_WRITE_FORMAT=1 $(swift_test) $(test_flags) --filter FormatDocumentTests

format: ## Lay out the Swift sources.
	@swift format format --in-place --parallel --recursive $(swift_sources)

lint: ## Check the layout of the Swift sources, and the shell scripts.
	@swift format lint --strict --parallel --recursive $(swift_sources)
	@! LC_ALL=C.UTF-8 git grep -nE '^.{111,}' -- '*.swift' | grep -E '^[^:]*:[0-9]+: *//' \
	  || { echo "error: comments are wrapped at 110 columns, as code is" >&2; exit 1; }
	@Scripts/install-packages shellcheck
	@shellcheck $(shell_sources)

# With a sanitizer all modules are instrumented, in a build of its own, which has these test targets alone.
# $(call sanitized_tests,TARGETS,SUITES,BUILD,WHERE)
define sanitized_tests
@export VITRUVIAN_TEST_TARGETS='$(1)'; \
  $(3) $(SWIFT_FLAGS) --product vitruvianPackageTests && \
  env -u VITRUVIAN_TEST_DATA -u VITRUVIAN_REQUIRE_TEST_DATA ASAN_OPTIONS=detect_leaks=0 \
    swift test $(4) --skip-build --filter '$(2)'
$(took)
endef

# The suites in which threads meet, without recordings.
concurrent_targets := ComputeKernelsTests GraphRuntimeTests ThreadingTests VisionTasksTests
concurrent_suites := FrameQueue|PictureDecoder|SerialWorker|FrameResults|TrackerTests|TaskPool|SharedPlan|WorkerPool|ConcurrentMap|TileRanges|DeferredPacking|ConcurrentPlanning
sanitize: build-packages ## Run the tests of what several threads share under ThreadSanitizer.
	$(call sanitized_tests,$(concurrent_targets),$(concurrent_suites),swift build --sanitize thread \
	  --scratch-path .build-sanitize -Xswiftc -enable-testing,--scratch-path .build-sanitize)

# How long random networks are made after those of every pair of nodes.
NEIGHBOURHOOD_SECONDS ?= 120
guarded_targets := ComputeKernelsTests GraphRuntimeTests
guarded_suites := NeighbourhoodTests|HostileGraph|EpilogueFusion|SeparableBlock|ResizeDeferral|DeadRegion|DeadChannel|Winograd
asan: export VITRUVIAN_NEIGHBOURHOOD_SECONDS := $(NEIGHBOURHOOD_SECONDS)
asan: build-packages ## Run networks of random nodes under AddressSanitizer, with guard pages around all memory.
	$(call sanitized_tests,$(guarded_targets),$(guarded_suites),Scripts/build-guarded,--configuration release \
	  --scratch-path .build-guarded)

# How long libFuzzer runs, all harnesses together, and which of them.
TIME ?= 60
HARNESS ?=
fuzz: build-packages ## Feed models, pictures and generated graphs to the package with libFuzzer, for TIME seconds.
	@Scripts/fuzz $(TIME) $(HARNESS)
	$(took)

# How many inputs of each harness, how many graphs, and the first seed.
INPUTS ?= 1000000
GRAPHS ?= 200000
SEED ?= 0
fuzz-seeds: build-packages ## Run HARNESS with INPUTS inputs, or GRAPHS graphs in all ways on every tier, without sanitizers.
	@swift build $(tool_flags) --product run-harness
	@runner="$$(swift build $(tool_flags) --show-bin-path)/run-harness"; \
	for harness in $(or $(HARNESS),graphs); do \
	  "$$runner" "$$harness" "$$([[ $$harness == graphs ]] && echo $(GRAPHS) || echo $(INPUTS))" $(SEED); \
	done
	$(took)

fuzz-coverage: ## Write to SECURITY.md what of the sources the inputs of `make fuzz` reach, which comes before.
	@Scripts/measure-fuzz-coverage .build-guarded/release/fuzz .build-guarded/corpus
	$(took)

prove-offline: $(if $(BUILT),build-packages,build) ## Run every command and the façades' tests without a network, and fail on any socket.
	@Scripts/install-packages strace util-linux binutils python3 $(video_packages)
	@$(if $(BUILT),,$(swift_test) list $(test_flags) >/dev/null)
	@tests="$(or $(abspath $(BUILT)),$$(swift build --configuration release $(test_flags) --show-bin-path))"; \
	Scripts/prove-offline "$(or $(abspath $(BUILT)),$$(swift build $(tool_flags) --show-bin-path))" \
	  "$$tests/vitruvianPackageTests.xctest" "$$tests"
	$(took)

tiers: build-packages ## Run the tests of kernels and operators on emulated older processors.
	@Scripts/install-packages $(golden_packages)
	@Scripts/test-tiers $(test_flags)
	$(took)

# Some of the parts that Scripts/test-arm64 lists.
PARTS ?=
arm64: ## Build for arm64 with Swift 6.2, and run the tests by emulation.
	@Scripts/install-packages $(golden_packages) $(video_packages) util-linux
	@Scripts/test-arm64 $(PARTS)
	$(took)

# The share of the usual number of frames.
SOAK_SHARE ?= 1
soak: build-packages ## Run a million frames and more, check that memory stays flat; write Benchmarks/SOAK.md and its chart.
	@mkdir -p .build-soak
	@status=0; (cd Benchmarks && VITRUVIAN_MODELS="$${VITRUVIAN_MODELS:-$(CURDIR)/Models}" \
	  swift run --configuration release $(SWIFT_FLAGS) Soak $(SOAK_SHARE) $(CURDIR)/.build-soak/samples.json) || status=$$?; \
	Scripts/draw-soak .build-soak/samples.json Benchmarks && exit $$status
	$(took)

# How many cameras, frames a second of each, and seconds.
CAMERAS ?= 12 10 600
cameras: build-packages ## Follow people in the frames of many cameras at once; tell latencies and memory.
	@cd Benchmarks && VITRUVIAN_MODELS="$${VITRUVIAN_MODELS:-$(CURDIR)/Models}" \
	  swift run --configuration release $(SWIFT_FLAGS) Cameras $(CAMERAS)
	$(took)

report: build ## Print what is asked of a machine that this was not yet run on: digests and times.
	@Scripts/report "$$(swift build $(tool_flags) --show-bin-path)/vitruvian"

# The version to release, such as 1.0.0; what was checked already need not be with SKIP_CHECKS=1.
VERSION ?=
release: build-packages $(libraries)/libstdc++.a ## Check everything, and make what a release VERSION consists of in .build-release/.
	@Scripts/install-packages binutils python3
	@swift package resolve
	@SKIP_CHECKS="$(SKIP_CHECKS)" Scripts/release "$(or $(VERSION),$(error VERSION is to be a version, such as 1.0.0))" .build-release $(tool_flags)
	$(took)

clean: ## Remove everything that was built, not the models.
	rm -rf .build .build-tests .build-arm64 .build-goldens .build-sanitize .build-guarded .build-examples \
	  .build-deb .build-pods .build-release .build-soak .venv-goldens .venv-examples Examples/*/.build Benchmarks/.build Demo/output Documentation verification.md

.PHONY: benchmarks-build
benchmarks-build: build-packages
	@cd Benchmarks && swift build $(SWIFT_FLAGS)

.PHONY: build-packages
build-packages:
	@Scripts/install-packages $(build_packages)
