import TestSupport

/// A network with random weights, the same on every machine, for which LiteRT's results are known.
///
/// It is written as a `.tflite` file, so that importing it belongs to what is checked.
struct CheckNetwork {
  typealias Value = FlatBufferBuilder.Value

  let name: String
  private(set) var sample = SampleNetwork(tensors: [], operators: [], inputs: [], outputs: [])
  private var generator: SeededGenerator

  private init(name: String, seed: UInt64) {
    self.name = name
    generator = SeededGenerator(seed: seed)
  }

  static let all = [floats(), halves(), codes()]

  /// Numbers for the input, from 0 to 1.
  static func inputNumbers(_ count: Int) -> [Float] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in generator.fraction() }
  }

  var bytes: [UInt8] { sample.bytes }
}

// MARK: The networks

extension CheckNetwork {
  /// The numbers of the schema.
  private enum Code {
    static let add: Int32 = 0, averagePool: Int32 = 1, concatenation: Int32 = 2, convolution: Int32 = 3
    static let depthwise: Int32 = 4, dequantize: Int32 = 6, fullyConnected: Int32 = 9, logistic: Int32 = 14
    static let maxPool: Int32 = 17, reshape: Int32 = 22, resize: Int32 = 23, softmax: Int32 = 25
    static let pad: Int32 = 34, rectifier: Int32 = 54, hardSwish: Int32 = 117
  }

  private enum Activation {
    static let none: Int8 = 0, relu: Int8 = 1, relu6: Int8 = 3
  }

  /// Single precision: convolutions, padding, sums, pools, a resize, and what ends classifiers.
  private static func floats() -> CheckNetwork {
    var net = CheckNetwork(name: "floats", seed: 1)
    let image = net.input([1, 20, 24, 3])
    let stem = net.convolution(image, to: 8, side: 3, stride: 2, Activation.relu6)
    let spread = net.depthwise(stem, side: 3, Activation.relu)
    let mixed = net.convolution(spread, to: 16)
    let bent = net.add(Code.rectifier, [mixed, net.floats([1, 1, 16], scale: 0.25)], [1, 10, 12, 16])
    let again = net.convolution(bent, to: 16, Activation.relu)
    let sum = net.add(
      Code.add, [bent, again], [1, 10, 12, 16], kind: 11, [0: .integer(Activation.none)], name: "sum")
    let padding = net.integers([4, 2], [0, 0, 1, 1, 1, 1, 0, 0])
    let padded = net.add(Code.pad, [sum, padding], [1, 12, 14, 16], kind: 22, [:])
    let reduced = net.convolution(padded, to: 24, side: 3, stride: 2, isPadded: false, Activation.relu6)
    let largest = net.pool(Code.maxPool, sum)
    let mean = net.pool(Code.averagePool, sum)
    let joined = net.add(
      Code.concatenation, [largest, mean], [1, 5, 6, 32], kind: 10, [0: .integer(Int32(3))])
    let size = net.integers([2], [10, 12])
    let enlarged = net.add(
      Code.resize, [joined, size], [1, 10, 12, 32], kind: 15, [3: .bool(true)], version: 3)
    let swish = net.add(Code.hardSwish, [enlarged], [1, 10, 12, 32], kind: 91, [:])
    let features = net.convolution(swish, to: 4, name: "features")
    let row = net.reshape(reduced, to: [1, 720])
    let scores = net.fullyConnected(row, to: 10)
    let logistic = net.add(Code.logistic, [scores], [1, 10], name: "scores")
    let shares = net.add(Code.softmax, [scores], [1, 10], kind: 9, [0: .float(1)], name: "shares")
    net.sample.outputs = [features, sum, logistic, shares]
    return net
  }

  /// Weights of half precision, as MediaPipe's bundles have them.
  private static func halves() -> CheckNetwork {
    var net = CheckNetwork(name: "halves", seed: 2)
    let image = net.input([1, 20, 24, 3])
    let stem = net.convolution(image, to: 16, side: 3, stride: 2, Activation.relu6, isHalf: true)
    let spread = net.depthwise(stem, side: 3, Activation.relu6, isHalf: true)
    let mixed = net.convolution(spread, to: 16, isHalf: true)
    let sum = net.add(Code.add, [stem, mixed], [1, 10, 12, 16], kind: 11, [0: .integer(Activation.none)])
    let features = net.convolution(sum, to: 6, name: "features", isHalf: true)
    let row = net.reshape(net.pool(Code.maxPool, sum), to: [1, 480])
    let scores = net.fullyConnected(row, to: 9, name: "scores", isHalf: true)
    net.sample.outputs = [features, scores]
    return net
  }

