import ComputeKernels
import ModelFormat
import TensorCore

extension Comparison: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return kernel(site, Float.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case .bool: return kernel(site, UInt8.self)
    case .uint8: return try quantizedKernel(site, code: UInt8.self)
    case .int8: return try quantizedKernel(site, code: Int8.self)
    case .float16, .int16: throw site.unsupported(site.type(0).elementType)
    }
  }

  private func kernel<Element: Comparable & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<Element, UInt8>(site)
    let broadcast = operands.broadcast
    let function = function.row.function
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.compare(
        function, left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, code: Code.Type
  ) throws -> PlannedKernel {
    let leftTable = ComparableCodes.table(try site.codeScale(site.type(0), "the left input"), code: code)
    let rightTable = ComparableCodes.table(try site.codeScale(site.type(1), "the right input"), code: code)
    let operands = BinaryOperands<Code, UInt8>(site)
    let broadcast = operands.broadcast
    let function = function.row.function
    return site.elementKernel(name: "table of 256 codes", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.compare(
        function, left: context.pointer(operands.left), leftTable: leftTable,
        right: context.pointer(operands.right), rightTable: rightTable,
        output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
    }
  }
}
