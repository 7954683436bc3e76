/// How exactly networks of floating-point numbers are computed. What is quantized is exact in each.
public enum Precision: String, Sendable, Hashable, Codable, CaseIterable {
  /// Single precision, every sum in the order in which the reference adds: the same bits on every machine
  /// that multiplies and adds with one rounding.
  case exact
  /// Single precision, sums in whichever order is fastest: large 3×3 convolutions take fewer products
  /// (Winograd's minimal filtering), nodes change places or are split, what is the same for any input is
  /// added up beforehand, some functions take fewer steps, and matrices are multiplied by the system's BLAS
  /// where that is measured to be faster. The last bits may differ from process to process, as measurements
  /// do.
  case single
  /// Weights and inputs of convolutions and matrix products are rounded to half precision, and so are the
  /// sums of sixteen products at a time, which are added in single precision. Everything else is as in
  /// ``exact``.
  ///
  /// Processors of arm64 with FEAT_FP16 multiply halves twice as fast; others compute the same bits slowly,
  /// which tells what the results would be. Depthwise convolutions, transposed ones, those in groups, and
  /// products with what other nodes compute keep single precision.
  case half
}
