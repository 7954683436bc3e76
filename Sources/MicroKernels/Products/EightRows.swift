#if VITRUVIAN_NEON
  import CVectors

  /// A vector of sums of products whose first factors are lanes of other vectors.
  protocol LaneVector {
    /// What packed sums and weights are made of.
    associatedtype Packed
    /// A vector of weights.
    associatedtype Weights
    /// Four of what weights are multiplied by.
    associatedtype Factors: SIMD & BitwiseCopyable where Factors.Scalar: BitwiseCopyable

    /// Whether a register is left for factors that are read before others need them.
    static var leavesRegisters: Bool { get }

    init(loading source: UnsafePointer<Packed>)

    static func weights(loading source: UnsafePointer<Packed>) -> Weights

    /// Adds one of the factors times each weight.
    mutating func accumulate(_ factors: Factors, _ lane: Int, _ weights: Weights)
  }

  /// The sums of eight rows, a vector of each: with those of eight columns, half of the registers, which
  /// leaves room for four factors of each row and the weights that they meet.
  struct EightRows<Vector: LaneVector> {
    private(set) var sums: OfEight<Vector>

    static var rowCount: Int { 8 }

    @inline(__always)
    init(repeating vector: Vector) {
      sums = OfEight(vector, vector, vector, vector, vector, vector, vector, vector)
    }

    /// - Parameter source: Where the vector lies that the sums of each row begin with.
    @inline(__always)
    init(repeating source: UnsafePointer<Vector.Packed>) {
      // Read anew for each row: one instruction fills two registers, and copies one.
      var source = source
      func next() -> Vector {
        source = Self.keptAddress(source)
        return Vector(loading: source)
      }
      sums = OfEight(next(), next(), next(), next(), next(), next(), next(), next())
    }

    /// - Parameter sums: Those of each row.
    @inline(__always)
    init(_ sums: OfEight<Vector>) { self.sums = sums }

    /// Adds the products of neighbouring factors of each row with as many lines of weights.
    ///
    /// - Parameters:
    ///   - factors: Those of the first row.
    ///   - weights: The first line; afterwards that behind the last one.
    ///   - lineLength: The distance between lines.
    ///   - prepared: What four factors become before they are multiplied.
    @inline(__always)
    mutating func accumulate(
      _ factors: UnsafePointer<Vector.Factors.Scalar>, count: Int, _ distances: RowDistances,
      _ weights: inout UnsafePointer<Vector.Packed>, lineLength: Int,
      prepared: (Vector.Factors) -> Vector.Factors
    ) {
      var factors = factors
      var nextRow = NextRow(below: factors, distances)
      var sixteenCount = count >> 4
      while sixteenCount != 0 {
        accumulateEight(&factors, &nextRow, distances, &weights, lineLength: lineLength, prepared: prepared)
        accumulateEight(&factors, &nextRow, distances, &weights, lineLength: lineLength, prepared: prepared)
        sixteenCount -= 1
      }
      if count & 8 != 0 {
        accumulateEight(&factors, &nextRow, distances, &weights, lineLength: lineLength, prepared: prepared)
      }
      if count & 4 != 0 {
        let fours = distances.load(Vector.Factors.self, from: factors)
        accumulateFour(fours, &weights, lineLength: lineLength, prepared: prepared)
        factors += 4
      }
      var oneCount = count & 3
      while oneCount != 0 {
        let ones = distances.load(Vector.Factors.Scalar.self, from: factors)
          .map { prepared(Vector.Factors(repeating: $0)) }
        accumulate(ones, 0, Vector.weights(loading: weights))
        factors = Self.keptAddress(factors + 1)
        weights = Self.keptAddress(weights + lineLength)
        oneCount -= 1
      }
    }

    /// Adds the products of eight neighbouring factors of each row, and goes on to those behind them.
    @inline(__always)
    private mutating func accumulateEight(
      _ factors: inout UnsafePointer<Vector.Factors.Scalar>, _ nextRow: inout NextRow,
      _ distances: RowDistances, _ weights: inout UnsafePointer<Vector.Packed>, lineLength: Int,
      prepared: (Vector.Factors) -> Vector.Factors
    ) {
      var fours = distances.load(Vector.Factors.self, from: factors)
      if Vector.leavesRegisters {
        var nextFours = distances.loadNext(Vector.Factors.self, from: factors)
        (fours.second, nextFours.second) = nextRow.loadPair(Vector.Factors.self)
        accumulateFour(fours, &weights, lineLength: lineLength, prepared: prepared)
        accumulateFour(nextFours, &weights, lineLength: lineLength, prepared: prepared)
      } else {
        accumulateFour(fours, &weights, lineLength: lineLength, prepared: prepared)
        let nextFours = distances.loadNext(Vector.Factors.self, from: factors)
        accumulateFour(nextFours, &weights, lineLength: lineLength, prepared: prepared)
      }
      factors = Self.keptAddress(factors + 8)
      weights = Self.keptAddress(weights)
    }

    /// Adds the products of four neighbouring factors of each row with as many lines of weights, and goes on
    /// to those behind them.
    @inline(__always)
    private mutating func accumulateFour(
      _ factors: OfEight<Vector.Factors>, _ weights: inout UnsafePointer<Vector.Packed>, lineLength: Int,
      prepared: (Vector.Factors) -> Vector.Factors
    ) {
      let fours = factors.map(prepared)
      accumulate(fours, 0, Vector.weights(loading: weights))
      accumulate(fours, 1, Vector.weights(loading: weights + lineLength))
      accumulate(fours, 2, Vector.weights(loading: weights + 2 * lineLength))
      accumulate(fours, 3, Vector.weights(loading: weights + 3 * lineLength))
      weights += 4 * lineLength
    }

    /// The address itself, which the compiler derives from no other: it would step through each row by
    /// an address of its own.
    @inline(__always)
    private static func keptAddress<Number>(_ address: UnsafePointer<Number>) -> UnsafePointer<Number> {
      let kept: UnsafePointer<Float> = vitruvian_keep_address(
        UnsafeRawPointer(address).assumingMemoryBound(to: Float.self))
      return UnsafeRawPointer(kept).assumingMemoryBound(to: Number.self)
    }

    /// Adds the products of one of the factors of each row with a line of weights.
    @inline(__always)
    private mutating func accumulate(
      _ factors: OfEight<Vector.Factors>, _ lane: Int, _ weights: Vector.Weights
    ) {
      sums.first.accumulate(factors.first, lane, weights)
      sums.second.accumulate(factors.second, lane, weights)
      sums.third.accumulate(factors.third, lane, weights)
      sums.fourth.accumulate(factors.fourth, lane, weights)
      sums.fifth.accumulate(factors.fifth, lane, weights)
      sums.sixth.accumulate(factors.sixth, lane, weights)
      sums.seventh.accumulate(factors.seventh, lane, weights)
      sums.eighth.accumulate(factors.eighth, lane, weights)
    }

    /// Calls `body` with the sums of each row and its number.
    @inline(__always)
    func forEachRow(_ body: (Vector, _ row: Int) -> Void) {
      body(sums.first, 0)
      body(sums.second, 1)
      body(sums.third, 2)
      body(sums.fourth, 3)
      body(sums.fifth, 4)
      body(sums.sixth, 5)
      body(sums.seventh, 6)
      body(sums.eighth, 7)
    }

    /// Lets `body` change the sums of each row, by its number.
    @inline(__always)
    mutating func updateRows(_ body: (inout Vector, _ row: Int) -> Void) {
      body(&sums.first, 0)
      body(&sums.second, 1)
      body(&sums.third, 2)
      body(&sums.fourth, 3)
      body(&sums.fifth, 4)
      body(&sums.sixth, 5)
      body(&sums.seventh, 6)
      body(&sums.eighth, 7)
    }
  }

  /// One value of each of eight rows.
  struct OfEight<Value> {
    var first, second, third, fourth, fifth, sixth, seventh, eighth: Value

    static var count: Int { 8 }

    @inline(__always)
    init(
      _ first: Value, _ second: Value, _ third: Value, _ fourth: Value, _ fifth: Value, _ sixth: Value,
      _ seventh: Value, _ eighth: Value
    ) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
      self.fifth = fifth
      self.sixth = sixth
      self.seventh = seventh
      self.eighth = eighth
    }

    @inline(__always)
    func map<Result>(_ result: (Value) -> Result) -> OfEight<Result> {
      OfEight<Result>(
        result(first), result(second), result(third), result(fourth), result(fifth), result(sixth),
        result(seventh), result(eighth))
    }
  }

  /// The distances in bytes from a row to itself and the seven below it, each in a register of its own: then
  /// no load waits for an addition.
  struct RowDistances {
    /// The distances to the start of each row.
    fileprivate let near: OfEight<Int>
    /// The distances to what lies one vector of four behind the start of each row.
    private let far: OfEight<Int>

    /// - Parameter step: The distance between neighbouring rows.
    @inline(__always)
    init(_ step: Int) {
      near = Self.distances(step, from: 0)
      far = Self.distances(step, from: MemoryLayout<SIMD4<Float>>.size)
    }

    @inline(__always)
    private static func distances(_ step: Int, from start: Int) -> OfEight<Int> {
      OfEight(
        start, vitruvian_keep_distance(start + step), vitruvian_keep_distance(start + 2 * step),
        vitruvian_keep_distance(start + 3 * step), vitruvian_keep_distance(start + 4 * step),
        vitruvian_keep_distance(start + 5 * step), vitruvian_keep_distance(start + 6 * step),
        vitruvian_keep_distance(start + 7 * step))
    }

    /// One value of each of the eight rows; the first row's begins at a place.
    @inline(__always)
    func load<Value: BitwiseCopyable>(_ value: Value.Type, from row: UnsafeRawPointer) -> OfEight<Value> {
      near.map { (row + $0).loadUnaligned(as: value) }
    }

    /// One vector of four of each of the eight rows, which lies behind another one; the first row's other one
    /// begins at a place.
    @inline(__always)
    func loadNext<Value: BitwiseCopyable>(
      _ value: Value.Type, from row: UnsafeRawPointer
    ) -> OfEight<Value> {
      far.map { (row + $0).loadUnaligned(as: value) }
    }
  }

  /// A place in the row below the first one, in a register of its own: by that, and by no distance, one
  /// instruction reads two vectors. There are no registers for more rows of this kind.
  private struct NextRow {
    private var address: UnsafeRawPointer

    /// - Parameter first: The place in the first row.
    @inline(__always)
    init(below first: UnsafeRawPointer, _ distances: RowDistances) { address = first + distances.near.second }

    /// Two neighbouring vectors; then the place is that behind them.
    @inline(__always)
    mutating func loadPair<Vector: BitwiseCopyable>(_ vector: Vector.Type) -> (Vector, Vector) {
      let size = MemoryLayout<Vector>.size
      let pair = (
        address.loadUnaligned(as: vector), address.loadUnaligned(fromByteOffset: size, as: vector)
      )
      address += 2 * size
      return pair
    }
  }
#endif
