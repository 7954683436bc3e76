import Foundation
import TensorCore
import TestSupport
import Testing
import VisionPipeline

@Suite("Decoding and encoding pictures")
struct ImageDecodingTests {
  @Test("a grey JPEG decodes to its blocks as RGB", arguments: [false, true])
  func grayJPEGDecodes(isProgressive: Bool) throws {
    let image = try PixelImage(decoding: ImageSamples.jpeg(isProgressive: isProgressive), name: "sample")
    #expect((image.width, image.height, image.channelCount) == (24, 16, 3))
    for (index, value) in ImageSamples.jpegBlocks.enumerated() {
      let (x, y) = (index % 3 * 8, index / 3 * 8)
      #expect(image[x, y] == [UInt8](repeating: UInt8(value), count: 3))
      #expect(image[x + 7, y + 7] == image[x, y])
    }
  }

  @Test("a colour JPEG decodes by the JFIF formula", arguments: [false, true])
  func colorJPEGDecodes(isProgressive: Bool) throws {
    let bytes = ImageSamples.jpeg(componentCount: 3, isProgressive: isProgressive)
    let image = try PixelImage(decoding: bytes, name: "sample")
    #expect((image.width, image.height, image.channelCount) == (24, 16, 3))
    for (index, value) in ImageSamples.jpegBlocks.enumerated() {
      let (luma, chroma) = (Double(value), Double(value) - 128)
      let expected = [1.402, -0.344136 - 0.714136, 1.772].map { min(max(luma + $0 * chroma, 0), 255) }
      for (sample, exact) in zip(image[index % 3 * 8, index / 3 * 8], expected) {
        // The decoder computes with integers and may round the other way.
        #expect(abs(Double(sample) - exact) <= 1)
      }
    }
  }

  @Test("a CMYK JPEG decodes to RGB")
  func cmykJPEGDecodes() throws {
    let image = try PixelImage(decoding: ImageSamples.jpeg(componentCount: 4), name: "sample")
    #expect((image.width, image.height, image.channelCount) == (24, 16, 3))
  }

  @Test(
    "a PNG of every colour type decodes to RGB or RGBA, 16 bits to their upper byte",
    arguments: [(0, 8), (0, 16), (2, 8), (2, 16), (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)])
  func pngDecodes(colorType: Int, bitDepth: Int) throws {
    let image = try PixelImage(
      decoding: ImageSamples.png(colorType: colorType, bitDepth: bitDepth), name: "sample")
    #expect((image.width, image.height) == (5, 3))
    for y in 0..<3 {
      for x in 0..<5 {
        let stored = (0..<4).map { UInt8(ImageSamples.sample16(x: x, y: y, channel: $0) >> 8) }
        let expected =
          switch colorType {
          case 0: [stored[0], stored[0], stored[0]]
          case 2: Array(stored[..<3])
          case 3: [stored[0], 255 - stored[0], stored[0] ^ 0x55]
          case 4: [stored[0], stored[0], stored[0], stored[1]]
          default: stored
          }
        #expect(image[x, y] == expected)
      }
    }
  }

  @Test("a BMP decodes with its rows from top to bottom", arguments: [8, 24, 32])
  func bmpDecodes(bitsPerPixel: Int) throws {
    let image = try PixelImage(decoding: ImageSamples.bmp(bitsPerPixel: bitsPerPixel), name: "sample")
    #expect((image.width, image.height) == (5, 3))
    for y in 0..<3 {
      for x in 0..<5 {
        let color = (0..<3).map { UInt8(40 * y + 7 * x + 60 * $0) }
        #expect(image[x, y] == color + (image.channelCount == 4 ? [UInt8(200 + x)] : []))
      }
    }
  }

  @Test("a GIF decodes to the RGBA pixels of its first frame")
  func gifDecodes() throws {
    let image = try PixelImage(decoding: Data(ImageSamples.gif()), name: "sample")
    #expect((image.width, image.height, image.channelCount) == (5, 3, 4))
    for index in 0..<15 {
      #expect(image[index % 5, index / 5] == [UInt8(index), UInt8(2 * index), UInt8(3 * index), 255])
    }
  }

