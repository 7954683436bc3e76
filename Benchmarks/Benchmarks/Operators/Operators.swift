import Benchmark
import Foundation
@_spi(Tools) import GraphRuntime

/// Each operator with each tier of kernels that this processor runs, on one thread.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .arithmeticShare, .copyingShare], warmupIterations: 3,
    maxDuration: .milliseconds(300))
  for operatorCase in OperatorCase.all {
    for kernels in KernelTier.allCases where kernels != .automatic && kernels.isSupported {
      Benchmark("\(operatorCase.name) \(kernels.rawValue)") { benchmark, run in
        benchmark.startMeasurement()
        let seconds = run.measure()
        benchmark.stopMeasurement()
        benchmark.measurement(.arithmeticShare, run.percentOfPeak(in: seconds))
        benchmark.measurement(.copyingShare, run.percentOfCopying(in: seconds))
      } setup: {
        try OperatorRun(operatorCase, kernels: kernels)
      }
    }
  }
}

extension BenchmarkMetric {
  /// The part of what the tier's vectors multiply and add when they do nothing else.
  static let arithmeticShare = BenchmarkMetric.custom(
    "% of multiply-add peak", polarity: .prefersLarger, useScalingFactor: false)
  /// The part of the rate at which as many bytes are merely copied.
  static let copyingShare = BenchmarkMetric.custom(
    "% of copying", polarity: .prefersLarger, useScalingFactor: false)
}

/// An operator that is ready to run, and the roofs above it.
struct OperatorRun {
  private let executor: Executor
  private let peakFlops: Double
  private let peakBytes: Double
  private let operationCount: Double
  private let byteCount: Double

  init(_ operatorCase: OperatorCase, kernels: KernelTier) throws {
    let plan = try Plan(operatorCase.graph, options: PlanOptions(kernels: kernels))
    executor = Executor(plan)
    operationCount = 2 * Double(plan.multiplyAddCount)
    let bytes = plan.steps.reduce(0) { $0 + $1.trafficByteCount }
    byteCount = Double(bytes)
    peakFlops = try MachinePeak.gigaflops(of: kernels) * 1e9
    peakBytes = MachinePeak.gigabytesPerSecond(workingSet: max(bytes, 1 << 12)) * 1e9
  }

  /// The seconds of one run.
  func measure() -> Double {
    ContinuousClock().measure { executor.run() } / .seconds(1)
  }

  func percentOfPeak(in seconds: Double) -> Int {
    Int((100 * operationCount / seconds / peakFlops).rounded())
  }

  func percentOfCopying(in seconds: Double) -> Int {
    Int((100 * byteCount / seconds / peakBytes).rounded())
  }
}
