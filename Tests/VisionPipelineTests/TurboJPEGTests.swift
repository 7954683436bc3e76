import Foundation
import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

/// The optional decoder beside the usual one.
@Suite(
  .enabled(if: TurboJPEG.loaded != nil, "the library TurboJPEG is not installed"),
  .enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct TurboJPEGTests {
  private func decoded(_ bytes: [UInt8], _ decoder: JPEGDecoder) throws -> PixelImage {
    try PixelImage(decoding: bytes, name: "picture", decoder: decoder)
  }

  /// A progressive picture is among them.
  @Test(arguments: ["pose.jpg", "portrait.jpg", "squat_exif6.jpg"])
  func pixels_areNearlyThoseOfTheOther(name: String) throws {
    let bytes = try ReferenceKit.bytes("media/\(name)")
    let (usual, turbo) = try (decoded(bytes, .stb), decoded(bytes, .turboJPEG))
    #expect(usual.width == turbo.width && usual.height == turbo.height && turbo.channelCount == 3)
    let differences = usual.withUnsafeBytes { left in
      turbo.withUnsafeBytes { right in zip(left, right).map { abs(Int($0) - Int($1)) } }
    }
    // Equal pixels would mean that the library was not asked.
    #expect((1...3).contains(differences.max() ?? 0))
  }

  @Test func picturesThatAreCutShort_failAlike() throws {
    let bytes = try ReferenceKit.bytes("media/pose.jpg")
    for length in [100, bytes.count / 2] {
      let complaints = [JPEGDecoder.stb, .turboJPEG].map { decoder in
        do {
          _ = try decoded(Array(bytes.prefix(length)), decoder)
          return "none"
        } catch {
          return "\(error)"
        }
      }
      #expect(complaints[0] == complaints[1] && complaints[0] != "none")
    }
  }
}