  /// Quantized values of 8 bits, with scales for each channel of the weights.
  private static func codes() -> CheckNetwork {
    var net = CheckNetwork(name: "codes", seed: 3)
    let image = net.input([1, 20, 24, 3], scale: 1 / 255, zeroPoint: -128)
    let stem = net.codeConvolution(image, to: 8, side: 3, stride: 2, Activation.relu6)
    let spread = net.codeConvolution(stem, to: 8, side: 3, isDepthwise: true)
    let mixed = net.codeConvolution(spread, to: 8)
    let sum = net.add(
      Code.add, [stem, mixed], [1, 10, 12, 8], kind: 11, [0: .integer(Activation.relu)], version: 2,
      (0.05, -20), name: "sum")
    let pooled = net.pool(Code.averagePool, sum, version: 2)
    let row = net.reshape(pooled, to: [1, 240])
    let scores = net.codeConvolution(row, to: 10)
    let shares = net.add(
      Code.softmax, [scores], [1, 10], kind: 9, [0: .float(0.03125)], version: 2, (0.00390625, -128),
      name: "shares")
    net.sample.outputs = [sum, scores, shares]
    return net
  }
}

// MARK: Their parts

extension CheckNetwork {
  private typealias Elements_ = (scale: Float, zeroPoint: Int64)

  private func shape(_ tensor: Int32) -> [Int32] { sample.tensors[Int(tensor)].shape }

  private mutating func tensor(
    _ shape: [Int32], name: String? = nil, type: Int8 = 0, contents: [UInt8]? = nil, scales: [Float] = [],
    zeroPoint: Int64 = 0, axis: Int32 = 0
  ) -> Int32 {
    var tensor = SampleNetwork.Tensor(
      name: name ?? "tensor \(sample.tensors.count)", shape: shape, type: type, contents: contents)
    if !scales.isEmpty {
      tensor.extra[4] = .table([
        2: .floats(scales), 3: .integers([Int64](repeating: zeroPoint, count: scales.count)),
        6: .integer(axis),
      ])
    }
    sample.tensors.append(tensor)
    return Int32(sample.tensors.count - 1)
  }

  private mutating func input(_ shape: [Int32]) -> Int32 {
    let input = tensor(shape, name: "image")
    sample.inputs = [input]
    return input
  }

  private mutating func input(_ shape: [Int32], scale: Float, zeroPoint: Int64) -> Int32 {
    let input = tensor(shape, name: "image", type: 9, scales: [scale], zeroPoint: zeroPoint)
    sample.inputs = [input]
    return input
  }

  private mutating func integers(_ shape: [Int32], _ numbers: [Int32]) -> Int32 {
    tensor(shape, type: 2, contents: numbers.flatMap { Value.bytes(of: $0) })
  }

  /// Random numbers between plus and minus `scale`.
  private mutating func floats(_ shape: [Int32], scale: Float, isHalf: Bool = false) -> Int32 {
    let numbers = (0..<shape.elementCount).map { _ in (2 * generator.fraction() - 1) * scale }
    guard isHalf else { return tensor(shape, contents: numbers.flatMap { Value.bytes(of: $0.bitPattern) }) }
    let stored = tensor(shape, type: 1, contents: numbers.flatMap { Value.bytes(of: $0.halfBits) })
    return add(Code.dequantize, [stored], shape, kind: 38, [:], version: 3)
  }

  /// Adds an operator and its output.
  private mutating func add(
    _ code: Int32, _ inputs: [Int32], _ shape: [Int32], kind: UInt8? = nil, _ options: [Int: Value]? = nil,
    version: Int32 = 1, _ codes: Elements_? = nil, name: String? = nil
  ) -> Int32 {
    let output = tensor(
      shape, name: name, type: codes == nil ? 0 : 9, scales: codes.map { [$0.scale] } ?? [],
      zeroPoint: codes?.zeroPoint ?? 0)
    sample.operators.append(
      .init(code, version: version, inputs, to: [output], options: options, optionsKind: kind))
    return output
  }

  private mutating func reshape(_ tensor: Int32, to shape: [Int32]) -> Int32 {
    let target = integers([Int32(shape.count)], shape)
    return add(
      Code.reshape, [tensor, target], shape, kind: 17, [0: .integers(shape)], codes(of: tensor))
  }

  /// Halves height and width.
  private mutating func pool(_ code: Int32, _ image: Int32, version: Int32 = 1) -> Int32 {
    let shape = shape(image)
    return add(
      code, [image], [1, shape[1] / 2, shape[2] / 2, shape[3]], kind: 5,
      [
        0: .integer(Int8(1)), 1: .integer(Int32(2)), 2: .integer(Int32(2)), 3: .integer(Int32(2)),
        4: .integer(Int32(2)), 5: .integer(Activation.none),
      ], version: version, codes(of: image))
  }

  private func windowOptions(_ stride: Int32, isPadded: Bool) -> [Int: Value] {
    [0: .integer(Int8(isPadded ? 0 : 1)), 1: .integer(stride), 2: .integer(stride)]
  }

