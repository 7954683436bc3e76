import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

import FacadeSupport

@testable import MediaPipeTasksVision

@Suite("Pictures")
struct MPImageTests {
  private func samples(_ image: MPImage) -> [UInt8] {
    image.picture.pixels.withUnsafeBytes { Array($0) }
  }

  @Test("pixels of every layout become red, green, blue in rows without padding")
  func layouts() throws {
    let rgb = try MPImage(pixels: [1, 2, 3, 4, 5, 6] as [UInt8], width: 2, height: 1, format: .rgb)
    #expect(samples(rgb) == [1, 2, 3, 4, 5, 6] && rgb.imageSourceType == .pixelBuffer)
    let bgra = try MPImage(pixels: Data([3, 2, 1, 9]), width: 1, height: 1, format: .bgra)
    #expect(samples(bgra) == [1, 2, 3, 9])
    let gray = try MPImage(
      pixels: [7, 0, 8] as [UInt8], width: 1, height: 2, bytesPerRow: 2, format: .gray, orientation: .left)
    #expect(samples(gray) == [7, 7, 7, 8, 8, 8])
    #expect(gray.orientation == .left && gray.width == 1 && gray.height == 2)
  }

  @Test(
    "sizes that do not fit the memory are refused",
    arguments: [
      (0, 1, nil), (1, -1, nil), (3, 1, nil), (2, 1, 5), (2, 2, nil), (Int.max, 2, nil), (2, Int.max, 6),
    ])
  func wrongSizes(width: Int, height: Int, bytesPerRow: Int?) {
    #expect(throws: TasksError.self) {
      try MPImage(
        pixels: [UInt8](repeating: 0, count: 8), width: width, height: height, bytesPerRow: bytesPerRow,
        format: .rgb)
    }
  }

  @Test("a missing file is not found, bytes that are no picture are an invalid argument")
  func decodingErrors() throws {
    let missing = try #require(throws: TasksError.self) {
      try MPImage(contentsOfFile: "/nonexistent/picture.jpg")
    }
    #expect(missing.code == .notFoundError && missing.message.contains("/nonexistent/picture.jpg"))
    let garbage = try #require(throws: TasksError.self) { try MPImage(data: Data(count: 64)) }
    #expect(garbage.code == .invalidArgumentError)
  }

  @Test("a file is read by path and from memory alike")
  func decoding() throws {
    let pixels = PixelImage(width: 3, height: 2, channelCount: 3) { samples in
      for index in samples.indices { samples[index] = UInt8(index * 7) }
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try pixels.writePNG(toFile: url.path)
    let expected = pixels.withUnsafeBytes { Array($0) }
    let images = try [
      MPImage(contentsOfFile: url.path), MPImage(data: Data(contentsOf: url)),
      MPImage(contentsOfFile: url.path, orientation: .down),
      MPImage(data: Data(contentsOf: url), orientation: .down),
    ]
    for image in images {
      #expect(samples(image) == expected && (image.width, image.height) == (3, 2))
      #expect(image.imageSourceType == .image)
    }
    #expect(images.map(\.orientation) == [.up, .up, .down, .down])
  }

  @Test("a folder is an invalid argument, not a missing permission")
  func folder() throws {
    let error = try #require(throws: TasksError.self) {
      try MPImage(contentsOfFile: FileManager.default.temporaryDirectory.path)
    }
    #expect(error.code == .invalidArgumentError && error.message.contains("folder"))
  }

  @Test("a picture from a file can be had back, pixels from memory cannot")
  func source() throws {
    let pixels = PixelImage(width: 3, height: 2, channelCount: 3) { $0.copyBytes(from: 0..<18) }
    let picture = try #require(MPImage(Picture(pixels, orientation: .left), sourceType: .image).image)
    #expect(picture.size == CGSize(width: 3, height: 2))
    #expect(try samples(MPImage(uiImage: picture)) == Array(0..<18))
    #expect(try MPImage(pixels: [1, 2, 3] as [UInt8], width: 1, height: 1, format: .rgb).image == nil)
  }
}
