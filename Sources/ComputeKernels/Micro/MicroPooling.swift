/// The largest values under neighbouring windows of a row, vectorised over the channels.
///
/// - Parameters:
///   - window: The first pixel under the first window.
///   - rowStep: The distance in floats between the pixels of neighbouring rows of a window.
///   - columnStep: The same for neighbouring columns.
///   - outputStep: The same for neighbouring windows.
///   - rowCount: The number of rows of a window; may be zero.
///   - columnCount: The number of columns of a window; may be zero.
///   - lower: What no result is less than.
///   - upper: What no result is greater than.
///   - output: `outputCount · channelCount` floats.
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_max_pool_baseline")
func microMaxPool(
  window: UnsafePointer<Float>, rowStep: Int, columnStep: Int, outputStep: Int, rowCount: Int,
  columnCount: Int, channelCount: Int, lower: Float, upper: Float, output: UnsafeMutablePointer<Float>,
  outputCount: Int
) {
  let bounds = MicroBounds(lower: lower, upper: upper)
  for index in 0..<outputCount {
    var channel = 0
    while channel < channelCount {
      // The last vector may overlap the one before: both compute the same there.
      let first = min(channel, channelCount - MicroVector.scalarCount)
      var row = window + index * outputStep + first
      var largest = MicroVector(repeating: lower)
      for _ in 0..<rowCount {
        var pixel = row
        for _ in 0..<columnCount {
          let value = MicroVector(loading: pixel)
          largest = largest.replacing(with: value, where: value .> largest)
          pixel += columnStep
        }
        row += rowStep
      }
      bounds.clamp(largest).store(to: output + index * channelCount + first)
      channel += MicroVector.scalarCount
    }
  }
}
