import TensorCore

/// Tensors in NumPy's `.npy` files: dense, little endian, the last axis innermost.
///
/// - Source: NumPy's documentation, *numpy.lib.format*, versions 1.0, 2.0 and 3.0.
public enum NumPyFile {
  /// The most bytes that a file may have.
  package static let maximumByteCount = 1 << 30

  /// Reads the tensor in the file at `path`.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/notFound``, ``/TensorCore/EngineError/Code/unreadable`` or
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` for the file,
  ///   ``/TensorCore/EngineError/Code/invalidArgument`` for its contents.
  public static func read(_ path: String) throws -> Tensor {
    let tensor = try stored(path)
    let copy = tensor.inMemory
    try tensor.storage.source?.check()
    return copy
  }

  /// The tensor in the file at `path`, whose elements are read when they are looked at. They may be relied on
  /// after ``BlockSource/check()`` of the storage's source.
  ///
  /// - Throws: As ``read(_:)``.
  package static func stored(_ path: String) throws -> Tensor {
    let file = try StoredFile(path: path, maximumByteCount: maximumByteCount)
    let (header, contents) = try file.reading {
      try EngineError.within("array \(path)") {
        try layout(byteCount: file.byteCount) { file.read(from: $0, into: $1) }
      }
    }
    return Tensor(
      shape: header.shape, elementType: header.elementType, storage: AlignedStorage(in: file, contents))
  }

  /// The tensor in the bytes of a file called `name`.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/invalidArgument`` when the bytes are not such a file, or the
  ///   array's element type, byte order or memory order is not one that tensors have.
  public static func decode(_ bytes: [UInt8], name: String) throws -> Tensor {
    try EngineError.within("array \(name)") {
      try bytes.withUnsafeBytes { bytes in
        let (header, contents) = try layout(byteCount: bytes.count) { offset, target in
          target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + target.count]))
        }
        return Tensor(shape: header.shape, elementType: header.elementType) {
          $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[contents]))
        }
      }
    }
  }

  /// The bytes of a file with `tensor`, in version 1.0, the elements at a multiple of 64 bytes.
  ///
  /// - Precondition: The tensor has at most ``/TensorCore/Shape/maximumRank`` axes, so that the header is
  ///   short.
  public static func encode(_ tensor: Tensor) -> [UInt8] {
    precondition(tensor.shape.rank <= Shape.maximumRank, "a shape of rank \(tensor.shape.rank)")
    let sizes = tensor.shape.dimensions.map { "\($0)," }.joined(separator: " ")
    let shape = tensor.shape.rank > 1 ? String(sizes.dropLast()) : sizes
    let fields =
      "{'descr': '\(tensor.elementType.numPyDescription)', 'fortran_order': False, 'shape': (\(shape)), }"
    let preambleByteCount = magic.count + 4
    let unpadded = preambleByteCount + fields.utf8.count + 1
    let padding = (alignment - unpadded % alignment) % alignment
    let headerByteCount = fields.utf8.count + padding + 1
    var bytes = magic + [1, 0, UInt8(headerByteCount & 0xFF), UInt8(headerByteCount >> 8)]
    bytes.reserveCapacity(preambleByteCount + headerByteCount + tensor.byteCount)
    bytes += fields.utf8
    bytes += repeatElement(UInt8(ascii: " "), count: padding)
    bytes.append(UInt8(ascii: "\n"))
    tensor.withUnsafeBytes { bytes += $0 }
    return bytes
  }

  /// Writes `tensor` to the file at `path`, replacing what was there.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/unwritable`` when the file cannot be written.
  public static func write(_ tensor: Tensor, to path: String) throws {
    try FileWriting.write(encode(tensor), to: path)
  }
}

extension NumPyFile {
  private static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)
  private static let alignment = 64
  /// The most bytes before the header.
  private static let longestPreambleByteCount = 12
  /// The longest header that is read: one with eight axes has about two hundred bytes.
  private static let maximumHeaderByteCount = 1 << 16

  /// Reads the header of a file of so many bytes, and tells where the elements lie.
  ///
  /// - Parameter read: Fills memory with the bytes from an offset on, which are in the file.
  private static func layout(
    byteCount: Int, _ read: (_ offset: Int, _ target: UnsafeMutableRawBufferPointer) -> Void
  ) throws -> (header: NumPyHeader, contents: Range<Int>) {
    var start = [UInt8](
      repeating: 0, count: min(byteCount, longestPreambleByteCount + maximumHeaderByteCount))
    start.withUnsafeMutableBytes { read(0, $0) }
    let headerRange = try headerRange(in: start, byteCount: byteCount)
    let header = try NumPyHeader(parsing: Array(start[headerRange]))
    let contents = headerRange.upperBound..<byteCount
    let expectedByteCount = header.shape.elementCount * header.elementType.byteCount
    guard contents.count == expectedByteCount else {
      throw EngineError(
        .invalidArgument,
        "\(header.elementType) array of shape \(header.shape) takes \(expectedByteCount) bytes, found "
          + "\(contents.count)")
    }
    return (header, contents)
  }

  /// Where the header's text lies, after the magic number, the version and the length.
  ///
  /// - Parameter bytes: The start of the file, with the longest header that is read.
  private static func headerRange(in bytes: [UInt8], byteCount: Int) throws -> Range<Int> {
    guard bytes.count >= longestPreambleByteCount, bytes.starts(with: magic) else {
      throw EngineError(.invalidArgument, "not a .npy file: it does not start with \\x93NUMPY")
    }
    let version = bytes[magic.count]
    guard 1...3 ~= version else {
      throw EngineError(.invalidArgument, "version \(version) of the .npy format; expected 1, 2 or 3")
    }
    let lengthOffset = magic.count + 2
    let start = lengthOffset + (version == 1 ? 2 : 4)
    let count = bytes[lengthOffset..<start].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= maximumHeaderByteCount, start + count <= byteCount else {
      throw EngineError(.invalidArgument, "the header has \(count) bytes, more than the file or the limit")
    }
    return start..<start + count
  }
}
