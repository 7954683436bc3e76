import ModelFormat

/// Moves padding with zeros in front of convolutions into the convolutions' own padding; of quantized values,
/// padding with the zero point.
///
/// Only rows and columns may be padded, and only convolutions may read the padded image.
package struct PaddingFolding: ImportPass {
  package let summary = "paddings folded into convolutions"

  /// What more convolutions read is cheaper padded once.
  private static let maximumReaderCount = 16

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    guard graph.hasNodes(of: Pad.self) else { return 0 }
    let uses = TensorUses(of: graph)
    var readers = graph.readers
    var folded: Set<Int> = []
    // From back to front, so that of two paddings in a row the second one is gone when the first one's
    // turn comes.
    for (index, node) in graph.nodes.enumerated().reversed() {
      guard let pad = node.operation.as(Pad.self), pad.isSpatial, node.inputs.count == 1,
        let image = node.inputs[0],
        graph.padsWithZero(image, padded: node.outputs[0]), !uses.isResult(node.outputs[0])
      else { continue }
      let convolutions = readers[node.outputs[0]]
      guard convolutions.count <= Self.maximumReaderCount,
        let windows = graph.windows(of: convolutions, reading: node.outputs[0], paddedBy: pad)
      else { continue }
      for (convolution, window) in zip(convolutions, windows) {
        graph.nodes[convolution].inputs[0] = image
        graph.nodes[convolution].operation.convolutionWindow = window
      }
      readers[image] = readers[image].filter { $0 != index } + convolutions
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }
}

extension GraphDefinition {
  /// The nodes that read each tensor, once for each input.
  fileprivate var readers: [[Int]] {
    var readers = [[Int]](repeating: [], count: tensors.count)
    for (index, node) in nodes.enumerated() {
      for case let input? in node.inputs { readers[input].append(index) }
    }
    return readers
  }

  /// Whether what lies around a tensor once it is padded is zero for those that read either: the zero point,
  /// if the values are quantized.
  fileprivate func padsWithZero(_ tensor: Int, padded: Int) -> Bool {
    switch tensors[tensor].elementType {
    case .float32: true
    case .int8, .uint8:
      tensors[tensor].quantization != nil && tensors[tensor].quantization == tensors[padded].quantization
    default: false
    }
  }

  /// The windows of convolutions that read `tensor` as their image, with padding added; `nil` when one of
  /// them reads it otherwise or would have more padding than there may be.
  fileprivate func windows(of nodes: [Int], reading tensor: Int, paddedBy pad: Pad) -> [Window2D]? {
    let windows = nodes.compactMap { node -> Window2D? in
      guard isConvolution(node, of: tensor) else { return nil }
      return self.nodes[node].operation.convolutionWindow?.padded(by: pad)
    }
    return windows.count == nodes.count ? windows : nil
  }

  /// Whether node `index` is a convolution that reads `tensor` as its image and nowhere else. With a filter
  /// of quantized values, the padding of an image of numbers counts when it becomes quantized values.
  private func isConvolution(_ index: Int, of tensor: Int) -> Bool {
    let node = nodes[index]
    guard node.operation.convolutionWindow != nil, node.inputs[0] == tensor, let filter = node.inputs[1],
      tensors[tensor].elementType != .float32 || tensors[filter].elementType == .float32
    else { return false }
    return !node.inputs.dropFirst().contains(tensor)
  }
}

extension Pad {
  /// Whether only the rows and columns of an image are padded.
  fileprivate var isSpatial: Bool {
    before.count == 4 && after.count == 4 && [before[0], before[3], after[0], after[3]] == [0, 0, 0, 0]
  }
}

extension Window2D {
  /// With padding added; `nil` when that is more than there may be.
  fileprivate func padded(by pad: Pad) -> Window2D? {
    var window = self
    window.paddingTop += pad.before[1]
    window.paddingBottom += pad.after[1]
    window.paddingLeft += pad.before[2]
    window.paddingRight += pad.after[2]
    let longest = max(window.paddingTop, window.paddingBottom, window.paddingLeft, window.paddingRight)
    return longest <= AttributeLimits.length ? window : nil
  }
}

extension Operation {
  /// The window of a convolution; `nil`, and not settable, for other operators.
  fileprivate var convolutionWindow: Window2D? {
    get { self.as(Convolution2D.self)?.window ?? self.as(DepthwiseConvolution2D.self)?.window }
    set {
      guard let newValue else { return }
      if var convolution = self.as(Convolution2D.self) {
        convolution.window = newValue
        self = Operation(convolution)
      } else if var convolution = self.as(DepthwiseConvolution2D.self) {
        convolution.window = newValue
        self = Operation(convolution)
      }
    }
  }
}
