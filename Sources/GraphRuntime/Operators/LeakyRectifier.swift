import ComputeKernels
import ModelFormat
import TensorCore

extension LeakyRectifier: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return site.unaryKernel(.leakyRectifier(negativeSlope: negativeSlope))
    case .uint8: return site.tableKernel(try table(site, code: UInt8.self), from: UInt8.self)
    case .int8: return site.tableKernel(try table(site, code: Int8.self), from: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func table<Code: QuantizedCode>(_ site: NodeSite, code: Code.Type) throws -> [Code] {
    CodeTable.leakyRectifier(
      negativeSlope: negativeSlope, from: try site.codeScale(site.type(0), "the input"),
      to: try site.codeScale(site.outputs[0], "the output"), code: code)
  }
}
