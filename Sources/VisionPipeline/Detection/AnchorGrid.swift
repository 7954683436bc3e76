import TensorCore

/// The rule that lays out the anchors of a single-shot detector: grids of cells, some anchors in each.
///
/// Names are those of the options in `mediapipe/calculators/tflite/ssd_anchors_calculator.proto`.
package struct AnchorGrid: Sendable, Hashable {
  /// How large anchors are.
  package enum Extent: Sendable, Hashable {
    /// Every anchor is the whole input.
    case unit
    /// Anchors follow from scales and aspect ratios.
    case scaled
  }

  /// Columns and rows of the detector's input in pixels.
  package var inputSize: PixelSize
  /// Pixels of the input from one cell to the next, one for each layer. Neighbouring layers with equal
  /// strides share a grid.
  package var strides: [Int]
  /// The scales of the first and the last layer; those between are spaced evenly.
  package var minimumScale: Float = 0.1484375
  package var maximumScale: Float = 0.75
  /// Where in its cell an anchor's centre is, in fractions of the cell.
  package var xOffset: Float = 0.5
  package var yOffset: Float = 0.5
  /// Width divided by height, one anchor for each.
  package var aspectRatios: [Float] = [1]
  /// The aspect ratio of one more anchor with a scale between this layer's and the next; 0 for none.
  package var interpolatedScaleAspectRatio: Float = 1
  /// Whether the first layer has the three fixed anchors 1 (scale 0.1), 2 and 1/2 instead.
  package var reducesBoxesInLowestLayer = false
  package var extent: Extent = .unit

  package init(inputSize: PixelSize, strides: [Int]) {
    self.inputSize = inputSize
    self.strides = strides
  }
}

extension AnchorGrid {
  /// The pose detector: 28² cells with 2, 14² with 2 and 7² with 6 anchors, 2254 in all.
  package static let pose = AnchorGrid(inputSize: PixelSize(square: 224), strides: [8, 16, 32, 32, 32])
  /// The short-range face detector: 16² cells with 2 and 8² with 6 anchors, 896 in all.
  package static let face = AnchorGrid(inputSize: PixelSize(square: 128), strides: [8, 16, 16, 16])
  /// The full-range face detector, dense and sparse: 48² cells with one anchor, 2304 in all.
  package static let fullRangeFace: AnchorGrid = {
    var grid = AnchorGrid(inputSize: PixelSize(square: 192), strides: [4])
    grid.interpolatedScaleAspectRatio = 0
    return grid
  }()
  /// The palm detector: 24² cells with 2 and 12² with 6 anchors, 2016 in all.
  package static let palm = AnchorGrid(inputSize: PixelSize(square: 192), strides: [8, 16, 16, 16])

  /// More anchors than any detector has; more are refused.
  static let maximumAnchorCount = 1_000_000
}

extension AnchorGrid {
  /// The anchors, layer by layer, row by row, cell by cell.
  ///
  /// - Throws: `invalidModel` when a stride is not positive, a ratio or scale is unusable or nothing is asked
  ///   for; `resourceExhausted` when there would be more than ``maximumAnchorCount``.
  ///
  /// Source: `mediapipe/calculators/tflite/ssd_anchors_calculator.cc`.
  package func makeAnchors() throws(EngineError) -> [Anchor] {
    var anchors: [Anchor] = []
    anchors.reserveCapacity(try anchorCount)
    try forEachGrid { sizes, stride in append(sizes, stride: stride, to: &anchors) }
    return anchors
  }

  /// How many anchors there are.
  ///
  /// - Throws: what ``makeAnchors()`` throws.
  package var anchorCount: Int {
    get throws(EngineError) {
      var total = 0
      try forEachGrid { (sizes, stride) throws(EngineError) in
        let (columns, rows) = cellCounts(stride: stride)
        let (count, overflow) = (columns * rows).multipliedReportingOverflow(by: sizes.count)
        guard !overflow, count <= Self.maximumAnchorCount - total else {
          throw EngineError(
            .resourceExhausted,
            "\(columns) by \(rows) cells with \(sizes.count) anchors each; expected at most"
              + " \(Self.maximumAnchorCount) anchors in all")
        }
        total += count
      }
      return total
    }
  }

