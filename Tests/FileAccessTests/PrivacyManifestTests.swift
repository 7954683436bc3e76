import Foundation
import TestSupport
import Testing

/// What Apple's stores ask of a library: a manifest that names each kind of call for which a reason is
/// required.
struct PrivacyManifestTests {
  /// Calls that need a reason, as Apple's documentation of required-reason APIs lists them, by the category
  /// that a manifest names.
  private static let calls: [String: [String]] = [
    "NSPrivacyAccessedAPICategoryFileTimestamp": [
      "stat", "fstat", "fstatat", "lstat", "getattrlist", "fgetattrlist", "getattrlistat", "getattrlistbulk",
      "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey",
      "creationDateKey", "attributesOfItem",
    ],
    "NSPrivacyAccessedAPICategorySystemBootTime": ["systemUptime", "mach_absolute_time"],
    "NSPrivacyAccessedAPICategoryDiskSpace": [
      "statfs", "statvfs", "fstatfs", "fstatvfs", "volumeAvailableCapacityKey",
      "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsageKey",
      "volumeTotalCapacityKey", "systemFreeSize", "systemSize",
    ],
    "NSPrivacyAccessedAPICategoryActiveKeyboards": ["activeInputModes"],
    "NSPrivacyAccessedAPICategoryUserDefaults": ["UserDefaults", "NSUserDefaults"],
  ]

  private struct Manifest: Decodable {
    struct Access: Decodable {
      let category: String
      let reasons: [String]

      enum CodingKeys: String, CodingKey {
        case category = "NSPrivacyAccessedAPIType"
        case reasons = "NSPrivacyAccessedAPITypeReasons"
      }
    }

    let isTracking: Bool
    let collectedData: [String]
    let accesses: [Access]

    enum CodingKeys: String, CodingKey {
      case isTracking = "NSPrivacyTracking"
      case collectedData = "NSPrivacyCollectedDataTypes"
      case accesses = "NSPrivacyAccessedAPITypes"
    }
  }

  @Test func manifest_namesEachKindOfCallThatSourcesMake() throws {
    let file = Goldens.repositoryURL("Sources/FileAccess/PrivacyInfo.xcprivacy")
    let manifest = try PropertyListDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    #expect(!manifest.isTracking)
    #expect(manifest.collectedData.isEmpty)
    #expect(manifest.accesses.allSatisfy { !$0.reasons.isEmpty })
    let called = try Self.calledNames()
    let needed = Self.calls.filter { !called.isDisjoint(with: $0.value) }.keys
    #expect(Set(manifest.accesses.map(\.category)) == Set(needed))
  }

  /// All names in sources that apps are built with.
  private static func calledNames() throws -> Set<String> {
    let pattern = try NSRegularExpression(pattern: #"\b([A-Za-z_]\w*)\b"#)
    var names: Set<String> = []
    for folder in ["Sources", "ModelConverter/TFLiteImport"] {
      let root = Goldens.repositoryURL(folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        // Tools are no part of an app.
        let isOfTool = ["vitruvian-tool", "CArguments", "CInterruption", "CAllocationCounter"].contains {
          file.path.contains("/Sources/\($0)/")
        }
        guard ["swift", "c", "h"].contains(file.pathExtension), !isOfTool else { continue }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let code = line.components(separatedBy: "//")[0]
          pattern.enumerateMatches(in: code, range: NSRange(code.startIndex..., in: code)) { match, _, _ in
            if let range = match.flatMap({ Range($0.range, in: code) }) { names.insert(String(code[range])) }
          }
        }
      }
    }
    return names
  }
}
