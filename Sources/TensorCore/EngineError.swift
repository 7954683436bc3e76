/// What went wrong in the engine, where, and how to put it right.
///
/// Everything that a file, a picture or a caller's option can cause is thrown as this type. Each layer
/// that an error passes adds one line of context, so the description reads from the whole to the part:
/// `model pose.task → graph pose_detector → node 55 "head/conv": input has 24 channels, filter expects 32`.
public struct EngineError: Error, Sendable, Hashable {
  /// The kind of failure, stable across versions; compare it instead of the text.
  public struct Code: Sendable, Hashable {
    /// The name of the kind, which is the same in all versions.
    public let name: String

    /// Creates a kind; a name stands for one kind wherever it is used.
    public init(_ name: String) {
      self.name = name
    }

    /// The file is missing or cannot be opened.
    public static let notFound = Code("notFound")
    /// The file exists and may not be read.
    public static let permissionDenied = Code("permissionDenied")
    /// The file exists and cannot be read: it is a folder, a device or empty, or reading fails.
    public static let unreadable = Code("unreadable")
    /// The file cannot be created or written to the end.
    public static let unwritable = Code("unwritable")
    /// The bytes are not a model that this engine understands, or contradict themselves.
    public static let invalidModel = Code("invalidModel")
    /// The model is well formed but uses an operator or a feature that the engine does not have.
    public static let unsupportedOperator = Code("unsupportedOperator")
    /// The feature does not exist here.
    public static let unsupported = Code("unsupported")
    /// The bytes are not a bundle of networks that can be opened.
    public static let invalidBundle = Code("invalidBundle")
    /// A network's input cannot be normalised as its metadata says.
    public static let invalidNormalization = Code("invalidNormalization")
    /// Shapes, ranks or element types do not fit together.
    public static let shapeMismatch = Code("shapeMismatch")
    /// The bytes are not a picture that can be decoded.
    public static let invalidImage = Code("invalidImage")
    /// An option or argument is outside its range.
    public static let invalidArgument = Code("invalidArgument")
    /// The request would need more memory than the engine allows itself.
    public static let resourceExhausted = Code("resourceExhausted")
  }

  /// The kind of failure.
  public var code: Code
  /// What was expected, what was found and, where there is one, the remedy.
  public var message: String
  /// Where it happened, outermost first.
  public var context: [String]

  /// Creates an error.
  public init(_ code: Code, _ message: String, context: [String] = []) {
    self.code = code
    self.message = message
    self.context = context
  }
}

extension EngineError {
  /// This error, seen from one layer further out.
  public func within(_ place: String) -> EngineError {
    EngineError(code, message, context: [place] + context)
  }

  /// Runs `body` and adds `place` to any engine error that leaves it.
  @inlinable  // Or each use in another module looks up the type of its result at run time.
  public static func within<Result>(
    _ place: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as EngineError {
      throw error.within(place())
    }
  }
}

extension EngineError: CustomStringConvertible {
  /// The context from the whole to the part, then the message.
  public var description: String {
    context.isEmpty ? message : context.joined(separator: " → ") + ": " + message
  }
}