  /// Calls `body` with the width and height of every anchor in a cell of one grid after the other, and with
  /// the pixels from cell to cell.
  private func forEachGrid(
    _ body: (_ sizes: [(width: Float, height: Float)], _ stride: Int) throws(EngineError) -> Void
  ) throws(EngineError) {
    try validate()
    var layer = 0
    while layer < strides.count {
      let end = strides[layer...].firstIndex { $0 != strides[layer] } ?? strides.count
      try body((layer..<end).flatMap(sizes(ofLayer:)), strides[layer])
      layer = end
    }
  }

  private func validate() throws(EngineError) {
    guard !strides.isEmpty, strides.allSatisfy({ $0 > 0 }) else {
      throw EngineError(.invalidModel, "anchor strides \(strides); expected at least one, all above 0")
    }
    guard aspectRatios.allSatisfy({ $0 > 0 && $0.isFinite }), interpolatedScaleAspectRatio.isFinite else {
      throw EngineError(.invalidModel, "anchor aspect ratios \(aspectRatios); expected finite ones above 0")
    }
    guard minimumScale.isFinite, maximumScale.isFinite, xOffset.isFinite, yOffset.isFinite else {
      throw EngineError(.invalidModel, "anchor scales and offsets; expected finite numbers")
    }
  }

  /// The scale of one layer, in double precision until it is stored.
  private func scale(ofLayer layer: Int) -> Float {
    guard strides.count > 1 else { return (minimumScale + maximumScale) * 0.5 }
    let range = Double(maximumScale - minimumScale)
    return Float(Double(minimumScale) + range * Double(layer) / Double(strides.count - 1))
  }

  /// Width and height of every anchor in a cell of one layer.
  private func sizes(ofLayer layer: Int) -> [(width: Float, height: Float)] {
    let scale = scale(ofLayer: layer)
    var shapes: [(ratio: Float, scale: Float)]
    if layer == 0 && reducesBoxesInLowestLayer {
      shapes = [(1, 0.1), (2, scale), (0.5, scale)]
    } else {
      shapes = aspectRatios.map { ($0, scale) }
      if interpolatedScaleAspectRatio > 0 {
        let next = layer == strides.count - 1 ? 1 : self.scale(ofLayer: layer + 1)
        shapes.append((interpolatedScaleAspectRatio, (scale * next).squareRoot()))
      }
    }
    return shapes.map { ($0.scale * $0.ratio.squareRoot(), $0.scale / $0.ratio.squareRoot()) }
  }

  private func append(
    _ sizes: [(width: Float, height: Float)], stride: Int, to anchors: inout [Anchor]
  ) {
    let (columns, rows) = cellCounts(stride: stride)
    for row in 0..<rows {
      let y = (Float(row) + yOffset) / Float(rows)
      for column in 0..<columns {
        let x = (Float(column) + xOffset) / Float(columns)
        for size in sizes {
          let (width, height) = extent == .unit ? (1, 1) : size
          anchors.append(Anchor(xCenter: x, yCenter: y, width: width, height: height))
        }
      }
    }
  }

  /// Columns and rows of a grid.
  private func cellCounts(stride: Int) -> (columns: Int, rows: Int) {
    (Self.cellCount(inputSize.width, stride: stride), Self.cellCount(inputSize.height, stride: stride))
  }

  /// The cells in a row of `length` pixels, the last one perhaps not whole; at most `length`.
  private static func cellCount(_ length: Int, stride: Int) -> Int {
    length / stride + (length % stride == 0 ? 0 : 1)
  }
}

/// A place and a size that a detector's raw boxes are relative to, in fractions of its input.
package struct Anchor: Sendable, Hashable {
  package var xCenter: Float
  package var yCenter: Float
  package var width: Float
  package var height: Float

  package init(xCenter: Float, yCenter: Float, width: Float, height: Float) {
    self.xCenter = xCenter
    self.yCenter = yCenter
    self.width = width
    self.height = height
  }
}
