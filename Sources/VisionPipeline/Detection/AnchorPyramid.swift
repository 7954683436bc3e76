import Foundation
import TensorCore

/// The rule that lays out the anchors of a RetinaNet: a grid for each level of a pyramid, scales within an
/// octave.
///
/// Names are those of the options for `multiscale_anchor_generation` in
/// `mediapipe/calculators/tflite/ssd_anchors_calculator.proto`.
package struct AnchorPyramid: Sendable, Hashable {
  /// Columns and rows of the detector's input in pixels.
  package var inputSize: PixelSize
  /// The cells of level n are 2ⁿ pixels wide and high.
  package var levels: ClosedRange<Int>
  /// The side of the smallest anchor, in cells.
  package var anchorScale: Float
  /// Anchors of each aspect ratio in a cell, from one power of two to the next.
  package var scalesPerOctave: Int
  /// Width divided by height.
  package var aspectRatios: [Float]
}

extension AnchorPyramid {
  /// Larger cells than any input has.
  private static let highestLevel = 24

  /// The anchors, level by level, row by row, cell by cell.
  ///
  /// - Throws: `invalidModel` when a level, scale or ratio is unusable; `resourceExhausted` when there would
  ///   be more than ``AnchorGrid/maximumAnchorCount``.
  ///
  /// Source: `mediapipe/calculators/tflite/ssd_anchors_calculator.cc`.
  package func makeAnchors() throws(EngineError) -> [Anchor] {
    try validate()
    var anchors: [Anchor] = []
    for level in levels { try append(level: level, to: &anchors) }
    return anchors
  }

  private func validate() throws(EngineError) {
    guard levels.lowerBound >= 0, levels.upperBound <= Self.highestLevel, scalesPerOctave > 0 else {
      throw EngineError(
        .invalidModel,
        "anchors of levels \(levels) with \(scalesPerOctave) scales an octave; expected levels in"
          + " 0...\(Self.highestLevel) and at least one scale")
    }
    guard (aspectRatios + [anchorScale]).allSatisfy({ $0 > 0 && $0.isFinite }) else {
      throw EngineError(
        .invalidModel,
        "anchor scale \(anchorScale) and aspect ratios \(aspectRatios); expected finite numbers above 0")
    }
  }

  private func append(level: Int, to anchors: inout [Anchor]) throws(EngineError) {
    let cell = 1 << level
    let columns = (inputSize.width - 1) / cell + 1
    let rows = (inputSize.height - 1) / cell + 1
    let (perCell, isTooMany) = aspectRatios.count.multipliedReportingOverflow(by: scalesPerOctave)
    let (count, overflow) = (columns * rows).multipliedReportingOverflow(by: perCell)
    guard !isTooMany, !overflow, count <= AnchorGrid.maximumAnchorCount - anchors.count else {
      throw EngineError(
        .resourceExhausted,
        "\(columns) by \(rows) cells with \(aspectRatios.count) × \(scalesPerOctave) anchors each; expected"
          + " at most \(AnchorGrid.maximumAnchorCount) anchors in all")
    }
    let sizes = sizes(ofCell: cell)
    for row in 0..<rows {
      let y = Self.center(row, cell: cell, of: inputSize.height)
      for column in 0..<columns {
        let x = Self.center(column, cell: cell, of: inputSize.width)
        anchors += sizes.map { Anchor(xCenter: x, yCenter: y, width: $0.width, height: $0.height) }
      }
    }
  }

  /// Width and height of every anchor in a cell, in fractions of the input.
  private func sizes(ofCell cell: Int) -> [(width: Float, height: Float)] {
    aspectRatios.flatMap { ratio in
      (0..<scalesPerOctave).map { step in
        let side = anchorScale * Float(cell) * Float(exp2(Double(step) / Double(scalesPerOctave)))
        let (wide, high) = (side * ratio.squareRoot(), side / ratio.squareRoot())
        return (wide / Float(inputSize.width), high / Float(inputSize.height))
      }
    }
  }

  /// The middle of a cell, or its beginning where cells do not divide the input evenly.
  private static func center(_ index: Int, cell: Int, of length: Int) -> Float {
    let offset = length % cell == 0 ? Float(cell) / 2 : 0
    return (Float(index * cell) + offset) / Float(length)
  }
}
