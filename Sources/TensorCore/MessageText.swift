extension String {
  /// The text in quotation marks for a message of one line: unprintable characters escaped, the end cut off
  /// when it is long. Names come from files, so they may be hostile.
  package var quoted: String {
    let limit = 80
    var text = ""
    let scalars = withBytesSpelledOut.unicodeScalars
    for scalar in scalars.prefix(limit) {
      text += scalar.escaped(asASCII: scalar.isUnprintable)
    }
    return "\"\(text)\(scalars.dropFirst(limit).isEmpty ? "" : "…")\""
  }
}

extension String {
  /// The path for a person: bytes that are part of no character by their numbers, as in `caf\xE9.jpg`. In
  /// paths such a byte stands as a null character and the character with its number.
  package var withBytesSpelledOut: String {
    guard utf8.contains(0) else { return self }
    var text = ""
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\0", let byte = scalars.first, 0x80...0xFF ~= byte.value else {
        text.unicodeScalars.append(scalar)
        continue
      }
      text += "\\x" + String(byte.value, radix: 16, uppercase: true)
      scalars = scalars.dropFirst()
    }
    return text
  }

  /// The text on one line, with unprintable characters escaped. Names of files may hold them.
  package var onOneLine: String {
    withBytesSpelledOut.unicodeScalars
      .map { $0.isUnprintable ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, ends a line, or turns the direction of text: what names may not hold,
  /// since terminals obey it.
  package var isUnprintable: Bool {
    // Most names are plain, and to look a category up takes long.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}

/// Says that `name` is not known, what is, and which known name is nearest.
package func unknownName(_ name: String, among known: [String]) -> String {
  let list = known.joined(separator: ", ")
  guard let nearest = nearestName(to: name, among: known) else {
    return "\(name.quoted) is not known; known are: \(list)"
  }
  return "\(name.quoted) is not known; did you mean \"\(nearest)\"? Known are: \(list)"
}

/// The known name with the fewest edits from `name`, when they are few enough to be a slip.
private func nearestName(to name: String, among known: [String]) -> String? {
  let typed = Array(name.unicodeScalars.prefix(64))
  let distances = known.map { (name: $0, distance: editDistance(typed, Array($0.unicodeScalars))) }
  guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(2, typed.count / 4) ? nearest.name : nil
}

/// The number of single insertions, deletions and replacements that turn `left` into `right`.
///
/// - Source: R. Wagner and M. Fischer, *The String-to-String Correction Problem*, 1974.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var row = Array(0...right.count)
  for (leftIndex, leftScalar) in left.enumerated() {
    var diagonal = row[0]
    row[0] = leftIndex + 1
    for (rightIndex, rightScalar) in right.enumerated() {
      let replaced = diagonal + (leftScalar == rightScalar ? 0 : 1)
      diagonal = row[rightIndex + 1]
      row[rightIndex + 1] = min(replaced, diagonal + 1, row[rightIndex] + 1)
    }
  }
  return row[right.count]
}
