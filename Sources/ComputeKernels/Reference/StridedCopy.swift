/// Kernels that move elements without changing them. They work on the bytes of any element type.
extension ReferenceKernels {
  /// Copies the elements at strided positions, in row-major order of the walk, one after the other.
  ///
  /// Slices, transpositions and repetitions are all such a copy.
  ///
  /// - Parameters:
  ///   - start: The first element.
  ///   - walk: The positions, counted from `start`.
  ///   - runs: The runs of the walk to copy; they go to their own places in the output.
  package static func copyStrided(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, start: Int,
    walk: StridedWalk, runs: Range<Int>
  ) {
    if walk.runStride == 1 {
      return copyRuns(input, output, elementByteCount: elementByteCount, start, walk, runs)
    }
    switch elementByteCount {
    case 1: copyStrided(input, output, start, walk, runs, as: UInt8.self)
    case 2: copyStrided(input, output, start, walk, runs, as: UInt16.self)
    case 4: copyStrided(input, output, start, walk, runs, as: UInt32.self)
    default: copyStrided(input, output, start, walk, runs, as: UInt64.self)
    }
  }

  /// Copies runs of neighbouring elements, as rows of bytes.
  private static func copyRuns(
    _ input: UnsafeRawPointer, _ output: UnsafeMutableRawPointer, elementByteCount: Int, _ start: Int,
    _ walk: StridedWalk, _ runs: Range<Int>
  ) {
    let byteCount = walk.runLength * elementByteCount
    walk.forEachLongRow(ofRuns: runs) { run, runStep, offset, count, distance in
      FastKernels.copyRows(
        input + (start + offset) * elementByteCount, step: distance * elementByteCount,
        to: output + run * byteCount, step: runStep * byteCount, byteCount: byteCount, rowCount: count)
    }
  }

  private static func copyStrided<Element>(
    _ input: UnsafeRawPointer, _ output: UnsafeMutableRawPointer, _ start: Int, _ walk: StridedWalk,
    _ runs: Range<Int>, as: Element.Type
  ) {
    let source = input.assumingMemoryBound(to: Element.self) + start
    let (length, stride) = (walk.runLength, walk.runStride)
    var destination = output.assumingMemoryBound(to: Element.self) + runs.lowerBound * length
    walk.forEachRun(in: runs) { offset in
      let run = source + offset
      if stride == -1 {
        // By itself: the compiler makes vectors of it.
        for index in 0..<length { destination[index] = run[-index] }
      } else {
        for index in 0..<length { destination[index] = run[index * stride] }
      }
      destination += length
    }
  }

  /// Copies rows that lie one after the other to strided positions.
  ///
  /// - Parameters:
  ///   - rowByteCount: The size of one row.
  ///   - start: The position of the first row in the output, in bytes.
  ///   - walk: The positions of all rows in bytes, counted from `start`.
  ///   - rows: The rows that are copied.
  package static func copyRows(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, rowByteCount: Int, start: Int,
    walk: StridedWalk, rows: Range<Int>
  ) {
    walk.forEachPart(of: rows) { row, offset, count in
      FastKernels.copyRows(
        input + row * rowByteCount, step: rowByteCount, to: output + start + offset, step: walk.runStride,
        byteCount: rowByteCount, rowCount: count)
    }
  }

  /// Copies rows that lie one after the other to strided positions, and writes the same element everywhere
  /// before and between them; behind the last row of all, too.
  ///
  /// - Parameters:
  ///   - output: `byteCount` bytes, of which the places of rows ascend.
  ///   - pattern: The element in the lowest bytes.
  package static func padRows(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, byteCount: Int, rowByteCount: Int, start: Int,
    walk: StridedWalk, rows: Range<Int>, elementByteCount: Int, pattern: UInt64
  ) {
    var end = rows.lowerBound == 0 ? 0 : start + walk.offset(of: rows.lowerBound - 1) + rowByteCount
    func fill(to place: Int) {
      self.fill(
        output: output + end, elementByteCount: elementByteCount, count: (place - end) / elementByteCount,
        pattern: pattern)
    }
    walk.forEachPart(of: rows) { row, offset, count in
      for index in 0..<count {
        let place = start + offset + index * walk.runStride
        fill(to: place)
        (output + place).copyMemory(from: input + (row + index) * rowByteCount, byteCount: rowByteCount)
        end = place + rowByteCount
      }
    }
    if rows.upperBound == walk.count { fill(to: byteCount) }
  }

  /// Writes the same element everywhere.
  ///
  /// - Parameter pattern: The element in the lowest bytes.
  package static func fill(
    output: UnsafeMutableRawPointer, elementByteCount: Int, count: Int, pattern: UInt64
  ) {
    switch elementByteCount {
    case 1: fill(output, count, UInt8(truncatingIfNeeded: pattern))
    case 2: fill(output, count, UInt16(truncatingIfNeeded: pattern))
    case 4: fill(output, count, UInt32(truncatingIfNeeded: pattern))
    default: fill(output, count, pattern)
    }
  }

  private static func fill<Element>(_ output: UnsafeMutableRawPointer, _ count: Int, _ element: Element) {
    output.assumingMemoryBound(to: Element.self).update(repeating: element, count: count)
  }
}
