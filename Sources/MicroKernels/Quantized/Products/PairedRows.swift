#if VITRUVIAN_I8MM
  import _Builtin_intrinsics.arm.neon

  /// The sums of eight rows and eight columns, in squares of two rows and two columns: an instruction adds to
  /// one the products of eight quantized values of both rows with those of both columns.
  struct PairedRows {
    private var sums: OfFour<OfFour<SIMD4<Int32>>>

    /// - Parameter line: The sums that each row begins with.
    @inline(__always)
    init(repeating line: IntegerVector) {
      let squares = OfFour(
        line.lowHalf.lowHalf, line.lowHalf.highHalf, line.highHalf.lowHalf, line.highHalf.highHalf
      )
      .map { SIMD4(lowHalf: $0, highHalf: $0) }
      sums = OfFour(squares, squares, squares, squares)
    }

    /// Adds the products of neighbouring groups of each row with as many lines of weights.
    ///
    /// - Parameters:
    ///   - groups: Those of the first row.
    ///   - weights: The first line; afterwards that behind the last one.
    ///   - lineLength: The distance between lines.
    ///   - prepared: What four groups become before they are multiplied.
    @inline(__always)
    mutating func accumulate(
      _ groups: UnsafePointer<Int32>, count: Int, _ distances: RowDistances,
      _ weights: inout UnsafePointer<Int32>, lineLength: Int, prepared: (SIMD4<Int32>) -> SIMD4<Int32>
    ) {
      var groups = groups
      var count = count
      while count >= 4 {
        let fours = distances.load(SIMD4<Int32>.self, from: groups).map(prepared)
        accumulate(
          fours.pairs { SIMD4(lowHalf: $0.lowHalf, highHalf: $1.lowHalf) },
          Self.columns(weights, lineLength))
        accumulate(
          fours.pairs { SIMD4(lowHalf: $0.highHalf, highHalf: $1.highHalf) },
          Self.columns(weights + 2 * lineLength, lineLength))
        groups += 4
        weights += 4 * lineLength
        count -= 4
      }
      if count >= 2 {
        let twos = distances.load(SIMD2<Int32>.self, from: groups)
        accumulate(
          twos.pairs { prepared(SIMD4(lowHalf: $0, highHalf: $1)) }, Self.columns(weights, lineLength))
        groups += 2
        weights += 2 * lineLength
        count -= 2
      }
      if count == 1 {
        // Weights of zero take the place of a second line, whatever the groups beside the last ones are.
        let ones = distances.load(Int32.self, from: groups)
        let line = IntegerVector(loading: weights).interleaved(with: .zero)
        accumulate(ones.pairs { prepared(SIMD4($0, 0, $1, 0)) }, Self.columns(line.first, line.second))
        weights += lineLength
      }
    }

    /// The groups of two lines of weights that were interleaved, by pairs of columns.
    @inline(__always)
    private static func columns(
      _ lines: UnsafePointer<Int32>, _ lineLength: Int
    ) -> OfFour<SIMD4<Int32>> {
      columns(IntegerVector(loading: lines), IntegerVector(loading: lines + lineLength))
    }

    @inline(__always)
    private static func columns(_ first: IntegerVector, _ second: IntegerVector) -> OfFour<SIMD4<Int32>> {
      OfFour(first.lowHalf, first.highHalf, second.lowHalf, second.highHalf)
    }

    /// Adds the products of two groups of each row and of each column.
    @inline(__always)
    private mutating func accumulate(_ rows: OfFour<SIMD4<Int32>>, _ columns: OfFour<SIMD4<Int32>>) {
      Self.accumulate(rows.first, columns, to: &sums.first)
      Self.accumulate(rows.second, columns, to: &sums.second)
      Self.accumulate(rows.third, columns, to: &sums.third)
      Self.accumulate(rows.fourth, columns, to: &sums.fourth)
    }

    @inline(__always)
    private static func accumulate(
      _ rows: SIMD4<Int32>, _ columns: OfFour<SIMD4<Int32>>, to sums: inout OfFour<SIMD4<Int32>>
    ) {
      sums.first = vmmlaq_s32(sums.first, rows.bytes, columns.first.bytes)
      sums.second = vmmlaq_s32(sums.second, rows.bytes, columns.second.bytes)
      sums.third = vmmlaq_s32(sums.third, rows.bytes, columns.third.bytes)
      sums.fourth = vmmlaq_s32(sums.fourth, rows.bytes, columns.fourth.bytes)
    }

    /// The sums row by row.
    var rows: EightRows<GroupSums> {
      @inline(__always) get {
        EightRows(
          OfEight(
            Self.row(sums.first) { $0.lowHalf }, Self.row(sums.first) { $0.highHalf },
            Self.row(sums.second) { $0.lowHalf }, Self.row(sums.second) { $0.highHalf },
            Self.row(sums.third) { $0.lowHalf }, Self.row(sums.third) { $0.highHalf },
            Self.row(sums.fourth) { $0.lowHalf }, Self.row(sums.fourth) { $0.highHalf }))
      }
    }

    /// One of the rows of some squares.
    @inline(__always)
    private static func row(
      _ squares: OfFour<SIMD4<Int32>>, _ half: (SIMD4<Int32>) -> SIMD2<Int32>
    ) -> GroupSums {
      GroupSums(
        IntegerVector(
          lowHalf: SIMD4(lowHalf: half(squares.first), highHalf: half(squares.second)),
          highHalf: SIMD4(lowHalf: half(squares.third), highHalf: half(squares.fourth))))
    }
  }

  /// One value of each of four pairs of rows or columns.
  private struct OfFour<Value> {
    var first, second, third, fourth: Value

    @inline(__always)
    init(_ first: Value, _ second: Value, _ third: Value, _ fourth: Value) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
    }

    @inline(__always)
    func map<Result>(_ result: (Value) -> Result) -> OfFour<Result> {
      OfFour<Result>(result(first), result(second), result(third), result(fourth))
    }
  }

  extension IntegerVector {
    /// The lanes of this vector and of another one in turns.
    @inline(__always)
    func interleaved(with other: IntegerVector) -> (first: IntegerVector, second: IntegerVector) {
      (
        IntegerVector(
          lowHalf: vzip1q_s32(lowHalf, other.lowHalf), highHalf: vzip2q_s32(lowHalf, other.lowHalf)),
        IntegerVector(
          lowHalf: vzip1q_s32(highHalf, other.highHalf), highHalf: vzip2q_s32(highHalf, other.highHalf))
      )
    }

    /// Two vectors whose lanes are those of this one and of another one in turns.
    @inline(__always)
    func deinterleaved(from other: IntegerVector) -> (IntegerVector, IntegerVector) {
      (
        IntegerVector(
          lowHalf: vuzp1q_s32(lowHalf, highHalf), highHalf: vuzp1q_s32(other.lowHalf, other.highHalf)),
        IntegerVector(
          lowHalf: vuzp2q_s32(lowHalf, highHalf), highHalf: vuzp2q_s32(other.lowHalf, other.highHalf))
      )
    }
  }

  extension OfEight {
    /// What neighbouring rows make together.
    @inline(__always)
    fileprivate func pairs<Result>(_ pair: (Value, Value) -> Result) -> OfFour<Result> {
      OfFour(pair(first, second), pair(third, fourth), pair(fifth, sixth), pair(seventh, eighth))
    }
  }
#endif
