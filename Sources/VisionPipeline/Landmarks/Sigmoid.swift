import Foundation

/// The logistic function in single precision throughout.
///
/// The platform's own `expf` is used: another exponential differs in last bits that tracking amplifies.
func sigmoid(_ logit: Float) -> Float {
  1 / (1 + expf(-logit))
}
