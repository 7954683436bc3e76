import CMicroKernels
import CVectors
import KernelLayout

/// Writes where neighbouring pixels of a row are taken from: pixel `i` of the row at ((x + xStep·i) · s, (y +
/// yStep·i) · s), where s is `unitsPerPixel` / (w + wStep·i), and 0 where w + wStep·i is.
@_cdecl("vitruvian_sampling_positions_baseline")
func samplingPositions(_ parameters: UnsafePointer<SamplingPositionsParameters>) {
  parameters.pointee.run()
}

extension SamplingPositionsParameters {
  @inline(__always)
  fileprivate func run() {
    // Narrow counters become floating-point numbers by one instruction for each vector.
    let (start, count) = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: count))
    let (firstW, lastW) = (w + wStep * Double(start), w + wStep * Double(start &+ count &- 1))
    if firstW == lastW {
      // Rounded sums never fall where exact ones rise, nor rise where those fall: all are equal in between.
      let scale = firstW != 0 ? unitsPerPixel / firstW : 0
      for index in 0..<count {
        let pixel = Double(start &+ index)
        positionsX[Int(index)] = SamplingPosition.rounded((x + xStep * pixel) * scale)
        positionsY[Int(index)] = SamplingPosition.rounded((y + yStep * pixel) * scale)
      }
    } else {
      for index in 0..<count {
        let pixel = Double(start &+ index)
        let divisor = w + wStep * pixel
        let scale = divisor != 0 ? unitsPerPixel / divisor : 0
        positionsX[Int(index)] = SamplingPosition.rounded((x + xStep * pixel) * scale)
        positionsY[Int(index)] = SamplingPosition.rounded((y + yStep * pixel) * scale)
      }
    }
  }
}

/// Blends the four pixels around each position and writes red, green and blue as `byte · scale + minimum`.
@_cdecl("vitruvian_sample_pixels_baseline")
func samplePixels(_ parameters: UnsafePointer<PixelSamplingParameters>) {
  parameters.pointee.run()
}

extension PixelSamplingParameters {
  @inline(__always)
  fileprivate func run() {
    let run = PixelRun(x: positionsX, y: positionsY, count: count, scratch: scratch)
    run.loadTaps(
      pixels, columnStep: columnStep, rowStep: rowStep, width: width, height: height, replicates: replicates,
      ahead: ahead)
    run.forEachSample { index, byte in
      // Below 2²³ the bits of a whole number are the last ones of the significand.
      let number = Float(bitPattern: byte | 0x4B00_0000) - 8_388_608
      output[index] = number * scale + minimum
    }
  }
}

/// Blends the four pixels around each position, as ``samplePixels``, and writes the bytes of red, green and
/// blue as they are.
@_cdecl("vitruvian_sample_pixels_as_bytes_baseline")
func samplePixelsAsBytes(_ parameters: UnsafePointer<ByteSamplingParameters>) {
  parameters.pointee.run()
}

extension ByteSamplingParameters {
  @inline(__always)
  fileprivate func run() {
    let run = PixelRun(x: positionsX, y: positionsY, count: count, scratch: scratch)
    run.loadTaps(
      pixels, columnStep: columnStep, rowStep: rowStep, width: width, height: height, replicates: replicates,
      ahead: ahead)
    run.forEachSample { index, byte in output[index] = UInt8(truncatingIfNeeded: byte) }
  }
}

/// Positions in a picture and the four pixels around each.
///
/// The steps are loops of their own, because the compiler vectorises all but the one that gathers the pixels.
///
/// Source: `remapBilinear` of OpenCV's `modules/imgproc/src/imgwarp.cpp`; the weights are multiples of
/// 1/1024, the sum is rounded half up.
struct PixelRun {
  let x: UnsafePointer<Int32>
  let y: UnsafePointer<Int32>
  let count: Int
  /// Offsets in the picture first, then pixels. Their lowest byte is red.
  private let topLeft: UnsafeMutablePointer<UInt32>
  private let topRight: UnsafeMutablePointer<UInt32>
  private let bottomLeft: UnsafeMutablePointer<UInt32>
  private let bottomRight: UnsafeMutablePointer<UInt32>

