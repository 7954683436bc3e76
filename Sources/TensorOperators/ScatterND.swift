import ComputeKernels
import TensorCore

/// Adds slices into zeros, at their positions along the leading axes.
///
/// - Inputs: positions `[…, D]`, `int32` or `int64`; updates `[…]` and the axes of the output behind the
///   first `D`. An update whose position is outside is left out; sums of integers wrap.
/// - Output: the shape that it declares.
/// - Source: TensorFlow Lite `SCATTER_ND`.
public struct ScatterND: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension ScatterND: PlainOperator {
  public static let kind: OperatorKind = "scatterND"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "positions `[…, D]`, `int32` or `int64`, updates",
    outputs:
      "zeros in the output tensor's shape, to which the updates are added; an update outside is left out")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let positions = try inputs.requiredPositions(0, "positions")
    let updates = try inputs.required(1, "updates")
    guard let declared = inputs.declaredOutputs.first, let depth = positions.shape.lastDimension,
      depth <= declared.shape.rank,
      updates.shape.dimensions
        == positions.shape.dimensions.dropLast() + declared.shape.dimensions[depth...]
    else {
      throw EngineError(
        .shapeMismatch,
        "positions of shape \(positions.shape) and updates of shape \(updates.shape) do not fit the output")
    }
    return [inputs.output(declared.shape, updates.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
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
      Self.scatterND(
        updates: context.pointer(updates), positions: context.pointer(positions),
        output: context.mutablePointer(output), outputCount: shape.elementCount, count: count,
        lengths: lengths, strides: strides, runLength: runLength, add: add)
    }
  }
}

extension ScatterND {
  /// Adds slices into zeros at their positions along the leading axes; an update outside is left out.
  ///
  /// - Shapes: positions `[count, lengths.count]`, updates `[count, run]`.
  /// - Parameters:
  ///   - lengths: The leading axes of the output.
  ///   - strides: The distance in elements between neighbours along each of them.
  ///   - add: Adds two elements; sums of integers wrap.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reference_ops.h` (`ScatterNd`).
  @inline(__always)
  private static func scatterND<Element: Numeric, Position: FixedWidthInteger>(
    updates: UnsafePointer<Element>, positions: UnsafePointer<Position>,
    output: UnsafeMutablePointer<Element>, outputCount: Int, count: Int, lengths: [Int], strides: [Int],
    runLength: Int, add: (Element, Element) -> Element
  ) {
    output.update(repeating: .zero, count: outputCount)
    for index in 0..<count {
      var offset = 0
      var isInside = true
      for axis in lengths.indices {
        let position = Int(clamping: positions[index * lengths.count + axis])
        guard 0..<lengths[axis] ~= position else {
          isInside = false
          break
        }
        offset += position * strides[axis]
      }
      guard isInside else { continue }
      for element in 0..<runLength {
        output[offset + element] = add(output[offset + element], updates[index * runLength + element])
      }
    }
  }
}
