// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "vitruvian-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vitruvian", path: ".."),
    // Repeats, percentiles and comparison with stored baselines; no traits, since its allocation hooks
    // need packages that are not everywhere.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // What malloc and the system are told when memory is measured.
    .target(name: "CMemory", path: "CMemory"),
    // What the others share: where models are, frames of an endless video, and the memory of a process.
    .target(
      name: "BenchmarkSupport",
      dependencies: ["CMemory", .product(name: "VisionTasks", package: "vitruvian")],
      path: "Support"),
    .executableTarget(
      name: "OperatorBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "GraphRuntime", package: "vitruvian"),
      ],
      path: "Benchmarks/Operators",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "NetworkBenchmarks",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "GraphRuntime", package: "vitruvian"),
      ],
      path: "Benchmarks/Networks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "TaskBenchmarks",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "VisionTasks", package: "vitruvian"),
      ],
      path: "Benchmarks/Tasks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Not a benchmark: runs the tasks for very long and checks that memory stays flat.
    .executableTarget(
      name: "Soak",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "GraphRuntime", package: "vitruvian"),
        .product(name: "VisionTasks", package: "vitruvian"),
      ],
      path: "Soak"),
    // Not a benchmark either: follows people in the frames of many cameras at once, and tells how late
    // results are and what memory it takes.
    .executableTarget(
      name: "Cameras",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "VisionTasks", package: "vitruvian"),
      ],
      path: "Cameras"),
  ],
  swiftLanguageModes: [.v6]
)
