/// The extent of a tensor along each axis, outermost first.
///
/// Images are NHWC: batch, height, width, channels. A scalar has no axes and one element.
public struct Shape: Sendable, Hashable {
  // In place, so that copying a shape counts no reference, and in pairs, since vectors of four would make
  // each object with a shape one of a larger alignment than others, which takes longer to allocate. Zeros
  // stand behind the last axis.
  private var lengths01 = SIMD2<UInt32>.zero
  private var lengths23 = SIMD2<UInt32>.zero
  private var lengths45 = SIMD2<UInt32>.zero
  private var lengths67 = SIMD2<UInt32>.zero
  /// The number of axes.
  public let rank: Int
  /// The product of the dimensions; one for a scalar.
  public let elementCount: Int

  /// The most axes a tensor may have.
  public static let maximumRank = 8
  /// The most elements a tensor may have: far above any vision network, far below an overflow in bytes.
  public static let maximumElementCount = 1 << 31

  /// Creates a shape from dimensions that come from outside.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when a dimension is negative, the rank is above
  ///   ``maximumRank`` or the element count above ``maximumElementCount``.
  public init(validating dimensions: [Int]) throws {
    guard dimensions.count <= Self.maximumRank else {
      throw EngineError(
        .invalidModel, "a shape of rank \(dimensions.count) is beyond the limit of \(Self.maximumRank)")
    }
    var extent = 1
    for dimension in dimensions { extent = try Self.extent(extent, times: dimension, of: dimensions) }
    self.init(dimensions)
  }

  /// Creates the shape of images from lengths that come from outside. Planning a network does so some hundred
  /// times, and an array each time would take longer than all checks.
  ///
  /// - Throws: As ``init(validating:)``.
  package init(validatingImages count: Int, height: Int, width: Int, channels: Int) throws {
    func lengths() -> [Int] { [count, height, width, channels] }
    var extent = try Self.extent(1, times: count, of: lengths())
    extent = try Self.extent(extent, times: height, of: lengths())
    extent = try Self.extent(extent, times: width, of: lengths())
    _ = try Self.extent(extent, times: channels, of: lengths())
    self.init(images: count, height: height, width: width, channels: channels)
  }

  /// Creates the shape of images from lengths that are already known to be sound.
  ///
  /// - Precondition: As for ``init(_:)``.
  package init(images count: Int, height: Int, width: Int, channels: Int) {
    lengths01 = SIMD2(UInt32(count), UInt32(height))
    lengths23 = SIMD2(UInt32(width), UInt32(channels))
    rank = 4
    elementCount = count * height * width * channels
  }

  /// Creates a shape from dimensions that are already known to be sound.
  ///
  /// - Precondition: There are at most ``maximumRank`` dimensions, each non-negative and of at most 32 bits,
  ///   and their product does not overflow.
  public init(_ dimensions: [Int]) {
    precondition(dimensions.count <= Self.maximumRank, "a shape of rank \(dimensions.count)")
    var elementCount = 1
    for (axis, dimension) in dimensions.enumerated() {
      guard let length = UInt32(exactly: dimension) else {
        preconditionFailure("negative or too large dimension in \(dimensions)")
      }
      switch axis / 2 {
      case 0: lengths01[axis % 2] = length
      case 1: lengths23[axis % 2] = length
      case 2: lengths45[axis % 2] = length
      default: lengths67[axis % 2] = length
      }
      elementCount *= dimension
    }
    rank = dimensions.count
    self.elementCount = elementCount
  }
}

extension Shape {
  /// Checks what ``init(validating:)`` checks and ``init(_:)`` does not.
  package func validate() throws {
    var extent = 1
    for axis in 0..<rank { extent = try Self.extent(extent, times: self[axis], of: dimensions) }
  }

  /// The number of elements along some axes and one more of those in `dimensions`.
  private static func extent(
    _ extent: Int, times dimension: Int, of dimensions: @autoclosure () -> [Int]
  ) throws -> Int {
    guard dimension >= 0 else {
      throw EngineError(.invalidModel, "shape \(dimensions()) has a negative dimension")
    }
    // Empty axes count as one here, so that strides stay within bounds too.
    let (product, overflow) = extent.multipliedReportingOverflow(by: max(dimension, 1))
    guard !overflow, product <= maximumElementCount else {
      throw EngineError(
        .invalidModel, "shape \(dimensions()) has more than \(maximumElementCount) elements")
    }
    return product
  }
}

extension Shape {
  /// The length of each axis.
  public var dimensions: [Int] { (0..<rank).map { self[$0] } }

  /// The length of an axis.
  ///
  /// - Precondition: The shape has such an axis.
  public subscript(axis: Int) -> Int {
    precondition(0..<rank ~= axis, "a shape of rank \(rank) has no axis \(axis)")
    let lengths =
      switch axis / 2 {
      case 0: lengths01
      case 1: lengths23
      case 2: lengths45
      default: lengths67
      }
    return Int(lengths[axis % 2])
  }

  /// The length of the innermost axis; `nil` for a scalar.
  package var lastDimension: Int? { rank == 0 ? nil : self[rank - 1] }

  /// The number of elements along some axes: the product of their lengths, one for none.
  package func elementCount(along axes: Range<Int>) -> Int {
    axes.reduce(1) { $0 * self[$1] }
  }

  /// The number of elements between neighbours along an axis of a dense, row-major tensor.
  package func elementStride(of axis: Int) -> Int { elementCount(along: axis + 1..<rank) }

  /// The distance in elements between neighbours along each axis of a dense, row-major tensor.
  public var strides: [Int] {
    var strides = [Int](repeating: 1, count: rank)
    for axis in stride(from: rank - 2, through: 0, by: -1) {
      strides[axis] = strides[axis + 1] * self[axis + 1]
    }
    return strides
  }
}

extension Shape: ExpressibleByArrayLiteral {
  /// Creates a shape from dimensions in the source code.
  public init(arrayLiteral elements: Int...) {
    self.init(elements)
  }
}

extension Shape: CustomStringConvertible {
  /// The dimensions, such as `[1×224×224×3]`.
  public var description: String {
    "[" + dimensions.map(String.init).joined(separator: "×") + "]"
  }
}
