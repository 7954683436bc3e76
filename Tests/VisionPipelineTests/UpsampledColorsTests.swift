import ComputeKernels
import Foundation
import TensorCore
import Testing
import VisionPipeline

@Suite("Pictures of upsampled colours")
struct UpsampledColorsTests {
  private typealias Case = (
    size: (width: Int, height: Int), matrix: FrameColors.Matrix, range: LumaChromaRange, digest: String
  )

  /// Digests of the pixels that `ffmpeg -f rawvideo -pix_fmt yuv420p -s SIZE -i FRAME -vf
  /// setparams=colorspace=MATRIX:range=RANGE -sws_flags bitexact+accurate_rnd+full_chroma_int -pix_fmt rgb24`
  /// of FFmpeg 5.1 makes of the frames below.
  private static let cases: [Case] = [
    ((32, 32), .bt709, .video, "e18e1f70f38092e486c7215d2a7ab7ed"),
    ((32, 32), .bt709, .full, "fd207ef1d8af521ebc1ddefc6bb7aa0b"),
    ((32, 32), .bt601, .video, "54d0bd9236c7e0c26f8005b43d48aff0"),
    ((32, 32), .bt601, .full, "260854edb5738de8153c326846b829da"),
    ((46, 34), .bt709, .video, "06290353cc20ee8bf9ef16b9d8cb48c7"),
    ((46, 34), .bt709, .full, "639f612f3238413109552d0e353e78e9"),
    ((46, 34), .fcc, .video, "bee3fa01e9a5d1b58cc58404404f3f9a"),
    ((46, 34), .fcc, .full, "0803a5ee1a4db66b609ec5c379281ef1"),
    ((46, 34), .bt601, .video, "bf6e809ce433b000eb3667b0cca2d964"),
    ((46, 34), .bt601, .full, "a9ddfa08dea7d2daacb69895b06e3a31"),
    ((46, 34), .smpte240, .video, "ae7992ee0046994b0cddd8a8bfa7fde9"),
    ((46, 34), .smpte240, .full, "886053c1a7383a97fb739c4b7ee42a09"),
    ((46, 34), .bt2020, .video, "7b1eb69a6408913160975aa47bdbea87"),
    ((46, 34), .bt2020, .full, "82cb7d354455c1c1354ea72279ad2c6f"),
    ((308, 40), .bt709, .video, "4518dda66cd5f736207d40ca95e6b57f"),
    ((308, 40), .bt601, .full, "fd9de50cb27c3c42e9253d66d9c6d06a"),
    ((640, 36), .bt709, .full, "9e30625f8c46adfd2751c944c570bb01"),
    ((640, 36), .bt601, .video, "03c970ece9f004ba23f6db9621a5fe80"),
    ((1920, 34), .bt709, .video, "3d34a6144061ce57bbed8207237f8767"),
    ((1920, 34), .bt601, .full, "e3f2075dd25c94136028297a494e34de"),
  ]

  /// Samples without any order. Those of the smallest frame are the least and the largest, whose sums are the
  /// largest.
  private static func frame(width: Int, height: Int) -> [UInt8] {
    var state = UInt32(width + height)
    return (0..<(width * height / 2 * 3)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      let sample = UInt8(truncatingIfNeeded: state >> 24)
      return width == 32 ? (sample > 127 ? 255 : 0) : sample
    }
  }

  @Test(arguments: InstructionSet.allCases.filter(\.isSupported))
  func pixels_areThoseOfFfmpeg(instructionSet: InstructionSet) throws {
    for (size, matrix, range, digest) in Self.cases {
      let (width, height) = size
      let conversion = try UpsampledColors(width: width, height: height)
      let frame = Self.frame(width: width, height: height)
      #expect(conversion.byteCount == frame.count)
      var pixels = [UInt8](repeating: 0, count: 3 * width * height)
      // Rows that are left from a frame before do not count.
      for _ in 0..<2 {
        frame.withUnsafeBytes { frame in
          pixels.withUnsafeMutableBytes { pixels in
            conversion.convert(
              frame, FrameColors(matrix: matrix, range: range), into: pixels, instructionSet: instructionSet)
          }
        }
        #expect(md5(pixels) == digest, "\(width)×\(height), \(matrix), \(range)")
      }
    }
  }

  @Test func colors_ofOnePictureAreThoseOfItsPixel() throws {
    let conversion = try UpsampledColors(width: 32, height: 32)
    for colors in FrameColors.allCases {
      for (luma, blue, red) in [(40, 240, 23), (126, 128, 128), (255, 0, 255), (0, 77, 99)]
        as [(UInt8, UInt8, UInt8)]
      {
        let planes = [(luma, 1024), (blue, 256), (red, 256)] as [(UInt8, Int)]
        let frame = planes.flatMap { [UInt8](repeating: $0.0, count: $0.1) }
        var pixels = [UInt8](repeating: 0, count: 3 * 1024)
        frame.withUnsafeBytes { frame in
          pixels.withUnsafeMutableBytes { conversion.convert(frame, colors, into: $0) }
        }
        let pixel = colors.pixel(luma: luma, blue: blue, red: red)
        #expect(stride(from: 0, to: pixels.count, by: 3).allSatisfy { Array(pixels[$0..<($0 + 3)]) == pixel })
      }
    }
  }

  @Test func sizes_areEvenAndNotSmall() {
    for (width, height) in [(32, 32), (1920, 1080), (46, 34)] {
      #expect(UpsampledColors.accepts(width: width, height: height))
    }
    for (width, height) in [(30, 64), (64, 30), (65, 64), (64, 65), (0, 0)] {
      #expect(!UpsampledColors.accepts(width: width, height: height))
    }
  }
}
