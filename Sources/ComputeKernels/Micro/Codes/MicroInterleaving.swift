/// Copies rows of codes, with a margin around them, so that the codes of a column in neighbouring rows form
/// groups of 32 bits: four unsigned codes, or two differences from the zero point.
///
/// - Parameters:
///   - image: `height` rows of `rowLength` codes, `rowStep` codes apart.
///   - firstRow: The row of the first member of the first group; negative above the image.
///   - groupCount: The number of groups below each other.
///   - leftMargin: The number of codes of the margin before each row; `rightMargin` is that behind.
///   - margin: The code that the margin is made of.
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - zeroPoint: The zero point of the unsigned codes; unused where no differences are made.
///   - groups: `groupCount` rows of `leftMargin + rowLength + rightMargin` groups; overwritten.
@_cdecl("vitruvian_interleave_codes_baseline")
func microInterleaveCodes(
  image: UnsafePointer<UInt8>, height: Int, rowStep: Int, rowLength: Int, firstRow: Int, groupCount: Int,
  leftMargin: Int, rightMargin: Int, margin: UInt8, flip: UInt8, zeroPoint: Int32,
  groups: UnsafeMutablePointer<Int32>
) {
  var marginCodes = MicroBytes(repeating: margin)
  withUnsafeBytes(of: &marginCodes) { marginCodes in
    // There is memory: a vector has bytes.
    guard let marginCodes = marginCodes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let rows = MicroImageRows(
      image: image, height: height, rowStep: rowStep, rowLength: rowLength, marginCodes: marginCodes,
      flips: MicroBytes(repeating: flip), zeroPoint: MicroIntegers(repeating: zeroPoint))
    let marginGroup = rows.group(of: MicroRowGroup(rows, first: height), at: 0)
    for group in 0..<groupCount {
      let line = groups + group * (leftMargin + rowLength + rightMargin)
      line.update(repeating: marginGroup, count: leftMargin)
      rows.interleave(
        MicroRowGroup(rows, first: firstRow + group * MicroIntegers.codesPerGroup), to: line + leftMargin)
      (line + leftMargin + rowLength).update(repeating: marginGroup, count: rightMargin)
    }
  }
}

/// The rows of an image of codes.
struct MicroImageRows {
  let image: UnsafePointer<UInt8>
  let height: Int
  let rowStep: Int
  let rowLength: Int
  /// A vector of codes that stands for rows outside the image.
  let marginCodes: UnsafePointer<UInt8>
  let flips: MicroBytes
  let zeroPoint: MicroIntegers

  @inline(__always)
  func interleave(_ rows: MicroRowGroup, to line: UnsafeMutablePointer<Int32>) {
    let width = MicroIntegers.scalarCount
    guard rowLength >= width else {
      for index in 0..<rowLength { line[index] = group(of: rows, at: index) }
      return
    }
    var index = 0
    while index < rowLength {
      // The last vector may overlap the one before: both copy the same there.
      let start = min(index, rowLength - width)
      groups(rows) { $0.codes(at: start) }.store(to: line + start)
      index += width
    }
  }

  @inline(__always)
  func group(of rows: MicroRowGroup, at index: Int) -> Int32 {
    groups(rows) { MicroBytes(repeating: $0.code(at: index)) }[0]
  }

  /// Groups of the codes that `load` takes from each row.
  @inline(__always)
  private func groups(_ rows: MicroRowGroup, _ load: (MicroRow) -> MicroBytes) -> MicroIntegers {
    #if VITRUVIAN_AVX512VNNI
      let upper = codes(load(rows.first)) | codes(load(rows.second)) &<< 8
      return upper | codes(load(rows.third)) &<< 16 | codes(load(rows.fourth)) &<< 24
    #else
      return (codes(load(rows.first)) &- zeroPoint) & 0xFFFF
        | (codes(load(rows.second)) &- zeroPoint) &<< 16
    #endif
  }

  /// Unsigned codes in lanes of their own.
  @inline(__always)
  private func codes(_ bytes: MicroBytes) -> MicroIntegers { MicroIntegers(widening: bytes ^ flips) }
}

/// The rows whose codes form groups.
struct MicroRowGroup {
  let first: MicroRow
  let second: MicroRow
  #if VITRUVIAN_AVX512VNNI
    let third: MicroRow
    let fourth: MicroRow
  #endif

  @inline(__always)
  init(_ rows: MicroImageRows, first row: Int) {
    first = MicroRow(rows, row)
    second = MicroRow(rows, row + 1)
    #if VITRUVIAN_AVX512VNNI
      third = MicroRow(rows, row + 2)
      fourth = MicroRow(rows, row + 3)
    #endif
  }
}

/// A row of an image, or the margin in its place.
struct MicroRow {
  private let start: UnsafePointer<UInt8>
  private let step: Int

  @inline(__always)
  init(_ rows: MicroImageRows, _ row: Int) {
    let isInside = row >= 0 && row < rows.height
    start = isInside ? rows.image + row * rows.rowStep : rows.marginCodes
    step = isInside ? 1 : 0
  }

  @inline(__always)
  func code(at index: Int) -> UInt8 { start[index * step] }

  @inline(__always)
  func codes(at index: Int) -> MicroBytes { MicroBytes(loading: start + index * step) }
}
