#if VITRUVIAN_NEON
  import CVectors
  import _Builtin_intrinsics.arm.neon

  extension QuantizedProduct {
    /// Computes as many rows of a panel as fill blocks of eight, whose groups are lanes of vectors as the
    /// numbers of ``MatrixProduct`` are, and returns the first row behind them.
    @inline(__always)
    func multiplyLanes<Line: SumLine>(
      _ line: Line.Type, _ panel: UnsafePointer<Int32>, _ column: Int, _ rows: Range<Int>,
      _ results: ProductResults
    ) -> Int where Line.Vector == GroupSums {
      let flips = a.flips.lowHalf
      var row = rows.lowerBound
      while row + EightRows<GroupSums>.rowCount <= rows.upperBound {
        for packedColumn in stride(from: 0, to: Line.scalarCount, by: GroupSums.scalarCount) {
          // Mostly there are none, which spares an instruction for each load.
          var sums =
            IntegerVector.valuesPerGroup == 2 || flips[0] == 0
            ? sums(line, panel + packedColumn, row, prepared: { $0 })
            // Kept, or the compiler would turn the bits of each lane by itself.
            : sums(line, panel + packedColumn, row, prepared: { vitruvian_keep_int4($0 ^ flips) })
          store(&sums, row, packedColumn: column + packedColumn, results)
        }
        row += EightRows<GroupSums>.rowCount
      }
      return row
    }

    /// The sums of eight rows and a vector of columns.
    @inline(__always)
    private func sums<Line: SumLine>(
      _ line: Line.Type, _ columns: UnsafePointer<Int32>, _ row: Int,
      prepared: (SIMD4<Int32>) -> SIMD4<Int32>
    ) -> EightRows<GroupSums> where Line.Vector == GroupSums {
      #if VITRUVIAN_I8MM
        var sums = PairedRows(repeating: IntegerVector(loading: columns))
      #else
        var sums = EightRows(repeating: GroupSums(loading: columns))
      #endif
      var weights = columns + Line.scalarCount
      let distances = RowDistances(aStep)
      for run in 0..<runCount {
        let groups = UnsafeRawPointer(a.start + row * aStep + runOffsets[run])
        sums.accumulate(
          groups.assumingMemoryBound(to: Int32.self), count: groupCount, distances, &weights,
          lineLength: Line.scalarCount, prepared: prepared)
      }
      #if VITRUVIAN_I8MM
        return sums.rows
      #else
        return sums
      #endif
    }

    /// Stores the results of a block.
    @inline(__always)
    private func store(
      _ sums: inout EightRows<GroupSums>, _ row: Int, packedColumn: Int, _ results: ProductResults
    ) {
      results.correct(&sums, row: row, packedColumn: packedColumn)
      let column = lesser(packedColumn, columnCount - IntegerVector.scalarCount)
      if let target = results.sums {
        sums.forEachRow { sums, index in
          sums.lanes.store(to: target + (row + index) * results.outputStep + column)
        }
      } else {
        let lanes = sums.sums.map { $0.lanes }
        results.store(
          (lanes.first, lanes.second, lanes.third, lanes.fourth), row: row, packedColumn: packedColumn,
          column: column)
        results.store(
          (lanes.fifth, lanes.sixth, lanes.seventh, lanes.eighth), row: row + 4, packedColumn: packedColumn,
          column: column)
      }
    }
  }

  extension GroupSums: LaneVector {
    /// None: differences of 16 bits fill more of them.
    @inline(__always)
    static var leavesRegisters: Bool { false }

    @inline(__always)
    static func weights(loading source: UnsafePointer<Int32>) -> GroupWeights {
      GroupWeights(loading: source)
    }

    @inline(__always)
    mutating func accumulate(_ groups: SIMD4<Int32>, _ lane: Int, _ weights: GroupWeights) {
      update { weights.accumulate(groups, lane, to: &$0) }
    }
  }

  #if VITRUVIAN_DOTPROD
    /// A group of weights of each of eight columns.
    struct GroupWeights {
      private let groups: IntegerVector

      @inline(__always)
      init(loading source: UnsafePointer<Int32>) { groups = IntegerVector(loading: source) }

      /// Adds, for each column, the products of its members with those of one of four groups.
      @inline(__always)
      func accumulate(_ groups: SIMD4<Int32>, _ lane: Int, to sums: inout IntegerVector) {
        sums.accumulateGroups(self.groups, IntegerVector(repeating: groups[lane]))
      }
    }
  #else
    /// A group of weights of each of eight columns, one vector for each of its members.
    struct GroupWeights {
      private let first: SIMD8<Int16>
      private let second: SIMD8<Int16>

      @inline(__always)
      init(loading source: UnsafePointer<Int32>) {
        let groups = IntegerVector(loading: source)
        let (low, high) = (groups.lowHalf.members, groups.highHalf.members)
        first = vuzp1q_s16(low, high).kept
        second = vuzp2q_s16(low, high).kept
      }

      /// Adds, for each column, the products of its members with those of one of four groups.
      @inline(__always)
      func accumulate(_ groups: SIMD4<Int32>, _ lane: Int, to sums: inout IntegerVector) {
        let members = groups.members
        let (one, other) = (
          SIMD8<Int16>(repeating: members[2 * lane]), SIMD8<Int16>(repeating: members[2 * lane + 1])
        )
        sums = IntegerVector(
          lowHalf: vmlal_s16(sums.lowHalf, first.lowHalf, one.lowHalf),
          highHalf: vmlal_high_s16(sums.highHalf, first, one))
        sums = IntegerVector(
          lowHalf: vmlal_s16(sums.lowHalf, second.lowHalf, other.lowHalf),
          highHalf: vmlal_high_s16(sums.highHalf, second, other))
      }
    }

    extension SIMD4<Int32> {
      /// The members of groups of two.
      fileprivate var members: SIMD8<Int16> {
        @inline(__always) get { unsafeBitCast(self, to: SIMD8<Int16>.self) }
      }
    }

    extension SIMD8<Int16> {
      /// The vector itself, which the compiler does not merge with what is made of it.
      fileprivate var kept: SIMD8<Int16> {
        @inline(__always) get {
          unsafeBitCast(
            vitruvian_keep_int4(unsafeBitCast(self, to: SIMD4<Int32>.self)), to: SIMD8<Int16>.self)
        }
      }
    }
  #endif
#endif
