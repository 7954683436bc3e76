import Benchmark
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport

/// Every network of every model in the folder that `VITRUVIAN_MODELS` names, on one thread.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 3, maxDuration: .seconds(2))
  for graph in Networks.all {
    Benchmark(graph.name) { benchmark, executor in
      benchmark.startMeasurement()
      executor.run()
      benchmark.stopMeasurement()
    } setup: {
      Executor(try Plan(graph))
    }
  }
}

enum Networks {
  /// The networks of all models that can be read, named `model/network`.
  static var all: [GraphDefinition] {
    let folder = ProcessInfo.processInfo.environment["VITRUVIAN_MODELS"] ?? "../Models"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().flatMap { file -> [GraphDefinition] in
      guard let model = try? Model(importing: folder + "/" + file) else { return [] }
      return model.graphs
    }
  }
}
