import ComputeKernels
import TensorCore

/// What a constant of a lowered graph holds: numbers of the model, or an expression of such numbers, which is
/// evaluated when the plan first runs.
package enum Constant: Sendable {
  /// What the model holds, in memory or in its file.
  case stored(Tensor)
  /// Numbers of half precision in single precision.
  indirect case single(Constant)
  /// Slices of another constant, those at `places` along an axis.
  indirect case slices(Constant, places: [Int], axis: Int)
  /// The elements of another constant under another shape.
  indirect case reshaped(Constant, Shape)
  /// The filters `[O, KH, KW, I]` of a convolution as those `[1, KH, KW · I, O]` of a depthwise one.
  indirect case depthwise(Constant)
  /// A bias that takes over what channels add which carry the same number everywhere.
  indirect case foldedBias(FoldedBias)

  /// A constant of the model in the type that operators see.
  package init(_ tensor: Tensor, as elementType: ElementType) {
    self = tensor.elementType == elementType ? .stored(tensor) : .single(.stored(tensor))
  }

  package var shape: Shape {
    switch self {
    case .stored(let tensor): tensor.shape
    case .single(let source): source.shape
    case .slices(let source, let places, let axis): source.shape.replacing(axis: axis, with: places.count)
    case .reshaped(_, let shape): shape
    case .depthwise(let source):
      Shape([1, source.shape[1], source.shape[2] * source.shape[3], source.shape[0]])
    case .foldedBias(let bias): bias.shape
    }
  }

  package var elementType: ElementType {
    switch self {
    case .stored(let tensor): tensor.elementType
    case .single, .foldedBias: .float32
    case .slices(let source, _, _), .reshaped(let source, _), .depthwise(let source): source.elementType
    }
  }

  /// The size of the evaluated contents.
  package var byteCount: Int { shape.elementCount * elementType.byteCount }

  /// The contents as the model has them, perhaps in half precision.
  package var narrow: Constant { if case .single(let source) = self { source } else { self } }

  /// What the model holds, when nothing is to be evaluated.
  package var storedTensor: Tensor? { if case .stored(let tensor) = self { tensor } else { nil } }

  /// The elements under another shape.
  ///
  /// - Precondition: It has the same number of elements.
  package func reshaped(to shape: Shape) -> Constant {
    switch self {
    case .stored(let tensor): .stored(tensor.reshaped(to: shape))
    case .single(let source): .single(source.reshaped(to: shape))
    default: .reshaped(self, shape)
    }
  }

  /// The slices at some places along an axis.
  package func slices(at places: [Int], along axis: Int) -> Constant {
    // Halves are picked before they take twice the memory.
    if case .single(let source) = self { return .single(.slices(source, places: places, axis: axis)) }
    return .slices(self, places: places, axis: axis)
  }

  /// The filters of a convolution as those of a depthwise one whose window has a column for each input
  /// channel.
  ///
  /// - Precondition: The shape is `[O, KH, KW, I]`.
  package var asDepthwise: Constant {
    if case .single(let source) = self { .single(.depthwise(source)) } else { .depthwise(self) }
  }

  /// The model's numbers that this is made of, perhaps with more of them; `nil` when there are several kinds.
  package var source: Tensor? {
    switch self {
    case .stored(let tensor): tensor
    case .single(let source), .slices(let source, _, _), .reshaped(let source, _), .depthwise(let source):
      source.source
    case .foldedBias: nil
    }
  }
}

extension Constant {
  /// The contents: those of the model themselves, perhaps in its file, or new ones in memory.
  package var evaluated: Tensor {
    if case .stored(let tensor) = self { return tensor }
    return Tensor(shape: shape, elementType: elementType) { bytes in
      // A tensor's storage is never empty memory.
      if let start = bytes.baseAddress { evaluate(into: start) }
    }
  }

  /// Writes the contents.
  ///
  /// - Parameter target: Room for ``byteCount`` bytes, aligned for any element.
  package func evaluate(into target: UnsafeMutableRawPointer) {
    switch self {
    case .stored(let tensor):
      tensor.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { target.copyMemory(from: start, byteCount: bytes.count) }
      }
    case .single(let source):
      let floats = target.assumingMemoryBound(to: Float.self)
      source.evaluated.withTensorInMemory { source in
        withExtendedLifetime(source) {
          StoredFloats(source).read(source.shape.elementCount, from: 0, into: floats)
        }
      }
    case .slices(let source, let places, let axis):
      source.evaluated.copySlices(at: places, along: axis, into: target)
    case .reshaped(let source, _): source.evaluate(into: target)
    case .depthwise(let source):
      source.evaluated.withTensorInMemory { $0.copyWithFirstAxisLast(into: target) }
    case .foldedBias(let bias): bias.evaluate(into: target.assumingMemoryBound(to: Float.self))
    }
  }
}

