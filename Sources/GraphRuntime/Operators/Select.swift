import ComputeKernels
import ModelFormat
import TensorCore

extension Select: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.outputs[0].elementType.byteCount {
    case 1: return kernel(site, UInt8.self)
    case 2: return kernel(site, UInt16.self)
    case 4: return kernel(site, UInt32.self)
    default: return kernel(site, UInt64.self)
    }
  }

  /// - Parameter Element: An integer of the elements' size.
  private func kernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let walk = SelectWalk(
      condition: site.type(0).shape, whenTrue: site.type(1).shape, whenFalse: site.type(2).shape,
      output: site.outputs[0].shape)
    let condition = site.input(0, as: UInt8.self)
    let whenTrue = site.input(1, as: Element.self)
    let whenFalse = site.input(2, as: Element.self)
    let output = site.output(0, as: Element.self)
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.select(
        condition: context.pointer(condition), whenTrue: context.pointer(whenTrue),
        whenFalse: context.pointer(whenFalse), output: context.mutablePointer(output), walk: walk,
        elements: elements)
    }
  }
}
