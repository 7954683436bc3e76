import ComputeKernels
import ModelFormat
import TensorCore

/// A depthwise convolution between the convolution before it and the nodes that multiply its channels by
/// weights, with nothing else that reads what passes between them.
struct DepthwiseChain {
  let first: Int
  let depthwise: Int
  let readers: [ChannelReader]
  /// Averages each channel before it is read, if there is such a node.
  private let averaging: Int?
  private let channelCount: Int
  private let filter: Constant
  /// `nil` for zeros.
  private let bias: Constant?
  private let bounds: ActivationBounds

  /// The chain around a depthwise convolution; `nil` when the nodes beside it are others.
  init?(around node: Int, _ graph: LoweredGraph, _ uses: TensorUses) {
    guard let attributes = graph.nodes[node].operation.as(DepthwiseConvolution2D.self),
      let filter = graph.plainFilter(of: node, rank: 4),
      let image = graph.input(ChannelInput.image, of: node),
      uses.soleReader(of: image) == node, let first = uses.producers[image],
      graph.nodes[first].operation.is(Convolution2D.self),
      let firstFilter = graph.plainFilter(of: first, rank: 4),
      let source = graph.input(ChannelInput.image, of: first)
    else { return nil }
    // One filter for each channel before, and no groups of channels.
    let channelCount = filter.shape[3]
    let filtered = graph.nodes[node].outputs[0]
    guard firstFilter.shape[0] == channelCount,
      graph.tensors[source].hasChannels(firstFilter.shape[3]),
      graph.tensors[image].hasChannels(channelCount), graph.tensors[filtered].hasChannels(channelCount)
    else { return nil }
    averaging = uses.soleReader(of: filtered).flatMap { graph.averagesChannels($0, channelCount) ? $0 : nil }
    let read = averaging.map { graph.nodes[$0].outputs[0] } ?? filtered
    guard let readers = uses.readers(of: read, in: graph) else { return nil }
    self.readers = readers.compactMap { ChannelReader($0, of: read, channelCount: channelCount, graph) }
    guard self.readers.count == readers.count else { return nil }
    self.first = first
    depthwise = node
    self.channelCount = channelCount
    self.filter = filter
    bias = graph.input(ChannelInput.bias, of: node).flatMap { graph.tensors[$0].constant }
    bounds = attributes.activation.bounds
  }

  /// The nodes whose outputs have the channels of the depthwise convolution.
  var nodesOfNarrowerImages: [Int] { [first, depthwise] + (averaging.map { [$0] } ?? []) }

  /// The channels that the readers need; `nil` when that is no vector of channels less.
  ///
  /// - Parameter foldsNumbers: Whether what other numbers than zero add may become part of the readers'
  ///   biases.
  func narrowing(foldsNumbers: Bool) -> ChannelNarrowing? {
    let isFiltered = filter.narrow.evaluated.nonzeroColumns
    guard vectorCount(isFiltered.count(where: \.self)) < vectorCount(channelCount) else { return nil }
    let biases = bias?.evaluated.floats
    let steady = isFiltered.indices.filter { !isFiltered[$0] }
      .map { SteadyChannel(index: $0, number: bounds.clamp(biases?[$0] ?? 0)) }
    let canFold = foldsNumbers && readers.allSatisfy(\.addsTheSameEverywhere)
    let removable = steady.filter { canFold || $0.number == 0 }
    // As many others as fill the last vector cost nothing.
    let keptCount = vectorCount(channelCount - removable.count) * Self.vectorLength
    guard keptCount > 0, keptCount < channelCount else { return nil }
    let removed = removable.suffix(channelCount - keptCount)
    var isKept = [Bool](repeating: true, count: channelCount)
    for channel in removed { isKept[channel.index] = false }
    return ChannelNarrowing(
      kept: isKept.indices.filter { isKept[$0] }, folded: removed.filter { $0.number != 0 })
  }

