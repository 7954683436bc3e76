import ComputeKernels
import ModelFormat
import TensorCore

extension TopK: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return kernel(site, Float.self)
    case .int16: return kernel(site, Int16.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case .uint8: return kernel(site, UInt8.self)
    case .int8: return kernel(site, Int8.self)
    case .float16, .bool: throw site.unsupported(site.type(0).elementType)
    }
  }

  private func kernel<Element: Comparable & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let input = site.input(0, as: Element.self)
    let values = site.output(0, as: Element.self)
    let positions = site.output(1, as: Int32.self)
    let count = count
    return site.rowKernel { context, length, rows in
      ReferenceKernels.topK(
        input: context.pointer(input), values: context.mutablePointer(values),
        positions: context.mutablePointer(positions), length: length, count: count, rows: rows)
    }
  }
}
