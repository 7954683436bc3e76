/// Where each value of a JSON text lies, and what its strings with escapes stand for.
///
/// Nodes are valid as long as this object lives and the text stays where it is.
///
/// Only one parser writes, so accesses are not checked for overlaps, which would cost more than they do.
final class JSONTokens {
  @exclusivity(unchecked) private var tokens: UnsafeMutablePointer<JSONToken>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0
  /// The strings, one behind the other.
  private var unescaped: UnsafeMutablePointer<UInt8>?
  @exclusivity(unchecked) private var unescapedEnd: UnsafeMutablePointer<UInt8>?

  /// - Parameter capacity: How many values are expected, at least one.
  init(capacity: Int) {
    tokens = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    tokens.deallocate()
    unescaped?.deallocate()
  }

  /// Calls `body` with the value that the text stands for.
  ///
  /// - Precondition: The text was parsed to its end.
  func withValue<Result>(_ body: (JSONNode) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(self[0]) }
  }

  /// The value of a token.
  subscript(index: Int) -> JSONNode {
    precondition(index < count, "a JSON text has no value \(index)")
    return JSONNode(tokens + index)
  }
}

/// A value of a JSON text, or the key of one.
struct JSONToken {
  enum Kind: UInt8 {
    case null, boolean, integer, real, string, array, object
  }

  /// Where its text starts: that of a string behind the quotation mark, and without escapes.
  let start: UnsafePointer<UInt8>
  /// The length of the text, or, for a value that may hold others, the span.
  fileprivate var extent: UInt32
  let kind: Kind
  // The number of elements or members, in what is left of sixteen bytes.
  private var upperCount: UInt8 = 0
  private var lowerCount: UInt16 = 0

  init(_ kind: Kind, start: UnsafePointer<UInt8>, byteCount: Int) {
    self.kind = kind
    self.start = start
    extent = UInt32(byteCount)
  }

  /// The number of elements or members.
  ///
  /// - Precondition: At most ``JSONParser/maximumValueCount``.
  fileprivate(set) var count: Int {
    get { Int(upperCount) << 16 | Int(lowerCount) }
    set {
      upperCount = UInt8(newValue >> 16)
      lowerCount = UInt16(truncatingIfNeeded: newValue)
    }
  }

  /// The text of a value that holds no others.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: mayHoldOthers ? 0 : Int(extent))
  }

  /// The number of tokens from this one to the one behind it and all that it holds.
  var span: Int { mayHoldOthers ? Int(extent) : 1 }

  private var mayHoldOthers: Bool { kind == .array || kind == .object }
}

extension JSONTokens {
  func append(_ token: JSONToken) {
    if count == capacity { grow() }
    (tokens + count).initialize(to: token)
    count += 1
  }

  private func grow() {
    let grown = UnsafeMutablePointer<JSONToken>.allocate(capacity: 2 * capacity)
    grown.moveInitialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = grown
    capacity *= 2
  }

  /// Notes that the tokens from `index` on are one value and all that it holds, some elements or members.
  func finish(_ index: Int, elementCount: Int) {
    tokens[index].extent = UInt32(count - index)
    tokens[index].count = elementCount
  }

  /// Where the next string with escapes is to be written.
  ///
  /// - Parameter capacity: The most bytes that this and all strings to come may take.
  func nextUnescaped(capacity: Int) -> UnsafeMutablePointer<UInt8> {
    if let unescapedEnd { return unescapedEnd }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unescaped = memory
    return memory
  }

  /// Notes where a string that was written ends.
  func finishUnescaped(at end: UnsafeMutablePointer<UInt8>) { unescapedEnd = end }
}