  @Test("samples start at a multiple of 64 bytes")
  func storageIsAligned() throws {
    let image = try PixelImage(decoding: ImageSamples.gif(), name: "sample")
    image.withUnsafeBytes { #expect(UInt(bitPattern: $0.baseAddress) % 64 == 0) }
  }

  @Test(
    "what is not a readable picture is named",
    arguments: [
      ([], "the file is empty (0 bytes)"),
      (
        Array("hello, this is text".utf8),
        "this is not a picture; the formats that are read are JPEG, PNG, BMP, GIF"
      ),
      (Array("RIFF1234WEBPVP8 ".utf8), "this is a WebP file, which is not supported"),
      ([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], "this is a TIFF file, which is not supported"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "this is a HEIC file, which is not supported"),
      ([0, 0, 0, 24] + Array("ftypisom".utf8), "this is a video (MP4 or QuickTime), not a picture"),
      (Array("RIFF1234AVI LIST".utf8), "this is a video (AVI), not a picture"),
      (Array("YUV4MPEG2 W4 H4\n".utf8), "this is a video (Y4M), not a picture"),
      ([0x89, 0x50, 0x4E], "the file is cut short"),
      ([0xFF], "the file is cut short"),
    ] as [([UInt8], String)])
  func unreadableBytesAreNamed(bytes: [UInt8], message: String) {
    let error = #expect(throws: EngineError.self) { try PixelImage(decoding: bytes, name: "holiday.jpg") }
    #expect(error?.code == .invalidImage)
    #expect(error?.description.hasPrefix("holiday.jpg: " + message) == true, "\(String(describing: error))")
  }

  @Test("encoding as PNG and decoding again gives the same picture", arguments: [3, 4])
  func pngRoundTrips(channelCount: Int) throws {
    var random = SeededGenerator(seed: 7)
    let image = PixelImage(width: 37, height: 11, channelCount: channelCount) { bytes in
      for index in bytes.indices { bytes[index] = .random(in: 0...255, using: &random) }
    }
    let decoded = try PixelImage(decoding: image.encodedAsPNG(), name: "sample")
    #expect(decoded.channelCount == channelCount)
    #expect(decoded.samples == image.samples)
  }

  @Test("a mask is encoded as grey levels, rounded and clamped")
  func maskIsEncoded() throws {
    let bytes = try PNGEncoder.encode(mask: [0, 1, 0.5, -3, 7, .nan], width: 3, height: 2)
    let decoded = try PixelImage(decoding: bytes, name: "mask")
    #expect(
      decoded.samples.enumerated().filter { $0.offset % 3 == 0 }.map(\.element) == [0, 255, 128, 0, 255, 0])
    #expect(throws: EngineError.self) { try PNGEncoder.encode(mask: [0, 1], width: 3, height: 2) }
  }
}

