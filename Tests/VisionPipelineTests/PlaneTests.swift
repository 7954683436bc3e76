import TestSupport
import Testing
import VisionPipeline

@Suite("Pictures of planes")
struct PlaneTests {
  /// Vectors and what is left behind them write each sample at its place, and nothing beyond.
  @Test func planes_becomePixels() {
    var random = SeededGenerator(seed: 5)
    for count in 1...100 {
      let planes = (0..<3).map { _ in (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
      var pixels = [UInt8](repeating: 0xAA, count: 3 * count + 16)
      pixels.withUnsafeMutableBytes { pixels in
        planes[0].withUnsafeBytes { red in
          planes[1].withUnsafeBytes { green in
            planes[2].withUnsafeBytes { blue in
              PixelImage.interleave(
                red: red, green: green, blue: blue,
                into: UnsafeMutableRawBufferPointer(rebasing: pixels[..<(3 * count)]))
            }
          }
        }
      }
      let expected = (0..<count).flatMap { pixel in planes.map { $0[pixel] } }
      #expect(Array(pixels[..<(3 * count)]) == expected, "\(count) pixels")
      #expect(pixels[(3 * count)...].allSatisfy { $0 == 0xAA }, "\(count) pixels")
    }
  }
}
