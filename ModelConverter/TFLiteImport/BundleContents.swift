import ModelFormat
import TensorCore
import Threading

/// What is read of a bundle member by member, and then of its networks, several at once.
struct BundleContents {
  private var result: ModelImporter.Result
  private var networks: [(member: String, view: ByteView)] = []
  /// Bytes of all constants and attachments so far.
  private var byteCount = 0
  private let inputShapes: [String: Shape]
  private let checksNetworks: Bool

  /// - Parameters:
  ///   - inputShapes: The shapes of networks' inputs, by their names.
  ///   - checksNetworks: Whether networks that stay in an open file are compared with the checksums of their
  ///     archive, for which all of their bytes are read. Other members always are.
  init(source: ConversionSource, inputShapes: [String: Shape], checksNetworks: Bool) {
    self.inputShapes = inputShapes
    self.checksNetworks = checksNetworks
    result = ModelImporter.Result(model: Model(graphs: [], source: source), report: ImportReport())
  }

  /// Adds the members of an archive: networks by their names without folders, all else as attachments.
  ///
  /// - Parameter mayHoldBundles: whether bundles among the members are opened, such as those that a task
  ///   borrows from another; their members are added as if they were the archive's own.
  mutating func append(_ bundle: ByteView, mayHoldBundles: Bool) throws {
    let archive = try ZipArchive(bundle)
    let members = archive.names.filter(Self.isPartOfModel)
    let folder = Self.commonFolder(of: members)
    for member in members {
      if member.hasSuffix(Self.networkSuffix) {
        guard let view = try view(of: member, in: archive, of: bundle) else { continue }
        try Model.validate(graphCount: networks.count + 1)
        networks.append((member, view))
      } else if mayHoldBundles, member.hasSuffix(Self.bundleSuffix) {
        guard let view = try view(of: member, in: archive, of: bundle) else { continue }
        try EngineError.within("member \(member.quoted)") { try append(view, mayHoldBundles: false) }
      } else if let contents = try archive.contents(of: member) {
        try count(contents.count, upTo: member)
        result.model.attachments[String(member.dropFirst(folder.count))] = contents.array
      }
    }
  }

  /// The bytes of a network or bundle in an archive; `nil` when it has no such member.
  private func view(
    of member: String, in archive: ZipArchive, of bundle: ByteView
  ) throws -> ByteView? {
    if !checksNetworks, let stored = archive.range(ofStoredMember: member).flatMap(bundle.storedPart) {
      return ByteView(readingFrom: stored)
    }
    return try archive.contents(of: member)
  }

  /// The model with all that was added.
  ///
  /// - Parameter body: Is called with each network as soon as it is read and checked, with several at once.
  consuming func imported(forEachGraph body: (GraphDefinition) -> Void) throws -> ModelImporter.Result {
    guard !networks.isEmpty else {
      throw EngineError(
        .invalidModel, "is a zip archive without a .tflite member; expected a .task bundle with networks")
    }
    let imports = try networks.indices.concurrentMap { [networks, inputShapes] index in
      let (member, view) = networks[index]
      return try EngineError.within("member \(member.quoted)") {
        let imports = try NetworkImport.all(
          of: view, named: ModelImporter.stem(of: member), inputShapes: inputShapes)
        for imported in imports.imported { body(imported.graph) }
        return imports
      }
    }
    for (network, imports) in zip(networks, imports) {
      for imported in imports.imported {
        try result.append(imported)
        try count(imported.graph.storedByteCount, upTo: network.member)
      }
      try result.append(
        imports.unsupported.map { graph in
          UnsupportedGraph(name: graph.name, error: graph.error.within("member \(network.member.quoted)"))
        })
    }
    return result
  }

  private mutating func count(_ memberByteCount: Int, upTo member: String) throws {
    byteCount += memberByteCount
    guard byteCount <= ModelLimits.largestFileByteCount else {
      throw EngineError(
        .resourceExhausted,
        "has constants and files of \(byteCount) bytes up to \(member.quoted); the limit for all is "
          + "\(ModelLimits.largestFileByteCount)")
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
