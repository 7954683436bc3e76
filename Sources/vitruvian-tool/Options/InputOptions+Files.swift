import FileAccess
import TensorCore
import VisionTasks

extension InputOptions {
  /// For each input a name for the files that are made from it: the input's own without folder and
  /// extension, with a number where that is taken.
  var stems: [String] {
    var taken: Set<String> = []
    return inputs.map { input in
      let name = input == "-" ? "stdin" : input.absolutePath.fileStem
      var stem = name
      var number = 1
      while !taken.insert(stem).inserted {
        number += 1
        stem = "\(name)_\(number)"
      }
      return stem
    }
  }

  /// Where each annotated picture or video goes; empty when none was asked for.
  var annotatedPaths: [String] {
    guard let annotate else { return [] }
    guard inputs.count > 1 else { return [annotate] }
    let folder = annotate.absolutePath
    return stems.map { folder.appending(fileName: "\($0).\(mode.annotatedExtensions[0])") }
  }

  /// Makes the folder that annotated files go to, the same for all.
  func makeAnnotationDirectory() throws {
    guard let path = annotatedPaths.first else { return }
    try Folder.make(path.absolutePath.folder)
  }

  /// Checks that no result of a task replaces an input, the model or another result.
  func validateFiles<Arguments: TaskArguments>(of task: Arguments) throws {
    // A model that is missing is told when it is needed.
    let model = try? model ?? ModelLocator.path(for: Arguments.model)
    var uses = [model.map { FileUse.keeping($0, as: "the model") }].compactMap(\.self)
    uses += inputs.map { $0 == "-" ? .standardInput : .keeping($0, as: "an input") }
    uses.append(output.map { .replacing($0, as: "--output") } ?? .standardOutput)
    if let annotate {
      let isFolder = inputs.count > 1
      if isFolder { uses.append(.keeping(annotate, as: "the folder of --annotate")) }
      uses += zip(inputs, annotatedPaths).map { input, path in
        .replacing(path, as: isFolder ? "--annotate of \(input)" : "--annotate")
      }
    }
    if let masks = task.masks { uses += masks.uses(of: self, beside: uses) }
    try validateUses(uses)
  }
}
