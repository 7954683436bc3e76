/// A vector of sums, or of one of the factors whose products are added to them.
protocol SumVector {
  /// What packed weights are made of.
  associatedtype Packed
  /// Where the values lie that the weights are multiplied by.
  associatedtype Values

  static var scalarCount: Int { get }

  init(loading source: UnsafePointer<Packed>)

  /// The first of the values in every lane.
  init(repeating values: Values)

  /// The values that lie `distance` steps further on.
  static func advance(_ values: Values, by distance: Int) -> Values

  /// Adds the product of each lane.
  mutating func accumulate(_ left: Self, _ right: Self)

  #if VITRUVIAN_I8MM
    /// Two vectors whose lanes are those of this one and of another one in turns.
    func deinterleaved(from other: Self) -> (Self, Self)
  #endif
}

extension FloatVector: SumVector {
  @inline(__always)
  init(repeating values: UnsafePointer<Float>) { self.init(repeating: values[0]) }

  @inline(__always)
  static func advance(_ values: UnsafePointer<Float>, by distance: Int) -> UnsafePointer<Float> {
    values + distance
  }

  #if VITRUVIAN_I8MM
    @inline(__always)
    func deinterleaved(from other: FloatVector) -> (FloatVector, FloatVector) {
      (
        FloatVector(lowHalf: evenHalf, highHalf: other.evenHalf),
        FloatVector(lowHalf: oddHalf, highHalf: other.oddHalf)
      )
    }
  #endif
}

/// The number of vectors of the next panel when `count` vectors of columns are left: three, or two where a
/// single one would remain, which shares too little of each load.
@inline(__always)
package func panelVectorCount(ofVectors count: Int) -> Int {
  count == 4 || count == 2 ? 2 : min(count, 3)
}

/// Whether the last columns of a matrix fill no more than half a vector, so that two rows share one.
@inline(__always)
package func rowsShareLastVector(columnCount: Int, vectorLength: Int) -> Bool {
  columnCount > vectorLength && 1...vectorLength / 2 ~= columnCount % vectorLength
}

/// The sums, or weights, of one row of a panel: vectors side by side.
protocol SumLine: SumBlock where Line == Self, OwnLine == Self {
  associatedtype Vector: SumVector

  static var scalarCount: Int { get }
  /// The number of rows whose sums fit into the registers.
  static var blockRowCount: Int { get }

  init(loading source: UnsafePointer<Vector.Packed>)

  /// A line with `vector` in each column.
  init(repeating vector: Vector)

  #if VITRUVIAN_I8MM
    /// Two lines whose lanes are those of this one and of another one in turns, vector by vector.
    func deinterleaved(from other: Self) -> (Self, Self)
  #endif

  /// Adds `value` times each weight.
  mutating func accumulate(_ value: Vector, _ weights: Self)

  /// Calls `body` with each vector and its column; the first is `column`.
  func forEachVector(column: Int, _ body: (Vector, _ column: Int) -> Void)

  /// Lets `body` change each vector; the first column is `column`.
  mutating func updateVectors(column: Int, _ body: (inout Vector, _ column: Int) -> Void)

  /// Calls `body` with the vectors of four lines that lie below each other, and their column; the first is
  /// `column`.
  func forEachVector(
    _ second: Self, _ third: Self, _ fourth: Self, column: Int,
    _ body: (Vector, Vector, Vector, Vector, _ column: Int) -> Void)
}

extension SumLine {
  static var rowCount: Int { 1 }

  static var depthStep: Int {
    #if VITRUVIAN_AVX2
      4
    #else
      1
    #endif
  }

  @inline(__always)
  init(repeating line: Self) { self = line }

  @inline(__always)
  mutating func accumulate(_ values: Vector.Values, stride: Int, _ weights: Self) {
    accumulate(Vector(repeating: values), weights)
  }

  @inline(__always)
  func line(_ index: Int) -> Self { self }

  @inline(__always)
  func forEachLine(row: Int, _ body: (Self, _ row: Int) -> Void) { body(self, row) }

  @inline(__always)
  mutating func updateLines(row: Int, _ body: (inout Self, _ row: Int) -> Void) { body(&self, row) }

  @inline(__always)
  func forEachSharedVector(row: Int, _ body: (Vector, _ row: Int) -> Void) {}
}

/// One vector.
struct Column<Vector: SumVector>: SumLine {
  typealias Line = Column<Vector>
  typealias OwnLine = Column<Vector>
  private var vector: Vector

