import ModelFormat

/// What the runtime adds to the definition of an operator: its kernels.
protocol RuntimeOperator: OperatorDefinition {
  /// Chooses a kernel, and says why it was chosen and what the first run has to pack for it.
  func makeKernel(for site: NodeSite) throws -> PlannedKernel
}
