/// Where the stored pixel of an upright position lies: swap the two axes or not, then flip each or not.
///
/// All eight orientations are of this form, so moving pixels, mapping points and composing orientations
/// share this one description.
struct OrientationCorrespondence: Hashable {
  /// Whether upright columns run along stored rows.
  var swapsAxes: Bool
  /// Whether stored columns count from the right.
  var flipsColumns: Bool
  /// Whether stored rows count from the bottom.
  var flipsRows: Bool

  /// The correspondence of pixels that pass first through `inner`, then through this one, on their way from
  /// the upright picture to the stored one.
  func following(_ inner: OrientationCorrespondence) -> OrientationCorrespondence {
    // Moving the inner flips past a swap of axes exchanges them.
    let (innerColumns, innerRows) =
      swapsAxes ? (inner.flipsRows, inner.flipsColumns) : (inner.flipsColumns, inner.flipsRows)
    return OrientationCorrespondence(
      swapsAxes: swapsAxes != inner.swapsAxes, flipsColumns: flipsColumns != innerColumns,
      flipsRows: flipsRows != innerRows)
  }
}

extension ImageOrientation {
  /// From upright to stored positions.
  var correspondence: OrientationCorrespondence {
    let (swapsAxes, flipsColumns, flipsRows) =
      switch self {
      case .up: (false, false, false)
      case .upMirrored: (false, true, false)
      case .down: (false, true, true)
      case .downMirrored: (false, false, true)
      case .leftMirrored: (true, false, false)
      case .right: (true, false, true)
      case .rightMirrored: (true, true, true)
      case .left: (true, true, false)
      }
    return OrientationCorrespondence(
      swapsAxes: swapsAxes, flipsColumns: flipsColumns, flipsRows: flipsRows)
  }

  /// The orientation with this correspondence; there is exactly one for each of the eight.
  init(correspondence: OrientationCorrespondence) {
    switch (correspondence.swapsAxes, correspondence.flipsColumns, correspondence.flipsRows) {
    case (false, false, false): self = .up
    case (false, true, false): self = .upMirrored
    case (false, true, true): self = .down
    case (false, false, true): self = .downMirrored
    case (true, false, false): self = .leftMirrored
    case (true, false, true): self = .right
    case (true, true, true): self = .rightMirrored
    case (true, true, false): self = .left
    }
  }
}

/// The stored index of each upright position, as a start and two strides in pixels.
struct OrientationTraversal {
  let origin: Int
  let columnStride: Int
  let rowStride: Int

  /// - Precondition: both sizes are positive.
  init(_ correspondence: OrientationCorrespondence, storedWidth: Int, storedHeight: Int) {
    let alongColumns = correspondence.flipsColumns ? -1 : 1
    let alongRows = correspondence.flipsRows ? -storedWidth : storedWidth
    origin =
      (correspondence.flipsColumns ? storedWidth - 1 : 0)
      + (correspondence.flipsRows ? (storedHeight - 1) * storedWidth : 0)
    columnStride = correspondence.swapsAxes ? alongRows : alongColumns
    rowStride = correspondence.swapsAxes ? alongColumns : alongRows
  }
}
