import ModelFormat
import TensorCore

/// Lets convolutions that look at each pixel of an enlarged image by itself look at the small image instead.
///
/// Blending pixels, by weights whose sum is one, and multiplying the channels of each by a matrix are both
/// linear: they may change places, and a bias stays what it is. What a convolution does to its sums is not
/// linear, so it becomes a node of its own that comes last. Results differ from the former ones by rounding.
/// Where pixels are repeated, nothing differs, and the convolution stays whole.
struct ResizeDeferral: LoweringPass {
  let summary = "convolutions moved before the resizes that they followed"

  func apply(to graph: inout LoweredGraph) -> Int {
    guard graph.nodes.contains(where: { $0.operation.resizing != nil }) else { return 0 }
    let uses = TensorUses(of: graph)
    let pairs = graph.nodes.indices.compactMap { ResizedConvolution(after: $0, graph, uses) }
    var nodes: [LoweredNode] = []
    for index in graph.nodes.indices {
      if let pair = pairs.first(where: { $0.resize == index }) {
        nodes.append(graph.convolution(of: pair))
      } else if let pair = pairs.first(where: { $0.convolution == index }) {
        nodes += graph.resize(of: pair)
      } else {
        nodes.append(graph.nodes[index])
      }
    }
    graph.nodes = nodes
    return pairs.count
  }
}

extension LoweredGraph {
  /// The convolution from the small image to one with its own channels, where pixels are blended with nothing
  /// but its bias. That takes the place of the enlarged image, which nothing else reads.
  fileprivate mutating func convolution(of pair: ResizedConvolution) -> LoweredNode {
    let (resize, convolution) = (nodes[pair.resize], nodes[pair.convolution])
    let image = resize.outputs[0]
    tensors[image] = LoweredTensor(
      name: tensors[convolution.outputs[0]].name + "/small", type: TensorType(pair.smallOutput), index: image)
    var node = convolution
    node.inputs = [resize.inputs[0]] + convolution.inputs.dropFirst()
    if pair.rectifier != nil {
      node.operation = Operation(Convolution2D(window: Window2D()))
      node.inputs = Array(node.inputs.prefix(3))
    }
    node.outputs = resize.outputs
    return node
  }

  /// The resize of that, and what the convolution did to its sums if it comes last.
  fileprivate mutating func resize(of pair: ResizedConvolution) -> [LoweredNode] {
    var resize = nodes[pair.resize]
    var rectifier = nodes[pair.convolution]
    resize.inputs = resize.outputs
    resize.outputs = rectifier.outputs
    guard let (operation, slope) = pair.rectifier else { return [resize] }
    let output = tensors[rectifier.outputs[0]]
    resize.outputs = [addTensor(name: output.name + "/linear", type: output.type)]
    rectifier.operation = operation
    rectifier.inputs = resize.outputs + (slope.map { [$0] } ?? [])
    return [resize, rectifier]
  }
}

/// A resize that makes images larger, and the convolution that alone reads them.
private struct ResizedConvolution {
  let resize: Int
  let convolution: Int
  /// The shape of the convolution's output for the image before it is resized.
  let smallOutput: Shape
  /// What comes after the resize, with its slope if it has one; `nil` for nothing.
  let rectifier: (operation: Operation, slope: Int?)?

  /// The pair of node `resize` and its reader; `nil` when they are others, or do less work in this order.
  init?(after resize: Int, _ graph: LoweredGraph, _ uses: TensorUses) {
    guard let resizing = graph.nodes[resize].operation.resizing,
      let small = graph.input(0, of: resize), case let large = graph.nodes[resize].outputs[0],
      let reader = uses.soleReader(of: large),
      let attributes = graph.nodes[reader].operation.as(Convolution2D.self), attributes.window == Window2D(),
      graph.input(0, of: reader) == large, let filter = graph.constantShape(ofInput: 1, of: reader)
    else { return nil }
    let from = graph.tensors[small].type.shape
    let output = graph.tensors[graph.nodes[reader].outputs[0]].type
    guard graph.tensors[small].type.elementType == .float32, output.elementType == .float32, from.rank == 4,
      graph.tensors[large].type.elementType == .float32, filter[1] == 1, filter[2] == 1, filter[3] == from[3],
      graph.input(2, of: reader) == nil || graph.constantShape(ofInput: 2, of: reader) == [filter[0]],
      EnlargedImage(from, to: resizing).isWorthDeferring(for: filter[0])
    else { return nil }
    self.resize = resize
    convolution = reader
    smallOutput = [from[0], from[1], from[2], filter[0]]
    let slope = graph.input(3, of: reader)
    guard slope == nil || graph.constantShape(ofInput: 3, of: reader) == [filter[0]] else { return nil }
    guard graph.nodes[resize].operation.is(ResizeBilinear.self) else {
      rectifier = nil
      return
    }
    switch (ElementwiseUnary.Function(attributes.activation), slope) {
    case (nil, nil): rectifier = nil
    case (nil, let slope?): rectifier = (Operation(ParametricRectifier()), slope)
    case (let function?, nil): rectifier = (Operation(ElementwiseUnary(function)), nil)
    case (.some, .some): return nil
    }
  }
}

/// An image that a resize makes of another one.
struct EnlargedImage {
  private let smallCount: Double
  private let largeCount: Double
  private let channelCount: Double

  // In floating point, since products of dimensions may be large.
  init(_ small: Shape, to resizing: Resizing) {
    smallCount = Double(small[1]) * Double(small[2])
    largeCount = Double(resizing.height) * Double(resizing.width)
    channelCount = Double(small[3])
  }

  /// Whether a convolution that looks at each pixel by itself takes less time before the resize than behind
  /// it.
  ///
  /// - Parameter isPart: Whether the image is joined to others, so that sums of its channels have to be added
  ///   to those of theirs instead.
  func isWorthDeferring(for outputChannelCount: Int, isPart: Bool = false) -> Bool {
    let outputChannelCount = Double(outputChannelCount)
    let product = channelCount * outputChannelCount
    let moved = isPart ? Self.copyCost : 0
    let before = largeCount * (product + (Self.blendCost + moved) * channelCount)
    let after = smallCount * product + largeCount * (Self.blendCost + moved) * outputChannelCount
    return smallCount < largeCount && after < before
  }

  /// How many products take as long as blending four numbers, which waits for memory.
  private static let blendCost = 24.0
  /// How many take as long as copying a number.
  private static let copyCost = 8.0
}

extension LoweredGraph {
  /// The shape of an input that is a constant of numbers; `nil` for any other.
  func constantShape(ofInput index: Int, of node: Int) -> Shape? {
    guard let tensor = input(index, of: node), tensors[tensor].type.elementType == .float32 else {
      return nil
    }
    return tensors[tensor].constant == nil ? nil : tensors[tensor].type.shape
  }
}

extension Operation {
  /// What images are resized to; `nil` for another operator.
  var resizing: Resizing? {
    self.as(ResizeBilinear.self)?.resizing ?? self.as(ResizeNearestNeighbor.self)?.resizing
  }
}
