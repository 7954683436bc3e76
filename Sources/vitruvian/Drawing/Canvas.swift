import CCairo
import TensorCore
import VisionPipeline

/// A picture to draw on, in pixel coordinates with the origin at the upper left.
final class Canvas {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  /// Cairo's state: what the drawing functions of all files of this type work on.
  let context: OpaquePointer

  /// A colour with straight components from zero to one.
  struct Color {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0
  }

  struct Point {
    var x: Double
    var y: Double
  }

  /// Copies a picture onto a new canvas; transparency is dropped.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when Cairo cannot make so large a surface.
  init(_ image: PixelImage) throws {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(clamping: image.width), Int32(clamping: image.height))
    let context = cairo_create(surface)
    guard let surface, let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw EngineError(
        .resourceExhausted, "a picture of \(image.width)×\(image.height) pixels is too large to draw on")
    }
    self.surface = surface
    self.context = context
    width = image.width
    height = image.height
    copyPixels(of: image)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func drawLine(from start: Point, to end: Point, width: Double, color: Color) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_move_to(context, start.x, start.y)
    cairo_line_to(context, end.x, end.y)
    cairo_stroke(context)
  }

  func fillCircle(at center: Point, radius: Double, color: Color) {
    setColor(color)
    cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
    cairo_fill(context)
  }

  /// The picture as it is now.
  func image() -> PixelImage {
    cairo_surface_flush(surface)
    return PixelImage(width: width, height: height, channelCount: 3) { destination in
      forEachPixel { pixel, cairoPixel in
        let value = cairoPixel.pointee
        destination[pixel * 3] = UInt8(truncatingIfNeeded: value >> 16)
        destination[pixel * 3 + 1] = UInt8(truncatingIfNeeded: value >> 8)
        destination[pixel * 3 + 2] = UInt8(truncatingIfNeeded: value)
      }
    }
  }

  /// Chooses the colour of what is drawn next.
  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func copyPixels(of image: PixelImage) {
    cairo_surface_flush(surface)
    let channels = image.channelCount
    image.withUnsafeBytes { source in
      forEachPixel { pixel, cairoPixel in
        let red = UInt32(source[pixel * channels])
        let green = UInt32(source[pixel * channels + 1])
        let blue = UInt32(source[pixel * channels + 2])
        cairoPixel.pointee = red << 16 | green << 8 | blue
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Calls `body` for each pixel with its number and its place in Cairo's memory, where a pixel is
  /// `0xXXRRGGBB`.
  private func forEachPixel(_ body: (_ pixel: Int, _ place: UnsafeMutablePointer<UInt32>) -> Void) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let rowByteCount = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      // A row has room for `width` pixels of four bytes: the surface was made so.
      let row = UnsafeMutableRawPointer(bytes + y * rowByteCount).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { body(y * width + x, row + x) }
    }
  }
}
