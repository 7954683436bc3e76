/// Copies rows of codes, with a margin around them, so that the codes of a column in neighbouring rows form
/// groups of 32 bits: four unsigned codes, or two differences from the zero point.
///
/// - Parameters:
///   - image: `height` rows, `rowStep` codes apart, of `width` pixels, `pixelStep` codes apart, of `channelCount`
///     codes.
///   - firstRow: The row of the first member of the first group; negative above the image.
///   - groupCount: The number of groups below each other.
///   - leftMargin: The number of pixels of the margin before each row; `rightMargin` is that behind.
///   - margin: The code that the margin is made of.
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - zeroPoint: The zero point of the unsigned codes; unused where no differences are made.
///   - groups: For each vector of channels, `groupCount` rows of `leftMargin + width + rightMargin` such vectors;
///     overwritten. The last vector ends with the last channel, if there are as many as it has; otherwise some
///     lanes mean nothing.
@_cdecl("vitruvian_interleave_codes_baseline")
func interleaveRows(
  image: UnsafePointer<UInt8>, height: Int, rowStep: Int, width: Int, pixelStep: Int, channelCount: Int,
  firstRow: Int, groupCount: Int, leftMargin: Int, rightMargin: Int, margin: UInt8, flip: UInt8,
  zeroPoint: Int32, groups: UnsafeMutablePointer<Int32>
) {
  let lanes = IntegerVector.scalarCount
  var marginCodes = ByteVector(repeating: margin)
  withUnsafeBytes(of: &marginCodes) { marginCodes in
    // There is memory: a vector has bytes.
    guard let marginCodes = marginCodes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let rows = ImageRows(
      image: image, height: height, rowStep: rowStep, width: width, pixelStep: pixelStep,
      channelCount: channelCount, marginCodes: marginCodes,
      flips: IntegerVector(repeating: Int32(bitPattern: UInt32(flip) &* 0x0101_0101)),
      zeroPoint: IntegerVector(repeating: zeroPoint))
    let marginGroup = rows.group(of: RowGroup(rows, first: height))
    let lineLength = (leftMargin + width + rightMargin) * lanes
    for group in 0..<groupCount {
      let firstLine = groups + group * lineLength + leftMargin * lanes
      rows.interleave(
        RowGroup(rows, first: firstRow + group * IntegerVector.codesPerGroup), to: firstLine,
        planeStep: groupCount * lineLength)
      for plane in 0..<(channelCount + lanes - 1) / lanes {
        let line = firstLine + plane * groupCount * lineLength
        (line - leftMargin * lanes).update(repeating: marginGroup, count: leftMargin * lanes)
        (line + width * lanes).update(repeating: marginGroup, count: rightMargin * lanes)
      }
    }
  }
}

/// The rows of an image of codes.
struct ImageRows {
  let image: UnsafePointer<UInt8>
  let height: Int
  let rowStep: Int
  let width: Int
  let pixelStep: Int
  let channelCount: Int
  /// A vector of codes that stands for rows outside the image.
  let marginCodes: UnsafePointer<UInt8>
  /// The highest bits of the codes of groups that become unsigned.
  let flips: IntegerVector
  let zeroPoint: IntegerVector

  /// Makes the groups of all pixels, of a few after the other, whose codes stay in the cache for all channels.
  ///
  /// - Parameter planeStep: The distance between the groups of neighbouring vectors of channels.
  @inline(__always)
  func interleave(_ rows: RowGroup, to line: UnsafeMutablePointer<Int32>, planeStep: Int) {
    let lanes = IntegerVector.scalarCount
    guard channelCount >= lanes else { return interleaveOneByOne(rows, to: line) }
    let pixelsAtATime = 16
    for pixel in stride(from: 0, to: width, by: pixelsAtATime) {
      let count = min(pixelsAtATime, width - pixel)
      var plane = line + pixel * lanes
      for channel in stride(from: 0, to: channelCount, by: lanes) {
        interleave(
          rows.advanced(by: pixel * pixelStep + min(channel, channelCount - lanes)), count: count,
          to: plane)
        plane += planeStep
      }
    }
  }