extension Tensor {
  /// Copies the elements in the order of a tensor whose first axis comes last.
  fileprivate func copyWithFirstAxisLast(into target: UnsafeMutableRawPointer) {
    func copy<Bits: FixedWidthInteger>(_: Bits.Type) {
      let target = target.assumingMemoryBound(to: Bits.self)
      let (rowCount, length) = (shape[0], shape.elementStride(of: 0))
      withUnsafeBytes { bytes in
        // In bounds: each element is read once, and written once.
        let elements = bytes.bindMemory(to: Bits.self)
        for row in 0..<rowCount {
          for index in 0..<length { target[index &* rowCount &+ row] = elements[row &* length &+ index] }
        }
      }
    }
    switch elementType.byteCount {
    case 1: copy(UInt8.self)
    case 2: copy(UInt16.self)
    case 4: copy(UInt32.self)
    default: copy(UInt64.self)
    }
  }

  /// Copies some slices along an axis, one after the other within each slice of the axes before it.
  fileprivate func copySlices(at places: [Int], along axis: Int, into target: UnsafeMutableRawPointer) {
    func copy<Bits: FixedWidthInteger>(_ elements: UnsafeBufferPointer<Bits>) {
      let runLength = shape.elementStride(of: axis)
      let sliceLength = runLength * shape[axis]
      var target = target.assumingMemoryBound(to: Bits.self)
      guard let source = elements.baseAddress else { return }
      // In bounds: the places were counted along this axis.
      for slice in stride(from: 0, to: elements.count, by: max(sliceLength, 1)) {
        if runLength == 1 {
          for index in places.indices { target[index] = source[slice &+ places[index]] }
          target += places.count
        } else {
          for place in places {
            target.update(from: source + slice + place * runLength, count: runLength)
            target += runLength
          }
        }
      }
    }
    withBits(copy, copy)
  }

  /// Calls one of two functions with the elements of a tensor of half or single precision as integers.
  package func withBits<Result>(
    _ half: (UnsafeBufferPointer<UInt16>) -> Result, _ single: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withUnsafeBytes { bytes in
      elementType == .float16
        ? half(bytes.bindMemory(to: UInt16.self)) : single(bytes.bindMemory(to: UInt32.self))
    }
  }
}

extension Shape {
  /// The shape with another extent along one axis.
  package func replacing(axis: Int, with extent: Int) -> Shape {
    var dimensions = dimensions
    dimensions[axis] = extent
    return Shape(dimensions)
  }
}

extension Constant: CustomStringConvertible {
  package var description: String {
    switch self {
    case .stored(let tensor): "[\(tensor.elementType.rawValue) \(tensor.shape)]"
    case .single(let source): "[float32 of \(source)]"
    case .slices(let source, let places, let axis): "[\(places.count) slices along axis \(axis) of \(source)]"
    case .reshaped(let source, let shape): "[\(source) as \(shape)]"
    case .depthwise(let source): "[depthwise filters of \(source)]"
    case .foldedBias(let bias): "[bias \(bias.shape) with steady channels]"
    }
  }
}

extension Tensor {
  /// A tensor in memory with these numbers in single precision.
  ///
  /// - Precondition: They are of single or half precision.
  var widened: Tensor { Constant(self, as: .float32).evaluated.inMemory }

  /// Calls `body` with the contents of a single-precision tensor in memory.
  @inline(__always)
  func withFloats<Result>(_ body: (UnsafePointer<Float>) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafePointer(storage.start.assumingMemoryBound(to: Float.self))) }
  }
}

extension Tensor? {
  /// Calls `body` with the contents of a single-precision tensor in memory, or with `nil` when there is none.
  @inline(__always)
  func withFloats<Result>(_ body: (UnsafePointer<Float>?) -> Result) -> Result {
    switch self {
    case .some(let tensor): tensor.withFloats { body($0) }
    case .none: body(nil)
    }
  }
}

