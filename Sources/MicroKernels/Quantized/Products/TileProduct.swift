#if VITRUVIAN_AVX512AMX
  import CVectors

  /// How the rows of a product lie in memory: in lines of evenly spaced ones.
  struct RowLines {
    let length: Int
    /// The distance in bytes between the first rows of neighbouring lines.
    let step: Int
    /// The number of rows from the first of a line to the first of the next one where those between lines may
    /// be multiplied, too; otherwise zero.
    let pitch: Int

    /// Calls `body` with each run of rows of lines among some evenly spaced ones: the first of them counted
    /// from the first row of all, and from that of the results.
    @inline(__always)
    func forEachRun(of rows: Range<Int>, _ body: (_ row: Int, _ result: Int, _ count: Int) -> Void) {
      if pitch == 0 { return body(rows.lowerBound, rows.lowerBound, rows.count) }
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

  /// The sums of up to thirty-two rows of a panel, side by side in memory.
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
    /// makes up for it, see `QuantizedFilter`.
    @inline(__always)
    func multiplyTiles(_ lines: RowLines, _ finish: (TileSums) -> Void) {
      // Tiles have a row at least.
      guard rowCount > 0 else { return }
      let lineCount = greater(rowCount / lines.length, 1)
      let lineLength = lesser(rowCount, lines.length)
      var room = TileRoom()
      withUnsafeMutableBytes(of: &room) { room in
        guard let base = room.baseAddress else { return }
        // Rows of tiles that lie in two lines of the cache each take twice as long.
        let sums = base.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: Int32.self)
        // With the rows between them, lines are one.
        let joinsLines = lines.pitch > 0
        let count = joinsLines ? (lineCount - 1) * lines.pitch + lineLength : lineLength
        // Tiles of fewer rows take less time: all have about as many.
        let tileCount = (count + tileRowCount - 1) / tileRowCount
        let rowsPerTile = (count + tileCount - 1) / tileCount
        shapeTiles(rowCount: rowsPerTile)
        forEachPanel { panel, vectorCount, column in
          for line in 0..<(joinsLines ? 1 : lineCount) {
            multiplyTiles(
              panel, vectorCount, column, a.start + line * lines.step,
              line * lineLength..<line * lineLength + count, rowsPerTile: rowsPerTile, lines, sums, finish)
          }
        }
        vitruvian_release_tiles()
      }
    }

    /// Computes the sums of evenly spaced rows and a panel, two tiles of rows at a time.
    ///
    /// - Parameter start: Where the first row lies.
    @inline(__always)
    private func multiplyTiles(
      _ panel: UnsafePointer<Int32>, _ vectorCount: Int, _ column: Int, _ start: UnsafePointer<UInt8>,
      _ rows: Range<Int>, rowsPerTile: Int, _ lines: RowLines, _ sums: UnsafeMutablePointer<Int32>,
      _ finish: (TileSums) -> Void
    ) {
      var row = rows.lowerBound
      while row < rows.upperBound {
        // Where fewer rows are left than tiles have, these begin with some of those before, and the second of
        // two with some of the first.
        let tileCount = rows.upperBound - row > rowsPerTile ? 2 : 1
        let count = lesser(rows.count, tileCount * rowsPerTile)
        let first = lesser(row, rows.upperBound - count)
        sum(
          panel, start + (first - rows.lowerBound) * aStep, into: sums, vectorCount: vectorCount,
          tileCount: tileCount, secondRow: count - rowsPerTile)
        lines.forEachRun(of: first..<first + count) { run, result, count in
          finish(
            TileSums(
              start: sums + (run - first) * vectorCount * IntegerVector.scalarCount,
              rows: result..<result + count, packedColumn: column, vectorCount: vectorCount))
        }
        row = first + count
      }
    }

    /// Gives the tiles 0 to 3 the shape of sums; 4 and 5 that of the quantized values of sixteen groups, and
    /// 6 and 7 that of their weights. Where the last groups of a run are fewer, 5 and 7 have their shapes.
    ///
    /// - Parameter rowCount: The rows of a tile, at most sixteen.
    @inline(__always)
    private func shapeTiles(rowCount: Int) {
      let groupCount = UInt8(truncatingIfNeeded: groupCount & (tileRowCount - 1))
      let hasRest = groupCount > 0
      let wholeRow = UInt16(truncatingIfNeeded: tileRowByteCount)
      let lastRow = hasRest ? 4 * UInt16(groupCount) : wholeRow
      let wholeCount = UInt8(truncatingIfNeeded: tileRowCount)
      let rowCount = UInt8(truncatingIfNeeded: rowCount)
      var shapes = vitruvian_tile_shapes()
      shapes.palette = 1
      shapes.rowByteCounts = (
        wholeRow, wholeRow, wholeRow, wholeRow, wholeRow, lastRow, wholeRow, wholeRow, 0, 0, 0, 0, 0, 0, 0, 0
      )
      shapes.rowCounts = (
        rowCount, rowCount, rowCount, rowCount, rowCount, rowCount, wholeCount,
        hasRest ? groupCount : wholeCount, 0, 0, 0, 0, 0, 0, 0, 0
      )
      vitruvian_shape_tiles(&shapes)
    }

    /// Writes the sums of one or two tiles of rows and the columns of a panel.
    ///
    /// - Parameters:
    ///   - start: Where the first row lies.
    ///   - secondRow: The first row of the second tile, counted from the first of all.
    @inline(never)
    private func sum(
      _ panel: UnsafePointer<Int32>, _ start: UnsafePointer<UInt8>, into sums: UnsafeMutablePointer<Int32>,
      vectorCount: Int, tileCount: Int, secondRow: Int
    ) {
      switch (vectorCount, tileCount, a.flips[0] != 0) {
      case (1, 1, false): sum(panel, start, into: sums, secondRow, 1, 1, isSigned: false)
      case (1, 1, true): sum(panel, start, into: sums, secondRow, 1, 1, isSigned: true)
      case (1, _, false): sum(panel, start, into: sums, secondRow, 1, 2, isSigned: false)
      case (1, _, true): sum(panel, start, into: sums, secondRow, 1, 2, isSigned: true)
      case (_, 1, false): sum(panel, start, into: sums, secondRow, 2, 1, isSigned: false)
      case (_, 1, true): sum(panel, start, into: sums, secondRow, 2, 1, isSigned: true)
      case (_, _, false): sum(panel, start, into: sums, secondRow, 2, 2, isSigned: false)
      case (_, _, true): sum(panel, start, into: sums, secondRow, 2, 2, isSigned: true)
      }
    }

    /// - Parameters:
    ///   - vectorCount: The vectors of the panel; a constant, as those that follow, since each tile has its
    ///     own instructions.
    ///   - tileCount: The tiles of rows.
    ///   - isSigned: Whether quantized values are.
    @inline(__always)
    private func sum(
      _ panel: UnsafePointer<Int32>, _ start: UnsafePointer<UInt8>, into sums: UnsafeMutablePointer<Int32>,
      _ secondRow: Int, _ vectorCount: Int, _ tileCount: Int, isSigned: Bool
    ) {
      let width = IntegerVector.scalarCount
      let lineLength = vectorCount * width
      let lineByteCount = lineLength * MemoryLayout<Int32>.size
      // Each row begins with the biases.
      for tile in 0..<tileCount {
        for vector in 0..<vectorCount {
          vitruvian_load_tile(Int32(truncatingIfNeeded: 2 * tile + vector), panel + vector * width, 0)
        }
      }
      let restCount = groupCount & (tileRowCount - 1)
      var weights = panel + lineLength
      for run in 0..<runCount {
        var quantized = start + runOffsets[run]
        for _ in 0..<groupCount / tileRowCount {
          if restCount == 0, vectorCount == 2, tileCount == 2 {
            loadRows(4, quantized)
            vitruvian_load_tile(6, weights, lineByteCount)
            vitruvian_add_tile_products(0, 4, 6, isSigned)
            loadRows(5, quantized + secondRow * aStep)
            vitruvian_add_tile_products(2, 5, 6, isSigned)
            vitruvian_load_tile(7, weights + width, lineByteCount)
            vitruvian_add_tile_products(1, 4, 7, isSigned)
            vitruvian_add_tile_products(3, 5, 7, isSigned)
          } else {
            addProducts(4, 6, quantized, weights, secondRow, vectorCount, tileCount, isSigned: isSigned)
          }
          quantized += tileRowByteCount
          weights += tileRowCount * lineLength
        }
        if restCount > 0 {
          addProducts(5, 7, quantized, weights, secondRow, vectorCount, tileCount, isSigned: isSigned)
          weights += restCount * lineLength
        }
      }
      for tile in 0..<tileCount {
        for vector in 0..<vectorCount {
          vitruvian_store_tile(
            Int32(truncatingIfNeeded: 2 * tile + vector),
            sums + (tile * secondRow * lineLength + vector * width), lineByteCount)
        }
      }
    }

    /// Adds the products of the groups of a tile, with one tile for what is read of the rows, and one for
    /// weights; the last of these are read again for the second tile of rows.
    @inline(__always)
    private func addProducts(
      _ rowTile: Int32, _ weightTile: Int32, _ quantized: UnsafePointer<UInt8>,
      _ weights: UnsafePointer<Int32>, _ secondRow: Int, _ vectorCount: Int, _ tileCount: Int, isSigned: Bool
    ) {
      let width = IntegerVector.scalarCount
      let lineByteCount = vectorCount * width * MemoryLayout<Int32>.size
      loadRows(rowTile, quantized)
      vitruvian_load_tile(weightTile, weights, lineByteCount)
      vitruvian_add_tile_products(0, rowTile, weightTile, isSigned)
      if vectorCount == 2 {
        vitruvian_load_tile(weightTile, weights + width, lineByteCount)
        vitruvian_add_tile_products(1, rowTile, weightTile, isSigned)
      }
      guard tileCount == 2 else { return }
      loadRows(rowTile, quantized + secondRow * aStep)
      if vectorCount == 2 {
        vitruvian_add_tile_products(3, rowTile, weightTile, isSigned)
        vitruvian_load_tile(weightTile, weights, lineByteCount)
      }
      vitruvian_add_tile_products(2, rowTile, weightTile, isSigned)
    }

    /// Reads a tile of rows. Long ones that do not overlap would push the panel out of the nearest cache,
    /// which all rows are multiplied by.
    @inline(__always)
    private func loadRows(_ tile: Int32, _ quantized: UnsafePointer<UInt8>) {
      if runCount == 1, groupCount >= longRowGroupCount, aStep >= groupCount * MemoryLayout<Int32>.size {
        vitruvian_stream_tile(tile, quantized, aStep)
      } else {
        vitruvian_load_tile(tile, quantized, aStep)
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

  /// Room for the sums of thirty-two rows of two vectors, wherever a line of the cache begins.
  private struct TileRoom {
    private var parts = (
      Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero
    )
    private var more = (
      Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero, Part.zero
    )
    private var rest = Part.zero

    private typealias Part = SIMD64<Int32>
  }

  /// The rows of a tile, and the groups of a row.
  private let tileRowCount = 16
  private let tileRowByteCount = tileRowCount * MemoryLayout<Int32>.size
  /// The groups of rows of which two tiles, with their panel, fill most of a first-level cache.
  private let longRowGroupCount = 128
#endif
