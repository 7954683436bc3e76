import FileAccess
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Arrays in NumPy's format come and go unchanged; anything else is refused with its remedy.
@Suite struct NumPyFileTests {
  @Test(arguments: ElementType.allCases, [[], [0], [5], [2, 3], [1, 2, 1, 4]])
  func aTensorComesBack(type: ElementType, dimensions: [Int]) throws {
    let shape = Shape(dimensions)
    let tensor = Tensor(shape: shape, elementType: type) { bytes in
      for index in bytes.indices { bytes[index] = type == .bool ? UInt8(index % 2) : UInt8(index + 1) }
    }
    let bytes = NumPyFile.encode(tensor)
    #expect((bytes.count - tensor.byteCount) % 64 == 0)
    let decoded = try NumPyFile.decode(bytes, name: "sample")
    #expect(decoded.shape == shape && decoded.elementType == type)
    #expect(tensor.withUnsafeBytes { Array($0) } == decoded.withUnsafeBytes { Array($0) })
  }

  /// Elements that are left in a file are those that were there when it was opened, or an error.
  @Test func elementsStayInTheFile() throws {
    let files = try TemporaryDirectory()
    let tensor = Tensor(shape: [2, 3], values: [1, 2, 3, 4, 5, 6 as Float])
    let path = try files.write(NumPyFile.encode(tensor), to: "array.npy")
    let stored = try NumPyFile.stored(path)
    let source = try #require(stored.storage.source)
    #expect(stored.shape == [2, 3] && stored.floats == tensor.floats)
    #expect(throws: Never.self) { try source.check() }
    _ = try files.write(NumPyFile.encode(Tensor(shape: [1], values: [7 as Float])), to: "array.npy")
    #expect(throws: EngineError.self) { try source.check() }
  }

  /// The header as `numpy.save(file, numpy.zeros((2, 3), numpy.float32))` writes it.
  @Test func theHeaderIsNumPysOwn() {
    let bytes = NumPyFile.encode(Tensor(shape: [2, 3], values: [Float](repeating: 0, count: 6)))
    let fields = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"
    let padding = String(repeating: " ", count: 118 - fields.utf8.count - 1)
    let start: [UInt8] = [0x93] + Array("NUMPY".utf8) + [1, 0, 118, 0]
    let header = start + Array((fields + padding + "\n").utf8)
    #expect(Array(bytes[..<128]) == header)
  }

  @Test(arguments: [1, 2, 3])
  func everyVersionIsRead(version: UInt8) throws {
    let bytes = Self.file(
      "{\"shape\":(2,), 'fortran_order' : False,'descr':'|u1'}", [7, 9], version: version)
    let tensor = try NumPyFile.decode(bytes, name: "sample")
    #expect(tensor.integers == [7, 9])
  }

  static let refusals: [(header: String, message: String)] = [
    ("{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }", "astype('float32')"),
    ("{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }", "big endian"),
    ("{'descr': '<c8', 'fortran_order': False, 'shape': (2,), }", "expected one of <f4"),
    (
      "{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (2,), }",
      "expected a text in quotation marks"
    ),
    ("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 1), }", "ascontiguousarray"),
    ("{'descr': '|u1', 'fortran_order': None, 'shape': (2,), }", "expected True or False"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (-2,), }", "expected an integer"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (99999999999999999999,), }", "expected an integer"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (4294967296, 4294967296), }", "more than"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (0, 1, 1, 1, 1, 1, 1, 1, 1), }", "rank 9"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (3,), }", "takes 3 bytes, found 2"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (1,), }", "takes 1 bytes, found 2"),
    ("{'descr': '|u1', 'fortran_order': False}", "lacks"),
    ("{'descr': '|u1', 'descr': '|u1', 'fortran_order': False, 'shape': (2,)}", "occurs twice"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (2,), 'x': 1}", "not known"),
    ("{'descr': '|u1', 'fortran_order': False, 'shape': (2,)} x", "expected its end"),
    ("{'descr': '|u1", "closing quotation mark"),
    ("", "expected {"),
  ]

  @Test(arguments: refusals)
  func anArrayThatTensorsCannotHoldIsRefused(header: String, message: String) throws {
    let error = try #require(throws: EngineError.self) {
      try NumPyFile.decode(Self.file(header, [1, 2], version: 1), name: "bad.npy")
    }
    #expect(error.code == .invalidArgument)
    #expect(error.description.hasPrefix("array bad.npy: "))
    #expect(error.message.contains(message), "\(error)")
  }

  @Test func bytesThatAreNoArrayAreRefused() throws {
    let version4 = Self.file("{}", [], version: 4)
    let longHeader = [0x93] + Array("NUMPY".utf8) + [2, 0, 255, 255, 255, 255, 0, 0]
    for bytes in [[], [0x93], Array("PK not an array".utf8), version4, longHeader] {
      #expect(throws: EngineError.self) { try NumPyFile.decode(bytes, name: "bad") }
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func damagedArraysNeverTrap(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = NumPyFile.encode(Tensor(shape: [2, 3], values: [Float](repeating: 1, count: 6)))
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damaged[Int.random(in: 0..<80, using: &generator)] = UInt8.random(in: 0...127, using: &generator)
      }
      do {
        _ = try NumPyFile.decode(damaged, name: "damaged")
      } catch is EngineError {
      }
    }
  }

  @Test(
    .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired, "no VITRUVIAN_TEST_DATA"),
    arguments: [
      "face_detector/random.input0.npy", "face_detector/real.reference1.npy",
      "pose_detector/random.xnnpack0.npy",
      "hand_landmarks/real.input0.npy",
    ])
  func arraysOfTheReferenceKitComeBackByteForByte(name: String) throws {
    let bytes = try ReferenceKit.bytes("reference/networks/\(name)")
    let tensor = try NumPyFile.read(ReferenceKit.url("reference/networks/\(name)").path)
    #expect(tensor.elementType == .float32)
    #expect(NumPyFile.encode(tensor) == bytes)
    let path = TemporaryFile.path("npy")
    defer { TemporaryFile.remove(path) }
    try NumPyFile.write(tensor, to: path)
    #expect(try NumPyFile.read(path).floats == tensor.floats)
  }

  private static func file(_ header: String, _ contents: [UInt8], version: UInt8) -> [UInt8] {
    let count = header.utf8.count
    let length = [UInt8(count & 0xFF), UInt8(count >> 8)] + (version == 1 ? [] : [0, 0])
    let start: [UInt8] = [0x93] + Array("NUMPY".utf8) + [version, 0]
    return start + length + Array(header.utf8) + contents
  }
}
