#if VITRUVIAN_NEON
  import CAtomics

  /// A vector of sums of products whose first factors are lanes of other vectors.
  protocol LaneVector {
    /// What packed sums and weights are made of.
    associatedtype Packed
    /// A vector of weights.
    associatedtype Weights
    /// Four of what weights are multiplied by.
    associatedtype Factors: SIMD & BitwiseCopyable where Factors.Scalar: BitwiseCopyable

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
      var eightCount = count >> 3
      while eightCount != 0 {
        accumulateFour(&factors, distances, &weights, lineLength: lineLength, prepared: prepared)
        accumulateFour(&factors, distances, &weights, lineLength: lineLength, prepared: prepared)
        factors = keptAddress(factors)
        eightCount -= 1
      }
      if count & 4 != 0 {
        accumulateFour(&factors, distances, &weights, lineLength: lineLength, prepared: prepared)
      }
      var oneCount = count & 3
      while oneCount != 0 {
        let ones = distances.load(Vector.Factors.Scalar.self, from: factors)
          .map { prepared(Vector.Factors(repeating: $0)) }
        accumulate(ones, 0, Vector.weights(loading: weights))
        factors = keptAddress(factors + 1)
        weights += lineLength
        oneCount -= 1
      }
    }

    /// Adds the products of four neighbouring factors of each row, and goes on to those behind them.
    @inline(__always)
    private mutating func accumulateFour(
      _ factors: inout UnsafePointer<Vector.Factors.Scalar>, _ distances: RowDistances,
      _ weights: inout UnsafePointer<Vector.Packed>, lineLength: Int,
      prepared: (Vector.Factors) -> Vector.Factors
    ) {
      let fours = distances.load(Vector.Factors.self, from: factors).map(prepared)
      accumulate(fours, 0, Vector.weights(loading: weights))
      accumulate(fours, 1, Vector.weights(loading: weights + lineLength))
      accumulate(fours, 2, Vector.weights(loading: weights + 2 * lineLength))
      accumulate(fours, 3, Vector.weights(loading: weights + 3 * lineLength))
      factors += 4
      weights += 4 * lineLength
    }

    /// The address itself, which the compiler derives from no other: it would step through each row by
    /// an address of its own.
    @inline(__always)
    private func keptAddress<Number>(_ address: UnsafePointer<Number>) -> UnsafePointer<Number> {
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

  /// The distances in bytes from a row to the seven below it, each in a register of its own: then no load
  /// waits for an addition.
  struct RowDistances {
    private let distances: (Int, Int, Int, Int, Int, Int, Int)

    /// - Parameter step: The distance between neighbouring rows.
    @inline(__always)
    init(_ step: Int) {
      distances = (
        vitruvian_keep_distance(step), vitruvian_keep_distance(2 * step), vitruvian_keep_distance(3 * step),
        vitruvian_keep_distance(4 * step), vitruvian_keep_distance(5 * step),
        vitruvian_keep_distance(6 * step), vitruvian_keep_distance(7 * step)
      )
    }

    /// One value of each of the eight rows; the first row's begins at a place.
    @inline(__always)
    func load<Value: BitwiseCopyable>(_ value: Value.Type, from row: UnsafeRawPointer) -> OfEight<Value> {
      OfEight(
        row.loadUnaligned(as: value), (row + distances.0).loadUnaligned(as: value),
        (row + distances.1).loadUnaligned(as: value), (row + distances.2).loadUnaligned(as: value),
        (row + distances.3).loadUnaligned(as: value), (row + distances.4).loadUnaligned(as: value),
        (row + distances.5).loadUnaligned(as: value), (row + distances.6).loadUnaligned(as: value))
    }
  }
#endif
