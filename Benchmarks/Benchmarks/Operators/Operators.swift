import Benchmark
import GraphRuntime
import ModelFormat
import TensorCore

/// Convolutions of the sizes that the pose networks have, with each tier of kernels that this processor runs.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 3, maxDuration: .milliseconds(500))
  for shape in ConvolutionShape.poseNetworks {
    for kernels in KernelTier.allCases where kernels != .automatic && kernels.isSupported {
      Benchmark("\(shape) \(kernels.rawValue)") { benchmark, executor in
        benchmark.startMeasurement()
        executor.run()
        benchmark.stopMeasurement()
      } setup: {
        Executor(try Plan(shape.graph, options: PlanOptions(kernels: kernels)))
      }
    }
  }
}
