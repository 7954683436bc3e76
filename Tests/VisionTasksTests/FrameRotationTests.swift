import Testing
import VisionPipeline

@testable import VisionTasks

/// The turn of a picture as the task's region has it.
struct FrameRotationTests {
  private func rotation(of degrees: Int, stored orientation: PictureOrientation = .up) throws -> Float {
    let pixels = PixelImage(width: 4, height: 2, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 0)
    }
    let picture = try Picture(pixels, orientation: orientation).turned(clockwiseDegrees: degrees)
    return try OrientedPicture(picture, search: .wholePicture, turning: .region).region.rotation
  }

  /// The reference's angle is the negative of the option's in radians, whatever turns are in it.
  @Test(arguments: [-450, -360, -270, -180, -90, 0, 90, 180, 270, 360, 450])
  func `A rotation keeps its whole turns`(degrees: Int) throws {
    #expect(try rotation(of: degrees) == Float(-Double(degrees) * .pi / 180))
  }

  @Test func `A picture that is stored turned is turned once at most`() throws {
    #expect(try rotation(of: 0, stored: .left) == Float(-1.5 * Double.pi))
    #expect(try rotation(of: 90, stored: .left) == 0)
    #expect(try rotation(of: -90, stored: .left) == Float(-Double.pi))
  }

  @Test func `An absurd rotation is its rest of a turn`() throws {
    #expect(try rotation(of: 360_000_090) == Float(-Double.pi / 2))
    #expect(try rotation(of: Int.max - Int.max % 90) == rotation(of: (Int.max - Int.max % 90) % 360))
  }
}
