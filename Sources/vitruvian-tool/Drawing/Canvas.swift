import LandmarkDrawing
import TensorCore
import VisionPipeline

/// A picture to draw on, in pixel coordinates with the origin at the upper left.
final class Canvas {
  let width: Int
  let height: Int
  let cairo: Cairo
  private let surface: Cairo.Surface
  /// Cairo's state: what the drawing functions of all files of this type work on.
  let context: Cairo.Context

  /// Copies a picture onto a new canvas; transparency is dropped.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when Cairo cannot make so large a surface; `notFound`
  ///   when it is not installed.
  init(_ image: PixelImage) throws {
    let cairo = try Cairo.load()
    let surface = cairo.createImageSurface(
      Cairo.rgb24, Int32(clamping: image.width), Int32(clamping: image.height))
    let context = cairo.createContext(surface)
    guard let surface, let context, cairo.status(context) == Cairo.success else {
      cairo.destroyContext(context)
      cairo.destroySurface(surface)
      throw EngineError(
        .resourceExhausted, "a picture of \(image.width)×\(image.height) pixels is too large to draw on")
    }
    self.cairo = cairo
    self.surface = surface
    self.context = context
    width = image.width
    height = image.height
    copyPixels(of: image)
    cairo.setLineCap(context, Cairo.roundCap)
    cairo.setLineJoin(context, Cairo.roundJoin)
  }

  deinit {
    cairo.destroyContext(context)
    cairo.destroySurface(surface)
  }

  /// Colours pixels.
  ///
  /// - Parameter share: How much of a pixel takes the colour, 0 to 1, by the pixel's number.
  func tint(_ color: Overlay.Color, _ share: (_ pixel: Int) -> Float) {
    cairo.flush(surface)
    let channels = [(16, color.red), (8, color.green), (0, color.blue)] as [(UInt32, Double)]
    forEachPixel { pixel, cairoPixel in
      let weight = 0.6 * Double(min(max(share(pixel), 0), 1))
      guard weight > 0 else { return }
      let before = cairoPixel.pointee
      cairoPixel.pointee = channels.reduce(0) { value, channel in
        let sample = Double((before >> channel.0) & 255)
        return value | UInt32(sample + (255 * channel.1 - sample) * weight) << channel.0
      }
    }
    cairo.markDirty(surface)
  }

  /// The picture as it is now.
  func image() -> PixelImage {
    cairo.flush(surface)
    return PixelImage(width: width, height: height, channelCount: 3) { destination in
      forEachPixel { pixel, cairoPixel in
        let value = cairoPixel.pointee
        destination[pixel * 3] = UInt8(truncatingIfNeeded: value >> 16)
        destination[pixel * 3 + 1] = UInt8(truncatingIfNeeded: value >> 8)
        destination[pixel * 3 + 2] = UInt8(truncatingIfNeeded: value)
      }
    }
  }

  private func copyPixels(of image: PixelImage) {
    cairo.flush(surface)
    let channels = image.channelCount
    image.withUnsafeBytes { source in
      forEachPixel { pixel, cairoPixel in
        let red = UInt32(source[pixel * channels])
        let green = UInt32(source[pixel * channels + 1])
        let blue = UInt32(source[pixel * channels + 2])
        cairoPixel.pointee = red << 16 | green << 8 | blue
      }
    }
    cairo.markDirty(surface)
  }

  /// Calls `body` for each pixel with its number and its place in Cairo's memory, where a pixel is
  /// `0xXXRRGGBB`.
  private func forEachPixel(_ body: (_ pixel: Int, _ place: UnsafeMutablePointer<UInt32>) -> Void) {
    guard let bytes = cairo.pixels(surface) else { return }
    let rowByteCount = Int(cairo.rowByteCount(surface))
    for y in 0..<height {
      // A row has room for `width` pixels of four bytes: the surface was made so.
      let row = UnsafeMutableRawPointer(bytes + y * rowByteCount).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { body(y * width + x, row + x) }
    }
  }
}
