import ComputeKernels
import ModelFormat
import TensorCore

extension ArgReduction: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return kernel(site, Float.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case .uint8, .bool: return codeKernel(site, isSigned: false) ?? kernel(site, UInt8.self)
    case .int8: return codeKernel(site, isSigned: true) ?? kernel(site, Int8.self)
    case .float16, .int16: throw site.unsupported(site.type(0).elementType)
    }
  }

  /// The vector kernel of codes side by side; `nil` for other rows, or when plain loops were asked for.
  private func codeKernel(_ site: NodeSite, isSigned: Bool) -> PlannedKernel? {
    let shape = site.type(0).shape
    guard !site.wantsReference, shape.elementStride(of: axis) == 1,
      FastKernels.codeRowLengths(site.kernels.instructionSet).contains(shape[axis])
    else { return nil }
    return site.outputs[0].elementType == .int64
      ? codeKernel(site, isSigned: isSigned, position: Int64.self)
      : codeKernel(site, isSigned: isSigned, position: Int32.self)
  }

  private func codeKernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, isSigned: Bool, position: Position.Type
  ) -> PlannedKernel {
    let length = site.type(0).shape[axis]
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: Position.self)
    let isMaximum = function == .maximum
    let instructionSet = site.kernels.instructionSet
    let tiling = site.tiling(count: site.outputs[0].shape.elementCount, workPerElement: length)
    return PlannedKernel(
      name: "rows of codes, \(instructionSet.name)", reason: "the codes of a row lie side by side",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.argReduce(
        isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
        isSigned: isSigned, length: length, rows: tiling.range(tile), instructionSet: instructionSet)
    }
  }

  private func kernel<Element: Comparable & Sendable>(
    _ site: NodeSite, _ element: Element.Type
  ) -> PlannedKernel {
    site.outputs[0].elementType == .int64
      ? kernel(site, element, position: Int64.self) : kernel(site, element, position: Int32.self)
  }

  private func kernel<Element: Comparable & Sendable, Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, inner) = (shape[axis], shape.elementStride(of: axis))
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Position.self)
    let isMaximum = function == .maximum
    let tiling = site.tiling(count: site.outputs[0].shape.elementCount, workPerElement: length)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.argReduce(
        isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
        length: length, inner: inner, outputs: tiling.range(tile))
    }
  }
}
