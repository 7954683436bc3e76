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
  init(_ graph: GraphDefinition, keeping captured: [Int]) {
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
    guard chain.isWorthNarrowing(to: channels.count), !channels.isEmpty else { return }
    take(channels, along: Axis.filters, ofInput: Input.filter, of: chain.first, later: true)
    take(channels, along: Axis.biases, ofInput: Input.bias, of: chain.first)
    take(channels, along: Axis.channels, ofInput: Input.filter, of: chain.depthwise)
    take(channels, along: Axis.biases, ofInput: Input.bias, of: chain.depthwise)
    take(channels, along: Axis.channels, ofInput: Input.filter, of: chain.last, later: true)
    for node in [chain.first, chain.depthwise] {
      let output = graph.nodes[node].outputs[0]
      graph.tensors[output].shape = graph.tensors[output].shape.replacing(
        axis: Axis.channels, with: channels.count)
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

/// The inputs of a convolution.
private enum Input {
  static let image = 0
  static let filter = 1
  static let bias = 2
  static let slope = 3
}

/// The axes of images `[N, H, W, C]`, filters `[O, KH, KW, I]`, depthwise filters `[1, KH, KW, C]` and biases `[O]`.
private enum Axis {
  static let filters = 0
  static let biases = 0
  static let channels = 3
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
      let filter = graph.plainFilter(of: node), let image = graph.input(Input.image, of: node),
      uses.soleReader(of: image) == node, let first = uses.producers[image],
      case .convolution2D = graph.nodes[first].operation, let firstFilter = graph.plainFilter(of: first),
      let last = uses.soleReader(of: graph.nodes[node].outputs[0]),
      case .convolution2D = graph.nodes[last].operation, let lastFilter = graph.plainFilter(of: last),
      graph.input(Input.image, of: last) == graph.nodes[node].outputs[0]
    else { return nil }
    // One filter for each channel before, and no groups of channels before or after.
    let channelCount = filter.shape[Axis.channels]
    guard firstFilter.shape[Axis.filters] == channelCount, lastFilter.shape[Axis.channels] == channelCount,
      let source = graph.input(Input.image, of: first),
      graph.tensors[source].channelCount == firstFilter.shape[Axis.channels],
      graph.tensors[image].channelCount == channelCount,
      graph.tensors[graph.nodes[node].outputs[0]].channelCount == channelCount
    else { return nil }
    self.channelCount = channelCount
    self.first = first
    depthwise = node
    self.last = last
    self.filter = filter
    self.lastFilter = lastFilter
    bias = graph.input(Input.bias, of: node).flatMap { graph.tensors[$0].constant }
    bounds = attributes.activation.bounds
  }

  /// Whether so many channels go that the time saved is worth rearranging the weights: an eighth.
  func isWorthNarrowing(to keptCount: Int) -> Bool { keptCount <= channelCount * 7 / 8 }

  /// The channels that fill the longest vector of any processor.
  private static let vectorLength = 16

  /// The channels that change a result, and as many others as fill the last vector of them, which costs nothing.
  var channelsToKeep: [Int] {
    let isFiltered = filter.nonzeroColumns
    guard isWorthNarrowing(to: isFiltered.count(where: \.self)) else { return Array(0..<channelCount) }
    let bias = bias?.floats ?? [Float](repeating: 0, count: channelCount)
    let unfiltered = (0..<channelCount).filter { !isFiltered[$0] && bounds.clamp(bias[$0]) != 0 }
    var isLive = isFiltered
    for channel in lastFilter.nonzeroColumns(among: unfiltered) { isLive[channel] = true }
    let live = isLive.indices.filter { isLive[$0] }
    let spare = isLive.indices.filter { !isLive[$0] }
    let vectorCount = (live.count + Self.vectorLength - 1) / Self.vectorLength
    let keptCount = min(vectorCount * Self.vectorLength, channelCount)
    return (live + spare.prefix(keptCount - live.count)).sorted()
  }
}

extension GraphDefinition {
  /// The filter of a node that takes, besides an image of numbers, a constant filter, perhaps a constant bias, and
  /// no slope. The node is not checked yet, so its bias may be of any type.
  fileprivate func plainFilter(of node: Int) -> Tensor? {
    guard let image = input(Input.image, of: node), tensors[image].elementType == .float32,
      let filter = input(Input.filter, of: node), tensors[filter].elementType == .float32,
      let contents = tensors[filter].constant, contents.shape.rank == 4,
      contents.shape == tensors[filter].shape, input(Input.slope, of: node) == nil
    else { return nil }
    let outputAxis =
      if case .depthwiseConvolution2D = nodes[node].operation { Axis.channels } else { Axis.filters }
    if let bias = input(Input.bias, of: node) {
      guard tensors[bias].elementType == .float32, tensors[bias].constant != nil,
        tensors[bias].shape == [contents.shape[outputAxis]]
      else { return nil }
    }
    return contents
  }
}

extension TensorDefinition {
  /// The channels of an image; `nil` when the tensor is none.
  fileprivate var channelCount: Int? { shape.rank == 4 ? shape[Axis.channels] : nil }
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
      var isZero = [Bool](repeating: false, count: columnCount)
      for column in zeros { isZero[column] = true }
      return columns.filter { !isZero[$0] }
    }
    return withBits(visit, visit)
  }
}
