import Dispatch
import TensorCore

/// The tensors of a file by name; they refer to the bytes of the file.
///
/// A model file refers to its tensors in the order in which it stores them, but to those again that several share. So
/// the neighbours of the last one are looked at first, and names are only hashed when it is another.
struct StoredTensors {
  private let bytes: UnsafeRawBufferPointer
  /// Keeps `bytes` alive.
  private let owner: any MemoryOwner
  private let stored: [StoredTensor]
  private var following = 0
  /// Where each name is; `nil` while nobody needed to know.
  private var places: PlacesByHash?
  /// The contents of those that were asked for: the same each time.
  private var contents: [AlignedStorage?]
  /// For all graphs of a file, which may share its tensors.
  private let copies = AlignedCopies()

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
    let storage = contents[place] ?? storage(of: place)
    contents[place] = storage
    return Tensor(shape: shape, elementType: elementType, storage: storage)
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

  /// Refers to the bytes in the file, or copies them when another program stored them out of alignment.
  private func storage(of place: Int) -> AlignedStorage {
    let source = UnsafeRawBufferPointer(rebasing: bytes[stored[place].byteRange])
    guard let start = source.baseAddress, UInt(bitPattern: start) % UInt(AlignedStorage.alignment) == 0 else {
      return copies.copy(of: source, at: place)
    }
    return AlignedStorage(borrowing: start, byteCount: source.count, owner: owner)
  }
}

/// Copies of tensors that lie out of alignment: one of each, whoever asks for it.
///
/// `@unchecked Sendable`: the copies are only touched on the queue.
private final class AlignedCopies: @unchecked Sendable {
  private let queue = DispatchQueue(label: "vitruvian.aligned-copies")
  private var copies: [Int: AlignedStorage] = [:]

  /// The copy of the tensor at `place`, whose bytes are `source`.
  func copy(of source: UnsafeRawBufferPointer, at place: Int) -> AlignedStorage {
    queue.sync {
      if let copy = copies[place] { return copy }
      let copy = AlignedStorage(byteCount: source.count, isZeroed: false)
      UnsafeMutableRawBufferPointer(start: copy.start, count: source.count).copyMemory(from: source)
      copies[place] = copy
      return copy
    }
  }
}
