import ComputeKernels
import ModelFormat
import TensorCore

extension ElementwiseUnary: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32:
      guard let function = function.row.real else { throw unsupported(site) }
      // Of the functions of numbers, only the logistic one takes over the multiplication with its input.
      return site.unaryKernel(site.epilogue?.product == nil ? function : .swish)
    case .uint8: return try tableKernel(site, code: UInt8.self)
    case .int8: return try tableKernel(site, code: Int8.self)
    case .int32: return try integerKernel(site, Int32.self, function.row.integer)
    case .int64: return try integerKernel(site, Int64.self, function.row.integer)
    case .bool: return try integerKernel(site, UInt8.self, function.row.truth)
    case .float16, .int16: throw unsupported(site)
    }
  }

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type, _ function: IntegerUnaryFunction?
  ) throws -> PlannedKernel {
    guard let function else { throw unsupported(site) }
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Element.self)
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.unary(
        function, input: context.pointer(input), output: context.mutablePointer(output),
        elements: elements)
    }
  }

  private func tableKernel<Code: QuantizedCode>(_ site: NodeSite, code: Code.Type) throws -> PlannedKernel {
    let source = try site.codeScale(site.type(0), "the input")
    var result = try site.codeScale(site.inputs.declaredOutputs[0], "the output")
    guard var table = function.codeTable(from: source, to: result, code: code) else {
      throw unsupported(site)
    }
    if let product = site.epilogue?.product {
      let scale = try site.codeScale(product.type, "the product")
      table = CodeTable.productsWithInput(
        of: table,
        CodeMultiplication(
          left: source, right: result, result: scale,
          bounds: product.activation.codeBounds(scale, code: code)))
      result = scale
    }
    return site.epilogue?.dequantizes == true
      ? site.dequantizingTableKernel(table, meaning: result) : site.tableKernel(table, from: code)
  }

  private func unsupported(_ site: NodeSite) -> EngineError {
    site.unsupported(site.type(0).elementType, by: function.rawValue)
  }
}
