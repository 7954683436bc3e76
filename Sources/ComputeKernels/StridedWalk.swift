import TensorCore

/// Positions along some axes of a tensor, in row-major order of those axes.
///
/// Neighbouring axes that are walked in step are merged, so that the innermost run is long. A walk is made
/// when a kernel is planned, since it takes memory.
package struct StridedWalk: Sendable, Hashable {
  private var lengths: [Int] = []
  /// The distance between neighbours along each axis.
  private var strides: [Int] = []
  /// The number of runs.
  package let runCount: Int
  /// The number of runs along the axis before the innermost one, which are evenly spaced, and their distance.
  private let rowLength: Int
  private let rowStride: Int

  /// Whether all positions lie side by side.
  package var isOnePiece: Bool { lengths.count == 1 && strides[0] == 1 }

  /// Walks along the axes `axes` of a dense tensor; distances are in elements.
  package init(shape: Shape, axes: [Int]) {
    let all = shape.strides
    self.init(lengths: axes.map { shape[$0] }, strides: axes.map { all[$0] })
  }

  /// Walks `lengths` positions along each axis, `strides` apart; a walk without axes has one position.
  ///
  /// - Precondition: As many strides as lengths.
  package init(lengths: some Sequence<Int>, strides: some Sequence<Int>) {
    for (length, stride) in zip(lengths, strides) where length != 1 {
      // Only an empty walk has a product that overflows, and it goes nowhere.
      if let last = self.strides.last, last == stride &* length {
        self.lengths[self.lengths.count - 1] *= length
        self.strides[self.strides.count - 1] = stride
      } else {
        self.lengths.append(length)
        self.strides.append(stride)
      }
    }
    if self.lengths.isEmpty {
      self.lengths = [1]
      self.strides = [1]
    }
    let outerLengths = self.lengths.dropLast()
    // Only an empty walk has axes so long that no number counts their positions.
    runCount = outerLengths.reduce(1) { count, length in
      let (product, overflows) = count.multipliedReportingOverflow(by: length)
      return overflows ? 0 : product
    }
    rowLength = outerLengths.last ?? 1
    rowStride = self.strides.dropLast().last ?? 0
  }
}

extension StridedWalk {
  /// The number of positions of one run along the innermost axis.
  package var runLength: Int { lengths[lengths.count - 1] }
  /// The distance between neighbours of a run.
  package var runStride: Int { strides[strides.count - 1] }
  /// The matrices whose columns the runs are, for a copy that lays all positions side by side; `nil` where
  /// the runs are no columns.
  package var transposition: Transposition? {
    let rows = lengths.count - 1
    guard runStride > 1, let columns = strides[..<rows].lastIndex(of: 1),
      columns == rows - 1 || lengths[columns] >= Self.fewestDistantColumns
    else { return nil }
    var targetStrides = [1]
    for length in lengths.dropFirst().reversed() { targetStrides.insert(targetStrides[0] &* length, at: 0) }
    func without(_ axis: Int, of values: [Int]) -> [Int] {
      Array(values[..<axis] + values[(axis + 1)..<rows])
    }
    let outerLengths = without(columns, of: lengths)
    return Transposition(
      matrices: StridedWalk(lengths: outerLengths, strides: without(columns, of: strides)),
      targets: StridedWalk(lengths: outerLengths, strides: without(columns, of: targetStrides)),
      rowCount: runLength, rowStep: runStride, columnCount: lengths[columns],
      columnStep: targetStrides[columns])
  }

  /// With fewer columns that lie apart in the copy, matrices are so small that runs are copied as soon.
  private static let fewestDistantColumns = 4

  /// Calls `body` with the distance of each position from the first one.
  @inline(__always)
  func forEachOffset(_ body: (Int) -> Void) {
    forEachRun(in: 0..<runCount) { start in
      var offset = start
      for _ in 0..<runLength {
        body(offset)
        offset += runStride
      }
    }
  }

  /// The number of positions.
  package var count: Int { lengths.reduce(1, *) }

  /// Calls `body` with the number of each position of `positions` and its distance from the first one.
  @inline(__always)
  func forEachOffset(in positions: Range<Int>, _ body: (_ position: Int, _ offset: Int) -> Void) {
    guard !positions.isEmpty else { return }
    var position = positions.lowerBound
    let runs = positions.lowerBound / runLength..<(positions.upperBound - 1) / runLength + 1
    forEachRun(in: runs) { start in
      let end = min((position / runLength + 1) * runLength, positions.upperBound)
      var offset = start + position % runLength * runStride
      while position < end {
        body(position, offset)
        offset += runStride
        position += 1
      }
    }
  }

