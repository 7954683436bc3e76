import ModelFormat
import Testing

@testable import GraphRuntime

/// The list of operators that have kernels.
@Suite struct RuntimeOperatorTests {
  @Test func everyOperatorHasKernels() {
    #expect(RuntimeOperators.all.map { $0.kind } == OperatorKind.allCases)
  }
}
