import ComputeKernels

/// The tensors of an operator with two operands that are repeated along axes of the other.
struct BinaryOperands<Element, Result>: Sendable {
  let left: Slot<Element>
  let right: Slot<Element>
  let output: Slot<Result>
  let broadcast: Broadcast

  init(_ site: NodeSite) {
    left = site.input(0, as: Element.self)
    right = site.input(1, as: Element.self)
    output = site.output(0, as: Result.self)
    broadcast = Broadcast(left: site.type(0).shape, right: site.type(1).shape, output: site.outputs[0].shape)
  }
}
