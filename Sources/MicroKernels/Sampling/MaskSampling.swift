import CMicroKernels
import KernelLayout

/// Blends the four values of a mask around each position of a row, in single precision.
///
///
/// Source: `warpAffine` and `remapBilinear` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
@_cdecl("vitruvian_sample_mask_baseline")
func sampleMask(_ parameters: UnsafePointer<MaskSamplingParameters>) {
  parameters.pointee.run()
}

extension MaskSamplingParameters {
  @inline(__always)
  fileprivate func run() {
    let run = MaskRun(
      x: x, y: y, positionsX: positionsX, positionsY: positionsY, count: count, scratch: scratch)
    run.loadTaps(values, rowStep: rowStep, width: width, height: height)
    run.blend(to: output)
  }
}

/// Positions in a mask and the four values around each.
///
/// The steps are loops of their own, because the compiler vectorises all but the one that gathers the values.
struct MaskRun {
  let x: Int32
  let y: Int32
  let positionsX: UnsafePointer<Int32>
  let positionsY: UnsafePointer<Int32>
  let count: Int
  private let topLeft: UnsafeMutablePointer<Float>
  private let topRight: UnsafeMutablePointer<Float>
  private let bottomLeft: UnsafeMutablePointer<Float>
  private let bottomRight: UnsafeMutablePointer<Float>

  @inline(__always)
  init(
    x: Int32, y: Int32, positionsX: UnsafePointer<Int32>, positionsY: UnsafePointer<Int32>, count: Int,
    scratch: UnsafeMutablePointer<Float>
  ) {
    self.x = x
    self.y = y
    self.positionsX = positionsX
    self.positionsY = positionsY
    self.count = count
    topLeft = scratch
    topRight = scratch + count
    bottomLeft = scratch + 2 * count
    bottomRight = scratch + 3 * count
  }

  /// The position in 1/32 value, rounded half up.
  @inline(__always)
  private static func position(_ position: Int32, _ rest: Int32) -> Int32 { (position &+ rest &+ 16) >> 5 }

  @inline(__always)
  func loadTaps(_ values: UnsafePointer<Float>, rowStep: Int, width: Int, height: Int) {
    let step = Int32(truncatingIfNeeded: rowStep)
    let (width, height) = (Int32(truncatingIfNeeded: width), Int32(truncatingIfNeeded: height))
    for index in 0..<count {
      let column = Self.position(x, positionsX[index]) >> SamplingPosition.fractionBitCount
      let row = Self.position(y, positionsY[index]) >> SamplingPosition.fractionBitCount
      let offset = Self.limited(row, height) &* step &+ Self.limited(column, width)
      topLeft[index] = Float(bitPattern: UInt32(bitPattern: offset))
    }
    for index in 0..<count {
      let tap = values + Int(Int32(bitPattern: topLeft[index].bitPattern))
      topLeft[index] = tap[0]
      topRight[index] = tap[1]
      bottomLeft[index] = tap[rowStep]
      bottomRight[index] = tap[rowStep + 1]
    }
  }

  /// The nearest number in -2...size. There, and one further, are zeros.
  @inline(__always)
  private static func limited(_ value: Int32, _ size: Int32) -> Int32 {
    let limited = value < size ? value : size
    return limited > -2 ? limited : -2
  }

  @inline(__always)
  func blend(to output: UnsafeMutablePointer<Float>) {
    let units = Float(SamplingPosition.unitsPerPixel)
    for index in 0..<count {
      let column = Self.position(x, positionsX[index]) & SamplingPosition.fractionMask
      let row = Self.position(y, positionsY[index]) & SamplingPosition.fractionMask
      let (right, down) = (Float(column) / units, Float(row) / units)
      let (left, up) = (1 - right, 1 - down)
      output[index] =
        topLeft[index] * (left * up) + topRight[index] * (right * up) + bottomLeft[index] * (left * down)
        + bottomRight[index] * (right * down)
    }
  }
}
