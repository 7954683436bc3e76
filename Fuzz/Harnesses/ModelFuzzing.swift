import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport

/// Feeds the readers of models, and runs what they read.
package enum ModelFuzzing {
  static func run(_ bytes: [UInt8]) throws { _ = try accepts(bytes, named: "sample.tflite") }

  /// Puts the length of the header before it, which changed bytes hardly ever hit.
  static func runHeader(_ bytes: [UInt8]) throws {
    // The header ends where its braces do.
    var depth = 0
    let end = bytes.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
    let count = UInt64(end.map { $0 + 1 } ?? bytes.count)
    _ = try accepts(FlatBufferBuilder.Value.bytes(of: count) + bytes, named: "sample.safetensors")
  }

  static func runRecords(_ bytes: [UInt8]) throws {
    var decisions = Decisions(bytes)
    _ = try accepts(RandomRecords.file(&decisions), named: "sample.tflite")
  }

  static func runArchive(_ bytes: [UInt8]) throws {
    var decisions = Decisions(bytes)
    _ = try accepts(RandomArchive.file(&decisions), named: "sample.task")
  }

  /// Imports `bytes`, plans what comes of them, runs it if that takes little time, and writes it as a model
  /// file that reads as the same model.
  ///
  /// - Returns: Whether they were imported.
  /// - Throws: ``BrokenPromise``, and errors that are not the engine's.
  package static func accepts(_ bytes: [UInt8], named name: String) throws -> Bool {
    guard var model = try refusable({ try Model(importing: bytes, named: name) }) else { return false }
    model.unsupportedGraphs = []
    for graph in model.graphs {
      for tier in [KernelTier.reference, .automatic] { try run(graph, tier) }
    }
    guard let encoded = try refusable({ try model.encoded() }) else { return true }
    guard let again = try refusable({ try Model(importing: encoded, named: name) }) else {
      throw BrokenPromise("a model file is refused that was just written")
    }
    guard again == model else { throw BrokenPromise("a model file holds another model than was written") }
    return true
  }

  /// A graph may contradict itself only where operators meet their inputs, which planning finds.
  private static func run(_ graph: GraphDefinition, _ tier: KernelTier) throws {
    guard let plan = try refusable({ try Plan(graph, options: PlanOptions(kernels: tier)) }),
      plan.isSmall
    else { return }
    Executor(plan).run()
  }
}

extension Plan {
  /// Whether a run takes some milliseconds at most, in a process that is instrumented.
  var isSmall: Bool {
    arenaByteCount < 1 << 22 && multiplyAddCount < 1 << 20 && steps.allSatisfy { $0.operationCount < 1 << 22 }
  }
}
