/// The sizes of a two-dimensional transposed convolution over NHWC images. All lengths are in elements.
package struct TransposedConvolutionGeometry: Sendable, Hashable {
  package var batchCount: Int
  package var inputHeight: Int
  package var inputWidth: Int
  package var inputChannels: Int
  package var outputChannels: Int
  package var rows: TransposedAxis
  package var columns: TransposedAxis

  package init(
    batchCount: Int, inputHeight: Int, inputWidth: Int, inputChannels: Int, outputChannels: Int,
    rows: TransposedAxis, columns: TransposedAxis
  ) {
    self.batchCount = batchCount
    self.inputHeight = inputHeight
    self.inputWidth = inputWidth
    self.inputChannels = inputChannels
    self.outputChannels = outputChannels
    self.rows = rows
    self.columns = columns
  }
}

/// One axis of a transposed convolution.
///
/// Output `x` meets filter element `j` when `x + padding − j` is a multiple of the stride; the quotient is
/// the input's position. So outputs with the same remainder, the *phase*, share their filter elements.
package struct TransposedAxis: Sendable, Hashable {
  package var outputLength: Int
  package var filterLength: Int
  package var stride: Int
  package var padding: Int

  package init(outputLength: Int, filterLength: Int, stride: Int, padding: Int) {
    self.outputLength = outputLength
    self.filterLength = filterLength
    self.stride = stride
    self.padding = padding
  }

  /// The phase of an output, which is also its first filter element.
  @inline(__always)
  package func phase(ofOutput position: Int) -> Int { (position + padding) % stride }

  /// The input under the first filter element of an output; the next element meets the input before it.
  @inline(__always)
  package func input(ofOutput position: Int) -> Int { (position + padding) / stride }

  /// The number of filter elements of a phase: every `stride`-th from the phase on.
  @inline(__always)
  package func tapCount(ofPhase phase: Int) -> Int {
    phase < filterLength ? (filterLength - phase + stride - 1) / stride : 0
  }

  /// The most filter elements that an output meets.
  package var longestTapCount: Int { tapCount(ofPhase: 0) }

  /// Whether each of `count` inputs alone makes as many outputs as the stride is long.
  func makesBlocks(ofInputs count: Int) -> Bool {
    filterLength == stride && padding == 0 && outputLength == count * stride
  }
}

extension TransposedConvolutionGeometry {
  /// This convolution, in the same memory, with each column of the filter as further output channels: where a
  /// filter is as wide as its stride, an input pixel alone makes neighbouring output pixels. `nil` elsewhere.
  package var joiningColumns: TransposedConvolutionGeometry? {
    guard columns.stride > 1, columns.makesBlocks(ofInputs: inputWidth) else { return nil }
    var joined = self
    joined.outputChannels = columns.stride * outputChannels
    joined.columns = TransposedAxis(outputLength: inputWidth, filterLength: 1, stride: 1, padding: 0)
    return joined
  }

  /// The number of output rows over the whole batch.
  package var outputRowCount: Int { batchCount * rows.outputLength }

  /// The number of phases; each has a filter of its own.
  package var phaseCount: Int { rows.stride * columns.stride }

  /// The most inputs that one output sums over.
  package var longestPatch: Int {
    rows.longestTapCount * columns.longestTapCount * inputChannels
  }

  /// The convolution without stride whose windows cover what outputs of all phases sum over.
  package var windows: ConvolutionGeometry {
    ConvolutionGeometry(
      batchCount: batchCount, inputHeight: inputHeight, inputWidth: inputWidth, inputChannels: inputChannels,
      outputHeight: rows.input(ofOutput: rows.outputLength - 1) + 1,
      outputWidth: columns.input(ofOutput: columns.outputLength - 1) + 1, outputChannels: outputChannels,
      filterHeight: rows.longestTapCount, filterWidth: columns.longestTapCount, strideHeight: 1,
      strideWidth: 1, dilationHeight: 1, dilationWidth: 1, paddingTop: rows.longestTapCount - 1,
      paddingLeft: columns.longestTapCount - 1)
  }

  /// The positions in the filter `[KH, KW]` that outputs of these phases meet, in the order of a patch.
  package func taps(rowPhase: Int, columnPhase: Int) -> [Int] {
    (0..<rows.tapCount(ofPhase: rowPhase)).flatMap { row in
      (0..<columns.tapCount(ofPhase: columnPhase)).map { column in
        (rowPhase + row * rows.stride) * columns.filterLength + columnPhase + column * columns.stride
      }
    }
  }

