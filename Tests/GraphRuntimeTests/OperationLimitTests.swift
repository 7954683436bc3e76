import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Nodes that would run for hours, although all their tensors are of a size that networks have.
struct OperationLimitTests {
  struct Endless: Sendable, CustomTestStringConvertible {
    let operation: ModelFormat.Operation
    let inputs: [Shape]
    let outputs: [Shape]

    var testDescription: String { operation.kind.rawValue }

    var graph: GraphDefinition {
      let inputs = inputs.enumerated().map { tensor("input \($0)", $1) }
      let outputs = outputs.enumerated().map { index, shape in
        tensor("output \(index)", shape, operation.is(TopK.self) && index == 1 ? .int32 : .float32)
      }
      let places = Array(inputs.count..<inputs.count + outputs.count)
      return GraphDefinition(
        name: "endless", tensors: inputs + outputs,
        nodes: [
          NodeDefinition(name: "node", operation: operation, inputs: Array(inputs.indices), outputs: places)
        ],
        inputs: Array(inputs.indices), outputs: places)
    }

    private func tensor(
      _ name: String, _ shape: Shape, _ type: ElementType = .float32
    ) -> TensorDefinition {
      TensorDefinition(name: name, shape: shape, elementType: type)
    }
  }

  private static let side = 1 << 11
  private static let image: Shape = [1, side, side, 1]
  /// Keeps an image's size under a window as large as the image.
  private static let window = Window2D(
    paddingTop: side / 2, paddingBottom: side / 2 - 1, paddingLeft: side / 2, paddingRight: side / 2 - 1)

  private static func detections(ofEachClass: Bool) -> Endless {
    let (anchors, rows, classes) = ofEachClass ? (1 << 16, 1 << 16, 1 << 8) : (1 << 24, 1 << 16, 1)
    return Endless(
      operation: Operation(
        DetectionPostProcess(
          maximumDetectionCount: rows, maximumClassesPerDetection: 1,
          detectionsPerClass: ofEachClass ? rows : 0, suppressesEachClass: ofEachClass, scoreThreshold: 0,
          overlapThreshold: 0.5, classCount: classes, scaleY: 1, scaleX: 1, scaleHeight: 1, scaleWidth: 1)),
      inputs: [[1, anchors, 4], [1, anchors, classes], [anchors, 4]],
      outputs: [[1, rows, 4], [1, rows], [1, rows], [1]])
  }

  static let endless = [
    Endless(
      operation: Operation(L2Pool2D(windowHeight: side, windowWidth: side, window: window)),
      inputs: [image], outputs: [image]),
    Endless(
      operation: Operation(AveragePool2D(windowHeight: side, windowWidth: side, window: window)),
      inputs: [image], outputs: [image]),
    Endless(
      operation: Operation(MaxPool2D(windowHeight: side, windowWidth: side, window: window)),
      inputs: [image], outputs: [image]),
    Endless(
      operation: Operation(
        MaxPoolWithIndices2D(windowHeight: side, windowWidth: side, window: window)),
      inputs: [image], outputs: [image, image]),
    Endless(
      operation: Operation(
        LocalResponseNormalization(radius: 1 << 16, bias: 1, alpha: 1, beta: 1)),
      inputs: [[1 << 7, 1 << 17]], outputs: [[1 << 7, 1 << 17]]),
    Endless(
      operation: Operation(TopK(count: 1 << 16)), inputs: [[1 << 25]], outputs: [[1 << 16], [1 << 16]]),
    Endless(
      operation: Operation(Convolution2D(window: window)), inputs: [image, image], outputs: [image]),
    Endless(
      operation: Operation(TransposedConvolution2D(height: side, width: side)),
      inputs: [[1, side, side, 0], [1, side, side, 0]], outputs: [image]),
    Endless(
      operation: Operation(TransposedConvolution2D(height: side, width: side)),
      inputs: [[1, 1, 1, 1], [1, side, side, 1]], outputs: [image]),
    detections(ofEachClass: false), detections(ofEachClass: true),
  ]

