import TensorCore

/// The number of products whose sum, of half precision, is added to those of others in single precision.
///
/// Sums of all products in half precision were two to nine times less accurate; sums of fewer take longer.
let halfProductsPerSum = 16

extension ReferenceKernels {
  /// A convolution whose image and filter are rounded to half precision, as ``Convolution2D`` otherwise. The
  /// products of a window, with zeros around the image, are added in half precision, ``halfProductsPerSum``
  /// at a time, and their sums to the bias in single precision.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I]`, output `[N, OH, OW, O]`.
  /// - Parameter patch: Scratch of `geometry.patchLength` floats; overwritten.
  package static func halfConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue, patch: UnsafeMutablePointer<Float>
  ) {
    var withoutBias = epilogue
    withoutBias.bias = nil
    for pixel in 0..<geometry.outputPixelCount {
      FastKernels.copyPatches(
        input: input, patches: patch, geometry: geometry, pixels: pixel..<pixel + 1)
      for channel in 0..<geometry.outputChannels {
        let sum = halfProduct(
          patch, filter + channel * geometry.patchLength, count: geometry.patchLength,
          bias: epilogue.bias?[channel] ?? 0)
        output[pixel * geometry.outputChannels + channel] = withoutBias.finish(sum, channel: channel)
      }
    }
  }

  /// `bias` and the products of numbers that are rounded to half precision.
  package static func halfProduct(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int, bias: Float
  ) -> Float {
    stride(from: 0, to: count, by: halfProductsPerSum).reduce(bias) { sum, first in
      sum
        + (first..<min(first + halfProductsPerSum, count)).reduce(0) { sum, index in
          HalfPrecision.sum(
            sum, addingProductOf: HalfPrecision.rounded(left[index]), HalfPrecision.rounded(right[index]))
        }
    }
  }
}
