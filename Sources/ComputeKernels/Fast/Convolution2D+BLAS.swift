// The filter is a transposed operand: with one that is not, OpenBLAS's small kernels for AVX-512 allocate
// memory (`kernel/x86_64/sgemm_small_kernel_nn_skylakex.c`).

extension FastKernels {
  /// A pointwise convolution as one matrix product over the pixels of `pixels`.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, 1, 1, I]`, output `[N, OH, OW, O]`.
  /// - Precondition: `geometry.isPointwise`.
  package static func pointwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue, pixels: Range<Int>
  ) {
    let destination = output + pixels.lowerBound * geometry.outputChannels
    BLAS.multiply(
      input + pixels.lowerBound * geometry.inputChannels, filter, into: destination,
      m: pixels.count, n: geometry.outputChannels, k: geometry.inputChannels, transposesB: true)
    finish(destination, pixelCount: pixels.count, channels: geometry.outputChannels, epilogue: epilogue)
  }

  /// Any convolution as a matrix product over the patches under the windows of `pixels`.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I]`, output `[N, OH, OW, O]`.
  /// - Parameter patches: Scratch of `pixels.count · geometry.patchLength` floats; overwritten.
  package static func im2colConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue, pixels: Range<Int>,
    patches: UnsafeMutablePointer<Float>
  ) {
    copyPatches(input: input, patches: patches, geometry: geometry, pixels: pixels)
    let destination = output + pixels.lowerBound * geometry.outputChannels
    BLAS.multiply(
      patches, filter, into: destination,
      m: pixels.count, n: geometry.outputChannels, k: geometry.patchLength, transposesB: true)
    finish(destination, pixelCount: pixels.count, channels: geometry.outputChannels, epilogue: epilogue)
  }

  /// Any convolution as a matrix product over the pixels of `pixels` or, of larger filters, over the patches
  /// under their windows.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I]`, addend and output `[pixels.count, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - patches: Scratch of `pixels.count · geometry.patchLength` floats, if the filter is larger than a
  ///     pixel or passes over some; overwritten.
  package static func libraryConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, epilogue: Epilogue,
    pixels: Range<Int>, patches: UnsafeMutablePointer<Float>
  ) {
    var rows = input + pixels.lowerBound * geometry.inputChannels
    if !geometry.isPointwise {
      copyPatches(input: input, patches: patches, geometry: geometry, pixels: pixels)
      rows = UnsafePointer(patches)
    }
    BLAS.multiply(
      rows, filter, into: output, m: pixels.count, n: geometry.outputChannels, k: geometry.patchLength,
      transposesB: true)
    guard let addend else {
      return finish(
        output, pixelCount: pixels.count, channels: geometry.outputChannels, epilogue: epilogue)
    }
    for pixel in 0..<pixels.count {
      let place = pixel * geometry.outputChannels
      epilogue.finish(
        output + place, plus: addend + place, count: geometry.outputChannels, into: output + place)
    }
  }

  /// Applies the epilogue to rows of sums in place.
  private static func finish(
    _ sums: UnsafeMutablePointer<Float>, pixelCount: Int, channels: Int, epilogue: Epilogue
  ) {
    guard epilogue.bias != nil || epilogue.slope != nil || !epilogue.bounds.isUnbounded else { return }
    let vectorEnd = channels - channels % Vector.scalarCount
    for pixel in 0..<pixelCount {
      let row = sums + pixel * channels
      for channel in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
        epilogue.finish(Vector(loading: row + channel), channel: channel).store(to: row + channel)
      }
      for channel in vectorEnd..<channels {
        row[channel] = epilogue.finish(row[channel], channel: channel)
      }
    }
  }
}
