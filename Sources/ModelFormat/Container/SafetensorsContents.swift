import TensorCore

/// What the header of a safetensors file says: text metadata, and where each tensor lies.
///
/// The container is a header length of 8 bytes, little endian; a JSON header of that length; and the bytes
/// of the tensors, one after the other without holes, row-major and little endian.
///
/// - Source: the format section of the README of `huggingface/safetensors`.
struct SafetensorsContents {
  var metadata: [String: String]
  var tensors: [String: StoredTensor]

  /// The key of the header under which the metadata stands.
  static let metadataKey = "__metadata__"
  /// The longest header that is read or written.
  static let maximumHeaderByteCount = 64 << 20
  static let lengthByteCount = 8
}

/// One tensor of a safetensors file.
struct StoredTensor {
  let elementType: ElementType
  let shape: Shape
  /// Where the tensor lies, from the start of the file.
  let byteRange: Range<Int>
}

extension SafetensorsContents {
  /// Reads the header of the file whose bytes are given.
  ///
  /// Every byte range that it returns lies inside `file` and has the size that type and shape need.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the file is none of this kind or contradicts itself.
  init(parsing file: UnsafeRawBufferPointer) throws {
    let headerRange = try Self.headerRange(in: file)
    // An error inside the header says where by its own context.
    let contents = try EngineError.within("header") {
      try JSONParser.parse(UnsafeRawBufferPointer(rebasing: file[headerRange])) { value in
        let header = try value.objectValue()
        return Result { try Self(header, dataRange: headerRange.upperBound..<file.count) }
      }
    }
    self = try contents.get()
  }

  private init(_ header: JSONMembers, dataRange: Range<Int>) throws {
    metadata = [:]
    tensors = [:]
    var entries: [Entry] = []
    for member in header {
      let key = member.key
      if key == Self.metadataKey {
        metadata = try EngineError.within("header") { try Self.metadata(member.value) }
      } else {
        let entry = try EngineError.within("stored tensor \(key.quoted)") {
          try Entry(name: key, member.value, dataStart: dataRange.lowerBound)
        }
        tensors[key] = entry.tensor
        entries.append(entry)
      }
    }
    try Self.refuseHoles(entries, dataRange: dataRange)
  }

  private static func headerRange(in file: UnsafeRawBufferPointer) throws -> Range<Int> {
    guard file.count > lengthByteCount else {
      throw EngineError(.invalidModel, "not a model file: it has only \(file.count) bytes")
    }
    let length = UInt64(littleEndian: file.loadUnaligned(as: UInt64.self))
    guard length <= UInt64(maximumHeaderByteCount), length <= UInt64(file.count - lengthByteCount) else {
      throw EngineError(
        .invalidModel,
        "not a model file, or cut off: the header has \(length) bytes, the file \(file.count), and "
          + "the limit is \(maximumHeaderByteCount)")
    }
    guard file[lengthByteCount] == UInt8(ascii: "{") else {
      throw EngineError(.invalidModel, "not a model file: the header does not start with {")
    }
    return lengthByteCount..<lengthByteCount + Int(length)
  }

  private static func metadata(_ value: JSONNode) throws -> [String: String] {
    var metadata: [String: String] = [:]
    for member in try value.objectValue() {
      let key = member.key
      metadata[key] = try EngineError.within(key.quoted) { try member.value.stringValue() }
    }
    return metadata
  }

  /// Checks that the tensors follow each other without overlap or hole and fill the rest of the file.
  private static func refuseHoles(_ entries: [Entry], dataRange: Range<Int>) throws {
    let ordered = entries.sorted {
      let (left, right) = ($0.tensor.byteRange, $1.tensor.byteRange)
      return (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
    }
    var end = dataRange.lowerBound
    for entry in ordered {
      guard entry.tensor.byteRange.lowerBound == end else {
        throw EngineError(
          .invalidModel,
          "stored tensor \(entry.name.quoted) starts at byte \(entry.tensor.byteRange.lowerBound), but "
            + "the tensor before it ends at \(end)")
      }
      end = entry.tensor.byteRange.upperBound
    }
    guard end == dataRange.upperBound else {
      throw EngineError(
        .invalidModel, "the stored tensors end at byte \(end), the file at \(dataRange.upperBound)")
    }
  }
}

extension SafetensorsContents {
  /// A tensor of the header with its name.
  private struct Entry {
    let name: String
    let tensor: StoredTensor

    init(name: String, _ value: JSONNode, dataStart: Int) throws {
      let object = try value.objectValue()
      try object.refuseKeys(otherThan: ["dtype", "shape", "data_offsets"])
      let elementType = try object.required("dtype") { try ElementType(safetensorsName: $0.stringValue()) }
      let shape = try object.required("shape") { try Shape(validating: $0.integers()) }
      let offsets = try object.required("data_offsets") { try $0.integers() }
      // The start and the end of the tensor, from the start of the data. The second bound keeps the sums
      // below from overflowing; whether they lie inside the file is checked with the holes.
      guard offsets.count == 2, offsets[0] >= 0, offsets[0] <= offsets[1], offsets[1] <= Int.max / 2 else {
        throw EngineError(.invalidModel, "data offsets \(offsets.prefix(3)) are not a start and an end")
      }
      let byteCount = shape.elementCount * elementType.byteCount
      guard offsets[1] - offsets[0] == byteCount else {
        throw EngineError(
          .invalidModel,
          "\(elementType) of shape \(shape) takes \(byteCount) bytes, but the data offsets are "
            + "\(offsets)")
      }
      self.name = name
      tensor = StoredTensor(
        elementType: elementType, shape: shape, byteRange: dataStart + offsets[0]..<dataStart + offsets[1])
    }
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
