import Foundation
import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

@Suite("Pictures")
struct PictureTests {
  private func samples(_ picture: Picture) -> [UInt8] {
    picture.pixels.withUnsafeBytes { Array($0) }
  }

  @Test("pixels of every layout become red, green, blue and, where there is one, alpha")
  func layouts() throws {
    let rgb = try Picture(width: 2, height: 1, layout: .rgb, [1, 2, 3, 4, 5, 6] as [UInt8])
    #expect(samples(rgb) == [1, 2, 3, 4, 5, 6] && rgb.orientation == .up)
    let rgba = try Picture(width: 1, height: 2, layout: .rgba, [1, 2, 3, 9, 4, 5, 6, 9] as [UInt8])
    #expect(samples(rgba) == [1, 2, 3, 9, 4, 5, 6, 9])
    let bgra = try Picture(width: 1, height: 1, layout: .bgra, Data([3, 2, 1, 9]))
    #expect(samples(bgra) == [1, 2, 3, 9])
    let grey = try Picture(
      width: 1, height: 2, layout: .grey, bytesPerRow: 2, [7, 0, 8] as [UInt8], orientation: .left)
    #expect(samples(grey) == [7, 7, 7, 8, 8, 8])
    #expect(grey.orientation == .left && grey.width == 1 && grey.height == 2)
  }

