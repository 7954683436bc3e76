// The filter is a transposed operand: with one that is not, OpenBLAS's small kernels for AVX-512 allocate
// memory (`kernel/x86_64/sgemm_small_kernel_nn_skylakex.c`).

extension FastKernels {
  /// Any convolution as a matrix product over the pixels of `pixels` or, of larger filters, over the patches
  /// under their windows.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I]`, addend and output `[pixels.count, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - patches: Scratch of `pixels.count · geometry.patchLength` floats, if the filter is larger than a
  ///     pixel or passes over some; overwritten.
  package static func blasConvolution2D(
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
    guard addend != nil || !epilogue.isIdentity else { return }
    for pixel in 0..<pixels.count {
      let place = pixel * geometry.outputChannels
      epilogue.finish(
        output + place, plus: addend.map { $0 + place }, count: geometry.outputChannels, into: output + place)
    }
  }
}
