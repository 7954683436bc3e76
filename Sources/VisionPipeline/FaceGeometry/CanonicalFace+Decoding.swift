import TensorCore

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