  /// Makes the groups of a vector of channels of some pixels.
  @inline(__always)
  private func interleave(_ rows: RowGroup, count: Int, to target: UnsafeMutablePointer<Int32>) {
    var rows = rows
    var target = target
    for _ in 0..<count {
      groups(rows) { $0.codes }.store(to: target)
      rows = rows.advanced(by: pixelStep)
      target += IntegerVector.scalarCount
    }
  }

  /// Makes the groups of channels that are too few for a vector.
  @inline(never)
  func interleaveOneByOne(_ rows: RowGroup, to line: UnsafeMutablePointer<Int32>) {
    for pixel in 0..<width {
      for channel in 0..<channelCount {
        line[pixel * IntegerVector.scalarCount + channel] = group(
          of: rows.advanced(by: pixel * pixelStep + channel))
      }
    }
  }

  /// The group of the first codes of some rows.
  @inline(__always)
  func group(of rows: RowGroup) -> Int32 {
    groups(rows) { ByteVector(repeating: $0.code) }[0]
  }

  /// Groups of the codes that `load` takes from each row.
  @inline(__always)
  private func groups(_ rows: RowGroup, _ load: (CodeRow) -> ByteVector) -> IntegerVector {
    #if VITRUVIAN_AVX512VNNI
      let upper = codes(load(rows.first)) | codes(load(rows.second)) &<< 8
      return (upper | codes(load(rows.third)) &<< 16 | codes(load(rows.fourth)) &<< 24) ^ flips
    #else
      return difference(load(rows.first)) & 0xFFFF | difference(load(rows.second)) &<< 16
    #endif
  }

  /// Codes in lanes of their own.
  @inline(__always)
  private func codes(_ bytes: ByteVector) -> IntegerVector { IntegerVector(widening: bytes) }

  #if !VITRUVIAN_AVX512VNNI
    /// Unsigned codes in lanes of their own, less the zero point.
    @inline(__always)
    private func difference(_ bytes: ByteVector) -> IntegerVector {
      (codes(bytes) ^ flips & 0xFF) &- zeroPoint
    }
  #endif
}

/// The rows whose codes form groups.
struct RowGroup {
  private(set) var first: CodeRow
  private(set) var second: CodeRow
  #if VITRUVIAN_AVX512VNNI
    private(set) var third: CodeRow
    private(set) var fourth: CodeRow
  #endif

  @inline(__always)
  init(_ rows: ImageRows, first row: Int) {
    first = CodeRow(rows, row)
    second = CodeRow(rows, row + 1)
    #if VITRUVIAN_AVX512VNNI
      third = CodeRow(rows, row + 2)
      fourth = CodeRow(rows, row + 3)
    #endif
  }

  /// The rows from a later code on.
  @inline(__always)
  func advanced(by count: Int) -> RowGroup {
    var rows = self
    rows.first.advance(by: count)
    rows.second.advance(by: count)
    #if VITRUVIAN_AVX512VNNI
      rows.third.advance(by: count)
      rows.fourth.advance(by: count)
    #endif
    return rows
  }
}

/// A row of an image, or the margin in its place.
struct CodeRow {
  private var start: UnsafePointer<UInt8>
  /// All bits of the distances between codes; none in the margin, which is the same everywhere.
  private let mask: Int

  @inline(__always)
  init(_ rows: ImageRows, _ row: Int) {
    let isInside = row >= 0 && row < rows.height
    start = isInside ? rows.image + row * rows.rowStep : rows.marginCodes
    mask = isInside ? -1 : 0
  }

  @inline(__always)
  mutating func advance(by count: Int) { start += count & mask }

  var code: UInt8 {
    @inline(__always) get { start[0] }
  }

  var codes: ByteVector {
    @inline(__always) get { ByteVector(loading: start) }
  }
}
