import GraphRuntime
import ModelFormat

/// The plans of a network in all tiers, as text in which every choice of the planner shows.
///
/// The first section lists the steps of the plainest plan:
///
///     2 convolution2D 1×56×56×24: pointwise GEMM +addition [4 1 1 4 1]
///
/// A line begins with the step's place, its operator and the shape of its output. Then come the kernel, what
/// it does besides, and in brackets the number of its tiles and the numbers in the reason for the kernel.
/// Further sections list what differs from another plan, and leave out what is alike: `2 [8 1 1 4 2]` has the
/// same kernel with other tiles, `+2` is a step that the other plan does not have, and `-2` the place of one
/// that only the other plan has.
struct PlanSnapshot {
  /// A section for each variant, each a few lines.
  let sections: [String]

  var text: String { sections.joined() }

  /// - Throws: What planning throws.
  init(of graph: GraphDefinition, _ variants: [PlanVariant] = PlanVariant.supported) throws {
    var plans: [PlanVariant: (plan: Plan, steps: [SnapshotStep])] = [:]
    for variant in variants {
      let plan = try Plan(graph, options: variant.options)
      plans[variant] = (plan, plan.steps.map { SnapshotStep($0, variant.tier) })
    }
    sections = variants.compactMap { variant in
      plans[variant].map { plan, steps in
        guard let other = variant.other.flatMap({ plans[$0] }) else {
          let lines = steps.enumerated().map { "\($0) \($1.whole)" }
          return Self.section(variant, [Self.summary(of: plan)] + lines)
        }
        let summary = Self.summary(of: plan)
        return Self.section(
          variant,
          (summary == Self.summary(of: other.plan) ? [] : [summary])
            + SnapshotStep.differences(of: steps, from: other.steps))
      }
    }
  }

  private static func section(_ variant: PlanVariant, _ lines: [String]) -> String {
    ([variant.title] + lines).joined(separator: "\n") + "\n"
  }

  private static func summary(of plan: Plan) -> String {
    "\(plan.steps.count) steps, \(plan.multiplyAddCount) multiply-adds, arena \(plan.arenaByteCount), "
      + "constants \(plan.constantByteCount)"
  }
}

/// One of the ways in which a network is planned. Nothing else that plans depend on differs from machine to
/// machine, as long as OpenBLAS is installed.
struct PlanVariant: Hashable {
  let tier: KernelTier
  let threadCount: Int
  let precision: Precision

  /// Each can be planned where the next one can. With AMX, which few processors have, only quantized products
  /// are planned otherwise than with VNNI.
  static let tiers: [KernelTier] = [.baseline, .avx2, .avx512, .avx512vnni]

  static let all: [PlanVariant] = tiers.flatMap { tier in
    [1, 2].flatMap { threadCount in
      [.exact, .single].map { PlanVariant(tier: tier, threadCount: threadCount, precision: $0) }
    }
  }

  /// Those that this processor can run.
  static let supported = all.filter(\.tier.isSupported)

  var options: PlanOptions {
    var options = PlanOptions(kernels: tier, threadCount: threadCount, precision: precision)
    // Its speed is that of the machine.
    options.blasSpeed = .unavailable
    return options
  }

  /// The variant whose plan stands in for what is alike; it comes before this one, and is supported where
  /// this one is.
  var other: PlanVariant? {
    if precision != .exact { return PlanVariant(tier: tier, threadCount: threadCount, precision: .exact) }
    if let place = Self.tiers.firstIndex(of: tier), place > 0 {
      return PlanVariant(tier: Self.tiers[place - 1], threadCount: threadCount, precision: .exact)
    }
    return threadCount == 1 ? nil : PlanVariant(tier: tier, threadCount: 1, precision: .exact)
  }

  /// The first line of a section.
  var title: String {
    PlanVariant.titleMark + name + (other.map { ", compared with \($0.name)" } ?? "")
  }

  static let titleMark = "== "

  private var name: String {
    "\(tier.rawValue) ×\(threadCount) \(precision.rawValue)"
  }
}

/// A step of a plan as a line.
private struct SnapshotStep {
  /// The operator and the shape of its output.
  let node: String
  /// The kernel and what it does besides.
  let kernel: String
  /// The number of tiles and the numbers in the reason.
  let numbers: String

  init(_ step: PlannedStep, _ tier: KernelTier) {
    node =
      "\(step.operation.rawValue) "
      + step.outputTypes[0].shape.dimensions.map(String.init).joined(separator: "×")
    let suffix = ", \(tier.rawValue)"
    var words = [
      step.kernelName.hasSuffix(suffix) ? String(step.kernelName.dropLast(suffix.count)) : step.kernelName
    ]
    var numbers = [String(step.tileCount)]
    // Every other part stands in quotation marks: the name of a node that has become part of this one.
    let parts = step.kernelReason.split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count > 1 { words.append("+\(parts.count / 2) nodes") }
    let reason = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    for (index, clause) in reason.split(separator: ";").enumerated() {
      let found = clause.split { !$0.isNumber }.map(String.init)
      numbers += found
      // The first clause says what the kernel is, and others with numbers how it is cut.
      if index > 0, found.isEmpty {
        words.append(
          String(clause.trimmingPrefix(" ")).replacing("applies the ", with: "+")
            .replacing(" and the ", with: " +"))
      }
    }
    kernel = words.joined(separator: " ")
    self.numbers = "[\(numbers.joined(separator: " "))]"
  }

  var whole: String { "\(node): \(kernel) \(numbers)" }

  /// What is not alike.
  private func text(beside other: SnapshotStep) -> String? {
    if kernel != other.kernel { return "\(kernel) \(numbers)" }
    return numbers == other.numbers ? nil : numbers
  }

  static func differences(of steps: [SnapshotStep], from others: [SnapshotStep]) -> [String] {
    let changes = steps.map(\.node).difference(from: others.map(\.node))
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var rest = others.indices.filter { !removed.contains($0) }[...]
    return removed.sorted().map { "-\($0)" }
      + steps.enumerated().compactMap { index, step in
        if inserted.contains(index) { return "+\(index) \(step.whole)" }
        return rest.popFirst().flatMap { step.text(beside: others[$0]) }.map { "\(index) \($0)" }
      }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
