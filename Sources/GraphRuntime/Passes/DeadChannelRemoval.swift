import ComputeKernels
import ModelFormat
import TensorCore

/// Removes channels that training has switched off: those whose depthwise filter is zero, so that they carry the
/// same number for any image, if that number is zero or the next convolution multiplies it by zero.
///
/// The convolution before, the depthwise one and the convolution after become narrower. Finite results keep their
/// bits, since only products that are zero are left out of the sums.
struct DeadChannelRemoval {
  /// The graph with narrower constants.
  private(set) var graph: GraphDefinition
  /// What fills those of the two convolutions, which are most of a model file, by tensor and in the order in which it
  /// must happen.
  private(set) var fillings: [(tensor: Int, filling: FilledLater)] = []
  private let uses: TensorUses

  /// Removes such channels from `graph`, save where they are in a tensor that a caller reads.
  ///
  /// - Parameter captured: Tensors that a caller reads besides the graph's outputs.
  init(_ graph: GraphDefinition, keeping captured: Set<Int>) {
    self.graph = graph
    uses = TensorUses(of: graph, keeping: captured)
    for node in graph.nodes.indices {
      guard case .depthwiseConvolution2D = graph.nodes[node].operation else { continue }
      narrow(around: node)
    }
  }

  /// Removes the dead channels of a depthwise convolution between two others.
  private mutating func narrow(around node: Int) {
    guard let chain = ConvolutionChain(around: node, graph, uses) else { return }
    let channels = chain.channelsToKeep
    guard channels.count <= chain.channelCount * 7 / 8, !channels.isEmpty else { return }
    take(channels, along: 0, ofInput: 1, of: chain.first, later: true)
    take(channels, along: 0, ofInput: 2, of: chain.first)
    take(channels, along: 3, ofInput: 1, of: chain.depthwise)
    take(channels, along: 0, ofInput: 2, of: chain.depthwise)
    take(channels, along: 3, ofInput: 1, of: chain.last, later: true)
    for node in [chain.first, chain.depthwise] {
      let output = graph.nodes[node].outputs[0]
      graph.tensors[output].shape = graph.tensors[output].shape.replacing(axis: 3, with: channels.count)
    }
  }

  /// Gives a node a narrower constant of its own, since other nodes may read the one that it has.
  private mutating func take(
    _ channels: [Int], along axis: Int, ofInput input: Int, of node: Int, later: Bool = false
  ) {
    guard let tensor = graph.input(input, of: node), let constant = graph.tensors[tensor].constant
    else { return }
    var definition = graph.tensors[tensor]
    definition.shape = definition.shape.replacing(axis: axis, with: channels.count)
    let filling = FilledLater(with: channels, along: axis, of: constant)
    definition.constant = filling.target
    if later { fillings.append((graph.tensors.count, filling)) } else { filling.fill() }
    graph.nodes[node].inputs[input] = graph.tensors.count
    graph.tensors.append(definition)
  }
}

/// A depthwise convolution between two convolutions, with nothing else that reads what passes between them.
private struct ConvolutionChain {
  let first: Int
  let depthwise: Int
  let last: Int
  let channelCount: Int
  private let filter: Tensor
  /// `nil` for zeros.
  private let bias: Tensor?
  private let bounds: ActivationBounds
  private let lastFilter: Tensor

  init?(around node: Int, _ graph: GraphDefinition, _ uses: TensorUses) {
    guard case .depthwiseConvolution2D(let attributes) = graph.nodes[node].operation,
      let filter = graph.plainFilter(of: node), let image = graph.input(0, of: node),
      uses.soleReader(of: image) == node, let first = uses.producers[image],
      case .convolution2D = graph.nodes[first].operation, let firstFilter = graph.plainFilter(of: first),
      let last = uses.soleReader(of: graph.nodes[node].outputs[0]),
      case .convolution2D = graph.nodes[last].operation, let lastFilter = graph.plainFilter(of: last),
      graph.input(0, of: last) == graph.nodes[node].outputs[0]
    else { return nil }
    // One filter for each channel before, and no groups of channels before or after.
    let channelCount = filter.shape[3]
    guard firstFilter.shape[0] == channelCount, lastFilter.shape[3] == channelCount,
      let source = graph.input(0, of: first), graph.tensors[source].channelCount == firstFilter.shape[3],
      graph.tensors[image].channelCount == channelCount,
      graph.tensors[graph.nodes[node].outputs[0]].channelCount == channelCount
    else { return nil }
    self.channelCount = channelCount
    self.first = first
    depthwise = node
    self.last = last
    self.filter = filter
    self.lastFilter = lastFilter
    bias = graph.input(2, of: node).flatMap { graph.tensors[$0].constant }
    bounds = attributes.activation.bounds
  }

  /// The channels that change a result, and as many others as fill the last vector of them, which costs nothing.
  var channelsToKeep: [Int] {
    let isFiltered = filter.nonzeroColumns
    guard isFiltered.count(where: \.self) <= channelCount * 7 / 8 else { return Array(0..<channelCount) }
    let bias = bias?.floats ?? [Float](repeating: 0, count: channelCount)
    let unfiltered = (0..<channelCount).filter { !isFiltered[$0] && bounds.clamp(bias[$0]) != 0 }
    var isLive = isFiltered
    for channel in lastFilter.nonzeroColumns(among: unfiltered) { isLive[channel] = true }
    let live = isLive.indices.filter { isLive[$0] }
    let spare = isLive.indices.filter { !isLive[$0] }
    let keptCount = min((live.count + 15) / 16 * 16, channelCount)
    return (live + spare.prefix(keptCount - live.count)).sorted()
  }
}

