/// The extent of a tensor along each axis, outermost first.
///
/// Images are NHWC: batch, height, width, channels. A scalar has no axes and one element.
public struct Shape: Sendable, Hashable {
  /// The length of each axis.
  public let dimensions: [Int]
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
    // Empty axes count as one here, so that strides stay within bounds too.
    var extent = 1
    for dimension in dimensions {
      guard dimension >= 0 else {
        throw EngineError(.invalidModel, "shape \(dimensions) has a negative dimension")
      }
      let (product, overflow) = extent.multipliedReportingOverflow(by: max(dimension, 1))
      guard !overflow, product <= Self.maximumElementCount else {
        throw EngineError(
          .invalidModel, "shape \(dimensions) has more than \(Self.maximumElementCount) elements")
      }
      extent = product
    }
    self.dimensions = dimensions
    elementCount = dimensions.contains(0) ? 0 : extent
  }

  /// Creates a shape from dimensions that are already known to be sound.
  ///
  /// - Precondition: Every dimension is non-negative and their product does not overflow.
  public init(_ dimensions: [Int]) {
    precondition(dimensions.allSatisfy { $0 >= 0 }, "negative dimension in \(dimensions)")
    self.dimensions = dimensions
    elementCount = dimensions.reduce(1, *)
  }

  /// The number of axes.
  public var rank: Int { dimensions.count }

  /// The length of an axis.
  ///
  /// - Precondition: The shape has such an axis.
  public subscript(axis: Int) -> Int { dimensions[axis] }

  /// The distance in elements between neighbours along each axis of a dense, row-major tensor.
  public var strides: [Int] {
    var strides = [Int](repeating: 1, count: rank)
    for axis in stride(from: rank - 2, through: 0, by: -1) {
      strides[axis] = strides[axis + 1] * dimensions[axis + 1]
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
