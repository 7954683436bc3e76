import FileAccess
import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import VisionTasks

/// Fills a folder with models, each from the first source that has it: the folder that `VITRUVIAN_MODELS`
/// names, the official address, or MediaPipe's package for Python. Models that are there already stay.
///
/// This program opens no connection itself: `curl` and `pip` do.
struct ModelInstaller {
  /// Where models go.
  let folder: String

  /// Installs models, and says on standard error where each came from.
  ///
  /// - Returns: Those that no source had.
  /// - Throws: ``EngineError``; ``Interruption/Request``.
  func install(_ models: [PublishedModel]) throws -> [PublishedModel] {
    try Folder.make(folder)
    for model in models {
      if let path = path(of: model) { Console.write("\(path): there already") }
    }
    try copyFromNamedFolder(models)
    guard models.contains(where: isMissing) else { return [] }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitruvian-models-\(UUID().uuidString)").path
    try Folder.make(scratch)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let interruption = Interruption()
    try download(models.filter(isMissing), to: scratch, interruption)
    try makeFromPackage(models.filter(isMissing), in: scratch, interruption)
    return models.filter(isMissing)
  }

  /// The model's file in the folder, in any form that tasks read; `nil` when there is none.
  func path(of model: PublishedModel) -> String? {
    ModelLocator.files(named: model.stem, in: folder).first(where: RegularFile.isPresent)
  }

  private func isMissing(_ model: PublishedModel) -> Bool { path(of: model) == nil }

  /// Gives a file that was checked its name in the folder.
  private func keep(_ file: AlignedStorage, as fileName: String, _ origin: String) throws {
    let path = folder.appending(fileName: fileName)
    try FileWriting.write(file.bytes, to: path)
    Console.write("\(path): \(origin)")
  }
}

// MARK: A folder

extension ModelInstaller {
  /// The folder that the environment names, unless that is the one to fill.
  private var namedFolder: String? {
    get throws {
      guard let source = try ModelLocator.namedFolder, FilePlace(source) != FilePlace(folder) else {
        return nil
      }
      return source
    }
  }

  /// Copies models, in any form, from the folder that the environment names.
  private func copyFromNamedFolder(_ models: [PublishedModel]) throws {
    guard let source = try namedFolder else { return }
    for model in models where isMissing(model) {
      for file in ModelLocator.files(named: model.stem, in: source)
      where isMissing(model) && RegularFile.isPresent(file) {
        let contents = try ModelCheck.block(file)
        var origin = "copied from \(source)"
        if file.fileName == model.fileName || model.networks.isEmpty && file.fileExtension == "tflite" {
          guard try ModelCheck.isGenuine(contents, model) else {
            Console.warn("\(file) has another SHA-256 than \(model.name) is published with; it is not used")
            continue
          }
        } else {
          origin += ", not checked: only published files have a known SHA-256"
        }
        try keep(contents, as: file.fileName, origin)
      }
    }
  }

  /// Copies the folder's other models as they are.
  func copyUnknownModels() throws {
    guard let source = try namedFolder else { return }
    let known = Set(PublishedModel.all.map(\.stem))
    for name in (Folder.names(in: source) ?? []).sorted()
    where ModelLocator.fileExtensions.contains(name.fileExtension) && !known.contains(name.fileStem) {
      let file = source.appending(fileName: name)
      guard RegularFile.isPresent(file), !RegularFile.isPresent(folder.appending(fileName: name)) else {
        continue
      }
      try keep(
        ModelCheck.block(file), as: name, "copied from \(source), not checked: no model of this name is known"
      )
    }
  }
}

// MARK: The official address

extension ModelInstaller {
  private func download(
    _ models: [PublishedModel], to scratch: String, _ interruption: Interruption
  ) throws {
    guard models.contains(where: { $0.address != nil }) else { return }
    guard InstalledProgram(name: "curl").path != nil else {
      Console.warn("the program curl, which fetches models, is not installed")
      return
    }
    for model in models {
      guard let address = model.address else { continue }
      let file = scratch.appending(fileName: model.fileName)
      let (hasSucceeded, answer) = try run(
        "curl",
        [
          "--silent", "--show-error", "--fail", "--location", "--connect-timeout", "5", "--speed-limit",
          "1000",
          "--speed-time", "10", "--write-out", "%{http_code}", "--output", file, address,
        ], interruption)
      // No name, no connection, no time, no encryption: the other models would fare no better.
      if answer == "000" {
        Console.write("The official address does not answer.")
        return
      }
      guard hasSucceeded, RegularFile.isPresent(file) else {
        Console.warn("\(address) cannot be downloaded: the server's answer is \(answer)")
        continue
      }
      let contents = try ModelCheck.block(file)
      guard try ModelCheck.isGenuine(contents, model) else {
        Console.warn("\(address) has another SHA-256 than is known; it is not used")
        continue
      }
      try keep(contents, as: model.fileName, "downloaded")
    }
  }

