import FileAccess

/// What the first bytes of a video file's description say of its pixels, before anything decodes it.
///
/// It is a guess, which decides how ffmpeg is asked for frames; those that come tell whether it is right.
enum LumaChromaHint {
  /// Whether an MP4 or MOV file has pictures of H.264 or H.265 whose profile has 8 bits for a sample, and one
  /// sample of each colour difference for 2 × 2 pixels.
  ///
  /// - Source: ISO/IEC 14496-12, "object structured file organization"; 14496-15, the decoder configuration
  ///   records of AVC and HEVC.
  static func isLikely(inFile path: String) -> Bool {
    do {
      let file = try RegularFile(path: path)
      guard let description = try description(of: file) else { return false }
      return description.indices.contains { isPlainConfiguration(description[$0...]) }
    } catch {
      return false
    }
  }

  /// Longer descriptions have tables of many frames; what is looked for mostly stands before them.
  private static let maximumByteCount = 1 << 16
  /// Of the boxes of a file before its description; few have more than three.
  private static let maximumBoxCount = 64

  /// The beginning of the box `moov`.
  private static func description(of file: borrowing RegularFile) throws -> [UInt8]? {
    var offset = 0
    for _ in 0..<maximumBoxCount {
      let header = try bytes(of: file, from: offset, upTo: 16)
      guard header.count >= 8 else { return nil }
      var byteCount = number(header[..<4])
      // A size of one stands for a longer one behind the name.
      if byteCount == 1, header.count == 16, header[8] < 0x80 { byteCount = number(header[8...]) }
      guard byteCount >= 8 else { return nil }
      if header[4..<8].elementsEqual("moov".utf8) {
        return try bytes(of: file, from: offset, upTo: min(byteCount, maximumByteCount))
      }
      guard byteCount < file.byteCount - offset else { return nil }
      offset += byteCount
    }
    return nil
  }

  private static func bytes(
    of file: borrowing RegularFile, from offset: Int, upTo byteCount: Int
  ) throws -> [UInt8] {
    let count = max(0, min(byteCount, file.byteCount - offset))
    return try [UInt8](unsafeUninitializedCapacity: count) { bytes, readCount in
      let buffer = UnsafeMutableRawBufferPointer(start: bytes.baseAddress, count: count)
      readCount = count == 0 ? 0 : try file.read(into: buffer, from: offset)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Whether bytes begin with the configuration of a decoder for such a profile: for H.264 Baseline, Main,
  /// Extended or High, for H.265 Main.
  private static func isPlainConfiguration(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "a") || bytes.first == UInt8(ascii: "h"), bytes.count > 6 else {
      return false
    }
    let (name, version, profile) = (bytes.prefix(4), bytes[bytes.startIndex + 4], bytes[bytes.startIndex + 5])
    guard version == 1 else { return false }
    if name.elementsEqual("avcC".utf8) { return [66, 77, 88, 100].contains(profile) }
    return name.elementsEqual("hvcC".utf8) && profile & 0x1F == 1
  }
}
