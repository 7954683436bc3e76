// swift-tools-version: 6.2
import PackageDescription

// Apple's stores read why an app asks for the times of files; elsewhere, a resource would bring a bundle
// along.
#if os(macOS)
  let privacyManifest: (resources: [Resource], exclusions: [String]) = ([.copy("PrivacyInfo.xcprivacy")], [])
#else
  let privacyManifest: (resources: [Resource], exclusions: [String]) = ([], ["PrivacyInfo.xcprivacy"])
#endif

// What `make build` says is built; other builds do not know.
let commit = (Context.environment["VITRUVIAN_COMMIT"] ?? "").filter {
  $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
}

let package = Package(
  name: "vitruvian",
  platforms: [.macOS(.v12), .iOS(.v15)],
  products: [
    // All of the modules below but other libraries' interfaces, for one import.
    .library(name: "Vitruvian", targets: ["Vitruvian"]),
    .library(name: "VisionTasks", targets: ["VisionTasks"]),
    // Angles and distances between landmarks.
    .library(name: "LandmarkGeometry", targets: ["LandmarkGeometry"]),
    // What a drawing of landmarks consists of, with back-ends for CoreGraphics and SwiftUI.
    .library(name: "LandmarkDrawing", targets: ["LandmarkDrawing"]),
    // The modules that apps of MediaPipe and ML Kit import already.
    .library(name: "MediaPipeTasksVision", targets: ["MediaPipeTasksVision"]),
    .library(
      name: "MLKit",
      targets: [
        "MLKit", "MLKitCommon", "MLKitVision", "MLImage", "MLKitPoseDetectionCommon", "MLKitPoseDetection",
        "MLKitPoseDetectionAccurate",
      ]),
    .library(
      name: "MLKitPoseDetection",
      targets: [
        "MLKitVision", "MLImage", "MLKitPoseDetectionCommon", "MLKitPoseDetection",
        "MLKitPoseDetectionAccurate",
      ]),
    .library(
      name: "GraphRuntime",
      targets: [
        "GraphRuntime", "TFLiteImport", "ModelFormat", "TensorOperators", "VisionPipeline", "FileAccess",
        "TensorCore",
      ]),
    .executable(name: "vitruvian", targets: ["vitruvian-tool"]),
    .executable(name: "model-converter", targets: ["model-converter"]),
  ],
  dependencies: [
    // Arguments, help texts and usage errors of the two command-line tools.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Diagnostics of the command-line tools on standard error, with levels.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    .target(name: "TensorCore"),
    // Locks, threads, and calls that several threads share.
    .target(name: "Threading", dependencies: ["TensorCore"]),
    // Opening, reading and writing files safely, and their checksums.
    .target(
      name: "FileAccess", dependencies: ["TensorCore", "Threading"], exclude: privacyManifest.exclusions,
      resources: privacyManifest.resources),
    // Decoding and encoding of images, and inflating of zip members, compiled once from stb's headers.
    .target(name: "CStb"),
    // The list of micro-kernels and what each takes, for those who write them and those who call them.
    .target(name: "CMicroKernels"),
    // The micro-kernels as assembly for AVX2, AVX-512, VNNI, VBMI and AMX; empty on other processors.
    .target(name: "CX86Kernels", dependencies: ["CMicroKernels"]),
    // Those for arm64: NEON, with and without dot products, matrix products and half precision.
    .target(name: "CArm64Kernels", dependencies: ["CMicroKernels"]),
    // The counters of the worker pool.
    .target(name: "CAtomics"),
    // What is done with subnormal numbers, and conversions that Swift has none of.
    .target(name: "CFloatingPoint"),
    // Operations on vectors, and hints to the compiler, that Swift has none of.
    .target(name: "CVectors"),
    // How the data of micro-kernels is laid out, for the kernels and for those who lay it out.
    .target(name: "KernelLayout"),
    // The innermost loops, for any processor; `make kernels` compiles the same sources into CX86Kernels and
    // CArm64Kernels. ComputeKernels calls them through C alone, so that both compile side by side; the
    // modules that are built on it link them.
    .target(name: "MicroKernels", dependencies: ["CMicroKernels", "CVectors", "KernelLayout", "TensorCore"]),
    .target(
      name: "ComputeKernels",
      dependencies: [
        "CArm64Kernels", "CAtomics", "CFloatingPoint", "CMicroKernels", "CVectors", "CX86Kernels",
        "KernelLayout", "TensorCore", "Threading",
      ]),
    // The operators: attributes, shape rule, cost, documentation, and the kernels that a plan chooses from.
    .target(
      name: "TensorOperators",
      dependencies: ["CFloatingPoint", "ComputeKernels", "MicroKernels", "TensorCore"]),
    .target(name: "ModelFormat", dependencies: ["FileAccess", "TensorOperators", "TensorCore", "Threading"]),
    .target(
      name: "GraphRuntime",
      dependencies: ["ComputeKernels", "ModelFormat", "TensorOperators", "TensorCore", "Threading"]),
    .target(
      name: "VisionPipeline",
      dependencies: ["ComputeKernels", "CStb", "FileAccess", "MicroKernels", "TensorCore"]),
    // The engine's shape rules and plain loops tell shapes and constants that a file leaves to be computed.
    .target(
      name: "TFLiteImport",
      dependencies: ["CStb", "FileAccess", "ModelFormat", "TensorCore", "TensorOperators", "Threading"],
      path: "ModelConverter/TFLiteImport"),
    .target(
      name: "VisionTasks",
      dependencies: [
        "ComputeKernels", "FileAccess", "GraphRuntime", "ModelFormat", "TFLiteImport", "TensorCore",
        "Threading", "VisionPipeline",
      ]),
    // Angles, distances and the pose of a head, from the values of tasks.
    .target(name: "LandmarkGeometry", dependencies: ["VisionTasks"]),
    // Lines, points, boxes and labels over a picture, as values.
    .target(name: "LandmarkDrawing", dependencies: ["VisionPipeline", "VisionTasks"]),
    .target(
      name: "Vitruvian",
      dependencies: [
        "FileAccess", "GraphRuntime", "LandmarkDrawing", "LandmarkGeometry", "ModelFormat", "TFLiteImport",
        "TensorCore", "VisionPipeline",
        "VisionTasks",
      ]),
    // What the façades share: Apple's pictures as the pipeline takes them, and errors.
    .target(
      name: "FacadeSupport", dependencies: ["TensorCore", "VisionPipeline", "VisionTasks"],
      path: "Sources/Facades/FacadeSupport"),
    .target(
      name: "MediaPipeTasksVision",
      dependencies: ["FacadeSupport", "TensorCore", "VisionTasks"],
      path: "Sources/Facades/MediaPipeTasksVision"),
    .target(
      name: "MLImage", dependencies: ["FacadeSupport", "VisionTasks"], path: "Sources/Facades/MLImage"),
    .target(
      name: "MLKitVision", dependencies: ["FacadeSupport", "MLImage", "VisionTasks"],
      path: "Sources/Facades/MLKitVision"),
    .target(
      name: "MLKitPoseDetectionCommon",
      dependencies: ["FacadeSupport", "MLKitVision", "VisionTasks"],
      path: "Sources/Facades/MLKitPoseDetectionCommon"),
    .target(
      name: "MLKitPoseDetection", dependencies: ["MLKitPoseDetectionCommon"],
      path: "Sources/Facades/MLKitPoseDetection"),
    .target(
      name: "MLKitPoseDetectionAccurate", dependencies: ["MLKitPoseDetectionCommon"],
      path: "Sources/Facades/MLKitPoseDetectionAccurate"),
    .target(name: "MLKitCommon", path: "Sources/Facades/MLKitCommon"),
    .target(
      name: "MLKit",
      dependencies: [
        "MLImage", "MLKitCommon", "MLKitPoseDetection", "MLKitPoseDetectionAccurate",
        "MLKitPoseDetectionCommon", "MLKitVision",
      ],
      path: "Sources/Facades/MLKit"),
    // Counts heap allocations for `vitruvian bench`, in place of the C library's malloc; for executables
    // only.
    .target(name: "CAllocationCounter"),
    // Ends the tools in good order when the user asks for it by a signal.
    .target(name: "CInterruption"),
    // The streams of frames that `vitruvian` and ffmpeg exchange.
    .target(name: "VideoStreams", dependencies: ["FileAccess", "TensorCore"]),
    // The arguments of the tools, also where /proc is missing.
    .target(name: "CArguments"),
    // What both tools do before all else.
    .target(
      name: "ToolSupport",
      dependencies: [
        "CArguments", "CInterruption", "FileAccess", "TensorCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Which commit the tools were built from.
    .target(
      name: "CCommit",
      cSettings: commit.isEmpty ? [] : [.define("VITRUVIAN_COMMIT", to: "\"\(commit)\"")]),
    // Its module must not be called as the library, since not all file systems tell capitals from small
    // letters.
    .executableTarget(
      name: "vitruvian-tool",
      dependencies: [
        "CAllocationCounter", "CCommit", "CInterruption", "ComputeKernels", "FileAccess", "GraphRuntime",
        "LandmarkDrawing", "LandmarkGeometry", "ModelFormat", "TFLiteImport", "TensorCore", "Threading",
        "ToolSupport", "VideoStreams", "VisionPipeline", "VisionTasks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "model-converter",
      dependencies: [
        "FileAccess", "ModelFormat", "TFLiteImport", "TensorCore", "ToolSupport", "VisionTasks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "ModelConverter/model-converter"),
    // The examples of README.md and the guides that are programs, word for word.
    .executableTarget(
      name: "example-find-poses", dependencies: ["Vitruvian"], path: "Tests/Examples/FindPoses"),
    .executableTarget(
      name: "example-follow-poses", dependencies: ["Vitruvian"], path: "Tests/Examples/FollowPoses"),
    .executableTarget(
      name: "example-stream-poses", dependencies: ["Vitruvian"], path: "Tests/Examples/StreamPoses"),
    .executableTarget(
      name: "example-decode-uploads", dependencies: ["Vitruvian"], path: "Tests/Examples/DecodeUploads"),
    .executableTarget(
      name: "example-elbow-angles", dependencies: ["Vitruvian"], path: "Tests/Examples/ElbowAngles"),
    .executableTarget(
      name: "example-run-network", dependencies: ["Vitruvian"], path: "Tests/Examples/RunNetwork"),
    // Draws the maps of landmarks in the guides: `make pictures`.
    .executableTarget(
      name: "landmark-maps", dependencies: ["LandmarkDrawing", "VisionTasks"], path: "Scripts/LandmarkMaps"),
    // Tolerance levels, reference files, random data and a tiny model that the tests share.
    .target(
      name: "TestSupport", dependencies: ["FileAccess", "ModelFormat", "TensorCore", "VisionPipeline"],
      path: "Tests/TestSupport"),
    // What fuzzers and the tests that replay their finds feed the package with; `make fuzz` adds the fuzzer.
    .target(
      name: "FuzzHarnesses",
      dependencies: [
        "FileAccess", "GraphRuntime", "ModelFormat", "TFLiteImport", "TensorCore", "TensorOperators",
        "TestSupport", "VideoStreams", "VisionPipeline",
      ],
      path: "Fuzz/Harnesses"),
    // Runs a harness without a fuzzer and without sanitizers: `make fuzz-seeds`.
    .executableTarget(
      name: "run-harness", dependencies: ["FuzzHarnesses", "GraphRuntime"], path: "Fuzz/Seeds"),
    .testTarget(
      name: "FuzzHarnessesTests",
      dependencies: ["FuzzHarnesses", "ModelFormat", "TestSupport", "VideoStreams"]),
    .testTarget(name: "TensorCoreTests", dependencies: ["TensorCore", "TestSupport"]),
    .testTarget(name: "ThreadingTests", dependencies: ["TensorCore", "Threading"]),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TensorCore", "TestSupport"]),
    .testTarget(name: "VideoStreamsTests", dependencies: ["FuzzHarnesses", "TestSupport", "VideoStreams"]),
    .testTarget(
      name: "ComputeKernelsTests",
      dependencies: [
        "ComputeKernels", "KernelLayout", "MicroKernels", "TensorCore", "TestSupport", "Threading",
      ]),
    .testTarget(
      name: "TensorOperatorsTests",
      dependencies: ["ComputeKernels", "ModelFormat", "TensorCore", "TensorOperators", "TestSupport"]),
    .testTarget(
      name: "ModelFormatTests", dependencies: ["FileAccess", "ModelFormat", "TensorCore", "TestSupport"]),
    .testTarget(
      name: "GraphRuntimeTests",
      dependencies: [
        "CAllocationCounter", "ComputeKernels", "FileAccess", "FuzzHarnesses", "GraphRuntime", "ModelFormat",
        "TFLiteImport", "TensorCore", "TensorOperators", "TestSupport", "Threading",
      ]),
    .testTarget(
      name: "TFLiteImportTests",
      dependencies: [
        "FileAccess", "FuzzHarnesses", "GraphRuntime", "ModelFormat", "TFLiteImport", "TensorCore",
        "TestSupport",
      ]),
    .testTarget(
      name: "VisionPipelineTests",
      dependencies: ["ComputeKernels", "TensorCore", "TestSupport", "VisionPipeline"]),
    .testTarget(
      name: "LandmarkGeometryTests", dependencies: ["LandmarkGeometry", "TestSupport", "VisionTasks"]),
    .testTarget(
      name: "LandmarkDrawingTests", dependencies: ["LandmarkDrawing", "VisionPipeline", "VisionTasks"]),
    .testTarget(
      name: "VisionTasksTests",
      dependencies: [
        "FileAccess", "GraphRuntime", "ModelFormat", "TFLiteImport", "TensorCore", "TestSupport",
        "VisionPipeline",
        "VisionTasks",
      ]),
    .testTarget(
      name: "MediaPipeTasksVisionTests",
      dependencies: [
        "FacadeSupport", "MediaPipeTasksVision", "ModelFormat", "TFLiteImport", "TestSupport",
        "VisionPipeline", "VisionTasks",
      ]),
    .testTarget(
      name: "MLKitTests", dependencies: ["FacadeSupport", "MLKit", "TestSupport", "VisionPipeline"]),
    // Written as an app would be: it imports the modules of the guides and nothing else of this package.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "MLKit", "MLKitPoseDetection", "MLKitPoseDetectionAccurate", "MLKitVision", "MediaPipeTasksVision",
        "TestSupport",
      ]),
    // What README.md and the guides say: their code, numbers and names.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["MLKit", "MediaPipeTasksVision", "TestSupport", "Vitruvian"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CAllocationCounter", "FileAccess", "FuzzHarnesses", "ModelFormat", "TensorCore", "TestSupport",
        "VisionPipeline", "VisionTasks", "example-decode-uploads", "example-elbow-angles",
        "example-find-poses",
        "example-follow-poses",
        "example-run-network",
        "example-stream-poses", "model-converter", "vitruvian-tool",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What writes the documentation is for `make docs` alone: every build of a package compiles the plugins that
// it depends on, before all else.
if Context.environment["VITRUVIAN_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// Of several choices of sanitizers the linker's is the last, which brings libFuzzer.
if Context.environment["VITRUVIAN_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzHarnesses"], path: "Fuzz/Runner",
      linkerSettings: [.unsafeFlags(["-sanitize=address,fuzzer"])]))
}

// Tests that compute little themselves are compiled in a fraction of the time when they are not optimized.
let computingTests = [
  "ComputeKernelsTests", "GraphRuntimeTests", "TensorOperatorsTests", "VisionPipelineTests",
]
for target in package.targets where target.type == .test && !computingTests.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// Where each module is compiled with a sanitizer, those tests that need it are built alone.
if let names = Context.environment["VITRUVIAN_TEST_TARGETS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
