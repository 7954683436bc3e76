import ModelFormat

/// A rewrite of a lowered graph.
protocol LoweringPass: Pass where Graph == LoweredGraph {
  /// Whether every node reads and makes tensors of the types that it did; otherwise they are checked again.
  var keepsTypes: Bool { get }
}

extension LoweringPass {
  var keepsTypes: Bool { false }
}

/// The rewrites between what a model says and what runs, in order, each with the condition under which it
/// applies.
struct Pipeline {
  /// The passes.
  let passes: [any LoweringPass]

  init(_ context: PlanningContext) {
    // Only the micro-kernels have epilogues, and only they are worth rewriting a graph for.
    let hasMicroKernels = context.hasMicroKernels
    let changesOrder = hasMicroKernels && context.precision == .single
    // Sums of half precision are of sixteen channels each, whether these are needed or not; and products of
    // blocks are of single precision.
    let hasSinglePrecision = hasMicroKernels && context.precision != .half
    let table: [(condition: Bool, pass: any LoweringPass)] = [
      (true, ConstantDequantization()),
      (hasMicroKernels, DepthwiseRecognition()),
      (changesOrder, ResizeDeferral()),
      (hasSinglePrecision, DeadChannelRemoval(foldsNumbers: changesOrder)),
      (hasMicroKernels, DeadRegionRemoval()),
      (hasMicroKernels, ScoreFusion()),
      (true, ViewAliasing()),
      (true, UnreadNodeRemoval()),
      (hasMicroKernels, EpilogueFusion()),
      (hasSinglePrecision, SeparableBlockFusion(context: context)),
    ]
    var passes: [any LoweringPass] = []
    for row in table where row.condition { passes.append(row.pass) }
    self.passes = passes
  }

  /// Rewrites a graph.
  ///
  /// - Parameter observe: Sees the graph after each pass, with the number of things that the pass rewrote.
  /// - Returns: Whether every node still reads and makes tensors of the types that it did.
  func apply(
    to graph: inout LoweredGraph,
    observe: (_ pass: any LoweringPass, _ count: Int, _ graph: LoweredGraph) -> Void = { _, _, _ in }
  ) -> Bool {
    var keepsTypes = true
    for pass in passes {
      let count = pass.apply(to: &graph)
      if count > 0, !pass.keepsTypes { keepsTypes = false }
      observe(pass, count, graph)
    }
    return keepsTypes
  }
}
