import ComputeKernels
import ModelFormat
import TensorCore

extension FakeQuantization: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let elementType = site.type(0).elementType
    guard elementType == .float32 else { throw site.unsupported(elementType) }
    let quantizer = FakeQuantizer(minimum: minimum, maximum: maximum, bitCount: bitCount)
    return site.unaryKernel(.fakeQuantize(quantizer))
  }
}
