import ModelFormat

/// The rewrites between what a model says and what runs, in order, each with the condition under which it applies.
struct Pipeline {
  /// The passes.
  let passes: [any Pass<LoweredGraph>]

  init(_ context: PlanningContext) {
    // Only the micro-kernels have epilogues, and only they are worth rewriting a graph for.
    let hasMicroKernels = context.hasMicroKernels
    let changesRounding = hasMicroKernels && !context.keepsRounding
    let table: [(condition: Bool, pass: any Pass<LoweredGraph>)] = [
      (true, ConstantDequantization()),
      (changesRounding, ResizeDeferral()),
      (hasMicroKernels, DeadChannelRemoval(foldsNumbers: changesRounding)),
      (hasMicroKernels, DeadRegionRemoval()),
      (hasMicroKernels, ScoreFusion()),
      (true, ViewAliasing()),
      (true, UnreadNodeRemoval()),
      (hasMicroKernels, EpilogueFusion()),
      (hasMicroKernels, SeparableBlockFusion(context: context)),
    ]
    passes = table.filter(\.condition).map(\.pass)
  }

  /// Rewrites a graph.
  ///
  /// - Parameter observe: Sees the graph after each pass, with the number of things that the pass rewrote.
  func apply(
    to graph: inout LoweredGraph,
    observe: (_ pass: any Pass<LoweredGraph>, _ count: Int, _ graph: LoweredGraph) -> Void = { _, _, _ in }
  ) {
    for pass in passes {
      let count = pass.apply(to: &graph)
      observe(pass, count, graph)
    }
  }
}