  @Test(arguments: endless, [KernelTier.automatic, .reference])
  func runWithoutEnd_isRefused(endless: Endless, tier: KernelTier) throws {
    let error = #expect(throws: EngineError.self) {
      try Plan(endless.graph, options: PlanOptions(kernels: tier))
    }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.message.contains("operations on elements") == true, "\(String(describing: error))")
    #expect(error?.context.last == "node 0 \"node\"")
  }

  /// A window counts as far as it can lie in the image.
  @Test func largeWindowOfASmallImage_isPlanned() throws {
    let image: Shape = [1, 1, 1, 1 << 20]
    let pooling = AveragePool2D(
      windowHeight: 1 << 15, windowWidth: 1 << 15,
      window: Window2D(paddingTop: (1 << 15) - 1, paddingLeft: (1 << 15) - 1))
    let graph = Endless(operation: Operation(pooling), inputs: [image], outputs: [image]).graph
    #expect(try Plan(graph).steps.count == 1)
  }

  /// The limit is one for all nodes together.
  @Test func manyLongNodes_areRefused() throws {
    func graph(nodeCount: Int) -> GraphDefinition {
      let matrix = { TensorDefinition(name: $0, shape: [1 << 13, 1 << 13], elementType: .float32) }
      let nodes = (0..<nodeCount).map { index in
        NodeDefinition(
          name: "product \(index)", operation: Operation(BatchMatrixProduct()), inputs: [0, index],
          outputs: [index + 1])
      }
      return GraphDefinition(
        name: "long", tensors: (0...nodeCount).map { matrix("matrix \($0)") }, nodes: nodes, inputs: [0],
        outputs: [nodeCount])
    }
    #expect(try Plan(graph(nodeCount: 2)).steps.count == 2)
    let error = #expect(throws: EngineError.self) { try Plan(graph(nodeCount: 3)) }
    #expect(error?.context.last == "node 2 \"product 2\"", "\(String(describing: error))")
  }
}

/// Limits that a program sets: just enough is taken, and a number less is refused with the number.
struct ModelLimitTests {
  /// A network of one node that makes a matrix of 4 × 4 of another.
  private func plan(
    _ operation: ModelFormat.Operation, of inputs: [Int], _ limits: ModelLimits
  ) throws -> Plan {
    let matrix = { TensorDefinition(name: $0, shape: [4, 4], elementType: .float32) }
    return try Plan(
      GraphDefinition(
        name: "small", tensors: [matrix("input"), matrix("output")],
        nodes: [NodeDefinition(name: "node", operation: operation, inputs: inputs, outputs: [1])],
        inputs: [0], outputs: [1]),
      options: PlanOptions(limits: limits))
  }

  @Test func operations_areLimited() throws {
    func plan(_ limit: Int) throws -> Plan {
      try self.plan(
        Operation(BatchMatrixProduct()), of: [0, 0], ModelLimits(maximumOperationCount: limit))
    }
    #expect(try plan(64).steps.count == 1)
    for limit in [63, 0, -1, .min] {
      let error = #expect(throws: EngineError.self) { try plan(limit) }
      #expect(error?.code == .resourceExhausted && error?.context.last == "node 0 \"node\"")
      #expect(
        error?.message == "a run would take more than \(limit) operations on elements, 64 of them here "
          + "(ModelLimits.maximumOperationCount)")
    }
    #expect(try plan(.max).steps.count == 1)
  }

  @Test func memory_isLimited() throws {
    func plan(_ limit: Int) throws -> Plan {
      try self.plan(
        Operation(ElementwiseUnary(.negate)), of: [0], ModelLimits(maximumMemoryByteCount: limit))
    }
    let byteCount = try plan(.max).arenaByteCount
    #expect(byteCount >= 2 * 16 * MemoryLayout<Float>.size)
    #expect(try plan(byteCount).steps.count == 1)
    let error = #expect(throws: EngineError.self) { try plan(byteCount - 1) }
    #expect(error?.code == .resourceExhausted)
    #expect(
      error?.message == "running the network takes \(byteCount) bytes of memory; at most \(byteCount - 1) "
        + "are allowed (ModelLimits.maximumMemoryByteCount)")
  }
}
