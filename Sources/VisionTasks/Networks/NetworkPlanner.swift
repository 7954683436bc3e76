import GraphRuntime
import ModelFormat
import TensorCore

/// Plans the networks of a model. Tasks of a process that use the same network of the same model in the same
/// way share one plan, and with it one copy of the weights.
package struct NetworkPlanner {
  private let options: PlanOptions
  /// The model that the networks come from; `nil` for networks that are not shared.
  private let source: ModelIdentity?
  private let omittedOutputs: [NetworkOutput]
  /// A task runs one of its networks at a time, and reads what it computed before the next one runs.
  private let resources = ExecutorResources()
  private let prepared = Serialized<[PreparedPlan]>([])

  /// A network that was planned before its executor is asked for.
  private struct PreparedPlan {
    let network: String
    let plan: Result<SharedPlan, any Error>
  }

  /// - Parameter omittedOutputs: What the task will not read.
  package init(
    _ options: PlanOptions, source: ModelIdentity? = nil, omittedOutputs: [NetworkOutput] = []
  ) {
    self.options = options
    self.source = source
    self.omittedOutputs = omittedOutputs
  }

  /// Plans a network for a later call of ``makeExecutor(_:)``. May be called for several at once.
  ///
  /// An error waits for that call, whose caller may find another error before.
  func prepare(_ graph: GraphDefinition) {
    let plan = Result { try self.plan(graph) }
    prepared.withValue { $0.append(PreparedPlan(network: graph.name, plan: plan)) }
  }

  /// An executor of a network's plan.
  ///
  /// - Throws: `VisionError` when it cannot be planned.
  func makeExecutor(_ graph: GraphDefinition) throws -> SharedPlanExecutor {
    let prepared = prepared.withValue { $0.first { $0.network == graph.name } }
    return SharedPlanExecutor(try prepared?.plan.get() ?? plan(graph), resources: resources)
  }

  /// The plan of a network.
  ///
  /// - Throws: `VisionError` when it cannot be planned.
  func plan(_ graph: GraphDefinition) throws -> SharedPlan {
    var options = options
    for output in omittedOutputs where output.network == graph.name {
      options.omittedOutputs.append(output.position)
    }
    guard let source else { return SharedPlan(try Plan(validated: graph, options: options)) }
    let key = PlanKey(source: source, network: graph.name, options: options)
    if let shared = Self.sharedPlans.withValue({ $0.plan(of: key) }) { return shared }
    // Planned outside the lock: two tasks that are made at once may both do it, and one plan is kept.
    let plan = SharedPlan(try Plan(validated: graph, options: options))
    return Self.sharedPlans.withValue { plans in
      plans.removeAll { $0.plan == nil }
      if let shared = plans.plan(of: key) { return shared }
      plans.append(WeakPlan(key: key, plan: plan))
      return plan
    }
  }

  /// Few enough to look at each.
  private static let sharedPlans = Serialized<[WeakPlan]>([])
}

/// An output of one of a model's networks.
package struct NetworkOutput: Sendable {
  /// The name of the network.
  let network: String
  /// Where the output stands among those of the network.
  let position: Int
}

/// A plan that lives as long as a task uses it.
final class SharedPlan: Sendable {
  let plan: Plan

  init(_ plan: Plan) {
    self.plan = plan
  }
}

/// An executor of a plan that other tasks may share.
struct SharedPlanExecutor {
  let executor: Executor
  /// Never read, but held: the planner knows a plan only as long as something holds it.
  private let plan: SharedPlan

  init(_ plan: SharedPlan, resources: ExecutorResources) {
    self.plan = plan
    executor = Executor(plan.plan, resources: resources)
  }
}

private struct PlanKey: Equatable, Sendable {
  let source: ModelIdentity
  let network: String
  let options: PlanOptions
}

private struct WeakPlan {
  let key: PlanKey
  weak var plan: SharedPlan?
}

extension [WeakPlan] {
  fileprivate func plan(of key: PlanKey) -> SharedPlan? { first { $0.key == key }?.plan }
}