  @inline(__always)
  init(
    x: UnsafePointer<Int32>, y: UnsafePointer<Int32>, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) {
    self.x = x
    self.y = y
    self.count = count
    topLeft = scratch
    topRight = scratch + count
    bottomLeft = scratch + 2 * count
    bottomRight = scratch + 3 * count
  }

  /// Loads the four pixels around each position.
  ///
  /// - Parameter ahead: The distance in bytes from them to pixels that will be loaded soon. Where few of a
  ///   picture's pixels are loaded, the processor fetches none ahead by itself.
  @inline(never)
  func loadTaps(
    _ pixels: UnsafePointer<UInt8>, columnStep: Int, rowStep: Int, width: Int, height: Int, replicates: Bool,
    ahead: Int
  ) {
    // A picture has fewer bytes than 32 bits count.
    let (columnStep, rowStep) = (Int32(truncatingIfNeeded: columnStep), Int32(truncatingIfNeeded: rowStep))
    let lastColumn = Int32(truncatingIfNeeded: width - 1)
    let lastRow = Int32(truncatingIfNeeded: height - 1)
    if columnStep == 3 || columnStep == 4, areWithinColumns(before: lastColumn) {
      loadPairs(pixels, columnStep: columnStep, rowStep: rowStep, lastRow, ahead: ahead)
    } else {
      loadEach(pixels, columnStep: columnStep, rowStep: rowStep, lastColumn, lastRow, ahead: ahead)
    }
    guard !replicates else { return }
    for index in 0..<count {
      let column = x[index] >> SamplingPosition.fractionBitCount
      let row = y[index] >> SamplingPosition.fractionBitCount
      let left = Self.mask(column, lastColumn)
      let right = Self.mask(column &+ 1, lastColumn)
      let top = Self.mask(row, lastRow)
      let bottom = Self.mask(row &+ 1, lastRow)
      topLeft[index] &= top & left
      topRight[index] &= top & right
      bottomLeft[index] &= bottom & left
      bottomRight[index] &= bottom & right
    }
  }

  /// Whether each position has a column of the picture at its left and one at its right.
  @inline(__always)
  private func areWithinColumns(before last: Int32) -> Bool {
    var rightmost: UInt32 = 0
    for index in 0..<count {
      // As unsigned numbers, negative ones are beyond every picture.
      let column = UInt32(bitPattern: x[index] >> SamplingPosition.fractionBitCount)
      rightmost = column > rightmost ? column : rightmost
    }
    return rightmost < UInt32(bitPattern: last)
  }

  /// Loads neighbours of a row, which lie side by side in memory, together.
  @inline(__always)
  private func loadPairs(
    _ pixels: UnsafePointer<UInt8>, columnStep: Int32, rowStep: Int32, _ lastRow: Int32, ahead: Int
  ) {
    for index in 0..<count {
      let left = (x[index] >> SamplingPosition.fractionBitCount) &* columnStep
      let row = y[index] >> SamplingPosition.fractionBitCount
      topLeft[index] = UInt32(bitPattern: Self.nearest(row, lastRow) &* rowStep &+ left)
      bottomLeft[index] = UInt32(bitPattern: Self.nearest(row &+ 1, lastRow) &* rowStep &+ left)
    }
    let bitCount = UInt64(truncatingIfNeeded: 8 &* columnStep)
    loadPairs(pixels, bitCount, topLeft, topRight, ahead: ahead)
    loadPairs(pixels, bitCount, bottomLeft, bottomRight, ahead: ahead)
  }

