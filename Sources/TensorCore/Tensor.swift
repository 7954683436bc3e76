/// A dense, row-major, immutable array of numbers with a shape.
///
/// Copies share their storage. Storage is aligned to 64 bytes.
public struct Tensor: Sendable {
  /// The extent along each axis.
  public let shape: Shape
  /// The type of one element.
  public let elementType: ElementType
  package let storage: AlignedStorage
  /// How many elements are not zero, if they were counted.
  package var nonzeroCount: Int?

  /// Creates a tensor and lets `fill` write its bytes, which start as zeros.
  public init<Failure: Error>(
    shape: Shape, elementType: ElementType, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.shape = shape
    self.elementType = elementType
    storage = AlignedStorage(byteCount: shape.elementCount * elementType.byteCount)
    try fill(UnsafeMutableRawBufferPointer(start: storage.start, count: storage.byteCount))
  }

  /// Creates a single-precision tensor.
  ///
  /// - Precondition: `values` has as many elements as `shape`.
  public init(shape: Shape, values: [Float]) {
    self.init(shape: shape, elementType: .float32, copying: values)
  }

  /// Creates a tensor of 32-bit integers.
  ///
  /// - Precondition: `values` has as many elements as `shape`.
  public init(shape: Shape, values: [Int32]) {
    self.init(shape: shape, elementType: .int32, copying: values)
  }

  /// Creates a tensor of bytes.
  ///
  /// - Precondition: `values` has as many elements as `shape`.
  public init(shape: Shape, values: [UInt8]) {
    self.init(shape: shape, elementType: .uint8, copying: values)
  }

  private init<Element>(shape: Shape, elementType: ElementType, copying values: [Element]) {
    precondition(values.count == shape.elementCount, "\(values.count) values for shape \(shape)")
    self.init(shape: shape, elementType: elementType) { bytes in
      values.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
  }

  /// Refers to storage that exists already.
  ///
  /// - Precondition: `storage` has as many bytes as the shape and element type need.
  package init(shape: Shape, elementType: ElementType, storage: AlignedStorage) {
    precondition(storage.byteCount == shape.elementCount * elementType.byteCount, "storage of another size")
    self.shape = shape
    self.elementType = elementType
    self.storage = storage
  }
}

extension Tensor {
  /// The size of the contents in bytes.
  public var byteCount: Int { storage.byteCount }

  /// Calls `body` with the contents as raw bytes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withBytes(body)
  }

  /// A tensor in memory with the same contents: this one, or a copy of what is in a file.
  package var inMemory: Tensor { replacingStorage(with: storage.inMemory) }

  /// A tensor with the same contents in another place.
  package func replacingStorage(with storage: AlignedStorage) -> Tensor {
    var tensor = Tensor(shape: shape, elementType: elementType, storage: storage)
    tensor.nonzeroCount = nonzeroCount
    return tensor
  }

  /// Calls `body` with a tensor in memory that has the same contents: this one, or a copy for as long as a
  /// reference to it is held.
  package func withTensorInMemory<Result>(_ body: (Tensor) -> Result) -> Result {
    storage.withBlockInMemory { body(Tensor(shape: shape, elementType: elementType, storage: $0)) }
  }

  /// A tensor with the same contents under another shape.
  ///
  /// - Precondition: `shape` has the same number of elements.
  public func reshaped(to shape: Shape) -> Tensor {
    var tensor = Tensor(shape: shape, elementType: elementType, storage: storage)
    tensor.nonzeroCount = nonzeroCount
    return tensor
  }

  /// The contents as single-precision numbers: half precision is widened, integers are converted,
  /// quantization is not applied.
  public var floats: [Float] {
    withUnsafeBytes { bytes in
      func read<Element>(_: Element.Type, _ convert: (Element) -> Float) -> [Float] {
        (0..<shape.elementCount).map {
          convert(bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Element>.size, as: Element.self))
        }
      }
      switch elementType {
      case .float32: return read(Float.self) { $0 }
      case .float16: return read(UInt16.self) { HalfPrecision.widened(UInt16(littleEndian: $0)) }
      case .int8: return read(Int8.self, Float.init)
      case .uint8, .bool: return read(UInt8.self, Float.init)
      case .int16: return read(Int16.self, Float.init)
      case .int32: return read(Int32.self, Float.init)
      case .int64: return read(Int64.self, Float.init)
      }
    }
  }

  /// The contents as integers, or `nil` when the elements are not integers.
  public var integers: [Int]? {
    withUnsafeBytes { bytes in
      func read<Element: FixedWidthInteger>(_: Element.Type) -> [Int] {
        (0..<shape.elementCount).map {
          Int(bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Element>.size, as: Element.self))
        }
      }
      switch elementType {
      case .float32, .float16: return nil
      case .int8: return read(Int8.self)
      case .uint8, .bool: return read(UInt8.self)
      case .int16: return read(Int16.self)
      case .int32: return read(Int32.self)
      case .int64: return read(Int64.self)
      }
    }
  }
}

extension Sequence<Tensor> {
  /// The bytes of all tensors, of which those that share their storage count once.
  package var storedByteCount: Int {
    var counted: Set<ObjectIdentifier> = []
    return reduce(0) { sum, tensor in
      counted.insert(ObjectIdentifier(tensor.storage)).inserted ? sum + tensor.byteCount : sum
    }
  }
}