  static var scalarCount: Int { Vector.scalarCount }

  static var blockRowCount: Int {
    #if VITRUVIAN_AVX512
      16
    #else
      8
    #endif
  }

  @inline(__always)
  init(loading source: UnsafePointer<Vector.Packed>) { vector = Vector(loading: source) }

  @inline(__always)
  init(repeating vector: Vector) { self.vector = vector }

  #if VITRUVIAN_I8MM
    @inline(__always)
    func deinterleaved(from other: Self) -> (Self, Self) {
      let (first, second) = vector.deinterleaved(from: other.vector)
      return (Self(repeating: first), Self(repeating: second))
    }
  #endif

  @inline(__always)
  mutating func accumulate(_ value: Vector, _ weights: Self) { vector.accumulate(value, weights.vector) }

  @inline(__always)
  func forEachVector(column: Int, _ body: (Vector, _ column: Int) -> Void) { body(vector, column) }

  @inline(__always)
  mutating func updateVectors(column: Int, _ body: (inout Vector, _ column: Int) -> Void) {
    body(&vector, column)
  }

  @inline(__always)
  func forEachVector(
    _ second: Self, _ third: Self, _ fourth: Self, column: Int,
    _ body: (Vector, Vector, Vector, Vector, _ column: Int) -> Void
  ) {
    body(vector, second.vector, third.vector, fourth.vector, column)
  }
}

/// A vector with more columns to its right.
struct Columns<Rest: SumLine>: SumLine {
  typealias Line = Columns<Rest>
  typealias OwnLine = Columns<Rest>
  typealias Vector = Rest.Vector
  fileprivate var first: Vector
  fileprivate var rest: Rest

  static var scalarCount: Int { Vector.scalarCount + Rest.scalarCount }

  static var blockRowCount: Int {
    #if VITRUVIAN_AVX512
      8
    #else
      4
    #endif
  }

  @inline(__always)
  init(loading source: UnsafePointer<Vector.Packed>) {
    first = Vector(loading: source)
    rest = Rest(loading: source + Vector.scalarCount)
  }

  @inline(__always)
  init(repeating vector: Vector) {
    first = vector
    rest = Rest(repeating: vector)
  }

  #if VITRUVIAN_I8MM
    @inline(__always)
    func deinterleaved(from other: Self) -> (Self, Self) {
      var (left, right) = (self, other)
      (left.first, right.first) = first.deinterleaved(from: other.first)
      (left.rest, right.rest) = rest.deinterleaved(from: other.rest)
      return (left, right)
    }
  #endif

  @inline(__always)
  mutating func accumulate(_ value: Vector, _ weights: Self) {
    first.accumulate(value, weights.first)
    rest.accumulate(value, weights.rest)
  }

  @inline(__always)
  func forEachVector(column: Int, _ body: (Vector, _ column: Int) -> Void) {
    body(first, column)
    rest.forEachVector(column: column + Vector.scalarCount, body)
  }

  @inline(__always)
  mutating func updateVectors(column: Int, _ body: (inout Vector, _ column: Int) -> Void) {
    body(&first, column)
    rest.updateVectors(column: column + Vector.scalarCount, body)
  }

  @inline(__always)
  func forEachVector(
    _ second: Self, _ third: Self, _ fourth: Self, column: Int,
    _ body: (Vector, Vector, Vector, Vector, _ column: Int) -> Void
  ) {
    body(first, second.first, third.first, fourth.first, column)
    rest.forEachVector(
      second.rest, third.rest, fourth.rest, column: column + Vector.scalarCount, body)
  }
}

/// Two vectors.
typealias TwoColumns = Columns<Column<FloatVector>>

/// The sums of neighbouring rows of a panel.
protocol SumBlock {
  /// The weights of a row of the panel.
  associatedtype Line: SumLine
  /// The sums of a row that it shares with no other.
  associatedtype OwnLine: SumLine where OwnLine.Vector == Line.Vector
  static var rowCount: Int { get }
  /// How many products to add to each sum in one turn of a loop.
  ///
  /// A core that serves two threads at a time starts about half as many instructions for each of them as it
  /// could: then what a loop does besides adding products takes time.
  static var depthStep: Int { get }

  /// A block with the sums `line` in each row.
  init(repeating line: Line)

  /// Adds, in each row, a value times each weight; the values of the rows are `stride` steps apart.
  mutating func accumulate(_ values: Line.Vector.Values, stride: Int, _ weights: Line)

  /// The sums of one of the rows.
  func line(_ index: Int) -> OwnLine

