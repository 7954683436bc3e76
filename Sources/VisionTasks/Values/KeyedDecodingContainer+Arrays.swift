extension KeyedDecodingContainer {
  /// An array of a known length.
  ///
  /// - Throws: `DecodingError` when it has another length.
  func decodeArray<Element: Decodable>(count: Int, forKey key: Key) throws -> [Element] {
    let array = try decode([Element].self, forKey: key)
    guard array.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(array.count) elements; expected \(count)")
    }
    return array
  }
}
