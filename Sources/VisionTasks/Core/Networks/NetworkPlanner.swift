import GraphRuntime
import ModelFormat

/// Plans the networks of a model. Tasks of a process that use the same network of the same file in the same way share
/// one plan, and with it one copy of the weights.
package struct NetworkPlanner: Sendable {
  private let options: PlanOptions
  /// The file that the networks come from; `nil` for networks that nobody shares.
  private let source: FileIdentity?

  package init(_ options: PlanOptions, source: FileIdentity? = nil) {
    self.options = options
    self.source = source
  }

  /// The plan of a network.
  ///
  /// - Throws: `EngineError` when it cannot be planned.
  func plan(_ graph: GraphDefinition) throws -> SharedPlan {
    guard let source else { return SharedPlan(try Plan(graph, options: options)) }
    let key = PlanKey(source: source, network: graph.name, options: options)
    if let shared = Self.sharedPlans.withValue({ $0[key]?.plan }) { return shared }
    // Planned outside the lock: two tasks that are made at once may both do it, and one plan is kept.
    let plan = SharedPlan(try Plan(graph, options: options))
    return Self.sharedPlans.withValue { plans in
      plans = plans.filter { $0.value.plan != nil }
      if let shared = plans[key]?.plan { return shared }
      plans[key] = WeakPlan(plan: plan)
      return plan
    }
  }

  private static let sharedPlans = Serialized<[PlanKey: WeakPlan]>([:])
}

/// A plan that lives as long as a task uses it.
final class SharedPlan: Sendable {
  let plan: Plan

  init(_ plan: Plan) {
    self.plan = plan
  }
}

private struct PlanKey: Hashable, Sendable {
  let source: FileIdentity
  let network: String
  let options: PlanOptions
}

private struct WeakPlan {
  weak var plan: SharedPlan?
}