  /// Runs a program until it ends.
  ///
  /// - Returns: Whether it succeeded, and what it wrote to standard output.
  private func run(
    _ name: String, _ arguments: [String], _ interruption: Interruption
  ) throws -> (hasSucceeded: Bool, output: String) {
    guard let path = InstalledProgram(name: name).path else {
      throw EngineError(.notFound, "the program \(name) is not installed")
    }
    let process: ChildProcess
    do {
      process = try ChildProcess(
        path, arguments, environment: ProcessInfo.processInfo.environment, givesOutput: true,
        patience: .endless, interruption: interruption)
    } catch let error as SystemError {
      throw EngineError(.resourceExhausted, "the program \(name) cannot be started: \(error.reason)")
    }
    let output = try process.readAll(limit: 1 << 16) ?? []
    let hasSucceeded = try process.finish().isSuccess
    if !hasSucceeded, let complaint = process.messages.complaint {
      Console.write(complaint.hasPrefix(name) ? complaint : "\(name): \(complaint)")
    }
    return (hasSucceeded, String(decoding: output, as: UTF8.self))
  }
}

// MARK: MediaPipe's package for Python

extension ModelInstaller {
  private func makeFromPackage(
    _ models: [PublishedModel], in scratch: String, _ interruption: Interruption
  ) throws {
    let models = models.filter { $0.packaged != nil }
    guard !models.isEmpty else { return }
    guard InstalledProgram(name: "python3").path != nil else {
      Console.warn("the program python3 is not installed, so MediaPipe's package cannot be had")
      return
    }
    Console.write("Taking what is missing from MediaPipe's package for Python.")
    let (hasSucceeded, _) = try run(
      "python3",
      ["-m", "pip", "download"] + PublishedModel.packageArguments
        + [
          "--no-deps", "--only-binary=:all:", "--disable-pip-version-check", "--quiet", "--dest", scratch,
        ], interruption)
    guard hasSucceeded, let wheel = (Folder.names(in: scratch) ?? []).first(where: { $0.hasSuffix(".whl") })
    else {
      Console.warn("pip cannot download MediaPipe's package")
      return
    }
    let path = scratch.appending(fileName: wheel)
    let archive = try EngineError.within(path) { try ZipArchive(ByteView(ModelCheck.block(path))) }
    for model in models {
      guard let packaged = model.packaged else { continue }
      let networks = try packaged.networks.map { try extract($0, from: archive, to: scratch) }
      let fileName = "\(model.stem).\(packaged.fileExtension)"
      switch packaged {
      case .network: try keep(ModelCheck.block(networks[0]), as: fileName, "copied from MediaPipe's package")
      case .pair(let pair, _, _):
        let converted = try ModelImporter.read(pair, detector: networks[0], landmarks: networks[1])
        let path = folder.appending(fileName: fileName)
        try converted.model.write(toFile: path)
        Console.write("\(path): made from MediaPipe's package")
      }
    }
  }

  /// Writes a network of the package to a file.
  ///
  /// - Returns: Its path.
  /// - Throws: ``EngineError/Code/invalidModel`` when the network is not the known one.
  private func extract(
    _ network: PackagedNetwork, from archive: ZipArchive, to scratch: String
  ) throws -> String {
    let member = "mediapipe/modules/\(network.path)"
    guard let contents = try archive.contents(of: member),
      contents.withBytes(SHA256.hexDigest(of:)) == network.digest
    else { throw EngineError(.invalidModel, "MediaPipe's package has no \(member) of the known SHA-256") }
    let path = scratch.appending(fileName: network.path.fileName)
    try FileWriting.write(contents.array, to: path)
    return path
  }
}
