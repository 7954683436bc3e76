import LandmarkDrawing
import Testing
import VisionPipeline
import VisionTasks

/// How a picture lies in a view.
struct ViewMappingTests {
  private static let picture = PictureDimensions(width: 200, height: 100)
  private static let size = Overlay.Size(width: 100, height: 120)

  @Test(arguments: [
    (ViewMapping.Content.aspectFit, Overlay.Rect(x: 0, y: 35, width: 100, height: 50)),
    (.aspectFill, Overlay.Rect(x: -70, y: 0, width: 240, height: 120)),
    (.stretch, Overlay.Rect(x: 0, y: 0, width: 100, height: 120)),
  ])
  func `A picture fits, fills or is stretched`(content: ViewMapping.Content, frame: Overlay.Rect) {
    let mapping = ViewMapping(of: Self.picture, size: Self.size, content: content)
    #expect(mapping.pictureFrame == frame)
    #expect(mapping.point(x: 0, y: 0) == .init(x: frame.x, y: frame.y))
    #expect(mapping.point(x: 1, y: 1) == .init(x: frame.right, y: frame.bottom))
    #expect(mapping.point(x: 0.25, y: 0.5) == .init(x: frame.x + frame.width / 4, y: frame.center.y))
  }

  @Test func `What is seen lies in the picture and in the view`() {
    let fit = ViewMapping(of: Self.picture, size: Self.size)
    #expect(fit.visibleFrame == fit.pictureFrame)
    let fill = ViewMapping(of: Self.picture, size: Self.size, content: .aspectFill)
    #expect(fill.visibleFrame == .init(x: 0, y: 0, width: 100, height: 120))
  }

  @Test func `Mirrors exchange left and right of what the view shows`() {
    for orientation in PictureOrientation.allCases {
      var mapping = ViewMapping(of: Self.picture, size: Self.size, orientation: orientation)
      let point = mapping.point(x: 0.25, y: 0.125)
      mapping.isMirrored = true
      #expect(mapping.point(x: 0.25, y: 0.125) == .init(x: 100 - point.x, y: point.y))
    }
  }

  @Test(arguments: PictureOrientation.allCases)
  func `Points go where turning moves their pixels`(orientation: VisionTasks.PictureOrientation) throws {
    let (width, height, column, row) = (6, 4, 4, 1)
    let stored = PixelImage(width: width, height: height, channelCount: 3) { samples in
      for index in samples.indices { samples[index] = 0 }
      samples[(row * width + column) * 3] = 255
    }
    let upright = try stored.turnedUpright(from: orientation)
    let pixel = try #require(
      upright.withUnsafeBytes { bytes in bytes.firstIndex(of: 255).map { $0 / 3 } })
    let mapping = ViewMapping(
      of: PictureDimensions(width: width, height: height),
      size: .init(width: Double(upright.width) * 8, height: Double(upright.height) * 8),
      orientation: orientation)
    let point = mapping.point(
      x: (Double(column) + 0.5) / Double(width), y: (Double(row) + 0.5) / Double(height))
    #expect(abs(point.x - 8 * (Double(pixel % upright.width) + 0.5)) < 1e-9)
    #expect(abs(point.y - 8 * (Double(pixel / upright.width) + 0.5)) < 1e-9)
  }

  @Test func `A picture in itself has a point for each pixel`() {
    let mapping = ViewMapping(pixelsOf: PictureDimensions(width: 959, height: 641))
    #expect(mapping.size == .init(width: 959, height: 641))
    #expect(mapping.pictureFrame == .init(x: 0, y: 0, width: 959, height: 641))
    let third = Double(Float(1) / 3)
    #expect(mapping.point(x: third, y: third) == .init(x: third * 959, y: third * 641))
  }

  @Test func `An empty picture or view is no reason to stop`() {
    let mapping = ViewMapping(of: .init(width: 0, height: 0), size: .init(width: 0, height: 0))
    let overlay = Overlay(of: Pose.sample(), in: mapping)
    #expect(overlay.dots.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
  }
}
