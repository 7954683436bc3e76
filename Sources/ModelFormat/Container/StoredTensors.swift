import TensorCore

/// The tensors of a file by name; they refer to the bytes of the file.
///
/// A model file refers to its tensors in the order in which it stores them. So the one behind the last is looked at
/// first, and they are only sorted by name when it is another.
struct StoredTensors {
  private let bytes: UnsafeRawBufferPointer
  /// Keeps `bytes` alive.
  private let owner: AnyObject
  private let stored: [StoredTensor]
  private var following = 0
  /// Where each name is; `nil` while nobody needed to know.
  private var places: [String: Int]?
  /// Those that were asked for: the same tensor each time.
  private var tensors: [Tensor?]

  /// - Precondition: The byte ranges of `stored` lie inside `bytes`.
  init(_ stored: [StoredTensor], in bytes: UnsafeRawBufferPointer, owner: AnyObject) {
    self.stored = stored
    self.bytes = bytes
    self.owner = owner
    tensors = [Tensor?](repeating: nil, count: stored.count)
  }

  /// The tensor called `name`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is none.
  mutating func tensor(named name: String) throws -> Tensor {
    guard let place = place(of: name) else {
      throw EngineError(.invalidModel, "there is no stored tensor \(name.quoted)")
    }
    if let tensor = tensors[place] { return tensor }
    let tensor = makeTensor(stored[place])
    tensors[place] = tensor
    return tensor
  }

  private mutating func place(of name: String) -> Int? {
    // There may be a gap before it.
    for place in following..<min(following + 2, stored.count) where stored[place].name == name {
      following = place + 1
      return place
    }
    let places =
      self.places ?? Dictionary(stored.indices.map { (stored[$0].name, $0) }, uniquingKeysWith: { $1 })
    self.places = places
    return places[name]
  }

  /// Refers to the bytes in the file, or copies them when another program stored them out of alignment.
  private func makeTensor(_ stored: StoredTensor) -> Tensor {
    let source = UnsafeRawBufferPointer(rebasing: bytes[stored.byteRange])
    guard let start = source.baseAddress, UInt(bitPattern: start) % UInt(AlignedStorage.alignment) == 0 else {
      return Tensor(shape: stored.shape, elementType: stored.elementType) { $0.copyMemory(from: source) }
    }
    return Tensor(
      shape: stored.shape, elementType: stored.elementType,
      storage: AlignedStorage(borrowing: start, byteCount: source.count, owner: owner))
  }
}
