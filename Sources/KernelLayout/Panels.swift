/// The number of vectors of the next panel when `count` vectors of columns are left: three, or two where a
/// single one would remain, which shares too little of each load.
@inlinable @inline(__always)
package func panelVectorCount(ofVectors count: Int) -> Int {
  count == 4 || count == 2 ? 2 : min(count, 3)
}

/// The number of vectors of the next panel of quantized values when `count` vectors of columns are left: of
/// sixteen integers as many as of floats, of eight no more than two. With three, the sums of four rows and
/// what they are made of take all sixteen registers, and a product needs one more before it is added. Of
/// tiles, too, two by two share each load.
@inlinable @inline(__always)
package func quantizedPanelVectorCount(
  ofVectors count: Int, vectorLength: Int, multipliesTiles: Bool = false
) -> Int {
  vectorLength == 16 && !multipliesTiles ? panelVectorCount(ofVectors: count) : min(count, 2)
}

/// Whether the last columns of a matrix fill no more than half a vector, so that two rows share one.
@inlinable @inline(__always)
package func rowsShareLastVector(columnCount: Int, vectorLength: Int) -> Bool {
  columnCount > vectorLength && 1...vectorLength / 2 ~= columnCount % vectorLength
}

/// The number of blocks of seven rows that a product of floats begins with, where blocks of eight rows fill
/// the registers: as many as leave a multiple of four to larger and smaller blocks, or none. One or two rows
/// by themselves take as long as four, since each of their few sums waits for the one before.
@inlinable @inline(__always)
package func sevenRowBlockCount(ofRows rowCount: Int) -> Int {
  let count = -rowCount & 3
  return 7 * count <= rowCount ? count : 0
}
