import ModelFormat
import TensorCore

/// Splits convolutions that look at each pixel of joined images by itself, where some of those were enlarged.
///
/// Each sum over all channels is that of sums over the channels of one image: those of an enlarged image are
/// computed of the small one as soon as ``ResizeDeferral`` finds them by themselves, and fewer images are
/// joined. Results differ from the former ones by rounding.
struct ConcatenationSplitting: LoweringPass {
  let summary = "convolutions of joined images split"

  func apply(to graph: inout LoweredGraph) -> Int {
    guard graph.nodes.contains(where: { $0.operation.is(Concatenation.self) }) else { return 0 }
    let uses = TensorUses(of: graph)
    let splits = graph.nodes.indices.compactMap { SplitConvolution(of: $0, graph, uses) }
    guard !splits.isEmpty else { return 0 }
    var nodes: [LoweredNode] = []
    for index in graph.nodes.indices where !splits.contains(where: { $0.concatenation == index }) {
      if let split = splits.first(where: { $0.convolution == index }) {
        nodes += graph.nodes(of: split)
      } else {
        nodes.append(graph.nodes[index])
      }
    }
    graph.nodes = nodes
    return splits.count
  }
}

/// A convolution of joined images of which some were enlarged.
private struct SplitConvolution {
  let concatenation: Int
  let convolution: Int
  /// The images that were enlarged, each by itself.
  private(set) var enlarged: [Part] = []
  /// The others.
  private(set) var rest: [Part] = []

  /// One of the images, and where its channels lie in the joined one.
  struct Part {
    let tensor: Int
    let channels: Range<Int>
  }

  /// The convolution of what node `concatenation` joins; `nil` where there is none, or nothing to gain.
  init?(of concatenation: Int, _ graph: LoweredGraph, _ uses: TensorUses) {
    guard graph.nodes[concatenation].operation.as(Concatenation.self)?.axis == 3,
      case let joined = graph.nodes[concatenation].outputs[0], graph.tensors[joined].type.shape.rank == 4,
      let reader = uses.soleReader(of: joined),
      let attributes = graph.nodes[reader].operation.as(Convolution2D.self), attributes.window == Window2D(),
      graph.input(0, of: reader) == joined, graph.input(3, of: reader) == nil,
      let filter = graph.constantShape(ofInput: 1, of: reader), filter.rank == 4,
      filter[1] == 1, filter[2] == 1, filter[3] == graph.tensors[joined].type.shape[3],
      graph.tensors[graph.nodes[reader].outputs[0]].type.elementType == .float32,
      graph.input(2, of: reader) == nil || graph.constantShape(ofInput: 2, of: reader) == [filter[0]]
    else { return nil }
    (self.concatenation, convolution) = (concatenation, reader)
    var channel = 0
    for tensor in graph.nodes[concatenation].inputs {
      guard let tensor, case let type = graph.tensors[tensor].type, type.shape.rank == 4,
        type.elementType == .float32
      else { return nil }
      let part = Part(tensor: tensor, channels: channel..<channel + type.shape[3])
      channel = part.channels.upperBound
      if uses.soleReader(of: tensor) == concatenation, let resize = uses.producers[tensor],
        let resizing = graph.nodes[resize].operation.resizing, let small = graph.input(0, of: resize),
        graph.tensors[small].type.shape.rank == 4,
        EnlargedImage(graph.tensors[small].type.shape, to: resizing)
          .isWorthDeferring(for: filter[0], isPart: true)
      {
        enlarged.append(part)
      } else {
        rest.append(part)
      }
    }
    // Where the parts are not all of the joined image, shapes are refused later.
    guard !enlarged.isEmpty, enlarged.count + rest.count > 1, channel == filter[3] else { return nil }
  }
}

extension LoweredGraph {
  /// The convolutions of the parts, of which the last one has the bias, and the additions of their results.
  fileprivate mutating func nodes(of split: SplitConvolution) -> [LoweredNode] {
    let original = nodes[split.convolution]
    let activation = original.operation.as(Convolution2D.self)?.activation ?? .none
    var nodes: [LoweredNode] = []
    var images = split.enlarged.map { (tensor: $0.tensor, channels: Array($0.channels)) }
    if split.rest.count == 1 {
      images.append((split.rest[0].tensor, Array(split.rest[0].channels)))
    } else if !split.rest.isEmpty {
      nodes.append(join(split.rest.map(\.tensor), as: split))
      images.append((nodes[0].outputs[0], split.rest.flatMap(\.channels)))
    }
    var sum: Int?
    for (index, image) in images.enumerated() {
      let isLast = index == images.count - 1
      var node = original
      node.operation = Operation(Convolution2D(window: Window2D()))
      let filter = original.inputs[1].flatMap { addSlices(of: $0, at: image.channels, along: 3) }
      node.inputs = [image.tensor, filter] + (isLast ? Array(original.inputs.dropFirst(2)) : [])
      node.outputs = [addPart("sum \(index)", of: original.outputs[0])]
      nodes.append(node)
      if let before = sum {
        let result = isLast ? original.outputs[0] : addPart("sum to \(index)", of: original.outputs[0])
        nodes.append(
          LoweredNode(
            name: original.name, position: original.position,
            operation: Operation(ElementwiseBinary(.add, activation: isLast ? activation : .none)),
            inputs: [before, node.outputs[0]], outputs: [result]))
        sum = result
      } else {
        sum = node.outputs[0]
      }
    }
    return nodes
  }

  /// The concatenation of fewer images.
  private mutating func join(_ images: [Int], as split: SplitConvolution) -> LoweredNode {
    var node = nodes[split.concatenation]
    let joined = node.outputs[0]
    let channelCount = images.reduce(0) { $0 + tensors[$1].type.shape[3] }
    node.inputs = images
    node.outputs = [addPart("rest", of: joined, channelCount: channelCount)]
    return node
  }

  /// Adds a tensor that is like another, perhaps with another number of channels.
  private mutating func addPart(_ name: String, of tensor: Int, channelCount: Int? = nil) -> Int {
    var type = tensors[tensor].type
    if let channelCount { type.shape = type.shape.replacing(axis: 3, with: channelCount) }
    return addTensor(name: "\(tensors[tensor].name)/\(name)", type: type)
  }
}
