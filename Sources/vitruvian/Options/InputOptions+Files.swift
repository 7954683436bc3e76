import ArgumentParser
import Foundation

extension InputOptions {
  /// For each input a name for the files that are made from it: the input's own without folder and
  /// extension, with a number where that is taken.
  var stems: [String] {
    var taken: Set<String> = []
    return inputs.map { input in
      let name =
        input == "-" ? "stdin" : URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
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
    let directory = URL(fileURLWithPath: annotate, isDirectory: true)
    return stems.map { directory.appendingPathComponent("\($0).\(mode.annotatedExtensions[0])").path }
  }

  /// Makes the folder that several annotated files go to.
  func makeAnnotationDirectory() throws {
    guard let annotate, inputs.count > 1 else { return }
    try OutputDirectory.make(URL(fileURLWithPath: annotate, isDirectory: true))
  }

  /// Checks that no path is empty and that no result replaces an input or the model.
  func validateFiles() throws {
    try validatePaths(
      [("--model", model), ("--annotate", annotate), ("--output", output)] + inputs.map { ("an input", $0) })
    let sources = Set((inputs.filter { $0 != "-" } + [model].compactMap(\.self)).map(\.resolvedPath))
    for target in annotatedPaths + [output].compactMap(\.self) where sources.contains(target.resolvedPath) {
      throw ValidationError("\(target) is an input and would be replaced; write to another file")
    }
  }
}

extension String {
  /// The path without links, so that two names of one file are equal.
  fileprivate var resolvedPath: String {
    URL(fileURLWithPath: self).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
