import ComputeKernels
import ModelFormat
import TensorCore

extension ScatterND: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(1).elementType {
    case .float32: kernel(site, element: Float.self) { $0 + $1 }
    case .int8: kernel(site, element: Int8.self) { $0 &+ $1 }
    case .uint8: kernel(site, element: UInt8.self) { $0 &+ $1 }
    case .int16: kernel(site, element: Int16.self) { $0 &+ $1 }
    case .int32: kernel(site, element: Int32.self) { $0 &+ $1 }
    case .int64: kernel(site, element: Int64.self) { $0 &+ $1 }
    case .bool: kernel(site, element: UInt8.self) { $0 | $1 }
    case .float16: throw site.unsupported(.float16)
    }
  }

  private func kernel<Element: Numeric & Sendable>(
    _ site: NodeSite, element: Element.Type, add: @escaping @Sendable (Element, Element) -> Element
  ) -> PlannedKernel {
    site.type(0).elementType == .int64
      ? kernel(site, element: element, position: Int64.self, add: add)
      : kernel(site, element: element, position: Int32.self, add: add)
  }

  private func kernel<Element: Numeric & Sendable, Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, element: Element.Type, position: Position.Type,
    add: @escaping @Sendable (Element, Element) -> Element
  ) -> PlannedKernel {
    let shape = site.outputs[0].shape
    let indices = site.type(0).shape.dimensions
    let depth = indices[indices.count - 1]
    let count = indices.dropLast().reduce(1, *)
    let lengths = Array(shape.dimensions[..<depth])
    let strides = Array(shape.strides[..<depth])
    let runLength = shape.elementCount(along: depth..<shape.rank)
    let positions = site.input(0, as: Position.self)
    let updates = site.input(1, as: Element.self)
    let output = site.output(0, as: Element.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.scatterND(
        updates: context.pointer(updates), positions: context.pointer(positions),
        output: context.mutablePointer(output), outputCount: shape.elementCount, count: count,
        lengths: lengths, strides: strides, runLength: runLength, add: add)
    }
  }
}
