import ModelFormat
import TensorCore

/// Gives each of several things a name of its own, the same on every run.
struct UniqueNames {
  private var used: Set<String>
  /// The reserved names that their owner has not asked for yet.
  private var reserved: Set<String>
  /// How often a name was taken, so that many equal names cost no search.
  private var nextSuffixes: [String: Int] = [:]

  /// Creates an empty set of names, but for those that are taken already.
  ///
  /// - Parameter count: About how many will be given.
  init(count: Int, reserving names: [String] = []) {
    reserved = Set(names)
    used = reserved
    used.reserveCapacity(count)
  }

  /// The name `wanted`, or one made from it when it is taken: `a`, `a#2`, `a#3` and so on.
  ///
  /// - Parameter isReserved: Whether `wanted` is one of the reserved names and belongs to this thing, which
  ///   has it unless another one with the same right was first.
  /// - Parameter fallback: What an empty name becomes.
  mutating func name(from wanted: String, isReserved: Bool, fallback: @autoclosure () -> String) -> String {
    let cleaned = Self.printable(wanted)
    if isReserved, cleaned == wanted, !wanted.isEmpty, reserved.remove(wanted) != nil { return wanted }
    let base = cleaned.isEmpty ? fallback() : cleaned
    if used.insert(base).inserted { return base }
    var suffix = nextSuffixes[base] ?? 2
    while !used.insert("\(base)#\(suffix)").inserted { suffix += 1 }
    nextSuffixes[base] = suffix + 1
    return "\(base)#\(suffix)"
  }

  /// The name with underscores for the characters that names may not hold.
  private static func printable(_ name: String) -> String {
    if name.isPrintable { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isUnprintable ? "_" : $0 }))
  }
}
