import TensorCore

extension [String: Shape] {
  /// The shapes of inputs that arguments such as `image=1x320x320x3` give.
  ///
  /// - Throws: ``EngineError/Code/invalidArgument`` when one says no name or shape, or two say the same name.
  package init(parsingInputShapes arguments: [String]) throws {
    self.init()
    for argument in arguments {
      // Names may have any characters, shapes may not.
      guard let separator = argument.lastIndex(of: "="), separator > argument.startIndex,
        let shape = Self.shape(argument[argument.index(after: separator)...])
      else {
        throw EngineError(
          .invalidArgument,
          "\(argument.quoted) is no shape of an input; expected NAME=1x320x320x3, with any lengths")
      }
      let name = String(argument[..<separator])
      guard updateValue(shape, forKey: name) == nil else {
        throw EngineError(.invalidArgument, "there are two shapes for input \(name.quoted)")
      }
    }
  }

  private static func shape(_ text: Substring) -> Shape? {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let dimensions = lengths.compactMap(\.self)
    guard dimensions.count == lengths.count, dimensions.allSatisfy({ $0 > 0 }) else { return nil }
    return try? Shape(validating: dimensions)
  }
}
