import TensorCore

/// Lays out the tensors of a safetensors file and writes it.
///
/// Every tensor starts at a multiple of 64 bytes from the start of the file. The container allows no holes,
/// so each gap is a tensor of bytes named `__padding_0`, `__padding_1`, ….
struct SafetensorsWriter {
  private var entries: [JSONObject.Member] = []
  private var pieces: [Tensor] = []
  private var dataByteCount = 0
  private var paddingCount = 0

  /// How the names of gaps start.
  static let paddingPrefix = "__padding_"

  /// Adds a tensor after those that are there already.
  ///
  /// - Precondition: No other tensor has this name.
  mutating func append(_ tensor: Tensor, named name: String) {
    let gap = AlignedStorage.roundedUp(dataByteCount) - dataByteCount
    if gap > 0 {
      let zeros = [UInt8](repeating: 0, count: gap)
      place(Tensor(shape: [gap], values: zeros), named: Self.paddingPrefix + String(paddingCount))
      paddingCount += 1
    }
    place(tensor, named: name)
  }

  private mutating func place(_ tensor: Tensor, named name: String) {
    let end = dataByteCount + tensor.byteCount
    let description = JSONObject([
      "dtype": .string(tensor.elementType.safetensorsName),
      "shape": .array(tensor.shape.dimensions.map(JSONValue.integer)),
      "data_offsets": .array([.integer(dataByteCount), .integer(end)]),
    ])
    entries.append(.init(key: name, value: .object(description)))
    pieces.append(tensor)
    dataByteCount = end
  }

  /// The bytes of the file.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when the header is longer than a reader accepts.
  func encoded(metadata: JSONObject) throws -> [UInt8] {
    let description = JSONObject(
      [.init(key: SafetensorsContents.metadataKey, value: .object(metadata))] + entries)
    var header = JSONWriter.encode(.object(description))
    let prefix = SafetensorsContents.lengthByteCount
    let spaceCount = AlignedStorage.roundedUp(prefix + header.count) - prefix - header.count
    header += repeatElement(UInt8(ascii: " "), count: spaceCount)
    try EngineError.within("header") { try Self.checkText(header.count) }
    var file: [UInt8] = []
    file.reserveCapacity(prefix + header.count + dataByteCount)
    withUnsafeBytes(of: UInt64(header.count).littleEndian) { file += $0 }
    file += header
    for piece in pieces { piece.withUnsafeBytes { file += $0 } }
    return file
  }

  /// Checks the length of the header or of a graph, or of what is known to be a part of it.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when it is longer than a reader accepts.
  static func checkText(_ byteCount: Int) throws {
    guard byteCount <= JSONParser.maximumByteCount else {
      throw EngineError(
        .resourceExhausted,
        "the text takes \(byteCount) bytes up to here; the limit is \(JSONParser.maximumByteCount)")
    }
  }
}
