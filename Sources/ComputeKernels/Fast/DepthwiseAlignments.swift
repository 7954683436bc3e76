/// The lines of taps of a depthwise filter for windows that begin with each row of a group.
struct DepthwiseAlignments: Sendable {
  /// The first line of each alignment, and last the number of all.
  private(set) var starts = [0]
  /// Where the first group of each line lies, from that at the window's corner.
  private(set) var offsets: [Int] = []
  /// The rows of the filter of the members of each line's groups, one line after the other; `nil` where a
  /// member lies outside the window.
  private var filterRows: [Int?] = []
  /// The number of members of a group.
  private let groupLength: Int

  init(_ groups: DepthwiseGroups) {
    let geometry = groups.geometry
    groupLength = groups.instructionSet.elementsPerGroup
    let met = Set(
      (0..<min(geometry.outputHeight, groupLength)).map { $0 * geometry.strideHeight % groupLength })
    for alignment in 0..<groupLength {
      if met.contains(alignment) { add(alignment, groups) }
      starts.append(offsets.count)
    }
  }

  private mutating func add(_ alignment: Int, _ groups: DepthwiseGroups) {
    var line: Int?
    for filterRow in 0..<groups.geometry.filterHeight {
      let row = alignment + filterRow * groups.filterRowStep
      if row / groupLength != line {
        offsets.append(row / groupLength * groups.rowStep)
        filterRows.append(contentsOf: repeatElement(nil, count: groupLength))
      }
      line = row / groupLength
      filterRows[filterRows.count - groupLength + row % groupLength] = filterRow
    }
  }

  /// The row of the filter of a member of the groups of a line; `nil` where it lies outside the window.
  @inline(__always)
  func filterRow(ofMember member: Int, line: Int) -> Int? { filterRows[line * groupLength + member] }

  /// A one for each member of the groups of a line that lies under the window.
  var ones: [Int32] {
    offsets.indices.map { line in
      (0..<groupLength).reduce(0) {
        $0 | (filterRow(ofMember: $1, line: line) == nil ? 0 : 1 &<< Int32(8 * $1))
      }
    }
  }
}