  /// Calls `body` for each run of output pixels of one row that have the same phases.
  @inline(__always)
  func forEachRun(ofRow row: Int, _ body: (TransposedRun) -> Void) {
    let y = row % rows.outputLength
    for first in 0..<min(columns.stride, columns.outputLength) {
      body(
        TransposedRun(
          row: row, y: y, firstColumn: first,
          count: (columns.outputLength - first + columns.stride - 1) / columns.stride,
          rowPhase: rows.phase(ofOutput: y), columnPhase: columns.phase(ofOutput: first)))
    }
  }

  /// The first element of the pixels that the outputs of a run sum over, if each sums over one and they lie
  /// side by side in the input.
  func firstElement(ofPixelsUnder run: TransposedRun) -> Int? {
    let y = rows.input(ofOutput: run.y)
    guard columns == TransposedAxis(outputLength: inputWidth, filterLength: 1, stride: 1, padding: 0),
      rows.tapCount(ofPhase: run.rowPhase) == 1, y < inputHeight
    else { return nil }
    return (run.row / rows.outputLength * inputHeight + y) * inputWidth * inputChannels
  }
}

/// Output pixels of one row, a stride apart, that sum over the same filter elements.
struct TransposedRun {
  /// The row, counted over the whole batch.
  var row: Int
  /// The row in its image.
  var y: Int
  var firstColumn: Int
  var count: Int
  var rowPhase: Int
  var columnPhase: Int
}

/// The pixels and outputs of a phase of a dilated convolution along an axis.
///
/// Outputs of stride one that lie a dilation apart are those of a convolution without dilation, of pixels as
/// far apart: a *phase*. There are as many phases as the dilation is long.
struct PhaseAxis {
  /// The first output of the phase among all.
  let firstOutput: Int
  /// The first pixel of the phase among all.
  let firstInput: Int
  /// The number of its pixels.
  let inputLength: Int
  /// The number of its outputs.
  let outputLength: Int
  /// The pixel of the phase under the first tap of its first output; negative before the image.
  let origin: Int

  /// - Parameters:
  ///   - phase: The first output of the phase among all.
  ///   - phaseCount: The number of phases; one for all outputs of whatever convolution.
  ///   - origin: The pixel under the first tap of the first output of all.
  init(_ phase: Int, of phaseCount: Int, origin: Int, inputLength: Int, outputLength: Int) {
    firstOutput = phase
    let (quotient, remainder) = (origin + phase).quotientAndRemainder(dividingBy: phaseCount)
    self.origin = remainder < 0 ? quotient - 1 : quotient
    firstInput = remainder < 0 ? remainder + phaseCount : remainder
    self.inputLength = max(Self.length(inputLength, from: firstInput, of: phaseCount), 0)
    self.outputLength = Self.length(outputLength, from: phase, of: phaseCount)
  }

  /// The number of a phase's members of some in a row, from the first one on.
  static func length(_ count: Int, from first: Int, of phaseCount: Int) -> Int {
    (count - first + phaseCount - 1) / phaseCount
  }
}

extension ConvolutionGeometry {
  /// Whether it has more than one phase.
  var hasPhases: Bool {
    strideHeight == 1 && strideWidth == 1 && (dilationHeight > 1 || dilationWidth > 1)
  }

  /// Calls `body` with the axes of each phase that has some of the outputs of an image.
  ///
  /// - Parameters:
  ///   - rows: The rows of outputs, from which the phases' are counted.
  ///   - held: The rows of the image that are there, likewise.
  ///   - phaseHeight: The number of phases down; `phaseWidth` is that across.
  @inline(__always)
  func forEachPhase(
    rows: Range<Int>, holding held: Range<Int>, phaseHeight: Int, phaseWidth: Int,
    _ body: (_ down: PhaseAxis, _ across: PhaseAxis) -> Void
  ) {
    let originY = rows.lowerBound * strideHeight - paddingTop - held.lowerBound
    for phaseY in 0..<min(phaseHeight, rows.count) {
      let down = PhaseAxis(
        phaseY, of: phaseHeight, origin: originY, inputLength: held.count, outputLength: rows.count)
      for phaseX in 0..<min(phaseWidth, outputWidth) {
        let across = PhaseAxis(
          phaseX, of: phaseWidth, origin: -paddingLeft, inputLength: inputWidth, outputLength: outputWidth)
        body(down, across)
      }
    }
  }
}
