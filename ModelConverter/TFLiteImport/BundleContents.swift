import ModelFormat
import TensorCore

/// What is read of a bundle member by member.
struct BundleContents {
  private(set) var result: ModelImporter.Result
  /// Bytes of all constants and attachments so far.
  private var byteCount = 0

  init(source: ConversionSource) {
    result = ModelImporter.Result(model: Model(graphs: [], source: source), report: ImportReport())
  }

  /// Adds the members of an archive: networks by their names without folders, all else as attachments.
  ///
  /// - Parameter mayHoldBundles: whether bundles among the members are opened, such as those that a task
  ///   borrows from another; their members are added as if they were the archive's own.
  mutating func append(_ bundle: NetworkSource, mayHoldBundles: Bool) throws {
    let archive = try ZipArchive(bundle.view)
    let members = archive.names.filter(Self.isPartOfModel)
    let folder = Self.commonFolder(of: members)
    for member in members {
      guard let contents = try archive.contents(of: member) else { continue }
      let stored = archive.range(ofStoredMember: member).flatMap { bundle.stored?.part($0) }
      let source = NetworkSource(view: contents, stored: stored)
      if member.hasSuffix(Self.networkSuffix) {
        try append(source, named: member)
      } else if mayHoldBundles, member.hasSuffix(Self.bundleSuffix) {
        try EngineError.within("member \(member.quoted)") { try append(source, mayHoldBundles: false) }
      } else {
        try count(contents.count, upTo: member)
        result.model.attachments[String(member.dropFirst(folder.count))] = contents.array
      }
    }
  }

  private mutating func append(_ network: NetworkSource, named member: String) throws {
    let (graph, report) = try EngineError.within("member \(member.quoted)") {
      try NetworkImport.graph(from: network, named: ModelImporter.stem(of: member))
    }
    try result.append(graph, report)
    try count(graph.storedByteCount, upTo: member)
  }

  private mutating func count(_ memberByteCount: Int, upTo member: String) throws {
    byteCount += memberByteCount
    guard byteCount <= Model.maximumFileByteCount else {
      throw EngineError(
        .resourceExhausted,
        "has constants and files of \(byteCount) bytes up to \(member.quoted); the limit for all is "
          + "\(Model.maximumFileByteCount)")
    }
  }
}

extension BundleContents {
  private static let networkSuffix = ".tflite"
  private static let bundleSuffix = ".task"

  /// Whether a member of an archive is a file that its author put there: Finder adds more for those that it
  /// packs.
  private static func isPartOfModel(_ member: String) -> Bool {
    let name = member.fileName
    return !member.hasSuffix("/") && !member.hasPrefix("__MACOSX/") && !name.hasPrefix("._")
      && name != ".DS_Store"
  }

  /// The folder, with its slash, that all members lie in; empty when there is none.
  private static func commonFolder(of members: [String]) -> Substring {
    guard let first = members.first, let slash = first.firstIndex(of: "/") else { return "" }
    let folder = first[...slash]
    return members.allSatisfy { $0.hasPrefix(folder) } ? folder : ""
  }
}
