import TensorCore

/// The tensors of a file by name; they refer to the bytes of the file.
///
/// A model file refers to its tensors in the order in which it stores them, but to those again that several share. So
/// the neighbours of the last one are looked at first, and they are only sorted by name when it is often another.
struct StoredTensors {
  private let bytes: UnsafeRawBufferPointer
  /// Keeps `bytes` alive.
  private let owner: any MemoryOwner
  private let stored: [StoredTensor]
  private var following = 0
  /// What was the following one before the last one that did not follow.
  private var followingElsewhere = 0
  /// How often another than their neighbours may be looked for one by one.
  private var remainingSearches = 16
  /// Where each name is; `nil` while nobody needed to know.
  private var places: [String: Int]?
  /// The contents of those that were asked for: the same each time.
  private var contents: [AlignedStorage?]

  /// - Precondition: The byte ranges of `stored` lie inside `bytes`.
  init(_ stored: [StoredTensor], in bytes: UnsafeRawBufferPointer, owner: any MemoryOwner) {
    self.stored = stored
    self.bytes = bytes
    self.owner = owner
    contents = [AlignedStorage?](repeating: nil, count: stored.count)
  }

  /// The tensor called `name`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is none.
  mutating func tensor(named name: String) throws -> Tensor {
    guard let place = place(of: name) else {
      throw EngineError(.invalidModel, "there is no stored tensor \(name.quoted)")
    }
    let (shape, elementType) = (stored[place].shape, stored[place].elementType)
    let storage = contents[place] ?? storage(stored[place].byteRange)
    contents[place] = storage
    return Tensor(shape: shape, elementType: elementType, storage: storage)
  }

  private mutating func place(of name: String) -> Int? {
    if let place = place(of: name, near: following) {
      following = place + 1
      return place
    }
    if let place = place(of: name, near: followingElsewhere) {
      (following, followingElsewhere) = (place + 1, following)
      return place
    }
    // Those of one graph follow each other, wherever they begin.
    if remainingSearches > 0 {
      remainingSearches -= 1
      guard let place = stored.indices.first(where: { stored[$0].name == name }) else { return nil }
      (following, followingElsewhere) = (place + 1, following)
      return place
    }
    let places =
      self.places ?? Dictionary(stored.indices.map { (stored[$0].name, $0) }, uniquingKeysWith: { $1 })
    self.places = places
    return places[name]
  }

  /// The place of a tensor, if it is this one, the one before it, or the one behind it.
  private func place(of name: String, near place: Int) -> Int? {
    (place - 1..<place + 2).clamped(to: stored.indices).first { stored[$0].name == name }
  }

  /// Refers to the bytes in the file, or copies them when another program stored them out of alignment.
  private func storage(_ byteRange: Range<Int>) -> AlignedStorage {
    let source = UnsafeRawBufferPointer(rebasing: bytes[byteRange])
    guard let start = source.baseAddress, UInt(bitPattern: start) % UInt(AlignedStorage.alignment) == 0 else {
      let copy = AlignedStorage(byteCount: source.count, isZeroed: false)
      UnsafeMutableRawBufferPointer(start: copy.start, count: source.count).copyMemory(from: source)
      return copy
    }
    return AlignedStorage(borrowing: start, byteCount: source.count, owner: owner)
  }
}
