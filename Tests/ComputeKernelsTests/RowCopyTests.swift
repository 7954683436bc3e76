import ComputeKernels
import TestSupport
import Testing

/// Rows of bytes that are copied some bytes apart.
struct RowCopyTests {
  @Test(arguments: [0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 63, 64, 65, 256, 257, 600])
  func rowsOfEveryLength_areCopiedAndNothingElse(byteCount: Int) {
    let (rowCount, sourceStep, targetStep) = (5, byteCount + 3, byteCount + 7)
    let source = GuardedBytes((0..<rowCount * sourceStep).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 1) })
    let target = GuardedBytes(count: rowCount * targetStep)
    var expected = target.values
    for row in 0..<rowCount {
      for index in 0..<byteCount {
        expected[row * targetStep + index] = source.values[row * sourceStep + index]
      }
    }
    FastKernels.copyRows(
      source.start, step: sourceStep, to: target.start, step: targetStep, byteCount: byteCount,
      rowCount: rowCount)
    #expect(target.values == expected && target.isIntact)
  }
}
