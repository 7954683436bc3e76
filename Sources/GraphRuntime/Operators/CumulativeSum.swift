import ComputeKernels
import ModelFormat
import TensorCore

extension CumulativeSum: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .int32: return integerKernel(site, Int32.self)
    case .int64: return integerKernel(site, Int64.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let order = order
    return kernel(site) { context, length, inner, lines in
      ReferenceKernels.cumulativeSum(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, inner: inner,
        order: order, lines: lines)
    }
  }

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Element.self)
    let order = order
    return kernel(site) { context, length, inner, lines in
      ReferenceKernels.cumulativeSum(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, inner: inner,
        order: order, lines: lines)
    }
  }

  private var order: CumulativeSumOrder {
    CumulativeSumOrder(isExclusive: isExclusive, isReversed: isReversed)
  }

  /// A kernel whose body computes a range of lines along the axis.
  private func kernel(
    _ site: NodeSite,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ length: Int, _ inner: Int, _ lines: Range<Int>
      ) -> Void
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, inner) = (shape[axis], shape.elementStride(of: axis))
    let tiling = site.tiling(count: shape.elementCount(along: 0..<axis) * inner, workPerElement: length)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in body(context, length, inner, tiling.range(tile))
    }
  }
}
