import TensorCore

extension GraphDefinition {
  /// The graph for inputs of other shapes: pictures of another size, or several at a time.
  ///
  /// All shapes follow from those of the inputs. What a file says of sizes besides is kept; where it cannot
  /// be told whether that is to follow, the graph is refused. A source file tells: to import it with these
  /// shapes takes more networks.
  ///
  /// - Parameter shapes: The shapes of inputs, by their names; others keep theirs.
  /// - Throws: ``/TensorCore/EngineError/Code/invalidArgument`` when there is no input of a name,
  ///   ``/TensorCore/EngineError/Code/shapeMismatch`` when a node does not take what comes of the shapes, and
  ///   ``/TensorCore/EngineError/Code/unsupportedOperator`` where it cannot be told what a size follows from.
  public func resized(_ shapes: [String: Shape]) throws -> GraphDefinition {
    guard !shapes.isEmpty else { return self }
    return try EngineError.within("graph \(name.quoted)") {
      var graph = self
      try graph.setInputShapes(shapes)
      for index in nodes.indices {
        try EngineError.within("node \(index) \(nodes[index].name.quoted)") {
          try graph.resizeNode(index, before: self)
        }
      }
      guard states.allSatisfy({ graph.tensors[$0.next].shape == tensors[$0.next].shape }) else {
        throw EngineError(.unsupportedOperator, "a state would change its shape")
      }
      return graph
    }
  }

  private mutating func setInputShapes(_ shapes: [String: Shape]) throws {
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      guard let input = inputs.first(where: { tensors[$0].name == name }) else {
        let names = inputs.map { tensors[$0].name.quoted }.joined(separator: ", ")
        throw EngineError(.invalidArgument, "there is no input \(name.quoted); there are \(names)")
      }
      guard shape.rank == tensors[input].shape.rank else {
        throw EngineError(
          .shapeMismatch,
          "input \(name.quoted) has \(tensors[input].shape.rank) axes, and the shape for it is \(shape)")
      }
      try shape.validate()
      tensors[input].shape = shape
    }
  }

  /// Gives a node's outputs the shapes that follow from those of its inputs, and the node what follows from
  /// these.
  private mutating func resizeNode(_ index: Int, before: GraphDefinition) throws {
    let node = nodes[index]
    func shapes(_ graph: GraphDefinition) -> [Shape?] {
      node.inputs.map { $0.map { graph.tensors[$0].shape } }
    }
    let (old, new) = (shapes(before), shapes(self))
    guard old != new else { return }
    if node.operation.is(Reshape.self), let oldInput = old[0], let newInput = new[0] {
      tensors[node.outputs[0]].shape = try newInput.reshaped(
        as: oldInput, was: before.tensors[node.outputs[0]].shape)
    } else {
      nodes[index].operation = try node.operation.resized(from: old, to: new)
    }
    let types = try nodes[index].operation.definition.outputTypes(for: NodeInputs(of: nodes[index], in: self))
    for (output, type) in zip(node.outputs, types) { tensors[output].shape = type.shape }
  }
}

extension Shape {
  /// The shape that becomes of this one where one shape became another by a reshape: axes that were joined
  /// still are, and axes whose lengths have not changed are still cut as they were.
  fileprivate func reshaped(as old: Shape, was result: Shape) throws -> Shape {
    let unknown = EngineError(
      .unsupportedOperator, "a reshape from \(old) to \(result) does not say what becomes of \(self)")
    var dimensions: [Int] = []
    var (end, resultEnd) = (0, 0)
    while end < old.rank || resultEnd < result.rank {
      // The fewest axes on both sides that have as many elements.
      let (first, firstResult) = (end, resultEnd)
      var (count, resultCount) = (1, 1)
      if end < old.rank { (count, end) = (old[end], end + 1) }
      if resultEnd < result.rank { (resultCount, resultEnd) = (result[resultEnd], resultEnd + 1) }
      while count != resultCount {
        if count < resultCount {
          guard end < old.rank else { throw unknown }
          (count, end) = (count * old[end], end + 1)
        } else {
          guard resultEnd < result.rank else { throw unknown }
          (resultCount, resultEnd) = (resultCount * result[resultEnd], resultEnd + 1)
        }
      }
      let newCount = self.dimensions[first..<end].reduce(1, *)
      if newCount == count {
        dimensions += result.dimensions[firstResult..<resultEnd]
      } else {
        guard resultEnd - firstResult == 1 else { throw unknown }
        dimensions.append(newCount)
      }
    }
    return try Shape(validating: dimensions)
  }
}

