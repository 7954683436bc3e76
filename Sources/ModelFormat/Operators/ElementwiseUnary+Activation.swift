extension ElementwiseUnary.Function {
  /// The function that an activation applies; `nil` for none.
  package init?(_ activation: Activation) {
    switch activation {
    case .none: return nil
    case .rectifier: self = .rectifier
    case .rectifier6: self = .rectifier6
    case .rectifierMinusOneToOne: self = .rectifierMinusOneToOne
    }
  }

  /// The activation that applies this function; `nil` when there is none.
  package var activation: Activation? {
    switch self {
    case .rectifier: .rectifier
    case .rectifier6: .rectifier6
    case .rectifierMinusOneToOne: .rectifierMinusOneToOne
    default: nil
    }
  }
}
