import TensorCore

/// What the header of a safetensors file says: text metadata, and where each tensor lies.
///
/// The container is a header length of 8 bytes, little endian; a JSON header of that length; and the bytes
/// of the tensors, one after the other without holes, row-major and little endian.
///
/// - Source: the format section of the README of `huggingface/safetensors`.
struct SafetensorsContents {
  /// Few enough to look at each.
  private let metadata: [(key: String, text: String)]
  /// In the order of the header.
  let tensors: [StoredTensor]

  /// The key of the header under which the metadata stands.
  static let metadataKey = "__metadata__"
  static let lengthByteCount = 8
}

/// One tensor of a safetensors file.
struct StoredTensor {
  let name: String
  let elementType: ElementType
  let shape: Shape
  /// Where the tensor lies, from the start of the file.
  let byteRange: Range<Int>
}

extension SafetensorsContents {
  /// Reads a header.
  ///
  /// Every byte range that it returns lies inside `dataRange`, the rest of the file, and has the size that
  /// type and shape need.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the file is none of this kind or contradicts itself.
  init(parsing header: UnsafeRawBufferPointer, dataRange: Range<Int>) throws {
    let tokens = try EngineError.within("header") { try JSONParser.tokens(of: header) }
    (metadata, tensors) = try tokens.withValue { value in
      var metadata: [(key: String, text: String)] = []
      var tensors: [StoredTensor] = []
      let members = try EngineError.within("header") { try value.objectValue() }
      tensors.reserveCapacity(members.count)
      for member in members {
        let key = member.key
        if key == Self.metadataKey {
          metadata = try EngineError.within("header") { try Self.metadata(member.value) }
        } else {
          tensors.append(
            try EngineError.within("stored tensor \(key.quoted)") {
              try StoredTensor(name: key, member.value, dataStart: dataRange.lowerBound)
            })
        }
      }
      return (metadata, tensors)
    }
    try Self.refuseHoles(between: tensors, dataRange: dataRange)
  }

  /// Where the header of a file is.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is none.
  static func headerRange(in file: AlignedStorage) throws -> Range<Int> {
    guard file.byteCount > lengthByteCount else {
      throw EngineError(.invalidModel, "not a model file: it has only \(file.byteCount) bytes")
    }
    let (length, first) = file.withBytes(in: 0..<lengthByteCount + 1) {
      (UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)), $0[lengthByteCount])
    }
    guard length <= UInt64(JSONParser.maximumByteCount), length <= UInt64(file.byteCount - lengthByteCount)
    else {
      throw EngineError(
        .invalidModel,
        "not a model file, or cut off: the header has \(length) bytes, the file \(file.byteCount), and "
          + "the limit is \(JSONParser.maximumByteCount)")
    }
    guard first == UInt8(ascii: "{") else {
      throw EngineError(.invalidModel, "not a model file: the header does not start with {")
    }
    return lengthByteCount..<lengthByteCount + Int(length)
  }

  /// The metadata, all of which must be texts.
  private static func metadata(_ value: JSONNode) throws -> [(key: String, text: String)] {
    try value.objectValue().map { member in
      let key = member.key
      return (key, try EngineError.within(key.quoted) { try member.value.stringValue() })
    }
  }

  /// Checks that the tensors follow each other without overlap or hole and fill the rest of the file.
  private static func refuseHoles(between tensors: [StoredTensor], dataRange: Range<Int>) throws {
    // Most writers list them in the order of the data.
    if dataRange.upperBound == tensors.endOfTensors(from: dataRange.lowerBound) { return }
    let ordered = tensors.sorted {
      let (left, right) = ($0.byteRange, $1.byteRange)
      return (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
    }
    var end = dataRange.lowerBound
    for tensor in ordered {
      guard tensor.byteRange.lowerBound == end else {
        throw EngineError(
          .invalidModel,
          "stored tensor \(tensor.name.quoted) starts at byte \(tensor.byteRange.lowerBound), but the "
            + "tensor before it ends at \(end)")
      }
      end = tensor.byteRange.upperBound
    }
    guard end == dataRange.upperBound else {
      throw EngineError(
        .invalidModel, "the stored tensors end at byte \(end), the file at \(dataRange.upperBound)")
    }
  }
}

extension SafetensorsContents {
  /// A text of the metadata; `nil` when there is none.
  func metadata(_ key: String) -> String? { metadata.first { $0.key == key }?.text }

  /// The tensors whose names start with `prefix`, with the rest of their names, in the order of the header.
  func tensors(prefix: String) -> [(name: String, tensor: StoredTensor)] {
    var found: [(name: String, tensor: StoredTensor)] = []
    for tensor in tensors where tensor.name.utf8.starts(with: prefix.utf8) {
      found.append((String(decoding: tensor.name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self), tensor))
    }
    return found
  }
}

extension [StoredTensor] {
  /// Where the last tensor ends; `nil` unless each starts where the one before it ends.
  fileprivate func endOfTensors(from start: Int) -> Int? {
    var end = start
    for tensor in self {
      guard tensor.byteRange.lowerBound == end else { return nil }
      end = tensor.byteRange.upperBound
    }
    return end
  }
}

extension StoredTensor {
  /// Where the tensor lies, which must be a row of bytes.
  func rangeOfBytes() throws -> Range<Int> {
    guard elementType == .uint8, shape.rank == 1 else {
      throw EngineError(
        .invalidModel, "stored tensor \(name.quoted) is \(elementType) \(shape); expected a row of uint8")
    }
    return byteRange
  }

  fileprivate init(name: String, _ value: JSONNode, dataStart: Int) throws {
    var members = JSONMemberReader(try value.objectValue())
    elementType = try members.required("dtype") { try ElementType(safetensorsName: $0.stringValue()) }
    shape = try members.required("shape") { try Shape(validating: $0.integers()) }
    let offsets = try members.required("data_offsets") { try $0.integers() }
    try members.refuseKeys(otherThan: ["dtype", "shape", "data_offsets"])
    // The start and the end of the tensor, from the start of the data. The second bound keeps the sums
    // below from overflowing; whether they lie inside the file is checked with the holes.
    guard offsets.count == 2, offsets[0] >= 0, offsets[0] <= offsets[1], offsets[1] <= Int.max / 2 else {
      throw EngineError(.invalidModel, "data offsets \(offsets.prefix(3)) are not a start and an end")
    }
    let byteCount = shape.elementCount * elementType.byteCount
    guard offsets[1] - offsets[0] == byteCount else {
      throw EngineError(
        .invalidModel,
        "\(elementType) of shape \(shape) takes \(byteCount) bytes, but the data offsets are \(offsets)")
    }
    self.name = name
    byteRange = dataStart + offsets[0]..<dataStart + offsets[1]
  }
}

extension ElementType {
  /// What the container calls this type.
  package var safetensorsName: String {
    switch self {
    case .float32: "F32"
    case .float16: "F16"
    case .int8: "I8"
    case .uint8: "U8"
    case .int16: "I16"
    case .int32: "I32"
    case .int64: "I64"
    case .bool: "BOOL"
    }
  }

  private static let storedTypes = allCases

  /// The type that the container calls `name`.
  init(safetensorsName name: String) throws {
    guard let type = Self.storedTypes.first(where: { $0.safetensorsName == name }) else {
      throw EngineError(
        .invalidModel, "type \(unknownName(name, among: Self.allCases.map(\.safetensorsName)))")
    }
    self = type
  }
}