  /// The walk along all axes but the innermost one.
  package var outer: StridedWalk {
    StridedWalk(lengths: lengths.dropLast(), strides: strides.dropLast())
  }

  /// Calls `body` for each part of `positions` that lies in one run, with its first position, the distance of
  /// that from the very first one, and the number of positions.
  @inline(__always)
  func forEachPart(
    of positions: Range<Int>, _ body: (_ position: Int, _ offset: Int, _ count: Int) -> Void
  ) {
    var position = positions.lowerBound
    while position < positions.upperBound {
      let (run, within) = position.quotientAndRemainder(dividingBy: runLength)
      let count = min(runLength - within, positions.upperBound - position)
      body(position, start(of: run, along: lengths.count - 2) + within * runStride, count)
      position += count
    }
  }

  /// The distance of a position from the first one.
  @inline(__always)
  func offset(of position: Int) -> Int {
    let (run, within) = position.quotientAndRemainder(dividingBy: runLength)
    return start(of: run, along: lengths.count - 2) + within * runStride
  }

  /// Calls `body` with the distance of the first position of each run of `runs` from the very first one.
  @inline(__always)
  func forEachRun(in runs: Range<Int>, _ body: (Int) -> Void) {
    forEachRow(ofRuns: runs) { start, count, distance in
      var offset = start
      for _ in 0..<count {
        body(offset)
        offset += distance
      }
    }
  }

  /// Calls `body` for each row of runs that are evenly spaced, with the distance of its first position from
  /// the very first one, the number of runs, and the distance from one to the next.
  @inline(__always)
  func forEachRow(ofRuns runs: Range<Int>, _ body: (_ offset: Int, _ count: Int, _ distance: Int) -> Void) {
    var run = runs.lowerBound
    var (row, within) = run == 0 ? (0, 0) : run.quotientAndRemainder(dividingBy: rowLength)
    while run < runs.upperBound {
      let count = min(rowLength - within, runs.upperBound - run)
      body(start(of: row, along: lengths.count - 3) + within * rowStride, count, rowStride)
      run += count
      row += 1
      within = 0
    }
  }

  /// Calls `body` for rows of evenly spaced runs that make up `runs`, with the number of the first run, how
  /// many runs lie from each to the next, the distance of its first position from the very first one, the
  /// number of runs, and the distance from one to the next.
  ///
  /// Where rows are short and the axis before theirs is longer, rows go along that one.
  @inline(__always)
  func forEachLongRow(
    ofRuns runs: Range<Int>,
    _ body: (_ run: Int, _ runStep: Int, _ offset: Int, _ count: Int, _ distance: Int) -> Void
  ) {
    var run = runs.lowerBound
    func walkRows(to end: Int) {
      forEachRow(ofRuns: run..<end) { offset, count, distance in
        body(run, 1, offset, count, distance)
        run += count
      }
    }
    let axis = lengths.count - 3
    if axis >= 0, 1..<Self.fewestRunsOfLongRows ~= rowLength, rowLength < lengths[axis] {
      let planeRunCount = lengths[axis] * rowLength
      let firstPlane = (run + planeRunCount - 1) / planeRunCount
      let planes = firstPlane..<max(firstPlane, runs.upperBound / planeRunCount)
      if !planes.isEmpty { walkRows(to: planes.lowerBound * planeRunCount) }
      for plane in planes {
        let offset = start(of: plane, along: axis - 1)
        for row in 0..<rowLength {
          body(run + row, rowLength, offset + row * rowStride, lengths[axis], strides[axis])
        }
        run += planeRunCount
      }
    }
    walkRows(to: runs.upperBound)
  }

  /// With fewer, calls for each row take longer than what they do.
  private static let fewestRunsOfLongRows = 8

  /// The distance from the very first position to the one of number `index` along the axes up to `axis`.
  @inline(__always)
  private func start(of index: Int, along axis: Int) -> Int {
    var remaining = index
    var offset = 0
    var axis = axis
    while remaining > 0 {
      // Divisions are slow.
      let (quotient, position) =
        remaining < lengths[axis]
        ? (0, remaining) : remaining.quotientAndRemainder(dividingBy: lengths[axis])
      offset += position * strides[axis]
      remaining = quotient
      axis -= 1
    }
    return offset
  }
}
