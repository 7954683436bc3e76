import ComputeKernels

/// A pointwise convolution that the only reader of its output, a depthwise convolution, computes by itself, a few rows
/// at a time: an output larger than a cache is neither written to memory nor read from it.
struct Expansion: Sendable {
  let site: NodeSite
  let geometry: ConvolutionGeometry
  let filter: Packed<PackedMatrix>
  let operands: ConvolutionOperands

  /// The number of multiply-adds of one run, if every row is computed once.
  var multiplyAddCount: Int {
    site.node.operation.runtimeOperator.multiplyAddCount(inputs: site.inputs, outputs: site.outputs)
  }
}

/// The weights of two steps in one.
struct PackedPair: PackedLater {
  let first: any PackedLater
  let second: any PackedLater

  func pack() {
    first.pack()
    second.pack()
  }
}
