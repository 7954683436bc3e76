import TensorCore

/// A face at rest and how much each of its points counts when it is laid over a face that was found.
package struct CanonicalFace: Sendable, Hashable {
  /// The points in centimetres: x to the left side of the face, y up, z out of the face.
  let vertices: [SIMD3<Double>]
  /// A weight for each point; most are 0.
  let weights: [Double]

  /// Points of the face's mesh; those of the irises are not among them.
  package static let vertexCount = FaceLandmarkConfiguration.meshLandmarkCount
}

extension CanonicalFace {
  /// The numbers of a vertex in the file: x, y, z and a texture's u, v.
  private static let valuesPerVertex = 5

  /// - Parameters:
  ///   - vertexBuffer: x, y, z, u, v of each point.
  ///   - basis: weights of points by their index; all others have the weight 0.
  /// - Throws: `invalidModel` when a number is missing, out of range or not finite.
  init(
    vertexBuffer: [Float], basis: [(landmark: UInt64, weight: Float)]
  ) throws(EngineError) {
    guard vertexBuffer.count == Self.vertexCount * Self.valuesPerVertex else {
      throw EngineError(
        .invalidModel,
        "the canonical mesh has \(vertexBuffer.count) numbers; expected \(Self.vertexCount) points with "
          + "\(Self.valuesPerVertex) each")
    }
    guard vertexBuffer.allSatisfy(\.isFinite) else {
      throw EngineError(.invalidModel, "a number of the canonical mesh is not finite")
    }
    vertices = (0..<Self.vertexCount).map { vertex in
      let start = vertex * Self.valuesPerVertex
      return SIMD3(vertexBuffer[start], vertexBuffer[start + 1], vertexBuffer[start + 2]).doubled
    }
    weights = try Self.weights(basis)
  }

  private static func weights(_ basis: [(landmark: UInt64, weight: Float)]) throws(EngineError) -> [Double] {
    var weights = [Double](repeating: 0, count: vertexCount)
    for (landmark, weight) in basis {
      guard let index = Int(exactly: landmark), weights.indices.contains(index) else {
        throw EngineError(
          .invalidModel,
          "the basis names the landmark \(landmark); expected one below \(vertexCount)")
      }
      guard weight >= 0, weight.isFinite else {
        throw EngineError(
          .invalidModel, "the weight of landmark \(landmark) is \(weight); expected a number of at least 0")
      }
      weights[index] = Double(weight)
    }
    guard weights.contains(where: { $0 > 0 }) else {
      throw EngineError(.invalidModel, "no landmark has a weight above 0")
    }
    return weights
  }
}

extension SIMD3<Float> {
  /// The vector's numbers in double precision.
  fileprivate var doubled: SIMD3<Double> { SIMD3<Double>(Double(x), Double(y), Double(z)) }
}

extension CanonicalFace {
  /// Reads the file `geometry_pipeline_metadata_landmarks.binarypb` of a face landmarker's bundle.
  ///
  /// - Throws: `invalidModel` when the file is damaged or describes another face.
  ///
  /// Sources: `geometry_pipeline_metadata.proto`, `mesh_3d.proto` of
  /// `mediapipe/tasks/cc/vision/face_geometry/proto`.
  package init(decoding bytes: [UInt8]) throws(EngineError) {
    var reader = ProtobufReader(bytes[...])
    var vertexBuffer: [Float] = []
    var basis: [(landmark: UInt64, weight: Float)] = []
    while let field = try reader.next() {
      switch field.number {
      case 1: vertexBuffer += try Self.vertexBuffer(field.value.message("the canonical mesh"))
      case 2: basis.append(try Self.basisPoint(field.value.message("a point of the basis")))
      case 3: try Self.requireLandmarks(field.value.integer("the kind of input"))
      default: break
      }
    }
    try self.init(vertexBuffer: vertexBuffer, basis: basis)
  }

  /// The numbers of all vertices. The triangles between them are of no use here.
  private static func vertexBuffer(_ mesh: ProtobufReader) throws(EngineError) -> [Float] {
    var reader = mesh
    var buffer: [Float] = []
    while let field = try reader.next() {
      switch field.number {
      case 1:
        let kind = try field.value.integer("the kind of vertices")
        guard kind == 0 else {
          throw EngineError(
            .invalidModel, "vertices are of the kind \(kind); expected 0, positions with texture coordinates")
        }
      case 3: buffer += try field.value.floats("the vertex buffer")
      default: break
      }
    }
    return buffer
  }

  /// The index of a landmark and its weight.
  private static func basisPoint(
    _ message: ProtobufReader
  ) throws(EngineError) -> (landmark: UInt64, weight: Float) {
    var reader = message
    // What a message leaves out is 0.
    var point = (landmark: UInt64(0), weight: Float(0))
    while let field = try reader.next() {
      switch field.number {
      case 1: point.landmark = try field.value.integer("the index of a landmark")
      case 2: point.weight = try field.value.floats("the weight of a landmark").last ?? 0
      default: break
      }
    }
    return point
  }

  private static func requireLandmarks(_ inputSource: UInt64) throws(EngineError) {
    guard inputSource <= 1 else {
      throw EngineError(
        .invalidModel, "the geometry is for input of the kind \(inputSource); expected 1, face landmarks")
    }
  }
}