extension Operation {
  /// The operation on inputs of other shapes.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/unsupportedOperator`` where it cannot be told what an attribute
  ///   follows from.
  fileprivate func resized(from old: [Shape?], to new: [Shape?]) throws -> Operation {
    guard let oldImage = old.first ?? nil, let newImage = new.first ?? nil else { return self }
    let filter = old.count > 1 ? old[1] : nil
    if var convolution = self.as(Convolution2D.self), let filter {
      convolution.window = try convolution.window.resized(filter[1], filter[2], oldImage, newImage)
      return Operation(convolution)
    }
    if var convolution = self.as(DepthwiseConvolution2D.self), let filter {
      convolution.window = try convolution.window.resized(filter[1], filter[2], oldImage, newImage)
      return Operation(convolution)
    }
    if let pooling = definition as? any Pooling2D { return try pooling.resized(oldImage, newImage) }
    if var slice = self.as(Slice.self) {
      try slice.resize(oldImage, newImage)
      return Operation(slice)
    }
    let hasSize =
      self.is(ResizeBilinear.self) || self.is(ResizeNearestNeighbor.self)
      || self.is(TransposedConvolution2D.self)
    if hasSize, oldImage.dimensions.dropFirst().prefix(2) != newImage.dimensions.dropFirst().prefix(2) {
      throw EngineError(
        .unsupportedOperator,
        "\(kind.rawValue) does not say whether its size follows that of its image; import the source with "
          + "these shapes")
    }
    if self.is(ScatterND.self) {
      throw EngineError(.unsupportedOperator, "\(kind.rawValue) has an output of a size of its own")
    }
    return self
  }
}

extension Pooling2D {
  fileprivate func resized(_ old: Shape, _ new: Shape) throws -> Operation {
    var pooling = self
    pooling.window = try window.resized(windowHeight, windowWidth, old, new)
    return Operation(pooling)
  }
}

extension Window2D {
  /// The walk over an image of another size. Padding stays, unless it was what makes results as many as
  /// pixels, and that is another for the new size: then it is not known whether it is to follow.
  fileprivate func resized(_ height: Int, _ width: Int, _ old: Shape, _ new: Shape) throws -> Window2D {
    func check(_ axis: Int, _ length: Int, _ stride: Int, _ dilation: Int, _ padding: (Int, Int)) throws {
      let was = Window2D.samePadding(input: old[axis], window: length, stride: stride, dilation: dilation)
      let becomes = Window2D.samePadding(input: new[axis], window: length, stride: stride, dilation: dilation)
      guard padding != (was.before, was.after) || padding == (becomes.before, becomes.after) else {
        throw EngineError(
          .unsupportedOperator,
          "it is not known whether padding follows the size of an image of \(new), which was \(old); import "
            + "the source with these shapes")
      }
    }
    try check(1, height, strideHeight, dilationHeight, (paddingTop, paddingBottom))
    try check(2, width, strideWidth, dilationWidth, (paddingLeft, paddingRight))
    return self
  }
}

extension Slice {
  /// Keeps whole axes whole.
  fileprivate mutating func resize(_ old: Shape, _ new: Shape) throws {
    for axis in starts.indices where old[axis] != new[axis] {
      guard counts[axis] == old[axis], abs(steps[axis]) == 1 else {
        throw EngineError(
          .unsupportedOperator,
          "a slice of \(counts[axis]) of \(old[axis]) elements does not say what becomes of \(new[axis])")
      }
      counts[axis] = new[axis]
      if steps[axis] < 0 { starts[axis] = new[axis] - 1 }
    }
  }
}

extension Model {
  /// The model with inputs of other shapes, those of each network that has an input of the name.
  ///
  /// - Throws: As ``GraphDefinition/resized(_:)``.
  public func resized(_ shapes: [String: Shape]) throws -> Model {
    try checkInputs(named: shapes.keys)
    var model = self
    for index in graphs.indices {
      let graph = graphs[index]
      let names = Set(graph.inputs.map { graph.tensors[$0].name })
      model.graphs[index] = try graph.resized(shapes.filter { names.contains($0.key) })
    }
    return model
  }

  /// Checks that some network has an input of each name.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/invalidArgument`` with those that there are.
  package func checkInputs(named names: some Sequence<String>) throws {
    let inputs = graphs.flatMap { graph in graph.inputs.map { graph.tensors[$0].name } }
    for name in names.sorted() where !inputs.contains(name) {
      // It may be one of a network that does not run.
      let reasons = unsupportedGraphs.map { "; \($0.error)" }.joined()
      throw EngineError(
        .invalidArgument,
        "there is no input \(name.quoted); there are \(inputs.map(\.quoted).joined(separator: ", "))\(reasons)"
      )
    }
  }
}
