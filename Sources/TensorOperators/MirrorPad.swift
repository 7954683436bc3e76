import ComputeKernels
import TensorCore

/// Surrounds a tensor with its own mirror image.
///
/// - Source: TensorFlow Lite `MIRROR_PAD`.
public struct MirrorPad: Sendable, Hashable {
  /// Where the mirror stands.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// On the outermost element, which occurs once.
    case reflect
    /// Behind the outermost element, which occurs twice.
    case symmetric
  }

  /// The number of elements added before the first one, for each axis.
  public var before: [Int]
  /// The number of elements added after the last one, for each axis.
  public var after: [Int]
  /// Where the mirror stands.
  public var mode: Mode

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(before: [Int], after: [Int], mode: Mode) {
    self.before = before
    self.after = after
    self.mode = mode
  }
}

extension MirrorPad: OperatorDefinition {
  public static let kind: OperatorKind = "mirrorPad"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "surrounded by its mirror image")
  package static let sample = MirrorPad(before: [0, 1, 2, 0], after: [0, 3, 1, 0], mode: .symmetric)

  /// The longest axis that is padded: the kernel holds a table of its positions.
  private static let maximumLength = 1 << 20

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("before", &before, in: 0...AttributeLimits.length, "elements added before the first")
    try visitor.integers("after", &after, in: 0...AttributeLimits.length, "elements added after the last")
    try visitor.choice("mode", &mode, "the mirror stands on the outermost element, or behind it")
  }

  package func validateTogether() throws {
    guard before.count == after.count else {
      throw EngineError(
        .invalidModel, "before has \(before.count) axes and after has \(after.count); expected as many")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard before.count == input.shape.rank else {
      throw EngineError(
        .shapeMismatch, "paddings for \(before.count) axes do not fit a tensor of shape \(input.shape)")
    }
    for axis in before.indices {
      let reach = input.shape[axis] - (mode == .reflect ? 1 : 0)
      guard max(before[axis], after[axis]) <= max(reach, 0) else {
        throw EngineError(
          .shapeMismatch,
          "padding of \(max(before[axis], after[axis])) reaches beyond the mirror image of axis \(axis) of "
            + "\(input.shape)")
      }
    }
    for axis in before.indices where before[axis] > 0 || after[axis] > 0 {
      guard input.shape[axis] <= Self.maximumLength else {
        throw EngineError(
          .resourceExhausted,
          "axis \(axis) of \(input.shape) is longer than \(Self.maximumLength), the most that is mirrored")
      }
    }
    let dimensions = zip(input.shape.dimensions, zip(before, after)).map { $0 + $1.0 + $1.1 }
    return [inputs.output(try Shape(validating: dimensions), input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let strides = shape.strides
    let elementByteCount = site.type(0).elementType.byteCount
    // Whatever lies below the last padded axis is copied in one piece.
    let axisCount = (before.indices.last { before[$0] > 0 || after[$0] > 0 } ?? -1) + 1
    let lengths = site.outputs[0].shape.dimensions[..<axisCount]
    // Threads share the first axis that has several positions.
    let axes = (lengths.firstIndex { $0 != 1 } ?? axisCount)..<axisCount
    let sharedCount = axes.isEmpty ? 1 : lengths[axes.lowerBound]
    // Each position is listed twice before it becomes an offset.
    let tableByteCount = lengths[axes].reduce(1, +) * 3 * MemoryLayout<Int>.size
    let tables = Packed(byteCount: tableByteCount) {
      let offsets = axes.map { axis in
        MirroredAxis.positions(
          length: shape[axis], before: before[axis], after: after[axis], repeatsEdge: mode == .symmetric
        ).map { $0 * strides[axis] * elementByteCount }
      }
      return offsets.isEmpty ? [[0]] : offsets
    }
    let runByteCount = shape.elementCount(along: axisCount..<shape.rank) * elementByteCount
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = Tiling(
      count: sharedCount, workPerElement: site.outputs[0].shape.elementCount / max(sharedCount, 1),
      workPerTile: TileWork.elements.perTile)
    return PlannedKernel(
      name: "copy by tables", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, weights: tables
    ) { context, tile, _ in
      Self.copyTabulated(
        input: context.pointer(input), output: context.mutablePointer(output), offsets: tables.contents,
        runByteCount: runByteCount, positions: tiling.range(tile))
    }
  }
}

/// Which element of the input each element of an output axis repeats.
private enum MirroredAxis {
  /// The positions along one axis.
  ///
  /// - Parameter repeatsEdge: Whether the mirror stands behind the outermost element instead of on it.
  /// - Precondition: Neither padding reaches beyond the mirrored axis.
  static func positions(length: Int, before: Int, after: Int, repeatsEdge: Bool) -> [Int] {
    let edge = repeatsEdge ? 0 : 1
    let head = (0..<before).map { before - 1 - $0 + edge }
    let tail = (0..<after).map { length - 1 - edge - $0 }
    return head + Array(0..<length) + tail
  }
}

extension MirrorPad {
  /// Copies runs whose places in the input are the sum of one number for each axis. It works on the bytes of
  /// any element type.
  ///
  /// - Parameters:
  ///   - offsets: For each axis the distance in bytes that each position along it adds.
  ///   - runByteCount: The size of what lies below the last axis.
  ///   - positions: The positions along the first axis that are copied; those of all others are.
  /// - Precondition: There is an axis.
  /// - Source: `tensorflow/lite/kernels/mirror_pad.cc`.
  static func copyTabulated(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, offsets: [[Int]], runByteCount: Int,
    positions: Range<Int>
  ) {
    let inner = offsets.dropFirst()
    let step = inner.reduce(runByteCount) { $0 * $1.count }
    var destination = output + positions.lowerBound * step
    for offset in offsets[0][positions] {
      copyTabulated(input + offset, &destination, inner, runByteCount)
    }
  }

  private static func copyTabulated(
    _ input: UnsafeRawPointer, _ destination: inout UnsafeMutableRawPointer, _ offsets: ArraySlice<[Int]>,
    _ runByteCount: Int
  ) {
    guard let axis = offsets.first else {
      destination.copyMemory(from: input, byteCount: runByteCount)
      destination += runByteCount
      return
    }
    let inner = offsets.dropFirst()
    for offset in axis { copyTabulated(input + offset, &destination, inner, runByteCount) }
  }
}
