import TensorCore

/// The tensors of a file by name; they refer to the bytes of the file.
///
/// A model file refers to its tensors in the order in which it stores them, but to those again that several
/// share. So the neighbours of the last one are looked at first, and names are only hashed when it is
/// another.
struct StoredTensors {
  private let stored: [StoredTensor]
  /// The bytes of each tensor of a file, whose graphs may share tensors.
  private let contents: [AlignedStorage]
  private var following = 0
  /// Where each name is; `nil` until that is first needed.
  private var places: PlacesByHash?

  /// - Precondition: The byte ranges of `stored` lie inside `file`.
  init(_ stored: [StoredTensor], in file: AlignedStorage) {
    self.stored = stored
    contents = stored.map { file.alignedPart($0.byteRange) }
  }

  /// The tensor called `name`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is none.
  mutating func tensor(named name: String) throws -> Tensor {
    guard let place = place(of: name) else {
      throw EngineError(.invalidModel, "there is no stored tensor \(name.quoted)")
    }
    return Tensor(
      shape: stored[place].shape, elementType: stored[place].elementType, storage: contents[place])
  }

  private mutating func place(of name: String) -> Int? {
    let neighbors = (following - 1..<following + 2).clamped(to: stored.indices)
    guard let place = neighbors.first(where: { stored[$0].name == name }) ?? search(for: name) else {
      return nil
    }
    following = place + 1
    return place
  }

  private mutating func search(for name: String) -> Int? {
    let places = self.places ?? placesByName
    self.places = places
    return places.first(hash: { $0.combine(name) }, where: { stored[$0].name == name })
  }

  private var placesByName: PlacesByHash {
    var places = PlacesByHash(capacity: stored.count)
    for place in stored.indices {
      _ = places.insert(place, hash: { $0.combine(stored[place].name) }) {
        stored[$0].name == stored[place].name
      }
    }
    return places
  }
}
