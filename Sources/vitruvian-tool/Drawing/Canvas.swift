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

  /// Lays a translucent picture over the pixels of the canvas.
  func draw(_ tint: Overlay.Tint) {
    let (frame, pixels) = (tint.frame, tint.pixels)
    guard pixels.width > 0, pixels.height > 0, frame.width > 0, frame.height > 0 else { return }
    cairo.flush(surface)
    pixels.withUnsafeValues { values in
      forEachPixel { pixel, cairoPixel in
        // The pixel of the tint below the middle of the canvas's.
        let x = ((Double(pixel % width) + 0.5 - frame.x) / frame.width * Double(pixels.width)).rounded(.down)
        let y = ((Double(pixel / width) + 0.5 - frame.y) / frame.height * Double(pixels.height)).rounded(
          .down)
        guard x >= 0, y >= 0, x < Double(pixels.width), y < Double(pixels.height) else { return }
        let color = values[Int(y) * pixels.width + Int(x)]
        let (before, rest) = (cairoPixel.pointee, 255 - color >> 24)
        func channel(_ tintShift: UInt32, _ shift: UInt32) -> UInt32 {
          let below = ((before >> shift) & 255) * rest
          return min((color >> tintShift) & 255 + (below + 127) / 255, 255) << shift
        }
        cairoPixel.pointee = channel(0, 16) | channel(8, 8) | channel(16, 0)
      }
    }
    cairo.markDirty(surface)
  }

  /// The picture as it is now.
  ///
  /// - Throws: `EngineError` when the system gives no memory for it.
  func image() throws -> PixelImage {
    cairo.flush(surface)
    return try .made(width: width, height: height, channelCount: 3) { destination in
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