  @Test("what pads rows does not matter", arguments: Picture.PixelLayout.allCases)
  func strides(layout: Picture.PixelLayout) throws {
    let (width, height) = (5, 3)
    let sampleCount = layout == .grey ? 1 : layout == .rgb ? 3 : 4
    let row = width * sampleCount
    let pixels = (0..<height * row).map { UInt8($0) }
    var padded: [UInt8] = []
    for y in 0..<height {
      padded += pixels[y * row..<(y + 1) * row]
      if y < height - 1 { padded += [UInt8](repeating: 250, count: 7) }
    }
    let plain = try Picture(width: width, height: height, layout: layout, pixels)
    let strided = try Picture(width: width, height: height, layout: layout, bytesPerRow: row + 7, padded)
    #expect(samples(strided) == samples(plain))
    #expect(throws: VisionError.self) {
      try Picture(
        width: width, height: height, layout: layout, bytesPerRow: row + 7, Array(padded.dropLast()))
    }
  }

  @Test(
    "sizes that do not fit the memory are refused",
    arguments: [
      (0, 1, nil), (1, -1, nil), (3, 1, nil), (2, 1, 5), (2, 2, nil), (Int.max, 2, nil), (2, Int.max, 6),
      (Int.min, 1, nil), (1, 2, -3), (1, 2, Int.max),
    ])
  func wrongSizes(width: Int, height: Int, bytesPerRow: Int?) throws {
    let error = try #require(throws: VisionError.self) {
      try Picture(
        width: width, height: height, layout: .rgb, bytesPerRow: bytesPerRow,
        [UInt8](repeating: 0, count: 8))
    }
    #expect([.invalidArgument, .resourceExhausted].contains(error.code), "\(error)")
  }

  @Test("a camera's planes give the same picture side by side and apart, padded or not")
  func planes() throws {
    // Three by three pixels, so that the last blocks are cut.
    let (luma, blue, red) =
      ([10, 20, 30, 40, 50, 60, 70, 80, 90], [1, 60, 120, 180], [200, 150, 100, 50])
      as ([UInt8], [UInt8], [UInt8])
    let apart = try Picture(
      width: 3, height: 3, luma: luma, blue: blue, red: red, range: .full, orientation: .left)
    #expect(apart.orientation == .left && (apart.width, apart.height) == (3, 3))
    let together = try Picture(
      width: 3, height: 3, luma: luma, chroma: [1, 200, 60, 150, 120, 100, 180, 50] as [UInt8], range: .full)
    #expect(samples(together) == samples(apart))
    let padded = try Picture(
      width: 3, height: 3, luma: [10, 20, 30, 99, 40, 50, 60, 99, 70, 80, 90] as [UInt8],
      lumaBytesPerRow: 4, chroma: [1, 200, 60, 150, 99, 120, 100, 180, 50] as [UInt8], chromaBytesPerRow: 5,
      range: .full)
    #expect(samples(padded) == samples(apart))
    let swapped = try Picture(width: 3, height: 3, luma: luma, blue: red, red: blue, range: .full)
    #expect(samples(swapped) != samples(apart))
    let video = try Picture(width: 3, height: 3, luma: luma, blue: blue, red: red, range: .video)
    #expect(samples(video) != samples(apart))
    let others = try Picture(
      width: 3, height: 3, luma: luma, blue: blue, red: red, range: .full, matrix: .bt709)
    #expect(samples(others) != samples(apart))
  }

  @Test("planes that are too short, or of strange sizes, are refused")
  func wrongPlanes() throws {
    func expectRefusal(
      _ width: Int, _ height: Int, luma: Int = 9, lumaRow: Int? = nil, chroma: Int = 8, chromaRow: Int? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let (luma, chroma, half) = (Data(count: luma), Data(count: chroma), Data(count: chroma / 2))
      let together = try #require(throws: VisionError.self, sourceLocation: sourceLocation) {
        try Picture(
          width: width, height: height, luma: luma, lumaBytesPerRow: lumaRow, chroma: chroma,
          chromaBytesPerRow: chromaRow, range: .video)
      }
      let apart = try #require(throws: VisionError.self, sourceLocation: sourceLocation) {
        try Picture(
          width: width, height: height, luma: luma, lumaBytesPerRow: lumaRow, blue: half, red: half,
          chromaBytesPerRow: chromaRow.map { $0 / 2 }, range: .video)
      }
      for error in [together, apart] {
        #expect(
          [.invalidArgument, .resourceExhausted].contains(error.code), "\(error)",
          sourceLocation: sourceLocation)
      }
    }
    #expect(
      try Picture(width: 3, height: 3, luma: Data(count: 9), chroma: Data(count: 8), range: .video).width == 3
    )
    try expectRefusal(3, 3, luma: 8)
    try expectRefusal(3, 3, chroma: 6)
    try expectRefusal(3, 3, luma: 0)
    try expectRefusal(3, 3, chroma: 0)
    try expectRefusal(3, 3, lumaRow: 2)
    try expectRefusal(3, 3, chromaRow: 2)
    try expectRefusal(3, 3, lumaRow: .max)
    try expectRefusal(3, 3, chromaRow: .max)
    try expectRefusal(3, 3, lumaRow: -3)
    try expectRefusal(3, 3, chromaRow: -4)
    try expectRefusal(0, 3)
    try expectRefusal(3, -1)
    try expectRefusal(.max, 2)
    try expectRefusal(2, .max)
    try expectRefusal(.min, .min)
  }

  @Test("a missing file is not found, bytes that are no picture are an invalid one")
  func decodingErrors() throws {
    let missing = try #require(throws: VisionError.self) {
      try Picture(contentsOfFile: "/nonexistent/picture.jpg")
    }
    #expect(missing.code == .notFound && missing.description.contains("/nonexistent/picture.jpg"))
    let garbage = try #require(throws: VisionError.self) { try Picture(encoded: Data(count: 64)) }
    #expect(garbage.code == .invalidImage && garbage.description.contains("picture in memory"))
    let size = try #require(throws: VisionError.self) { try Picture.size(of: Data(count: 64)) }
    #expect(size.code == .invalidImage)
    let remote = try #require(URL(string: "https://example.org/picture.png"))
    let error = try #require(throws: VisionError.self) { try Picture(contentsOf: remote) }
    #expect(error.code == .invalidArgument && error.message.contains("https://example.org/picture.png"))
  }

  @Test("an address may lead to a name that is not UTF-8")
  func addressesOfAnyName() throws {
    let files = try TemporaryDirectory()
    let pixels = PixelImage(width: 3, height: 2, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 1)
    }
    // Some file systems take names in UTF-8 only.
    guard (try? pixels.writePNG(toFile: files.url.path + "/caf\0\u{E9} 1.png")) != nil else { return }
    let url = try #require(URL(string: files.url.absoluteString + "caf%E9%201.png"))
    #expect(try Picture(contentsOf: url).width == 3)
  }

  @Test("a file is read by path, by address and from memory alike")
  func decoding() throws {
    let pixels = PixelImage(width: 3, height: 2, channelCount: 3) { samples in
      for index in samples.indices { samples[index] = UInt8(index * 7) }
    }
    let files = try TemporaryDirectory()
    let url = files.url.appendingPathComponent("picture.png")
    try pixels.writePNG(toFile: url.path)
    let expected = pixels.withUnsafeBytes { Array($0) }
    let pictures = try [
      Picture(contentsOfFile: url.path), Picture(contentsOf: url), Picture(encoded: Data(contentsOf: url)),
      Picture(contentsOfFile: url.path, orientation: .down), Picture(contentsOf: url, orientation: .down),
      Picture(encoded: Data(contentsOf: url), orientation: .down),
    ]
    for picture in pictures {
      #expect(samples(picture) == expected && (picture.width, picture.height) == (3, 2))
    }
    #expect(pictures.map(\.orientation) == [.up, .up, .up, .down, .down, .down])
    let size = try Picture.size(ofFile: url.path)
    #expect((size.width, size.height) == (3, 2))
    #expect(try Picture.size(of: Data(contentsOf: url)) == size)
  }

  @Test("a picture beyond the limits is refused before it is decoded")
  func limits() throws {
    let pixels = PixelImage(width: 30, height: 20, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 1)
    }
    let bytes = try pixels.encodedAsPNG()
    let error = try #require(throws: VisionError.self) {
      try Picture(encoded: bytes, limits: PictureLimits(maximumPixelCount: 599))
    }
    #expect(error.code == .resourceExhausted)
    #expect(try Picture(encoded: bytes, limits: PictureLimits(maximumPixelCount: 600)).height == 20)
  }

  @Test("a folder is no picture, and not a missing permission")
  func folder() throws {
    let error = try #require(throws: VisionError.self) {
      try Picture(contentsOfFile: FileManager.default.temporaryDirectory.path)
    }
    #expect(error.code == .unreadable && error.description.contains("folder"), "\(error)")
  }

  @Test("another orientation leaves the pixels as they are", arguments: PictureOrientation.allCases)
  func orientation(orientation: VisionTasks.PictureOrientation) throws {
    let picture = try Picture(width: 2, height: 1, layout: .rgb, [1, 2, 3, 4, 5, 6] as [UInt8])
    let oriented = picture.oriented(orientation)
    #expect(oriented.orientation == orientation && samples(oriented) == samples(picture))
    #expect(picture.orientation == .up)
  }

  @Test("turns add up, and only quarters are turns")
  func turning() throws {
    let picture = try Picture(width: 2, height: 1, layout: .rgb, [1, 2, 3, 4, 5, 6] as [UInt8])
    #expect(try picture.turned(clockwiseDegrees: 90).orientation == .right)
    #expect(try picture.turned(clockwiseDegrees: -90).orientation == .left)
    #expect(try picture.turned(clockwiseDegrees: 450).turned(clockwiseDegrees: 90).orientation == .down)
    #expect(try picture.oriented(.left).turned(clockwiseDegrees: 90).orientation == .up)
    #expect(try picture.oriented(.upMirrored).turned(clockwiseDegrees: 90).orientation == .rightMirrored)
    for degrees in [1, 45, -91, Int.max, Int.min] {
      let error = try #require(throws: VisionError.self) { try picture.turned(clockwiseDegrees: degrees) }
      #expect(error.code == .invalidArgument)
      #expect(error.message == "Expected rotation to be a multiple of 90°. rotationDegrees is \(degrees).")
    }
  }

  @Test("colours that were multiplied by alpha are divided by it, rounded, at most 255")
  func premultipliedAlpha() {
    let expected: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 2, 4, 255, 128]
    var rgba: [UInt8] = [10, 20, 30, 255, 9, 8, 7, 0, 1, 2, 200, 128]
    rgba.withUnsafeMutableBytes { PremultipliedAlpha.remove(from: $0) }
    #expect(rgba == expected)
    let bgra: [UInt8] = [30, 20, 10, 255, 7, 8, 9, 0, 200, 2, 1, 128]
    var target = [UInt8](repeating: 1, count: bgra.count)
    target.withUnsafeMutableBytes { target in
      bgra.withUnsafeBytes { PremultipliedAlpha.remove(fromBGRA: $0, into: target) }
    }
    #expect(target == expected)
  }
}