  /// The channels that fill the longest vector of any processor.
  private static let vectorLength = 16

  private func vectorCount(_ channelCount: Int) -> Int {
    (channelCount + Self.vectorLength - 1) / Self.vectorLength
  }
}

/// Which channels of an image stay when others are removed.
struct ChannelNarrowing {
  /// Their places, in ascending order.
  let kept: [Int]
  /// The removed channels whose numbers are not zero.
  let folded: [SteadyChannel]
}

/// A node that multiplies the channels of an image by constant weights.
struct ChannelReader {
  let node: Int
  /// The weights, with a channel at each place along the last axis.
  let filter: Constant
  /// Whether a channel that carries the same number everywhere adds the same to all results of an output
  /// channel.
  let addsTheSameEverywhere: Bool

  /// What `node` does with the channels of `image`; `nil` when it is something else.
  fileprivate init?(_ node: Int, of image: Int, channelCount: Int, _ graph: LoweredGraph) {
    guard graph.input(ChannelInput.image, of: node) == image else { return nil }
    let operation = graph.nodes[node].operation
    if let attributes = operation.as(Convolution2D.self) {
      guard let filter = graph.plainFilter(of: node, rank: 4) else { return nil }
      self.filter = filter
      // Around an image that is padded there are zeros.
      addsTheSameEverywhere = !attributes.window.isPadded
    } else if operation.is(FullyConnected.self) {
      guard let filter = graph.plainFilter(of: node, rank: 2) else { return nil }
      self.filter = filter
      addsTheSameEverywhere = true
    } else {
      return nil
    }
    guard filter.shape.lastDimension == channelCount else { return nil }
    self.node = node
  }
}

/// The inputs of a node that multiplies channels by weights.
enum ChannelInput {
  static let image = 0
  static let filter = 1
  static let bias = 2
  static let slope = 3
}

extension LoweredGraph {
  /// The filter of a node that takes, besides numbers, a constant filter, perhaps a constant bias, and no
  /// slope.
  fileprivate func plainFilter(of node: Int, rank: Int) -> Constant? {
    guard let image = input(ChannelInput.image, of: node), tensors[image].type.elementType == .float32,
      let filter = input(ChannelInput.filter, of: node), tensors[filter].type.elementType == .float32,
      let contents = tensors[filter].constant, contents.shape.rank == rank,
      input(ChannelInput.slope, of: node) == nil
    else { return nil }
    if let bias = input(ChannelInput.bias, of: node), tensors[bias].constant?.shape.rank != 1 { return nil }
    return contents
  }

  /// Whether a node averages each of the `channelCount` channels of an image.
  fileprivate func averagesChannels(_ node: Int, _ channelCount: Int) -> Bool {
    guard let reduction = nodes[node].operation.as(Reduction.self) else { return false }
    return reduction.function == .mean && reduction.axes == [1, 2]
      && tensors[nodes[node].outputs[0]].type.shape.lastDimension == channelCount
  }
}

extension LoweredTensor {
  /// Whether the tensor is an image with so many channels.
  fileprivate func hasChannels(_ count: Int) -> Bool {
    type.shape.rank == 4 && type.shape[3] == count
  }
}

extension Window2D {
  fileprivate var isPadded: Bool { paddingTop | paddingBottom | paddingLeft | paddingRight != 0 }
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
          // Most filters have a number in each column soon, and what follows need not be read.
          if !columns.contains(0) { break }
        }
      }
      return columns.map { $0 != 0 }
    }
    let rowByteCount = columnCount * elementType.byteCount
    if storage.source != nil, columnCount > 0, rowByteCount < byteCount {
      let row = Tensor(
        shape: [columnCount], elementType: elementType, storage: storage.part(0..<rowByteCount))
      let columns = row.withBits(visit, visit)
      if columns.allSatisfy(\.self) { return columns }
    }
    return withBits(visit, visit)
  }
}
