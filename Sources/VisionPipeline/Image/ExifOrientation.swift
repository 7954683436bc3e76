import TensorCore

/// Reads the orientation tag out of Exif data (Exif 2.32, sections 4.5 and 4.6: a TIFF structure).
///
/// Damaged Exif data never fails a picture: whatever cannot be read counts as absent.
enum ExifOrientation {
  /// The orientation in the payload of a JPEG's APP1 segment, or `nil` when it holds no Exif data.
  ///
  /// Exif data without a readable orientation gives `.up`.
  static func read(fromJPEGSegment payload: UnsafeRawBufferPointer) -> PictureOrientation? {
    let identifier = Array("Exif\0\0".utf8)
    guard payload.starts(with: identifier) else { return nil }
    let tiff = UnsafeRawBufferPointer(rebasing: payload.dropFirst(identifier.count))
    return read(fromTIFF: tiff) ?? .up
  }

  /// The orientation in the first directory of a TIFF structure, or `nil` when there is none.
  static func read(fromTIFF bytes: UnsafeRawBufferPointer) -> PictureOrientation? {
    guard let reader = TIFFReader(bytes), let directory = reader.number32(at: 4),
      let entryCount = reader.number16(at: directory)
    else { return nil }
    for index in 0..<entryCount {
      let entry = directory + 2 + index * TIFFReader.entryByteCount
      guard let tag = reader.number16(at: entry) else { return nil }
      guard tag == TIFFReader.orientationTag else { continue }
      guard reader.number16(at: entry + 2) == TIFFReader.shortType, reader.number32(at: entry + 4) == 1,
        let value = reader.number16(at: entry + 8)
      else { return nil }
      return PictureOrientation(exifValue: value)
    }
    return nil
  }
}

/// Numbers of a TIFF structure in its own byte order; `nil` beyond its end.
private struct TIFFReader {
  static let entryByteCount = 12
  static let orientationTag = 0x0112
  static let shortType = 3

  private let bytes: UnsafeRawBufferPointer
  private let isBigEndian: Bool

  init?(_ bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) {
      isBigEndian = false
    } else if bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      isBigEndian = true
    } else {
      return nil
    }
    self.bytes = bytes
  }

  func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  func number32(at offset: Int) -> Int? {
    guard let first = number16(at: offset), let second = number16(at: offset + 2) else { return nil }
    return isBigEndian ? first << 16 | second : second << 16 | first
  }
}