  private mutating func convolution(
    _ image: Int32, to channels: Int32, side: Int32 = 1, stride: Int32 = 1, isPadded: Bool = true,
    _ activation: Int8 = Activation.none, name: String? = nil, isHalf: Bool = false
  ) -> Int32 {
    let source = shape(image)
    let filter = floats(
      [channels, side, side, source[3]], scale: 1.7 / Float(side * side * source[3]).squareRoot(),
      isHalf: isHalf)
    let bias = floats([channels], scale: 0.5, isHalf: isHalf)
    let lost = isPadded ? 0 : side - 1
    let size = source[1...2].map { ($0 - lost + stride - 1) / stride }
    return add(
      Code.convolution, [image, filter, bias], [1, size[0], size[1], channels], kind: 1,
      windowOptions(stride, isPadded: isPadded).merging([3: .integer(activation)]) { $1 }, name: name)
  }

  private mutating func depthwise(
    _ image: Int32, side: Int32, _ activation: Int8, isHalf: Bool = false
  ) -> Int32 {
    let source = shape(image)
    let filter = floats([1, side, side, source[3]], scale: 1.7 / Float(side), isHalf: isHalf)
    let bias = floats([source[3]], scale: 0.5, isHalf: isHalf)
    return add(
      Code.depthwise, [image, filter, bias], source, kind: 2,
      windowOptions(1, isPadded: true).merging([3: .integer(Int32(1)), 4: .integer(activation)]) { $1 })
  }

  private mutating func fullyConnected(
    _ row: Int32, to count: Int32, name: String? = nil, isHalf: Bool = false
  ) -> Int32 {
    let depth = shape(row)[1]
    let weights = floats([count, depth], scale: 2 / Float(depth).squareRoot(), isHalf: isHalf)
    let bias = floats([count], scale: 0.5, isHalf: isHalf)
    return add(
      Code.fullyConnected, [row, weights, bias], [1, count], kind: 8, [0: .integer(Activation.none)],
      name: name)
  }

  private func codes(of tensor: Int32) -> Elements_? {
    guard case .table(let table)? = sample.tensors[Int(tensor)].extra[4],
      case .vector(let scales, _)? = table[2], case .vector(let zeroPoints, _)? = table[3]
    else { return nil }
    let scale = scales.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let zeroPoint = zeroPoints.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return (Float(bitPattern: scale), Int64(bitPattern: zeroPoint))
  }

  /// A convolution of quantized values, or for a row a product with a matrix.
  private mutating func codeConvolution(
    _ image: Int32, to channels: Int32, side: Int32 = 1, stride: Int32 = 1, isDepthwise: Bool = false,
    _ activation: Int8 = Activation.none
  ) -> Int32 {
    let source = shape(image)
    let isRow = source.count == 2
    let depth = isDepthwise ? side * side : side * side * source[source.count - 1]
    let filterShape: [Int32] =
      isRow
      ? [channels, depth] : isDepthwise ? [1, side, side, channels] : [channels, side, side, source[3]]
    let inputScale = codes(of: image)?.scale ?? 1
    // A product with a matrix has one scale.
    let scales = (0..<(isRow ? 1 : channels)).map { _ in 0.004 + 0.004 * generator.fraction() }
    let weights = (0..<filterShape.elementCount).map { _ in
      UInt8(bitPattern: Int8(Int(generator.next() >> 33) % 255 - 127))
    }
    let filter = tensor(filterShape, type: 9, contents: weights, scales: scales, axis: isDepthwise ? 3 : 0)
    let bias = tensor(
      [channels], type: 2,
      contents: (0..<channels).flatMap { _ in
        Value.bytes(of: Int32(Int(generator.next() >> 33) % 4001 - 2000))
      },
      scales: scales.map { $0 * inputScale })
    // Most sums come to lie within the quantized values.
    let output: Elements_ = (inputScale * 0.006 * 64 * 73 * Float(depth).squareRoot() / 50, -5)
    let size = isRow ? [] : source[1...2].map { ($0 + stride - 1) / stride }
    guard !isRow else {
      return add(
        Code.fullyConnected, [image, filter, bias], [1, channels], kind: 8,
        [0: .integer(activation)], version: 4, output, name: "scores")
    }
    let own: [Int: Value] =
      isDepthwise ? [3: .integer(Int32(1)), 4: .integer(activation)] : [3: .integer(activation)]
    return add(
      isDepthwise ? Code.depthwise : Code.convolution, [image, filter, bias],
      [1, size[0], size[1], channels], kind: isDepthwise ? 2 : 1,
      windowOptions(stride, isPadded: true).merging(own) { $1 }, version: 3, output)
  }
}

extension SeededGenerator {
  /// A number from 0 to 1, by a rule of our own, which no library changes.
  fileprivate mutating func fraction() -> Float { Float(next() >> 40) / 16_777_216 }
}

extension [Int32] {
  fileprivate var elementCount: Int { reduce(1) { $0 * Int($1) } }
}

extension Float {
  /// The bits of the number of half precision next to this one towards zero.
  fileprivate var halfBits: UInt16 {
    let exponent = Int(bitPattern >> 23 & 0xFF) - 127 + 15
    let sign = UInt16(bitPattern >> 31) << 15
    guard exponent > 0 else { return sign }
    return sign | UInt16(exponent) << 10 | UInt16(bitPattern >> 13 & 0x3FF)
  }
}
