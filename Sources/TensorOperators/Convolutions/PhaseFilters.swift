import ComputeKernels
import TensorCore

/// The filter of a transposed convolution, perhaps in half precision, and what cuts it.
struct PhaseFilters: Sendable {
  /// The convolution to compute, with columns of the filter as output channels where that is possible.
  let geometry: TransposedConvolutionGeometry
  private let filter: Constant
  /// How many columns of the filter became channels.
  private let joinedColumnCount: Int

  init(filter: Constant, original: TransposedConvolutionGeometry) {
    self.filter = filter
    geometry = original.joiningColumns ?? original
    joinedColumnCount = geometry.outputChannels / original.outputChannels
  }

  /// The most bytes that packing takes: the parts of the filter, the lists of what they are made of, and what
  /// is made of them.
  ///
  /// - Parameter byteCount: The bytes of what is made of the part of a phase with some rows and columns of
  ///   taps.
  func packedByteCount(_ byteCount: (_ rowCount: Int, _ columnCount: Int) -> Int) -> Int {
    var sum = 2 * filter.byteCount
    for rowPhase in 0..<geometry.rows.stride {
      let rowCount = geometry.rows.tapCount(ofPhase: rowPhase)
      for columnPhase in 0..<geometry.columns.stride {
        let columnCount = geometry.columns.tapCount(ofPhase: columnPhase)
        sum += byteCount(rowCount, columnCount)
        sum += geometry.outputChannels * rowCount * columnCount * MemoryLayout<Int>.size
      }
    }
    return sum
  }

  /// The part of the filter that each phase meets, `[O, patch length]`.
  var parts: [Tensor] { parts { $0 } }

  /// The part of the filter that each phase meets, `[O, patch length]`, in the order in which inputs lie in
  /// memory, and where those are read.
  func reversedParts(_ image: QuantizedImage) -> [(filter: Tensor, runs: QuantizedRuns)] {
    zip(parts { $0.reversed() }, 0...).map { part, phase in
      let (rowPhase, columnPhase) = phase.quotientAndRemainder(dividingBy: geometry.columns.stride)
      return (
        part,
        image.runs(
          rowCount: geometry.rows.tapCount(ofPhase: rowPhase),
          columnCount: geometry.columns.tapCount(ofPhase: columnPhase))
      )
    }
  }

  private func parts(_ order: ([Int]) -> [Int]) -> [Tensor] {
    let filter = joinedColumnCount == 1 ? filter.evaluated : filter.evaluated.columnsAsChannels
    return (0..<geometry.phaseCount).map { phase in
      let (rowPhase, columnPhase) = phase.quotientAndRemainder(dividingBy: geometry.columns.stride)
      return filter.selectingTaps(order(geometry.taps(rowPhase: rowPhase, columnPhase: columnPhase)))
    }
  }

  /// What each output channel has, for those that were columns, too.
  func repeated(_ channels: Tensor?) -> Tensor? {
    channels.map { $0.repeated(joinedColumnCount) }
  }

  func repeated(_ requantization: Requantization) -> Requantization {
    requantization.repeated(joinedColumnCount)
  }

  func repeated(_ scaling: FilterScaling) -> FilterScaling {
    func repeated(_ channels: [Float]) -> [Float] { channels.repeated(joinedColumnCount) }
    return FilterScaling(
      scales: repeated(scaling.scales), biases: scaling.biases.map(repeated),
      slopes: scaling.slopes.map(repeated), bounds: scaling.bounds)
  }
}

extension Requantization {
  /// What all channels have, several times, one after the other.
  func repeated(_ count: Int) -> Requantization {
    var repeated = self
    if filterScales.count > 1 { repeated.filterScales = filterScales.repeated(count) }
    if filterZeroPoints.count > 1 { repeated.filterZeroPoints = filterZeroPoints.repeated(count) }
    return repeated
  }
}

extension Array {
  /// The elements several times, one after the other.
  fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}

extension Tensor {
  /// The contents several times, one after the other.
  func repeated(_ count: Int) -> Tensor {
    let length = shape.elementCount
    return count == 1
      ? self : picking(runs: [Int](repeating: 0, count: count), ofLength: length, shape: [count * length])
  }

  /// A filter `[O, KH, KW, I]` as `[KW · O, KH, 1, I]`.
  fileprivate var columnsAsChannels: Tensor {
    let (channelCount, height, width, depth) = (shape[0], shape[1], shape[2], shape[3])
    let runs = (0..<width).flatMap { column in
      (0..<channelCount * height).map { channelRow in channelRow * width + column }
    }
    return picking(runs: runs, ofLength: depth, shape: [width * channelCount, height, 1, depth])
  }

  /// Of a filter `[O, KH, KW, I]` the elements at these positions in `[KH, KW]`, as `[O, taps · I]`.
  fileprivate func selectingTaps(_ taps: [Int]) -> Tensor {
    let runs = (0..<shape[0]).flatMap { channel in taps.map { channel * shape[1] * shape[2] + $0 } }
    return picking(runs: runs, ofLength: shape[3], shape: [shape[0], taps.count * shape[3]])
  }

  /// Some of the runs of `length` elements that the contents consist of, one after the other.
  ///
  /// - Precondition: They fill `shape`.
  private func picking(runs: [Int], ofLength length: Int, shape: Shape) -> Tensor {
    let byteCount = length * elementType.byteCount
    return Tensor(shape: shape, elementType: elementType) { target in
      withUnsafeBytes { source in
        for (index, run) in runs.enumerated() {
          // In bounds: every run is one of the contents, and the target has room for all.
          let (from, to) = (run * byteCount, index * byteCount)
          UnsafeMutableRawBufferPointer(rebasing: target[to..<to + byteCount])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[from..<from + byteCount]))
        }
      }
    }
  }
}
