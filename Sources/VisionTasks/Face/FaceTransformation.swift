import VisionPipeline

/// Where a face is in front of the camera: a 4 × 4 matrix from a canonical face to the camera's space.
///
/// Both spaces are in centimetres, x to the right and y up. The camera, at the origin, looks along −z. The
/// camera's space is that of the pixels as they are stored; for pictures that are stored mirrored it is that
/// of the upright picture, because a matrix that turns and scales cannot also mirror.
public struct FaceTransformation: Sendable, Hashable {
  /// The four columns; the last is where the middle of the canonical face goes.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (storage.lowHalf.lowHalf, storage.lowHalf.highHalf, storage.highHalf.lowHalf, storage.highHalf.highHalf)
  }

  /// The 16 elements, column after column.
  private var storage: SIMD16<Float>

  /// Creates a matrix of 16 elements, column after column.
  ///
  /// - Precondition: There are 16 elements.
  public init(columnMajorElements elements: [Float]) {
    precondition(elements.count == 16, "\(elements.count) elements of a 4 × 4 matrix")
    storage = SIMD16(elements)
  }

  init(_ transform: SimilarityTransform) {
    storage = transform.columnMajorElements
  }

  /// The element in a row and a column, counted from 0.
  ///
  /// - Precondition: Both are in 0..<4.
  public subscript(row row: Int, column column: Int) -> Float {
    precondition((0..<4).contains(row) && (0..<4).contains(column), "element \(row), \(column)")
    return storage[4 * column + row]
  }

  /// The middle of the face in the camera's space, in centimetres.
  public var translation: SIMD3<Float> { SIMD3(storage[12], storage[13], storage[14]) }
}

extension FaceTransformation: Codable {
  /// Reads four rows of four numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let rows = try container.decode([[Float]].self)
    guard rows.count == 4, rows.allSatisfy({ $0.count == 4 }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a matrix that is not of four rows and four columns")
    }
    self.init(columnMajorElements: (0..<4).flatMap { column in rows.map { $0[column] } })
  }

  /// Writes four rows of four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode((0..<4).map { row in (0..<4).map { self[row: row, column: $0] } })
  }
}
