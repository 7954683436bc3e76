import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TestSupport
import Testing

/// Networks of the reference kit are planned as ``PlanSnapshot``s in `Tests/PlanSnapshots` say.
///
/// `make snapshots` writes them anew, for changes of plans that are meant.
@Suite(
  "Plans of known networks", .serialized,
  .enabled(if: SnapshotNetwork.areThere, "needs the reference kit and an x86-64 processor"))
struct PlanSnapshotTests {
  @Test("baseline") func baseline() throws { try expectPlans(of: .baseline) }

  @Test("AVX2", .enabled(if: KernelTier.avx2.isSupported, "this processor has no AVX2"))
  func avx2() throws { try expectPlans(of: .avx2) }

  @Test("AVX-512", .enabled(if: KernelTier.avx512.isSupported, "this processor has no AVX-512"))
  func avx512() throws { try expectPlans(of: .avx512) }

  @Test("AVX-512 with VNNI", .enabled(if: KernelTier.avx512vnni.isSupported, "this processor has no VNNI"))
  func avx512vnni() throws { try expectPlans(of: .avx512vnni) }

  @Test("every network has a snapshot, and every snapshot a network")
  func completeness() throws {
    let names = try Set(SnapshotNetwork.all.get().map(\.fileName))
    let files = try FileManager.default.contentsOfDirectory(atPath: SnapshotNetwork.folder.path)
    #expect(Set(files) == names)
  }

  private func expectPlans(of tier: KernelTier) throws {
    for network in try SnapshotNetwork.all.get() {
      let stored = try network.stored()
      for (variant, section) in zip(PlanVariant.supported, network.snapshot.sections)
      where variant.tier == tier {
        let place = try #require(
          PlanVariant.all.firstIndex(of: variant).flatMap { stored.indices ~= $0 ? $0 : nil },
          "\(network.fileName) lacks \(variant.title)")
        let difference = Self.firstDifference(of: section, from: stored[place])
        #expect(
          difference == nil,
          "\(network.fileName): \(difference ?? ""); if that is meant, make snapshots, and look at the changes"
        )
      }
    }
  }

  /// What is planned, and what was.
  private static func firstDifference(of section: String, from stored: String) -> String? {
    guard section != stored else { return nil }
    let (lines, storedLines) = (section.split(separator: "\n"), stored.split(separator: "\n"))
    let place = zip(lines, storedLines).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      place < lines.count ? "\"\(lines[place])\"" : "nothing more"
    }
    return "in \"\(lines.first ?? "")\" the plan has \(line(lines)), and the snapshot \(line(storedLines))"
  }
}

/// A network of the reference kit, and how it is planned.
private struct SnapshotNetwork {
  let fileName: String
  let snapshot: PlanSnapshot

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("PlanSnapshots")

  static let areThere = {
    #if arch(x86_64)
      ReferenceKit.isAvailable || ReferenceKit.isRequired
    #else
      false
    #endif
  }()

  /// Whether the snapshots are written instead of compared with.
  private static let areWritten = ProcessInfo.processInfo.environment["VITRUVIAN_WRITE_SNAPSHOTS"] == "1"

  /// All networks, each once: bundles share some.
  static let all = Result {
    var networks: [SnapshotNetwork] = []
    for folder in ["models", "sibling-models"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: ReferenceKit.url(folder).path)
      for name in names.sorted() where [".tflite", ".task"].contains(where: name.hasSuffix) {
        // A bundle of bundles is none that is read.
        guard let model = try? Model(importing: ReferenceKit.url("\(folder)/\(name)").path) else { continue }
        for graph in model.graphs {
          let stem = name.prefix { $0 != "." }
          let snapshot = try PlanSnapshot(of: graph)
          let isKnown = networks.contains {
            $0.fileName.hasSuffix(".\(graph.name).txt") && $0.snapshot.text == snapshot.text
          }
          if isKnown { continue }
          networks.append(
            SnapshotNetwork(
              fileName: stem == graph.name ? "\(stem).txt" : "\(stem).\(graph.name).txt", snapshot: snapshot))
        }
      }
    }
    if areWritten { try write(networks) }
    return networks
  }

  private static func write(_ networks: [SnapshotNetwork]) throws {
    try #require(
      PlanVariant.supported == PlanVariant.all, "snapshots are written on a processor with AVX-512 and VNNI")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for network in networks {
      try Data(network.snapshot.text.utf8).write(to: folder.appendingPathComponent(network.fileName))
    }
  }

  /// The sections of the snapshot as it is stored, in the order of ``PlanVariant/all``.
  func stored() throws -> [String] {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(fileName), encoding: .utf8)
    return text.split(separator: PlanVariant.titleMark, omittingEmptySubsequences: true)
      .map { PlanVariant.titleMark + $0 }
  }
}