extension GraphDefinition {
  /// The filter of a node that takes, besides an image of numbers, a constant filter, perhaps a constant bias, and
  /// no slope. The node is not checked yet, so its bias may be of any type.
  fileprivate func plainFilter(of node: Int) -> Tensor? {
    guard let image = input(0, of: node), tensors[image].elementType == .float32,
      let filter = input(1, of: node), tensors[filter].elementType == .float32,
      let contents = tensors[filter].constant, contents.shape.rank == 4,
      contents.shape == tensors[filter].shape, input(3, of: node) == nil
    else { return nil }
    let channelAxis = if case .depthwiseConvolution2D = nodes[node].operation { 3 } else { 0 }
    if let bias = input(2, of: node) {
      guard tensors[bias].elementType == .float32, tensors[bias].constant != nil,
        tensors[bias].shape == [contents.shape[channelAxis]]
      else { return nil }
    }
    return contents
  }
}

extension TensorDefinition {
  /// The channels of an image; `nil` when the tensor is none.
  fileprivate var channelCount: Int? { shape.rank == 4 ? shape[3] : nil }
}

extension Shape {
  fileprivate func replacing(axis: Int, with extent: Int) -> Shape {
    var dimensions = dimensions
    dimensions[axis] = extent
    return Shape(dimensions)
  }
}

/// A constant that is made of some slices of another along an axis, mostly when the plan first runs.
struct FilledLater: PackedLater {
  let source: Tensor
  let target: Tensor
  private let places: [Int]
  private let axis: Int

  init(with places: [Int], along axis: Int, of source: Tensor) {
    self.source = source
    self.places = places
    self.axis = axis
    let shape = source.shape.replacing(axis: axis, with: places.count)
    let byteCount = shape.elementCount * source.elementType.byteCount
    target = Tensor(
      shape: shape, elementType: source.elementType,
      storage: AlignedStorage(byteCount: byteCount, isZeroed: false))
  }

  func pack() {
    target.storage.populate()
    fill()
    source.storage.discard()
  }

  /// Fills a small constant, whose memory is not worth a word with the system.
  func fill() { source.withBits(pick, pick) }

  private func pick<Bits: FixedWidthInteger>(_ elements: UnsafeBufferPointer<Bits>) {
    let runLength = source.shape.elementStride(of: axis)
    let sliceLength = runLength * source.shape[axis]
    var target = target.storage.start.assumingMemoryBound(to: Bits.self)
    guard let source = elements.baseAddress else { return }
    // In bounds: the places were counted along this axis.
    for slice in stride(from: 0, to: elements.count, by: max(sliceLength, 1)) {
      if runLength == 1 {
        for index in places.indices { target[index] = source[slice &+ places[index]] }
        target += places.count
      } else {
        for place in places {
          target.update(from: source + slice + place * runLength, count: runLength)
          target += runLength
        }
      }
    }
  }
}

extension Tensor {
  /// For each place along the last axis, whether an element there is not zero.
  fileprivate var nonzeroColumns: [Bool] {
    let columnCount = shape.lastDimension ?? 0
    func visit<Bits: FixedWidthInteger>(_ elements: UnsafeBufferPointer<Bits>) -> [Bool] {
      var columns = [Bits](repeating: 0, count: columnCount)
      columns.withUnsafeMutableBufferPointer { columns in
        for row in stride(from: 0, to: elements.count, by: max(columnCount, 1)) {
          // Shifting the sign out leaves nothing of either zero.
          for column in 0..<columnCount { columns[column] |= elements[row &+ column] &<< 1 }
        }
      }
      return columns.map { $0 != 0 }
    }
    return withBits(visit, visit)
  }

  /// Those of some places along the last axis where an element is not zero.
  fileprivate func nonzeroColumns(among columns: [Int]) -> [Int] {
    let columnCount = shape.lastDimension ?? 0
    func visit<Bits: FixedWidthInteger>(_ elements: UnsafeBufferPointer<Bits>) -> [Int] {
      var zeros = columns
      // Most columns end at the first row, so that hardly any of the elements are read.
      for row in stride(from: 0, to: elements.count, by: max(columnCount, 1)) where !zeros.isEmpty {
        zeros.removeAll { elements[row &+ $0] &<< 1 != 0 }
      }
      let areZero = Set(zeros)
      return columns.filter { !areZero.contains($0) }
    }
    return withBits(visit, visit)
  }

  /// Calls one of two functions with the elements of a tensor of half or single precision as integers.
  fileprivate func withBits<Result>(
    _ half: (UnsafeBufferPointer<UInt16>) -> Result, _ single: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withUnsafeBytes { bytes in
      elementType == .float16
        ? half(bytes.bindMemory(to: UInt16.self)) : single(bytes.bindMemory(to: UInt32.self))
    }
  }
}
