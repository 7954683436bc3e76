import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

/// Writes the few protocol-buffer fields that the tests need.
private struct ProtobufWriter {
  var bytes: [UInt8] = []

  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func integer(_ number: UInt64, _ value: UInt64) {
    varint(number << 3)
    varint(value)
  }

  mutating func float(_ number: UInt64, _ value: Float) {
    varint(number << 3 | 5)
    fixed(value)
  }

  mutating func message(_ number: UInt64, _ contents: [UInt8]) {
    varint(number << 3 | 2)
    varint(UInt64(contents.count))
    bytes += contents
  }

  mutating func fixed(_ value: Float) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 }
  }
}

@Suite("The canonical face")
struct CanonicalFaceTests {
  /// A file as the reference's, with chosen parts.
  private static func file(
    vertexCount: Int = 468, isPacked: Bool = false, firstValue: Float = 0.5, vertexKind: UInt64 = 0,
    basis: [(UInt64, Float)] = [(4, 0.25), (467, 1)], inputSource: UInt64? = nil
  ) -> [UInt8] {
    let values = (0..<vertexCount * 5).map { $0 == 0 ? firstValue : Float($0) / 8 }
    var mesh = ProtobufWriter()
    mesh.integer(1, vertexKind)
    if isPacked {
      var packed = ProtobufWriter()
      for value in values { packed.fixed(value) }
      mesh.message(3, packed.bytes)
    } else {
      for value in values { mesh.float(3, value) }
    }
    mesh.integer(4, 173)
    var file = ProtobufWriter()
    file.message(1, mesh.bytes)
    for (landmark, weight) in basis {
      var point = ProtobufWriter()
      point.integer(1, landmark)
      point.float(2, weight)
      file.message(2, point.bytes)
    }
    if let inputSource { file.integer(3, inputSource) }
    return file.bytes
  }

  @Test("vertices and weights are read, packed or not", arguments: [false, true])
  func reading(isPacked: Bool) throws {
    let face = try CanonicalFace(decoding: Self.file(isPacked: isPacked, inputSource: 1))
    #expect(face.vertices.count == 468 && face.weights.count == 468)
    #expect(face.vertices[0] == SIMD3(0.5, 0.125, 0.25) && face.vertices[1] == SIMD3(0.625, 0.75, 0.875))
    #expect(face.weights[4] == 0.25 && face.weights[467] == 1 && face.weights.reduce(0, +) == 1.25)
  }

  @Test("unknown fields of every type are skipped")
  func unknownFields() throws {
    var file = ProtobufWriter(bytes: Self.file())
    file.integer(9, .max)
    file.message(10, [1, 2, 3])
    file.varint(11 << 3 | 1)
    file.bytes += [UInt8](repeating: 0, count: 8)
    #expect(try CanonicalFace(decoding: file.bytes) == CanonicalFace(decoding: Self.file()))
  }

  @Test("a face that cannot be fitted is refused, with what was expected")
  func refusals() {
    let cases: [(bytes: [UInt8], text: String)] = [
      ([], "0 numbers; expected 468 points"),
      (Self.file(vertexCount: 467), "2335 numbers"),
      (Self.file(firstValue: .nan), "not finite"),
      (Self.file(vertexKind: 1), "expected 0"),
      (Self.file(basis: [(468, 1)]), "landmark 468"),
      (Self.file(basis: [(.max, 1)]), "expected one below 468"),
      (Self.file(basis: [(1, -1)]), "is -1.0"),
      (Self.file(basis: [(1, .infinity)]), "is inf"),
      (Self.file(basis: [(1, 0)]), "no landmark has a weight"),
      (Self.file(basis: []), "no landmark has a weight"),
      (Self.file(inputSource: 2), "expected 1, face landmarks"),
      ([0x0b], "wire type 3"), ([0x0a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f], "end within"),
      ([UInt8](repeating: 0xff, count: 11), "longer than 10 bytes"), ([0x0d, 1, 2], "end within"),
      ([0x08, 0x01], "expected a message"), ([0x1a, 0x00], "expected an integer"),
    ]
    for (bytes, text) in cases {
      let error = #expect(throws: EngineError.self) { try CanonicalFace(decoding: bytes) }
      #expect(
        error?.code == .invalidModel && error?.message.contains(text) == true, "\(text): \(error as Any)")
    }
  }

  @Test("a file cut anywhere or with changed bytes is read or refused, never a crash")
  func hostileFiles() {
    let file = Self.file()
    for count in stride(from: 0, to: file.count, by: 7) {
      _ = try? CanonicalFace(decoding: Array(file.prefix(count)))
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var changed = file
      for _ in 0..<4 {
        changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try? CanonicalFace(decoding: changed)
    }
    #expect(throws: EngineError.self) { try CanonicalFace(decoding: Array(file.prefix(file.count - 1))) }
  }

  @Test("a face without extent has no transformation, one without numbers is refused")
  func degenerateLandmarks() throws {
    var solver = FaceTransformationSolver(try CanonicalFace(decoding: Self.file()))
    let size = PixelSize(width: 640, height: 480)
    let point = Position<PictureSpace>(x: 0.4, y: 0.4, z: 0)
    #expect(try solver.transformation(of: Array(repeating: point, count: 478), in: size) == nil)
    let nowhere = Position<PictureSpace>(x: .nan, y: .nan, z: .nan)
    #expect(throws: EngineError.self) {
      try solver.transformation(of: Array(repeating: nowhere, count: 478), in: size)
    }
  }
}
