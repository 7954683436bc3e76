// The files of this module are compiled several times: as the module, for any processor, and by `make
// kernels` into assembly for processors with wider vectors. They use the standard library's vectors, the
// parameters that `CMicroKernels` declares, hints to the processor and the compiler, and nothing else.

import CVectors

#if VITRUVIAN_AVX512
  /// As many floats as one register holds.
  typealias FloatVector = SIMD16<Float>
  /// Half as many.
  typealias FloatHalfVector = SIMD8<Float>
#else
  /// As many floats as one register holds; two on processors with 128-bit registers.
  typealias FloatVector = SIMD8<Float>
  /// Half as many.
  typealias FloatHalfVector = SIMD4<Float>
#endif

extension SIMD where Scalar == Float, Self: BitwiseCopyable {
  /// Reads as many floats as the vector has; `source` needs no more than a float's alignment.
  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: Self.self)
  }

  /// Writes all floats; `destination` needs no more than a float's alignment.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: Self.self)
  }
}

extension FloatVector {
  /// The vector itself, which the compiler does not merge with what is made of it.
  @inline(__always)
  var kept: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_keep16(self)
    #else
      vitruvian_keep8(self)
    #endif
  }

  /// Adds a product, rounding once where the processor can.
  ///
  /// Without the instruction, a fused multiply-add is a call for each lane, so those processors round twice.
  @inline(__always)
  mutating func accumulate(_ left: FloatVector, _ right: FloatVector) {
    #if VITRUVIAN_FMA || arch(arm64)
      addProduct(left, right)
    #else
      self += left * right
    #endif
  }
}

extension SIMD8<Float> {
  /// The sum of all lanes, of which the first half is added to the second one until one lane is left.
  @inline(__always)
  var foldedSum: Float {
    let four = lowHalf + highHalf
    let two = four.lowHalf + four.highHalf
    return two[0] + two[1]
  }
}

// MARK: Sums of products, in rows and columns of vectors

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

  /// Adds each lane of `sums`.
  mutating func add(_ sums: Self)

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

  @inline(__always)
  mutating func add(_ sums: FloatVector) { self += sums }

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

  /// Adds each vector of `sums`.
  mutating func add(_ sums: Self)

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
  mutating func add(_ sums: Self) { vector.add(sums.vector) }

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
  var first: Vector
  var rest: Rest

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
  mutating func add(_ sums: Self) {
    first.add(sums.first)
    rest.add(sums.rest)
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

extension SumBlock {
  /// Adds each line of `sums`.
  @inline(__always)
  mutating func add(_ sums: Self) { updateLines(row: 0) { line, row in line.add(sums.line(row)) } }
}

/// The rows of one block above those of another.
struct StackedRows<Upper: SumBlock, Lower: SumBlock>: SumBlock
where Lower.Line == Upper.Line, Lower.OwnLine == Upper.OwnLine {
  typealias Line = Upper.Line
  typealias OwnLine = Upper.OwnLine
  private var upper: Upper
  private var lower: Lower

  static var rowCount: Int { Upper.rowCount + Lower.rowCount }

  static var depthStep: Int { Upper.depthStep }

  @inline(__always)
  init(repeating line: Line) {
    upper = Upper(repeating: line)
    lower = Lower(repeating: line)
  }

  @inline(__always)
  mutating func accumulate(_ values: Line.Vector.Values, stride: Int, _ weights: Line) {
    upper.accumulate(values, stride: stride, weights)
    lower.accumulate(
      Line.Vector.advance(values, by: Upper.rowCount * stride), stride: stride, weights)
  }

  @inline(__always)
  func line(_ index: Int) -> OwnLine {
    index < Upper.rowCount ? upper.line(index) : lower.line(index - Upper.rowCount)
  }

  @inline(__always)
  func forEachLine(row: Int, _ body: (OwnLine, _ row: Int) -> Void) {
    upper.forEachLine(row: row, body)
    lower.forEachLine(row: row + Upper.rowCount, body)
  }

  @inline(__always)
  mutating func updateLines(row: Int, _ body: (inout OwnLine, _ row: Int) -> Void) {
    upper.updateLines(row: row, body)
    lower.updateLines(row: row + Upper.rowCount, body)
  }

  @inline(__always)
  func forEachSharedVector(row: Int, _ body: (Line.Vector, _ row: Int) -> Void) {
    upper.forEachSharedVector(row: row, body)
    lower.forEachSharedVector(row: row + Upper.rowCount, body)
  }
}

/// Twice as many rows as `Half` has.
typealias DoubledRows<Half: SumBlock> = StackedRows<Half, Half>

/// Seven rows of a panel.
typealias SevenRows<Row: SumLine> = StackedRows<
  DoubledRows<DoubledRows<Row>>, StackedRows<DoubledRows<Row>, Row>
>

// MARK: Numbers and memory

/// Calls `body` with the place of the first number of each vector in a row of some. The last vector may
/// overlap the one before: both are to compute the same there.
///
/// - Precondition: At least as many numbers as a vector has.
@_transparent
func forEachVector(of count: Int, _ body: (_ position: Int) -> Void) {
  #if VITRUVIAN_NEON
    // To look for the last one each time takes as long as what is computed of few numbers.
    let last = count - FloatVector.scalarCount
    var position = 0
    while position < last {
      body(position)
      position += FloatVector.scalarCount
    }
    body(last)
  #else
    var index = 0
    while index < count {
      body(min(index, count - FloatVector.scalarCount))
      index += FloatVector.scalarCount
    }
  #endif
}

/// The lesser of two numbers whose difference fits, without a branch: the compiler stops inlining into
/// functions of many branches.
@_transparent
func lesser(_ left: Int, _ right: Int) -> Int {
  let difference = left &- right
  return right &+ difference & (difference &>> (Int.bitWidth - 1))
}

/// The greater of two numbers whose difference fits, without a branch.
@_transparent
func greater(_ left: Int, _ right: Int) -> Int { left &+ right &- lesser(left, right) }

/// How far ahead, in floats, a stream is fetched that is read once. Processors fetch streams ahead by
/// themselves, but stop at the end of each page.
@inline(__always)
var prefetchDistance: Int { 2048 }

/// Starts fetching some numbers, which need not exist.
@inline(__always)
func prefetch<Number>(_ numbers: UnsafePointer<Number>, count: Int) {
  let numbersPerCacheLine = 64 / MemoryLayout<Number>.size
  var index = 0
  while index < count {
    vitruvian_prefetch(numbers + index)
    index += numbersPerCacheLine
  }
}