  /// Replaces offsets of pixels by these, and puts their right neighbours elsewhere.
  @inline(never)
  func loadPairs(
    _ pixels: UnsafePointer<UInt8>, _ bitCount: UInt64, _ lefts: UnsafeMutablePointer<UInt32>,
    _ rights: UnsafeMutablePointer<UInt32>, ahead: Int
  ) {
    for index in 0..<count {
      let pair = UnsafeRawPointer(pixels + Int(Int32(bitPattern: lefts[index])))
      vitruvian_prefetch(pair + ahead)
      let both = UInt64(littleEndian: pair.loadUnaligned(as: UInt64.self))
      lefts[index] = UInt32(truncatingIfNeeded: both)
      rights[index] = UInt32(truncatingIfNeeded: both &>> bitCount)
    }
  }

  /// Loads each pixel by itself, the nearest one beyond the picture's edge.
  @inline(__always)
  private func loadEach(
    _ pixels: UnsafePointer<UInt8>, columnStep: Int32, rowStep: Int32, _ lastColumn: Int32, _ lastRow: Int32,
    ahead: Int
  ) {
    for index in 0..<count {
      let column = x[index] >> SamplingPosition.fractionBitCount
      let row = y[index] >> SamplingPosition.fractionBitCount
      let left = Self.nearest(column, lastColumn) &* columnStep
      let right = Self.nearest(column &+ 1, lastColumn) &* columnStep
      let top = Self.nearest(row, lastRow) &* rowStep
      let bottom = Self.nearest(row &+ 1, lastRow) &* rowStep
      topLeft[index] = UInt32(bitPattern: top &+ left)
      topRight[index] = UInt32(bitPattern: top &+ right)
      bottomLeft[index] = UInt32(bitPattern: bottom &+ left)
      bottomRight[index] = UInt32(bitPattern: bottom &+ right)
    }
    load(pixels, topLeft, ahead: ahead)
    load(pixels, topRight, ahead: ahead)
    load(pixels, bottomLeft, ahead: ahead)
    load(pixels, bottomRight, ahead: ahead)
  }

  /// Replaces offsets by the pixels there.
  @inline(never)
  func load(_ pixels: UnsafePointer<UInt8>, _ taps: UnsafeMutablePointer<UInt32>, ahead: Int) {
    for index in 0..<count {
      let pixel = UnsafeRawPointer(pixels + Int(Int32(bitPattern: taps[index])))
      vitruvian_prefetch(pixel + ahead)
      taps[index] = UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self))
    }
  }

  /// The nearest number in 0...last.
  @inline(__always)
  private static func nearest(_ value: Int32, _ last: Int32) -> Int32 {
    let limited = value < last ? value : last
    return limited > 0 ? limited : 0
  }

  /// All bits where a number is in 0...last, else none.
  @inline(__always)
  private static func mask(_ value: Int32, _ last: Int32) -> UInt32 {
    // As unsigned numbers, negative ones are beyond every picture.
    UInt32(bitPattern: value) <= UInt32(bitPattern: last) ? .max : 0
  }

  /// Calls `body` with each blended sample, 0...255, and its index: red, green and blue of each position.
  @inline(__always)
  func forEachSample(_ body: (_ index: Int, _ byte: UInt32) -> Void) {
    for index in 0..<count {
      let right = UInt32(bitPattern: x[index] & SamplingPosition.fractionMask)
      let down = UInt32(bitPattern: y[index] & SamplingPosition.fractionMask)
      let left = UInt32(bitPattern: SamplingPosition.unitsPerPixel) &- right
      let up = UInt32(bitPattern: SamplingPosition.unitsPerPixel) &- down
      let weights = (left &* up, right &* up, left &* down, right &* down)
      for channel in 0..<3 {
        let shift = UInt32(truncatingIfNeeded: 8 * channel)
        let top =
          ((topLeft[index] &>> shift) & 0xFF) &* weights.0
          &+ ((topRight[index] &>> shift) & 0xFF) &* weights.1
        let bottom =
          ((bottomLeft[index] &>> shift) & 0xFF) &* weights.2
          &+ ((bottomRight[index] &>> shift) & 0xFF) &* weights.3
        // The weights add up to 1024.
        body(3 * index + channel, (top &+ bottom &+ 512) &>> 10)
      }
    }
  }
}
