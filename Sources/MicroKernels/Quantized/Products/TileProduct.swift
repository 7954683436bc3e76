#if VITRUVIAN_AVX512AMX
  import CVectors

  /// Which rows of a product are wanted: lines of them, and none between two lines.
  struct RowLines {
    let length: Int
    /// The number of rows from the first of a line to the first of the next one.
    let pitch: Int

    /// Calls `body` with each run of wanted rows among some, the first of them counted from the first row of
    /// all, and from that of the results.
    @inline(__always)
    func forEachRun(of rows: Range<Int>, _ body: (_ row: Int, _ result: Int, _ count: Int) -> Void) {
      var row = rows.lowerBound
      while row < rows.upperBound {
        let line = row / pitch
        let place = row - line * pitch
        let count = lesser(length - place, rows.upperBound - row)
        if count > 0 { body(row, line * length + place, count) }
        row = (line + 1) * pitch
      }
    }
  }

  /// The sums of up to sixteen rows of a panel, side by side in memory.
  struct TileSums {
    let start: UnsafePointer<Int32>
    /// The rows of the results.
    let rows: Range<Int>
    /// Where the columns of the panel begin among the packed ones.
    let packedColumn: Int
    let vectorCount: Int

    /// The distance between rows.
    var step: Int { vectorCount * IntegerVector.scalarCount }

    /// The sums of a vector of columns of a row, counted from the first.
    @inline(__always)
    func vector(_ index: Int, row: Int) -> IntegerVector {
      IntegerVector(loading: start + (row * vectorCount + index) * IntegerVector.scalarCount)
    }
  }

  extension QuantizedProduct {
    /// Computes sums by tiles, sixteen rows and sixteen columns of sixteen groups at a time, and passes those
    /// of each panel to `finish`.
    ///
    /// Quantized values are multiplied as they are in memory: where those are signed, the biases have what
    /// makes up for it, see `PackedQuantizedMatrix`.
    @inline(__always)
    func multiplyTiles(_ lines: RowLines, _ finish: (TileSums) -> Void) {
      // Tiles have a row at least.
      guard rowCount > 0 else { return }
      var room = TileRoom()
      withUnsafeMutableBytes(of: &room) { room in
        guard let base = room.baseAddress else { return }
        // Rows of tiles that lie in two lines of the cache each take twice as long.
        let sums = base.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: Int32.self)
        // What leaves fewer rows over than a tile has begins with some of those before.
        let count = lesser(rowCount, tileRowCount)
        shapeTiles(rowCount: count)
        forEachPanel { panel, vectorCount, column in
          for row in stride(from: 0, to: rowCount, by: tileRowCount) {
            let row = lesser(row, rowCount - count)
            sum(panel, row: row, into: sums, vectorCount: vectorCount)
            lines.forEachRun(of: row..<row + count) { first, result, count in
              finish(
                TileSums(
                  start: sums + (first - row) * vectorCount * IntegerVector.scalarCount,
                  rows: result..<result + count, packedColumn: column, vectorCount: vectorCount))
            }
          }
        }
        vitruvian_release_tiles()
      }
    }

    /// Gives the tiles 0 to 2 the shape of sums; 3 that of the quantized values of sixteen groups, and 4 that
    /// of their weights; 5 and 6 those of the last groups of a run, if these are fewer.
    @inline(__always)
    private func shapeTiles(rowCount: Int) {
      let restCount = groupCount & (tileRowCount - 1)
      let rowCount = UInt8(truncatingIfNeeded: rowCount)
      let rowByteCount = UInt16(truncatingIfNeeded: tileRowByteCount)
      let hasRest = restCount > 0
      var shapes = vitruvian_tile_shapes()
      shapes.palette = 1
      shapes.rowByteCounts = (
        rowByteCount, rowByteCount, rowByteCount, rowByteCount, rowByteCount,
        UInt16(truncatingIfNeeded: restCount * MemoryLayout<Int32>.size), hasRest ? rowByteCount : 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0
      )
      shapes.rowCounts = (
        rowCount, rowCount, rowCount, rowCount, UInt8(truncatingIfNeeded: tileRowCount),
        hasRest ? rowCount : 0, UInt8(truncatingIfNeeded: restCount),
        0, 0, 0, 0, 0, 0, 0, 0, 0
      )
      vitruvian_shape_tiles(&shapes)
    }

    /// Writes the sums of a tile of rows and the columns of a panel.
    @inline(never)
    private func sum(
      _ panel: UnsafePointer<Int32>, row: Int, into sums: UnsafeMutablePointer<Int32>, vectorCount: Int
    ) {
      switch (vectorCount, a.flips[0] != 0) {
      case (1, false): sum(panel, row: row, into: sums, vectorCount: 1, isSigned: false)
      case (1, true): sum(panel, row: row, into: sums, vectorCount: 1, isSigned: true)
      case (2, false): sum(panel, row: row, into: sums, vectorCount: 2, isSigned: false)
      case (2, true): sum(panel, row: row, into: sums, vectorCount: 2, isSigned: true)
      case (_, false): sum(panel, row: row, into: sums, vectorCount: 3, isSigned: false)
      case (_, true): sum(panel, row: row, into: sums, vectorCount: 3, isSigned: true)
      }
    }

    /// - Parameters:
    ///   - vectorCount: The vectors of the panel, a constant, since each has a tile.
    ///   - isSigned: Whether the quantized values are; a constant.
    @inline(__always)
    private func sum(
      _ panel: UnsafePointer<Int32>, row: Int, into sums: UnsafeMutablePointer<Int32>, vectorCount: Int,
      isSigned: Bool
    ) {
      let width = IntegerVector.scalarCount
      let lineLength = vectorCount * width
      let lineByteCount = lineLength * MemoryLayout<Int32>.size
      // Each row begins with the biases.
      for vector in 0..<vectorCount {
        vitruvian_load_tile(Int32(truncatingIfNeeded: vector), panel + vector * width, 0)
      }
      var weights = panel + lineLength
      let restCount = groupCount & (tileRowCount - 1)
      for run in 0..<runCount {
        var quantized = a.start + (row * aStep + runOffsets[run])
        for _ in 0..<groupCount / tileRowCount {
          vitruvian_load_tile(3, quantized, aStep)
          for vector in 0..<vectorCount {
            vitruvian_load_tile(4, weights + vector * width, lineByteCount)
            vitruvian_add_tile_products(Int32(truncatingIfNeeded: vector), isSigned, false)
          }
          quantized += tileRowByteCount
          weights += tileRowCount * lineLength
        }
        if restCount > 0 {
          vitruvian_load_tile(5, quantized, aStep)
          for vector in 0..<vectorCount {
            vitruvian_load_tile(6, weights + vector * width, lineByteCount)
            vitruvian_add_tile_products(Int32(truncatingIfNeeded: vector), isSigned, true)
          }
          weights += restCount * lineLength
        }
      }
      for vector in 0..<vectorCount {
        vitruvian_store_tile(Int32(truncatingIfNeeded: vector), sums + vector * width, lineByteCount)
      }
    }
  }

  extension ProductResults {
    /// Turns the sums of a panel into quantized values.
    ///
    /// - Parameter lastColumn: Where the last vector of a row goes.
    @inline(never)
    func store(_ sums: TileSums, lastColumn: Int) {
      for index in 0..<sums.vectorCount {
        let packedColumn = sums.packedColumn + index * IntegerVector.scalarCount
        let column = lesser(packedColumn, lastColumn)
        let terms = IntegerVector(loading: columnTerms + packedColumn)
        var row = 0
        while row + 4 <= sums.rows.count {
          store(
            (
              corrected(sums, index, row, terms), corrected(sums, index, row + 1, terms),
              corrected(sums, index, row + 2, terms), corrected(sums, index, row + 3, terms)
            ), row: sums.rows.lowerBound + row, packedColumn: packedColumn, column: column,
            fillsLine: sums.vectorCount == 1)
          row += 4
        }
        while row < sums.rows.count {
          store(
            corrected(sums, index, row, terms), row: sums.rows.lowerBound + row, packedColumn: packedColumn,
            column: column)
          row += 1
        }
      }
    }

    /// The sums of a vector of columns of a row, with the products of its term and theirs if there is one.
    @inline(__always)
    private func corrected(_ sums: TileSums, _ index: Int, _ row: Int, _ terms: IntegerVector)
      -> IntegerVector
    {
      let vector = sums.vector(index, row: row)
      guard let rowTerms else { return vector }
      return vector &+ terms &* rowTerms[sums.rows.lowerBound + row]
    }
  }

  /// Room for the sums of sixteen rows of the widest panel, wherever a line of the cache begins.
  private struct TileRoom {
    private var first = (Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero)
    private var second = (Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero)

    private typealias Part = SIMD64<Int32>
  }

  /// The rows of a tile, and the groups of a row.
  private let tileRowCount = 16
  private let tileRowByteCount = tileRowCount * MemoryLayout<Int32>.size
#endif
