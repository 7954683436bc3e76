import Benchmark
import BenchmarkSupport
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport

/// Every network of every model in the folder that `VITRUVIAN_MODELS` names, on one thread.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 3, maxDuration: .seconds(2))
  for (name, graph) in Networks.all {
    Benchmark(name) { benchmark, executor in
      benchmark.startMeasurement()
      executor.run()
      benchmark.stopMeasurement()
    } setup: {
      Executor(try Plan(graph))
    }
  }
}

enum Networks {
  /// The networks of all models, named `model/network`. Those that cannot be read are named on standard
  /// error.
  static var all: [(name: String, graph: GraphDefinition)] {
    let folder = ModelFolder.path
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { file in
        networks(of: file, in: folder)
      }
    } catch {
      report("\(folder): \(error.localizedDescription)")
      return []
    }
  }

  private static func networks(of file: String, in folder: String) -> [(name: String, graph: GraphDefinition)]
  {
    do {
      return try Model(importing: folder + "/" + file).graphs.map { ("\(file)/\($0.name)", $0) }
    } catch {
      report("\(file) is left out: \(error)")
      return []
    }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
