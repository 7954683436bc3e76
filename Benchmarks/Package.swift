// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "vitruvian-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "vitruvian", path: ".."),
    // Repeats, percentiles and comparison with stored baselines; no traits, since its allocation hooks
    // need packages that are not everywhere.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // Where the others find models.
    .target(name: "ModelFolder", path: "ModelFolder"),
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
        "ModelFolder",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "GraphRuntime", package: "vitruvian"),
      ],
      path: "Benchmarks/Networks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "TaskBenchmarks",
      dependencies: [
        "ModelFolder",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "VisionTasks", package: "vitruvian"),
      ],
      path: "Benchmarks/Tasks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Not a benchmark: runs the tasks for very long and checks that memory stays flat.
    .executableTarget(
      name: "Soak",
      dependencies: [
        "ModelFolder",
        .product(name: "GraphRuntime", package: "vitruvian"),
        .product(name: "VisionTasks", package: "vitruvian"),
      ],
      path: "Soak"),
  ],
  swiftLanguageModes: [.v6]
)