@Suite("Reading picture files")
struct ImageFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("image-files-\(UUID().uuidString)", isDirectory: true)

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func failure(_ path: String) -> EngineError? {
    #expect(throws: EngineError.self) { try PixelImage(contentsOfFile: path) }
  }

  @Test("a written picture is read back")
  func fileRoundTrips() throws {
    try inFolder { folder in
      let image = try PixelImage(decoding: ImageSamples.gif(), name: "sample")
      try image.writePNG(toFile: folder + "/a.png")
      #expect(try PixelImage(contentsOfFile: folder + "/a.png").samples == image.samples)
    }
  }

  @Test("missing files, directories, empty files and pipes are told apart")
  func unreadableFilesAreNamed() throws {
    try inFolder { folder in
      #expect(
        failure(folder + "/none.png")?.description == folder
          + "/none.png: there is no such file; check the path")
      #expect(failure(folder + "/none.png")?.code == .notFound)
      #expect(failure(folder)?.message == "this is a folder; expected a file")
      #expect(failure(folder)?.code == .unreadable)
      #expect(FileManager.default.createFile(atPath: folder + "/empty.png", contents: nil))
      #expect(failure(folder + "/empty.png")?.message == "the file is empty (0 bytes)")
      try #require(mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(failure(folder + "/pipe")?.message == "this is a device or pipe; expected a regular file")
      #expect(failure("/dev/zero")?.message == "this is a device or pipe; expected a regular file")
    }
  }

  @Test("a path that leads nowhere is not found, one that cannot be followed is unreadable")
  func unusablePathsAreNamed() throws {
    try inFolder { folder in
      let path = folder + "/a.gif"
      try Data(ImageSamples.gif()).write(to: URL(fileURLWithPath: path))
      #expect(failure(path + "/b.gif")?.code == .notFound)
      // What opens files would see the path of another one.
      #expect(failure(path + "\0.png")?.code == .notFound)
      try #require(symlink(folder + "/loop", folder + "/loop") == 0)
      #expect(failure(folder + "/loop")?.code == .unreadable)
      #expect(failure(folder + "/" + String(repeating: "a", count: 300))?.code == .unreadable)
    }
  }

  @Test("a file without read permission is named", .enabled(if: geteuid() != 0, "root may read everything"))
  func forbiddenFileIsNamed() throws {
    try inFolder { folder in
      let path = folder + "/secret.png"
      try Data(ImageSamples.gif()).write(to: URL(fileURLWithPath: path))
      try #require(chmod(path, 0) == 0)
      #expect(failure(path)?.message == "permission denied; make the file readable")
      #expect(failure(path)?.code == .permissionDenied)
    }
  }

  @Test("writing into a folder that does not exist names the file")
  func unwritableFileIsNamed() throws {
    try inFolder { folder in
      let image = try PixelImage(decoding: ImageSamples.gif(), name: "sample")
      let path = folder + "/none/a.png"
      let error = #expect(throws: EngineError.self) { try image.writePNG(toFile: path) }
      #expect(error?.code == .unwritable)
      #expect(error?.description == "file \(path) cannot be written: No such file or directory")
    }
  }
}

@Suite("Pictures from a caller's buffer")
struct ImageBufferTests {
  @Test("every pixel format is copied, rows may be padded", arguments: PixelFormat.allCases)
  func bufferIsCopied(format: PixelFormat) throws {
    let stride = 3 * format.byteCount + 5
    let buffer = (0..<(2 * stride)).map { UInt8($0) }
    let image = try buffer.withUnsafeBytes {
      try PixelImage(copying: $0, width: 3, height: 2, rowByteCount: stride, format: format)
    }
    #expect(image.channelCount == (format.byteCount == 4 ? 4 : 3))
    for y in 0..<2 {
      for x in 0..<3 {
        let pixel = Array(buffer[(y * stride + x * format.byteCount)...].prefix(format.byteCount))
        let expected =
          switch format {
          case .rgb, .rgba: pixel
          case .bgra: [pixel[2], pixel[1], pixel[0], pixel[3]]
          case .gray: [pixel[0], pixel[0], pixel[0]]
          }
        #expect(image[x, y] == expected)
      }
    }
  }

  @Test("the last row may end without padding, one byte less is refused")
  func lastRowNeedsNoPadding() throws {
    let buffer = [UInt8](repeating: 1, count: 16 + 9)
    try buffer.withUnsafeBytes { bytes in
      _ = try PixelImage(copying: bytes, width: 3, height: 2, rowByteCount: 16, format: .rgb)
      let short = UnsafeRawBufferPointer(rebasing: bytes.dropLast())
      let error = #expect(throws: EngineError.self) {
        try PixelImage(copying: short, width: 3, height: 2, rowByteCount: 16, format: .rgb)
      }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test(
    "impossible sizes are refused",
    arguments: [
      (0, 1, 4), (1, 0, 4), (-1, 1, 4), (1, -1, 4), (2, 1, 7), (1, 1, -4), (1, 3, Int.max),
      (.max, .max, .max),
      (.max, 1, .max), (20_000, 20_000, 80_000),
    ])
  func impossibleSizesAreRefused(width: Int, height: Int, rowByteCount: Int) {
    let buffer = [UInt8](repeating: 0, count: 64)
    buffer.withUnsafeBytes { bytes in
      _ = #expect(throws: EngineError.self) {
        try PixelImage(
          copying: bytes, width: width, height: height, rowByteCount: rowByteCount, format: .rgba)
      }
    }
  }
}
