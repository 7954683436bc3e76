import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What decodes JPEG pictures.
package enum JPEGDecoder: String, Sendable, CaseIterable {
  /// stb_image, which the reference decodes with, too.
  case stb
  /// The library TurboJPEG, in half the time. Its samples differ by up to 3 of 255, since it weighs
  /// neighbouring colours in another way.
  case turboJPEG = "turbojpeg"

  /// Checks that the decoder is there.
  ///
  /// - Throws: ``EngineError/Code/notFound``.
  package func checkPresence() throws {
    guard self == .turboJPEG, TurboJPEG.loaded == nil else { return }
    throw EngineError(
      .notFound,
      "the library TurboJPEG is not installed; on Debian or Ubuntu: sudo apt-get install libturbojpeg0, on macOS: "
        + "brew install jpeg-turbo")
  }
}

/// The functions of the TurboJPEG library that decoding needs. It is loaded when it is first asked for.
///
/// Source: `turbojpeg.h`.
struct TurboJPEG: Sendable {
  private typealias Handle = UnsafeMutableRawPointer

  private typealias MakeDecompressor = @convention(c) () -> Handle?
  private typealias Destroy = @convention(c) (Handle) -> Int32
  private typealias DecompressHeader =
    @convention(c) (
      Handle, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      _ subsampling: UnsafeMutablePointer<Int32>, _ colorSpace: UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decompress =
    @convention(c) (
      Handle, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<UInt8>?, _ width: Int32,
      _ rowByteCount: Int32, _ height: Int32, _ pixelFormat: Int32, _ flags: Int32
    ) -> Int32

  private let makeDecompressor: MakeDecompressor
  private let destroy: Destroy
  private let decompressHeader: DecompressHeader
  private let decompress: Decompress

  /// Red, green and blue, a byte each.
  private static let rgb: Int32 = 0
  private static let stopsOnWarnings: Int32 = 8192
  private static let limitsScans: Int32 = 32768
  /// From here on, colours are not those of a screen (CMYK).
  private static let firstPrintedColorSpace: Int32 = 3

  /// The library as it is found on the system; `nil` where it is not installed.
  static let loaded = TurboJPEG(fromFirstOf: [
    "libturbojpeg.so.0", "libturbojpeg.0.dylib", "/opt/homebrew/opt/jpeg-turbo/lib/libturbojpeg.0.dylib",
  ])

  private init?(fromFirstOf names: [String]) {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    guard let makeDecompressor = dlsym(library, "tjInitDecompress"),
      let destroy = dlsym(library, "tjDestroy"),
      let decompressHeader = dlsym(library, "tjDecompressHeader3"),
      let decompress = dlsym(library, "tjDecompress2")
    else { return nil }
    // The library declares each function with the type of the property.
    self.makeDecompressor = unsafeBitCast(makeDecompressor, to: MakeDecompressor.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    self.decompressHeader = unsafeBitCast(decompressHeader, to: DecompressHeader.self)
    self.decompress = unsafeBitCast(decompress, to: Decompress.self)
  }

  /// Decodes a file whose structure is checked.
  ///
  /// - Returns: `nil` when the library finds anything odd, or sees another size than the header says; the
  ///   other decoder then tells what is wrong, or makes the best of it.
  func decode(_ bytes: UnsafeRawBufferPointer, _ header: ImageHeader) -> PixelImage? {
    guard let handle = makeDecompressor() else { return nil }
    defer { _ = destroy(handle) }
    let file = bytes.bindMemory(to: UInt8.self).baseAddress
    let count = CUnsignedLong(bytes.count)
    var (width, height, subsampling, colorSpace) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard decompressHeader(handle, file, count, &width, &height, &subsampling, &colorSpace) == 0,
      Int(width) == header.width, Int(height) == header.height, colorSpace < Self.firstPrintedColorSpace
    else { return nil }
    var status: Int32 = 0
    // Without memory for the picture, the other decoder has none either, and says so.
    let picture = try? PixelImage.made(width: header.width, height: header.height, channelCount: 3) {
      status = decompress(
        handle, file, count, $0.bindMemory(to: UInt8.self).baseAddress, width, 3 * width, height, Self.rgb,
        Self.stopsOnWarnings | Self.limitsScans)
    }
    return status == 0 ? picture : nil
  }
}
