/// Colours that were multiplied by their opacity, as drawing systems store them.
enum PremultipliedAlpha {
  /// Divides the colours of RGBA pixels by their alpha, in place. Transparent pixels become black.
  ///
  /// - Precondition: `samples` has whole pixels of four bytes.
  ///
  /// Source: `vImageUnpremultiplyData_RGBA8888` of Accelerate: `(255 · c + a / 2) / a`, at most 255.
  static func remove(from samples: UnsafeMutableRawBufferPointer) {
    precondition(samples.count % 4 == 0, "\(samples.count) bytes are no whole RGBA pixels")
    for pixel in stride(from: 0, to: samples.count, by: 4) {
      let alpha = Int(samples[pixel + 3])
      if alpha == 255 { continue }
      for index in pixel..<(pixel + 3) {
        samples[index] = alpha == 0 ? 0 : UInt8(min(255, (Int(samples[index]) * 255 + alpha / 2) / alpha))
      }
    }
  }
}
