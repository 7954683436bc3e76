import Foundation
import TensorCore

/// The functions of the Cairo library that drawing needs.
///
/// The library is loaded when something is first drawn: with the twenty libraries that it needs it takes two
/// mebibytes of each process that is linked with it, and time before the process starts.
///
/// Source: `cairo.h`.
struct Cairo: Sendable {
  typealias Context = OpaquePointer
  typealias Surface = OpaquePointer

  let createImageSurface: @convention(c) (_ format: Int32, _ width: Int32, _ height: Int32) -> Surface?
  let pixels: @convention(c) (Surface) -> UnsafeMutablePointer<UInt8>?
  let rowByteCount: @convention(c) (Surface) -> Int32
  let flush: @convention(c) (Surface) -> Void
  let markDirty: @convention(c) (Surface) -> Void
  let destroySurface: @convention(c) (Surface?) -> Void

  let createContext: @convention(c) (Surface?) -> Context?
  let status: @convention(c) (Context) -> Int32
  let destroyContext: @convention(c) (Context?) -> Void

  let setColor:
    @convention(c) (Context, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Void
  let setLineWidth: @convention(c) (Context, Double) -> Void
  let setLineCap: @convention(c) (Context, _ cap: Int32) -> Void
  let setLineJoin: @convention(c) (Context, _ join: Int32) -> Void

  let newPath: @convention(c) (Context) -> Void
  let moveTo: @convention(c) (Context, _ x: Double, _ y: Double) -> Void
  let lineTo: @convention(c) (Context, _ x: Double, _ y: Double) -> Void
  let arc:
    @convention(c) (
      Context, _ x: Double, _ y: Double, _ radius: Double, _ startAngle: Double, _ endAngle: Double
    ) -> Void
  let rectangle: @convention(c) (Context, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Void
  let closePath: @convention(c) (Context) -> Void
  let stroke: @convention(c) (Context) -> Void
  let fill: @convention(c) (Context) -> Void

  let selectFont:
    @convention(c) (Context, _ family: UnsafePointer<CChar>, _ slant: Int32, _ weight: Int32) -> Void
  let setFontSize: @convention(c) (Context, Double) -> Void
  /// Writes five numbers, of which the first two are ascent and descent.
  let fontExtents: @convention(c) (Context, UnsafeMutablePointer<Double>) -> Void
  /// Writes six numbers, of which the fifth is how far the pen moves to the right.
  let textExtents: @convention(c) (Context, UnsafePointer<CChar>, UnsafeMutablePointer<Double>) -> Void
  let showText: @convention(c) (Context, UnsafePointer<CChar>) -> Void

  static let success: Int32 = 0
  /// A pixel is `0xXXRRGGBB`.
  static let rgb24: Int32 = 1
  static let roundCap: Int32 = 1
  static let roundJoin: Int32 = 1
  static let normalSlant: Int32 = 0
  static let normalWeight: Int32 = 0
  static let boldWeight: Int32 = 1
}

extension Cairo {
  /// The library as it is found on the system when it is first asked for.
  private static let loaded = Cairo(fromFirstOf: [
    "libcairo.so.2", "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib",
  ])

  /// - Throws: ``EngineError/Code/notFound`` when the library is not installed.
  static func load() throws -> Cairo {
    guard let loaded else {
      throw EngineError(
        .notFound,
        "the library Cairo, which draws on pictures, is not installed; on Debian or Ubuntu: "
          + "sudo apt-get install libcairo2, on macOS: brew install cairo")
    }
    return loaded
  }

  private init?(fromFirstOf names: [String]) {
    let libraries = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }
    guard let library = libraries.first else { return nil }
    struct MissingFunction: Error {}
    /// The library declares each function with the type of the property.
    func function<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(library, name) else { throw MissingFunction() }
      return unsafeBitCast(address, to: Function.self)
    }
    do {
      createImageSurface = try function("cairo_image_surface_create")
      pixels = try function("cairo_image_surface_get_data")
      rowByteCount = try function("cairo_image_surface_get_stride")
      flush = try function("cairo_surface_flush")
      markDirty = try function("cairo_surface_mark_dirty")
      destroySurface = try function("cairo_surface_destroy")
      createContext = try function("cairo_create")
      status = try function("cairo_status")
      destroyContext = try function("cairo_destroy")
      setColor = try function("cairo_set_source_rgba")
      setLineWidth = try function("cairo_set_line_width")
      setLineCap = try function("cairo_set_line_cap")
      setLineJoin = try function("cairo_set_line_join")
      newPath = try function("cairo_new_path")
      moveTo = try function("cairo_move_to")
      lineTo = try function("cairo_line_to")
      arc = try function("cairo_arc")
      rectangle = try function("cairo_rectangle")
      closePath = try function("cairo_close_path")
      stroke = try function("cairo_stroke")
      fill = try function("cairo_fill")
      selectFont = try function("cairo_select_font_face")
      setFontSize = try function("cairo_set_font_size")
      fontExtents = try function("cairo_font_extents")
      textExtents = try function("cairo_text_extents")
      showText = try function("cairo_show_text")
    } catch {
      return nil
    }
  }
}