  /// Calls `body` with each line and its row; the first is `row`.
  func forEachLine(row: Int, _ body: (OwnLine, _ row: Int) -> Void)

  /// Lets `body` change each line; the first row is `row`.
  mutating func updateLines(row: Int, _ body: (inout OwnLine, _ row: Int) -> Void)

  /// Calls `body` with each vector that two rows share, and the first of them.
  func forEachSharedVector(row: Int, _ body: (Line.Vector, _ row: Int) -> Void)
}

/// Twice as many rows as `Half` has.
struct DoubledRows<Half: SumBlock>: SumBlock {
  typealias Line = Half.Line
  typealias OwnLine = Half.OwnLine
  private var upper: Half
  private var lower: Half

  static var rowCount: Int { 2 * Half.rowCount }

  static var depthStep: Int { Half.depthStep }

  @inline(__always)
  init(repeating line: Line) {
    upper = Half(repeating: line)
    lower = Half(repeating: line)
  }

  @inline(__always)
  mutating func accumulate(_ values: Line.Vector.Values, stride: Int, _ weights: Line) {
    upper.accumulate(values, stride: stride, weights)
    lower.accumulate(
      Line.Vector.advance(values, by: Half.rowCount * stride), stride: stride, weights)
  }

  @inline(__always)
  func line(_ index: Int) -> OwnLine {
    index < Half.rowCount ? upper.line(index) : lower.line(index - Half.rowCount)
  }

  @inline(__always)
  func forEachLine(row: Int, _ body: (OwnLine, _ row: Int) -> Void) {
    upper.forEachLine(row: row, body)
    lower.forEachLine(row: row + Half.rowCount, body)
  }

  @inline(__always)
  mutating func updateLines(row: Int, _ body: (inout OwnLine, _ row: Int) -> Void) {
    upper.updateLines(row: row, body)
    lower.updateLines(row: row + Half.rowCount, body)
  }

  @inline(__always)
  func forEachSharedVector(row: Int, _ body: (Line.Vector, _ row: Int) -> Void) {
    upper.forEachSharedVector(row: row, body)
    lower.forEachSharedVector(row: row + Half.rowCount, body)
  }
}

/// A vector whose halves can belong to different rows.
protocol RowShareable {
  /// The vector itself, which the compiler does not merge with what is made of it.
  var kept: Self { get }

  /// The lower half of this vector, and the upper half of another one.
  func withUpperHalf(of other: Self) -> Self
}

extension FloatVector: RowShareable {
  @inline(__always)
  func withUpperHalf(of other: FloatVector) -> FloatVector {
    FloatVector(lowHalf: lowHalf, highHalf: other.highHalf)
  }
}

/// Two rows of a panel whose last columns fill no more than half a vector: the rows share one, which the
/// weights begin with, twice.
struct RowPair<Own: SumLine>: SumBlock where Own.Vector: RowShareable {
  typealias Line = Columns<Own>
  typealias OwnLine = Own
  private var shared: Own.Vector
  private var upper: Own
  private var lower: Own

  static var rowCount: Int { 2 }

  // The compiler mixes steps, whose vectors and sums would not fit into the registers.
  static var depthStep: Int { 1 }

  @inline(__always)
  init(repeating line: Line) {
    shared = line.first
    upper = line.rest
    lower = line.rest
  }

  @inline(__always)
  mutating func accumulate(_ values: Own.Vector.Values, stride: Int, _ weights: Line) {
    // Kept, or the halves would be put together by a shuffle of two vectors, which takes longer.
    let upperValue = Own.Vector(repeating: values).kept
    let lowerValue = Own.Vector(repeating: Own.Vector.advance(values, by: stride)).kept
    upper.accumulate(upperValue, weights.rest)
    lower.accumulate(lowerValue, weights.rest)
    shared.accumulate(upperValue.withUpperHalf(of: lowerValue), weights.first)
  }

  @inline(__always)
  func line(_ index: Int) -> Own { index == 0 ? upper : lower }

  @inline(__always)
  func forEachLine(row: Int, _ body: (Own, _ row: Int) -> Void) {
    body(upper, row)
    body(lower, row + 1)
  }

  @inline(__always)
  mutating func updateLines(row: Int, _ body: (inout Own, _ row: Int) -> Void) {
    body(&upper, row)
    body(&lower, row + 1)
  }

  @inline(__always)
  func forEachSharedVector(row: Int, _ body: (Own.Vector, _ row: Int) -> Void) { body(shared, row) }
}