/// A bias that takes over what channels add whose numbers are the same for any image.
package struct FoldedBias: Sendable {
  private let bias: Constant?
  private let channels: [SteadyChannel]
  private let filter: Constant

  /// - Parameters:
  ///   - bias: The bias `[O]` so far; `nil` for zeros.
  ///   - filter: The weights `[O, …, C]`, by which the channels are multiplied.
  package init(_ bias: Constant?, adding channels: [SteadyChannel], times filter: Constant) {
    self.bias = bias
    self.channels = channels
    self.filter = filter.narrow
  }

  /// `[O]`.
  package var shape: Shape { [filter.shape[0]] }

  /// Writes the sums in single precision.
  func evaluate(into sums: UnsafeMutablePointer<Float>) {
    let biases = bias?.evaluated.floats
    var weights = [Float](repeating: 0, count: filter.shape.elementStride(of: 0))
    filter.evaluated.withTensorInMemory { filter in
      for output in 0..<filter.shape[0] {
        withExtendedLifetime(filter) {
          StoredFloats(filter).read(weights.count, from: output * weights.count, into: &weights)
        }
        sums[output] = Float(sum(weights) + Double(biases?[output] ?? 0))
      }
    }
  }

  /// The sum over the channels and, where a window has several, over its places.
  private func sum(_ weights: [Float]) -> Double {
    let channelCount = filter.shape[filter.shape.rank - 1]
    var sum = 0.0
    for place in stride(from: 0, to: weights.count, by: channelCount) {
      for channel in channels { sum += Double(channel.number) * Double(weights[place + channel.index]) }
    }
    return sum
  }
}

/// A channel that carries the same number for any image.
package struct SteadyChannel: Sendable {
  package let index: Int
  package let number: Float

  package init(index: Int, number: Float) {
    self.index = index
    self.number = number
  }
}

