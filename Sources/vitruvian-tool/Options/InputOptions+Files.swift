import FileAccess
import TensorCore
import VisionTasks

/// Names for the files that are made from inputs: the input's own without folder and extension. Where that is
/// taken, the folder's name comes before it, and a number behind it where that is taken, too.
struct FileStems {
  private var taken: Set<String> = []

  /// The name for the next input.
  mutating func next(of input: Input) -> String {
    let path = input.path?.absolutePath
    let name = path?.fileStem ?? "stdin"
    if taken.insert(name).inserted { return name }
    // The root of all folders has no name.
    let folder = path?.folder.fileName ?? ""
    let longName = folder.isEmpty || folder == "/" ? name : "\(folder)_\(name)"
    var stem = longName
    var number = 1
    while !taken.insert(stem).inserted {
      number += 1
      stem = "\(longName)_\(number)"
    }
    return stem
  }
}

extension InputOptions {
  /// Where the annotated picture or video of an input goes; `nil` for nowhere.
  func annotatedPath(stem: String) -> String? {
    guard let annotate else { return nil }
    guard areSeveral else { return annotate }
    return annotate.absolutePath.appending(fileName: "\(stem).\(mode.annotatedExtensions[0])")
  }

  /// Makes the folder that annotated files go to.
  func makeAnnotationDirectory() throws {
    guard let annotate else { return }
    try areSeveral ? Folder.prepare(annotate.absolutePath) : Folder.prepare(forFile: annotate)
  }

  /// Checks that no result of a task replaces an input, the model or another result.
  ///
  /// Of a list that can be read only once, inputs are checked only if files are made of them. Then the list
  /// is read before.
  func validateFiles<Arguments: TaskArguments>(of task: Arguments, _ list: inout InputList) throws {
    // A model that is missing is told when it is needed.
    let model = try? model ?? ModelLocator.path(for: Arguments.model)
    var uses = [model.map { FileUse.keeping($0, as: "the model") }].compactMap(\.self)
    if let path = many.listPath {
      uses.append(path == "-" ? .standardInput : .keeping(path, as: "the list of --inputs-from"))
    }
    uses.append(output.map { .replacing($0, as: "--output") } ?? .standardOutput)
    if let plot = task.plotPath { uses.append(.replacing(plot, as: "--plot")) }
    if annotate != nil || task.masks != nil {
      try list.readWholeList()
      uses += try usesOfMadeFiles(of: task, list, beside: uses)
    }
    var inputs = try list.makeIterator(includesStreamedList: false)
    var failure: (any Error)?
    let others = AnyIterator<FileUse> {
      do {
        return try inputs.next().map { $0.path.map { .keeping($0, as: "an input") } ?? .standardInput }
      } catch let reason {
        failure = reason
        return nil
      }
    }
    try validateUses(uses, and: others)
    if let failure { throw failure }
  }

  /// Pictures, videos and masks that are made from the inputs.
  private func usesOfMadeFiles(
    of task: some TaskArguments, _ list: InputList, beside others: [FileUse]
  ) throws -> [FileUse] {
    var uses: [FileUse] = []
    if let annotate, areSeveral { uses.append(.keeping(annotate, as: "the folder of --annotate")) }
    var inputs = try list.makeIterator()
    var stems = FileStems()
    var usedStems: Set<String> = []
    var names = others.compactMap(\.fileName)
    while let input = try inputs.next() {
      let stem = stems.next(of: input)
      if let path = annotatedPath(stem: stem) {
        let use = FileUse.replacing(path, as: areSeveral ? "--annotate of \(input.source)" : "--annotate")
        uses.append(use)
      }
      if task.masks != nil {
        usedStems.insert(stem)
        if let path = input.path { names.append(path.fileName) }
      }
    }
    guard let masks = task.masks else { return uses }
    names += uses.compactMap(\.fileName)
    return uses + masks.uses(of: usedStems, mode, beside: names)
  }
}
