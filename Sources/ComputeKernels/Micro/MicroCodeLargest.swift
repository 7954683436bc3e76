/// Finds the largest code of each row, the first one when several are equal.
///
/// - Parameters:
///   - codes: `rowCount` rows of `rowLength` codes.
///   - flip: Bits that are turned before codes are compared as unsigned ones: the highest one if they are signed,
///     all others to find the smallest code.
///   - positions: The position of the code in each row; overwritten.
/// - Precondition: A row has at least as many codes as a vector, and at most 256.
@_cdecl("vitruvian_find_largest_baseline")
func microFindLargest(
  codes: UnsafePointer<UInt8>, rowCount: Int, rowLength: Int, flip: UInt8,
  positions: UnsafeMutablePointer<Int32>
) {
  let flips = MicroBytes(repeating: flip)
  let width = MicroBytes.scalarCount
  var lanes = MicroIntegers.zero
  for lane in 0..<width { lanes[lane] = Int32(255 - lane) }
  for row in 0..<rowCount {
    let line = codes + row * rowLength
    // Equal codes differ in how far they lie from the end.
    var largest = MicroIntegers.zero
    var position = 0
    while position < rowLength {
      let first = min(position, rowLength - width)
      let found = MicroIntegers(widening: MicroBytes(loading: line + first) ^ flips)
      let ranked = (found &<< 8 | lanes) &- Int32(truncatingIfNeeded: first)
      largest.replace(with: ranked, where: ranked .> largest)
      position += width
    }
    positions[row] = 255 - largest.largestElement & 0xFF
  }
}

extension SIMD8<Int32> {
  fileprivate var largestElement: Int32 {
    @inline(__always) get {
      let four = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
      let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .> four.lowHalf)
      return two[1] > two[0] ? two[1] : two[0]
    }
  }
}

#if VITRUVIAN_AVX512
  extension SIMD16<Int32> {
    fileprivate var largestElement: Int32 {
      @inline(__always) get {
        lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf).largestElement
      }
    }
  }
#endif