extension NodeSite {
  /// The weights, bias and slope of inputs 1 to 3 for the micro-kernels, or `nil` when one of them is
  /// computed at run time.
  ///
  /// - Parameters:
  ///   - keepsHalves: Whether weights of half precision stay so.
  ///   - columnsAreLast: Whether the filter has, for each row of the matrix, its columns side by side; not
  ///     rows for each column.
  func packedMatrix(
    columnCount: Int, depth: Int, _ instructionSet: InstructionSet, keepsHalves: Bool = false,
    columnsAreLast: Bool = false
  ) -> Packed<PackedMatrix>? {
    packed(
      columnCount: columnCount,
      byteCount: PackedMatrix.byteCount(
        columnCount: columnCount, depth: depth, instructionSet, keepsHalves: keepsHalves)
    ) { weights in
      (columnsAreLast ? weights.withColumnsFirst(columnCount: columnCount, depth: depth) : weights).matrix(
        group: 0, columnCount: columnCount, depth: depth, instructionSet, keepsHalves: keepsHalves)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3 in half precision, or `nil` when one of them is computed at
  /// run time.
  func halfMatrix(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> Packed<HalfMatrix>? {
    let (columnCount, depth) = (geometry.outputChannels, geometry.patchLength)
    return packed(
      columnCount: columnCount, byteCount: HalfMatrix.byteCount(columnCount: columnCount, depth: depth)
    ) { weights in
      weights.halfMatrix(columnCount: columnCount, depth: depth, instructionSet)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3, packed for the micro-kernels, for each of `groupCount`
  /// parts that lie one after the other, or `nil` when one of them is computed at run time.
  func packedMatrices(
    groupCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> Packed<[PackedMatrix]>? {
    packed(
      columnCount: columnCount,
      byteCount: groupCount
        * PackedMatrix.byteCount(columnCount: columnCount, depth: depth, instructionSet)
    ) { weights in
      (0..<groupCount).map { group in
        weights.matrix(group: group, columnCount: columnCount, depth: depth, instructionSet)
      }
    }
  }

  /// Filters of a depthwise convolution, the bias and the slope of inputs 2 and 3 for the micro-kernels, or
  /// `nil` when one of the inputs is computed at run time.
  ///
  /// - Parameter filter: What is made of input 1.
  func packedChannels(
    _ filter: Constant?, _ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout
  ) -> Packed<PackedChannels>? {
    packed(
      filter, columnCount: geometry.outputChannels, byteCount: PackedChannels.byteCount(geometry, layout)
    ) { weights in
      defer { withExtendedLifetime(weights) {} }
      return PackedChannels(
        filter: weights.numbers, bias: weights.biases, slope: weights.slopes, geometry: geometry,
        layout: layout)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3 for tiles, or `nil` when one of them is computed at run
  /// time.
  func winogradFilter(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> Packed<
    WinogradFilter
  >? {
    packed(
      columnCount: geometry.outputChannels,
      byteCount: WinogradFilter.byteCount(
        inputChannels: geometry.inputChannels, outputChannels: geometry.outputChannels, instructionSet)
    ) { weights in
      defer { withExtendedLifetime(weights) {} }
      return WinogradFilter(
        filter: weights.numbers, bias: weights.biases, slope: weights.slopes,
        inputChannels: geometry.inputChannels, outputChannels: geometry.outputChannels,
        instructionSet: instructionSet)
    }
  }

  private func packed<Contents: Sendable>(
    _ filter: Constant? = nil, columnCount: Int, byteCount: Int,
    _ make: @escaping @Sendable (PackableWeights) -> Contents
  ) -> Packed<Contents>? {
    guard columnCount > 0, packsWeights, let filter = filter ?? storedConstant(1) else { return nil }
    let bias = constant(2)
    let slope = slope
    return Packed(from: filter, byteCount: byteCount) {
      make(
        PackableWeights(filter: $0, bias: bias?.evaluated.inMemory, slope: slope?.evaluated.inMemory))
    }
  }

  /// Whether the micro-kernels can pack the weights, bias and slope: none of them is computed at run time.
  var packsWeights: Bool { isConstant(1) && !(2...3).contains(where: isComputed) }

  /// What a product with the weights of input 1 that are not zero costs; `nil` when something is computed at
  /// run time, or when there is a slope.
  ///
  /// - Parameter rowCount: The number of rows that are multiplied with the weights.
  func sparseCost(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> SparseProductCost? {
    guard isOmitted(3), slope == nil, !isComputed(2), let source = storedConstant(1)?.source else {
      return nil
    }
    let found =
      source.nonzeroCount ?? source.storage.counted { source.estimatedNonzeroCount }
    // The source may have more weights, such as those of channels that nothing needs; these may have been all
    // the zeros.
    return SparseProductCost(
      rowCount: rowCount, columnCount: columnCount, depth: depth,
      weightCount: min(found, columnCount * depth), vectorLength: instructionSet.vectorLength)
  }

  /// The weights and bias of inputs 1 and 2 without the zeros; `nil` when something is computed at run time.
  func sparseMatrix(
    _ cost: SparseProductCost, _ instructionSet: InstructionSet
  ) -> (matrix: Packed<SparseMatrix>, layout: SparseLayout)? {
    guard let filter = storedConstant(1) else { return nil }
    let bias = constant(2)
    let layout = SparseLayout(
      cost,
      tileCount: TileWork.multiplyAdds.tileCount(
        Double(cost.rowCount) * Double(cost.weightCount), threadCount: threadCount))
    let matrix = Packed(from: filter, byteCount: SparseMatrix.byteCount(layout)) { filter in
      (bias?.evaluated.inMemory).withFloats { bias in
        SparseMatrix(
          filter: StoredFloats(filter), bias: bias, layout: layout, instructionSet: instructionSet)
      }
    }
    return (matrix, layout)
  }
}

/// The constants that become packed matrices.
private struct PackableWeights {
  /// Perhaps of half precision.
  let filter: Tensor
  let bias: Tensor?
  let slope: Tensor?

  /// These constants with the filter's rows for each column side by side.
  func withColumnsFirst(columnCount: Int, depth: Int) -> PackableWeights {
    let turned = Tensor(shape: [columnCount, depth], elementType: .float32) { bytes in
      let weights = bytes.assumingMemoryBound(to: Float.self)
      filter.widened.withFloats { filter in
        for column in 0..<columnCount {
          for row in 0..<depth { weights[column * depth + row] = filter[row * columnCount + column] }
        }
      }
    }
    return PackableWeights(filter: turned, bias: bias, slope: slope)
  }

  func matrix(
    group: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet, keepsHalves: Bool = false
  ) -> PackedMatrix {
    defer { withExtendedLifetime(self) {} }
    return PackedMatrix(
      filter: numbers.dropFirst(group * columnCount * depth), bias: biases.map { $0 + group * columnCount },
      slope: slopes.map { $0 + group * columnCount }, columnCount: columnCount, depth: depth,
      instructionSet: instructionSet, keepsHalves: keepsHalves)
  }

  func halfMatrix(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> HalfMatrix {
    defer { withExtendedLifetime(self) {} }
    return HalfMatrix(
      filter: numbers, bias: biases, slope: slopes, columnCount: columnCount, depth: depth,
      instructionSet: instructionSet)
  }

  /// The weights, valid as long as this.
  var numbers: StoredFloats { StoredFloats(filter) }
  /// The biases, valid as long as this.
  var biases: UnsafePointer<Float>? { bias?.start }
  /// The slopes, valid as long as this.
  var slopes: UnsafePointer<Float>? { slope?.start }
}

extension Tensor {
  /// The contents of a single-precision tensor in memory.
  fileprivate var start: UnsafePointer<Float> {
    UnsafePointer(storage.start.assumingMemoryBound(to: Float.self))
  }
}

/// What a plan leaves to be made when it first runs.
package protocol DeferredWork: Sendable {
  /// The most bytes that it takes, while and after it is made.
  var byteCount: Int { get }

  /// Makes it. Called once.
  func perform()

  /// Takes over what `other` makes, which is the same, in place of making it; ``perform()`` is then called
  /// after that of `other`, and there is nothing to count in ``byteCount``.
  ///
  /// - Returns: Whether it does; `false` for work of another kind.
  func share(_ other: any DeferredWork) -> Bool
}

extension DeferredWork {
  package func share(_ other: any DeferredWork) -> Bool { false }
}

/// Several pieces of work as one.
struct JoinedWork: DeferredWork {
  let parts: [any DeferredWork]

  var byteCount: Int { parts.reduce(0) { $0 + $1.byteCount } }

  func perform() {
    for part in parts { part.perform() }
  }

  func share(_ other: any DeferredWork) -> Bool {
    // Parts of the same work are of the same kinds, in the same order.
    guard let other = other as? JoinedWork, parts.count == other.parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { $0.share($1) }
  }
}

/// Weights as a kernel wants them, which are not made before they are needed: rearranging them takes longer
/// than everything else that planning does, and reads all of the model file.
///
/// `@unchecked Sendable`: the contents are written once, before any executor's first run, and then only read;
/// see ``DeferredPacking``.
final class Packed<Contents: Sendable>: DeferredWork, @unchecked Sendable {
  private(set) var byteCount: Int
  private var source: (() -> Contents)?
  /// What makes the contents of a constant, in place of ``source``: planning makes hundreds of these, and
  /// does not need to join the two in another object.
  private var conversion: (constant: Constant, make: (Tensor) -> Contents)?
  private var packed: Contents?
  /// The contents, if they are an object, which others use without counting references.
  private var object: Unmanaged<AnyObject>?

  /// - Parameters:
  ///   - byteCount: The most bytes that the contents take.
  ///   - source: Makes the contents. It is let go with all that it holds once they are made.
  init(byteCount: Int, _ source: @escaping @Sendable () -> Contents) {
    self.byteCount = byteCount
    self.source = source
  }

  /// Contents that are made of a constant, which is in memory for as long as that takes.
  init(
    from constant: Constant, byteCount: Int, _ make: @escaping @Sendable (_ constant: Tensor) -> Contents
  ) {
    self.byteCount = byteCount
    conversion = (constant, make)
  }

  func share(_ other: any DeferredWork) -> Bool {
    guard let other = other as? Packed<Contents> else { return false }
    (source, conversion, byteCount) = ({ other.contents }, nil, 0)
    return true
  }

  func perform() {
    if let (constant, make) = conversion {
      packed = constant.evaluated.withTensorInMemory(make)
    } else {
      packed = source?()
    }
    (source, conversion) = (nil, nil)
    if Contents.self is AnyClass, let packed { object = Unmanaged.passUnretained(packed as AnyObject) }
  }

  /// The weights.
  ///
  /// - Precondition: They were packed.
  var contents: Contents {
    guard let packed else { preconditionFailure("a kernel runs before its weights are packed") }
    return packed
  }
}

extension Packed where Contents: AnyObject {
  /// Calls `body` with the weights. No references are counted, which takes small products noticeably longer.
  ///
  /// - Precondition: They were packed.
  @inline(__always)
  func withContents(_ body: (Contents) -> Void) {
    guard let object else { preconditionFailure("a kernel runs before its weights are packed") }
    // In bounds: it is what ``perform()`` kept, which is of this class.
    object._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Contents.self)) }
  }
}
