import ModelFormat
import TensorCore

/// Lets convolutions that look at each pixel of an enlarged image by itself look at the small image instead.
///
/// Blending pixels, by weights whose sum is one, and multiplying the channels of each by a matrix are both
/// linear: they may change places, and a bias stays what it is. What a convolution does to its sums is not
/// linear, so it becomes a node of its own that comes last. Results differ from the former ones by rounding.
struct ResizeDeferral: LoweringPass {
  let summary = "convolutions moved before the resizes that they followed"

  func apply(to graph: inout LoweredGraph) -> Int {
    guard graph.nodes.contains(where: \.resizesBilinearly) else { return 0 }
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
  /// The convolution, with nothing but its bias, from the small image to one with its own channels. That
  /// takes the place of the enlarged image, which nothing else reads.
  fileprivate mutating func convolution(of pair: ResizedConvolution) -> LoweredNode {
    let (resize, convolution) = (nodes[pair.resize], nodes[pair.convolution])
    let image = resize.outputs[0]
    tensors[image] = LoweredTensor(
      name: tensors[convolution.outputs[0]].name + "/small", type: TensorType(pair.smallOutput), index: image)
    var node = convolution
    node.operation = Operation(Convolution2D(window: Window2D()))
    node.inputs = [resize.inputs[0]] + convolution.inputs.dropFirst().prefix(2)
    node.outputs = resize.outputs
    return node
  }

  /// The resize of that, and what the convolution did to its sums.
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
  /// What the convolution does to its sums, and its slope if it has one; `nil` for nothing.
  let rectifier: (operation: Operation, slope: Int?)?

  /// The pair of node `resize` and its reader; `nil` when they are others, or do less work in this order.
  init?(after resize: Int, _ graph: LoweredGraph, _ uses: TensorUses) {
    guard let resizing = graph.nodes[resize].operation.as(ResizeBilinear.self)?.resizing,
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
      Self.isWorthDeferring(
        smallCount: from[1] * from[2], largeCount: resizing.height * resizing.width, channelCount: from[3],
        outputChannelCount: filter[0])
    else { return nil }
    self.resize = resize
    convolution = reader
    smallOutput = [from[0], from[1], from[2], filter[0]]
    let slope = graph.input(3, of: reader)
    guard slope == nil || graph.constantShape(ofInput: 3, of: reader) == [filter[0]] else { return nil }
    switch (ElementwiseUnary.Function(attributes.activation), slope) {
    case (nil, nil): rectifier = nil
    case (nil, let slope?): rectifier = (Operation(ParametricRectifier()), slope)
    case (let function?, nil): rectifier = (Operation(ElementwiseUnary(function)), nil)
    case (.some, .some): return nil
    }
  }

  /// Whether blending the convolution's channels, and multiplying fewer pixels, takes fewer operations.
  private static func isWorthDeferring(
    smallCount: Int, largeCount: Int, channelCount: Int, outputChannelCount: Int
  ) -> Bool {
    // In floating point, since products of dimensions may be large.
    let product = Double(channelCount) * Double(outputChannelCount)
    let blends = 3 * Double(largeCount)
    return Double(smallCount) * product + blends * Double(outputChannelCount)
      < Double(largeCount) * product + blends * Double(channelCount)
  }
}

extension LoweredGraph {
  /// The shape of an input that is a constant of numbers; `nil` for any other.
  fileprivate func constantShape(ofInput index: Int, of node: Int) -> Shape? {
    guard let tensor = input(index, of: node), tensors[tensor].type.elementType == .float32 else {
      return nil
    }
    return tensors[tensor].constant == nil ? nil : tensors[tensor].type.shape
  }
}

extension LoweredNode {
  fileprivate var resizesBilinearly: Bool { operation.is(ResizeBilinear.self) }
}
