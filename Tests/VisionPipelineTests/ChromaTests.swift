import TensorCore
import Testing
import VisionPipeline

@Suite("Pictures of brightness and colour")
struct ChromaTests {
  /// A picture of two by two pixels of one brightness and colour.
  private func color(
    _ luma: UInt8, _ blue: UInt8, _ red: UInt8, _ range: LumaChromaRange, _ matrix: LumaChromaMatrix
  ) throws -> [UInt8] {
    let image = try [luma, luma, luma, luma].withUnsafeBytes { luma in
      try [blue].withUnsafeBytes { blue in
        try [red].withUnsafeBytes { red in
          try PixelImage(
            LumaChromaPlanes(
              luma: LumaChromaPlanes.Plane(luma, rowByteCount: 2),
              blue: LumaChromaPlanes.Plane(blue, rowByteCount: 1),
              red: LumaChromaPlanes.Plane(red, rowByteCount: 1), range: range, matrix: matrix),
            width: 2, height: 2)
        }
      }
    }
    return image.withUnsafeBytes { Array($0) }
  }

  /// Values by the formulas of BT.601 and BT.709, rounded.
  @Test(
    arguments: [
      // Black, white and grey have no colour, whatever the matrix.
      (16, 128, 128, LumaChromaRange.video, LumaChromaMatrix.bt601, [0, 0, 0]),
      (235, 128, 128, .video, .bt709, [255, 255, 255]), (0, 128, 128, .full, .bt601, [0, 0, 0]),
      (255, 128, 128, .full, .bt709, [255, 255, 255]), (126, 128, 128, .video, .bt601, [128, 128, 128]),
      (77, 128, 128, .full, .bt709, [77, 77, 77]),
      // Pure red, green and blue.
      (76, 85, 255, .full, .bt601, [254, 0, 0]), (150, 44, 21, .full, .bt601, [0, 255, 1]),
      (29, 255, 107, .full, .bt601, [0, 0, 254]), (81, 90, 240, .video, .bt601, [254, 0, 0]),
      (63, 102, 240, .video, .bt709, [255, 1, 0]), (173, 42, 26, .video, .bt709, [0, 255, 1]),
      // What lies outside is limited.
      (255, 255, 255, .video, .bt601, [255, 125, 255]), (0, 0, 0, .full, .bt709, [0, 84, 0]),
    ] as [(UInt8, UInt8, UInt8, LumaChromaRange, LumaChromaMatrix, [UInt8])])
  func `Brightness and colour differences become red, green and blue`(
    luma: UInt8, blue: UInt8, red: UInt8, range: LumaChromaRange, matrix: LumaChromaMatrix, rgb: [UInt8]
  ) throws {
    #expect(try color(luma, blue, red, range, matrix) == rgb + rgb + rgb + rgb)
  }

  @Test func `Rows may be padded, sides odd and differences side by side`() throws {
    // Three by three pixels; the last column and row have colours of their own. 99 is padding.
    let luma: [UInt8] = [10, 20, 30, 99, 40, 50, 60, 99, 70, 80, 90]
    let chroma: [UInt8] = [128, 128, 128, 228, 99, 128, 128, 128, 128]
    let image = try luma.withUnsafeBytes { luma in
      try chroma.withUnsafeBytes { chroma in
        try PixelImage(
          LumaChromaPlanes(
            luma: LumaChromaPlanes.Plane(luma, rowByteCount: 4),
            blue: LumaChromaPlanes.Plane(chroma, rowByteCount: 5, step: 2),
            red: LumaChromaPlanes.Plane(
              UnsafeRawBufferPointer(rebasing: chroma.dropFirst()), rowByteCount: 5, step: 2),
            range: .full, matrix: .bt601),
          width: 3, height: 3)
      }
    }
    let samples = image.withUnsafeBytes { Array($0) }
    #expect(Array(samples[0..<6]) == [10, 10, 10, 20, 20, 20])
    #expect(Array(samples[6..<9]) == [170, 0, 30] && Array(samples[15..<18]) == [200, 0, 60])
    #expect(Array(samples[18..<27]) == [70, 70, 70, 80, 80, 80, 90, 90, 90])
  }

  @Test(arguments: [(0, 4, 4), (3, 4, 4), (4, 3, 4), (4, 4, 0), (4, 4, 3)] as [(Int, Int, Int)])
  func `Planes that are too short are refused`(rowByteCount: Int, lumaRows: Int, chromaByteCount: Int) {
    let luma = [UInt8](repeating: 0, count: max(rowByteCount * lumaRows, 1))
    let chroma = [UInt8](repeating: 0, count: chromaByteCount)
    luma.withUnsafeBytes { luma in
      chroma.withUnsafeBytes { chroma in
        let planes = LumaChromaPlanes(
          luma: LumaChromaPlanes.Plane(luma, rowByteCount: rowByteCount),
          blue: LumaChromaPlanes.Plane(chroma, rowByteCount: 2),
          red: LumaChromaPlanes.Plane(chroma, rowByteCount: 2), range: .full, matrix: .bt601)
        let error = #expect(throws: EngineError.self) { try PixelImage(planes, width: 4, height: 4) }
        #expect(error?.code == .invalidArgument)
      }
    }
  }
}
