/// Colours that were multiplied by their opacity, as drawing systems store them.
package enum PremultipliedAlpha {
  /// Divides the colours of RGBA pixels by their alpha, in place. Transparent pixels become black.
  ///
  /// - Precondition: `samples` has whole pixels of four bytes.
  package static func remove(from samples: UnsafeMutableRawBufferPointer) {
    precondition(samples.count % 4 == 0, "\(samples.count) bytes are no whole RGBA pixels")
    for pixel in stride(from: 0, to: samples.count, by: 4) {
      let alpha = samples[pixel + 3]
      if alpha == 255 { continue }
      for index in pixel..<(pixel + 3) { samples[index] = straight(samples[index], alpha: alpha) }
    }
  }

  /// Writes BGRA pixels as RGBA, with the colours divided by their alpha. Transparent pixels become black.
  ///
  /// - Precondition: both have the same number of whole pixels of four bytes.
  package static func remove(
    fromBGRA source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) {
    precondition(
      source.count == target.count && source.count % 4 == 0,
      "\(source.count) and \(target.count) bytes are not the same number of pixels")
    for pixel in stride(from: 0, to: source.count, by: 4) {
      let alpha = source[pixel + 3]
      target[pixel] = straight(source[pixel + 2], alpha: alpha)
      target[pixel + 1] = straight(source[pixel + 1], alpha: alpha)
      target[pixel + 2] = straight(source[pixel], alpha: alpha)
      target[pixel + 3] = alpha
    }
  }

  /// Source: `vImageUnpremultiplyData_RGBA8888` of Accelerate: `(255 · c + a / 2) / a`, at most 255.
  private static func straight(_ color: UInt8, alpha: UInt8) -> UInt8 {
    switch alpha {
    case 0: 0
    case 255: color
    default: UInt8(min(255, (Int(color) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
  }
}
