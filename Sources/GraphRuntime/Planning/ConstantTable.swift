import ComputeKernels
import ModelFormat
import TensorCore

/// The constants of a graph in the types that operators see: half precision is widened on request.
///
/// One table, which all places of nodes share.
final class ConstantTable: Sendable {
  private let tensors: [TensorDefinition]
  private let owners: [Int]
  /// What makes constants that have no contents yet.
  private let fillings: [FilledLater]

  /// - Parameters:
  ///   - owners: For each tensor, the one whose memory it uses.
  ///   - fillings: Constants that have no contents before the plan first runs.
  init(_ graph: GraphDefinition, owners: [Int], fillings: [FilledLater]) {
    tensors = graph.tensors
    self.owners = owners
    self.fillings = fillings
  }

  /// The contents of a tensor; `nil` when they are computed.
  subscript(tensor: Int) -> Tensor? {
    guard let constant = stored(tensor) else { return nil }
    return constant.elementType == tensors[owners[tensor]].elementType ? constant : constant.widened
  }

  /// The contents of a tensor as the model has them, perhaps in half precision; `nil` when they are computed.
  func stored(_ tensor: Int) -> Tensor? {
    let constant = tensors[owners[tensor]].constant
    return owners[tensor] == tensor ? constant : constant?.reshaped(to: tensors[tensor].shape)
  }

  /// Numbers that are like those of a constant, perhaps more of them; `nil` when it is computed. Unlike ``stored(_:)``,
  /// they can be looked at before the plan runs.
  func sample(_ tensor: Int) -> Tensor? {
    var source = stored(tensor)
    // What a constant is made of may be made itself.
    while let made = source, let earlier = fillings.first(where: { $0.target.storage === made.storage }) {
      source = earlier.source
    }
    return source
  }

  /// Whether a tensor is a constant.
  func isConstant(_ tensor: Int) -> Bool { tensors[owners[tensor]].constant != nil }
}
