import Testing

@testable import ComputeKernels

/// Which windows tiles multiply together.
struct TileWindowsTests {
  @Test(
    "windows between rows of outputs are multiplied where these fill fewer tiles with them",
    arguments: [
      // Twenty windows fill two tiles; with two between rows, 20 rows fill 28 tiles and not 40.
      (width: 20, filter: 3, stride: 1, pitch: 22 as Int?),
      (width: 7, filter: 3, stride: 1, pitch: 9), (width: 17, filter: 1, stride: 1, pitch: 17),
      (width: 16, filter: 3, stride: 1, pitch: nil), (width: 32, filter: 3, stride: 1, pitch: nil),
      // As many windows as there are outputs lie between rows.
      (width: 14, filter: 3, stride: 2, pitch: nil), (width: 20, filter: 3, stride: 2, pitch: nil),
    ])
  func linePitch(width: Int, filter: Int, stride: Int, pitch: Int?) {
    #expect(TileWindows(geometry(width: width, filter: filter, stride: stride)).linePitch == pitch)
  }

  @Test("windows are copied where that takes less time than the tiles that they fill then")
  func copies() {
    // Rows of seven outputs, with as many windows between them, leave half of each tile empty.
    #expect(TileWindows(geometry(width: 7, filter: 3, stride: 2, filterCount: 512)).gainFromCopies)
    #expect(!TileWindows(geometry(width: 7, filter: 3, stride: 2, filterCount: 16)).gainFromCopies)
    #expect(!TileWindows(geometry(width: 64, filter: 3, stride: 1, filterCount: 512)).gainFromCopies)
  }

  @Test(
    "tiles multiply what fills them; vectors do what would leave them nearly empty",
    arguments: [
      // One window, however many filters there are; four, with too few filters and with enough.
      (width: 1, filterCount: 4096, by: InstructionSet.avx512vnni),
      (width: 2, filterCount: 16, by: .avx512vnni), (width: 2, filterCount: 64, by: .avx512amx),
      (width: 20, filterCount: 64, by: .avx512amx),
    ])
  func multiplying(width: Int, filterCount: Int, by expected: InstructionSet) {
    let geometry = geometry(width: width, filter: 3, stride: 1, filterCount: filterCount)
    #expect(geometry.multiplying(by: .avx512amx) == expected)
    #expect(geometry.multiplying(by: .avx2) == .avx2)
  }

  @Test("distances beyond all memory are none that tiles go")
  func distancesBeyondMemory() {
    var geometry = geometry(width: 2, filter: 3, stride: Int(Int32.max))
    #expect(TileWindows(geometry).linePitch == nil)
    geometry.dilationWidth = Int(Int32.max)
    #expect(TileWindows(geometry).linePitch == nil)
  }

  private func geometry(width: Int, filter: Int, stride: Int, filterCount: Int = 64) -> ConvolutionGeometry {
    ConvolutionGeometry(
      batchCount: 1, inputHeight: (width - 1) * stride + filter, inputWidth: (width - 1) * stride + filter,
      inputChannels: 64, outputHeight: width, outputWidth: width, outputChannels: filterCount,
      filterHeight: filter, filterWidth: filter, strideHeight: stride, strideWidth: stride,
      dilationHeight: 1, dilationWidth: 1, paddingTop: 0, paddingLeft: 0)
  }
}
