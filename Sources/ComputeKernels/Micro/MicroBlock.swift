/// The sums, or weights, of one row of a panel: vectors side by side.
protocol MicroLine: MicroBlock where Line == Self {
  static var scalarCount: Int { get }
  /// The number of rows whose sums fit into the registers.
  static var blockRowCount: Int { get }

  init(loading source: UnsafePointer<Float>)

  /// Adds `value` times each weight.
  mutating func accumulate(_ value: MicroVector, _ weights: Self)

  /// Calls `body` with each vector and its column; the first is `column`.
  func forEachVector(column: Int, _ body: (MicroVector, _ column: Int) -> Void)

  /// Writes all vectors side by side, clamped.
  func store(to destination: UnsafeMutablePointer<Float>, within bounds: MicroBounds)
}

extension MicroLine {
  static var rowCount: Int { 1 }

  @inline(__always)
  init(repeating line: Self) { self = line }

  @inline(__always)
  mutating func accumulate(_ value: UnsafePointer<Float>, stride: Int, _ weights: Self) {
    accumulate(MicroVector(repeating: value[0]), weights)
  }

  @inline(__always)
  func forEachLine(row: Int, _ body: (Self, _ row: Int) -> Void) { body(self, row) }
}

/// One vector.
struct MicroColumn: MicroLine {
  typealias Line = MicroColumn
  private var vector: MicroVector

  static var scalarCount: Int { MicroVector.scalarCount }
  static var blockRowCount: Int { 8 }

  @inline(__always)
  init(loading source: UnsafePointer<Float>) { vector = MicroVector(loading: source) }

  @inline(__always)
  mutating func accumulate(_ value: MicroVector, _ weights: Self) { vector.accumulate(value, weights.vector) }

  @inline(__always)
  func forEachVector(column: Int, _ body: (MicroVector, _ column: Int) -> Void) { body(vector, column) }

  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>, within bounds: MicroBounds) {
    bounds.clamp(vector).store(to: destination)
  }
}

/// A vector with more columns to its right.
struct MicroColumns<Rest: MicroLine>: MicroLine {
  typealias Line = MicroColumns<Rest>
  private var first: MicroVector
  private var rest: Rest

  static var scalarCount: Int { MicroVector.scalarCount + Rest.scalarCount }

  static var blockRowCount: Int {
    #if VITRUVIAN_AVX512
      8
    #else
      4
    #endif
  }

  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    first = MicroVector(loading: source)
    rest = Rest(loading: source + MicroVector.scalarCount)
  }

  @inline(__always)
  mutating func accumulate(_ value: MicroVector, _ weights: Self) {
    first.accumulate(value, weights.first)
    rest.accumulate(value, weights.rest)
  }

  @inline(__always)
  func forEachVector(column: Int, _ body: (MicroVector, _ column: Int) -> Void) {
    body(first, column)
    rest.forEachVector(column: column + MicroVector.scalarCount, body)
  }

  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>, within bounds: MicroBounds) {
    bounds.clamp(first).store(to: destination)
    rest.store(to: destination + MicroVector.scalarCount, within: bounds)
  }
}

/// The sums of neighbouring rows of a panel.
protocol MicroBlock {
  associatedtype Line: MicroLine
  static var rowCount: Int { get }

  /// The same sums in each row.
  init(repeating line: Line)

  /// Adds, in each row, a value times each weight; the values of the rows are `stride` floats apart.
  mutating func accumulate(_ value: UnsafePointer<Float>, stride: Int, _ weights: Line)

  /// Calls `body` with each line and its row; the first is `row`.
  func forEachLine(row: Int, _ body: (Line, _ row: Int) -> Void)
}

/// Twice as many rows as `Half` has.
struct MicroRows<Half: MicroBlock>: MicroBlock {
  typealias Line = Half.Line
  private var upper: Half
  private var lower: Half

  static var rowCount: Int { 2 * Half.rowCount }

  @inline(__always)
  init(repeating line: Line) {
    upper = Half(repeating: line)
    lower = Half(repeating: line)
  }

  @inline(__always)
  mutating func accumulate(_ value: UnsafePointer<Float>, stride: Int, _ weights: Line) {
    upper.accumulate(value, stride: stride, weights)
    lower.accumulate(value + Half.rowCount * stride, stride: stride, weights)
  }

  @inline(__always)
  func forEachLine(row: Int, _ body: (Line, _ row: Int) -> Void) {
    upper.forEachLine(row: row, body)
    lower.forEachLine(row: row + Half.rowCount, body)
  }
}
