import TensorCore

/// A constant filter of signed codes around zero, widened for sums of 16-bit products.
package struct WideFilter: Sendable {
  /// `int16`, in the filter's order.
  let weights: Tensor
  /// Zero for each output channel: the bias is added to the scaled sums.
  let noBias: [Int32]

  /// - Parameter filter: `int8`.
  package init(_ filter: Tensor, outputChannels: Int) {
    noBias = Array(repeating: 0, count: outputChannels)
    weights = Tensor(shape: filter.shape, elementType: .int16) { target in
      filter.withUnsafeBytes { codes in
        let target = target.bindMemory(to: Int16.self)
        for index in codes.indices { target[index] = Int16(Int8(bitPattern: codes[index])) }
      }
    }
  }
}

extension FastKernels {
  /// Convolves codes with a filter of codes around zero, and puts out numbers.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I / groups]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - scale: What the codes of the image mean that `pixels` belong to.
  ///   - pixels: Output pixels, counted over the whole batch, all of one image.
  ///   - scratch: ``quantizedScratchByteCount(_:pixelCount:)`` bytes, aligned for `Int32`; overwritten.
  package static func dynamicRangeConvolution2D(
    codes: UnsafePointer<Int8>, scale: CodeScale, filter: WideFilter, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: DynamicRangeEpilogue, pixels: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    let channels = geometry.outputChannels
    let sums = scratch.assumingMemoryBound(to: Int32.self)
    // In bounds: the scratch has room for the sums and, behind them, for the patches.
    let patches = (scratch + pixels.count * channels * MemoryLayout<Int32>.size)
      .assumingMemoryBound(to: Int16.self)
    for group in 0..<geometry.groupCount {
      widenPatches(
        input: UnsafeRawPointer(codes).assumingMemoryBound(to: UInt8.self),
        difference: CodeDifference(zeroPoint: scale.zeroPoint, isSigned: true), patches: patches,
        geometry: geometry, group: group, pixels: pixels)
      multiply(
        patches: patches, patchCount: pixels.count, patchLength: geometry.patchLength,
        weights: filter.weights, bias: filter.noBias,
        columns: group * geometry.groupOutputChannels..<(group + 1) * geometry.groupOutputChannels,
        into: sums, sumStride: channels)
    }
    for index in 0..<pixels.count {
      epilogue.finish(
        sums + index * channels, scale: scale.scale, count: channels,
        into: output + (pixels.lowerBound + index) * channels)
    }
  }

  /// Multiplies rows of codes by a matrix of codes around zero, and puts out numbers.
  ///
  /// - Shapes: codes `[rows, depth]`, filter `[O, depth]`, output `[rows, O]`.
  /// - Parameters:
  ///   - scales: What the codes of each row mean.
  ///   - scratch: ``dynamicRangeScratchByteCount(depth:columnCount:rowCount:)`` bytes, aligned for `Int32`;
  ///     overwritten.
  package static func dynamicRangeMatrixProduct(
    codes: UnsafePointer<Int8>, scales: UnsafePointer<CodeScale>, filter: WideFilter,
    output: UnsafeMutablePointer<Float>, depth: Int, epilogue: DynamicRangeEpilogue, rows: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    let columnCount = filter.noBias.count
    let sums = scratch.assumingMemoryBound(to: Int32.self)
    // In bounds: the scratch has room for the sums and, behind them, for the rows.
    let wide = (scratch + rows.count * columnCount * MemoryLayout<Int32>.size)
      .assumingMemoryBound(to: Int16.self)
    for row in rows {
      let zeroPoint = Int16(truncatingIfNeeded: scales[row].zeroPoint)
      let (source, target) = (codes + row * depth, wide + (row - rows.lowerBound) * depth)
      for index in 0..<depth { target[index] = Int16(source[index]) &- zeroPoint }
    }
    multiply(
      patches: wide, patchCount: rows.count, patchLength: depth, weights: filter.weights,
      bias: filter.noBias, columns: 0..<columnCount, into: sums, sumStride: columnCount)
    for row in rows {
      epilogue.finish(
        sums + (row - rows.lowerBound) * columnCount, scale: scales[row].scale, count: columnCount,
        into: output + row * columnCount)
    }
  }

  /// The room that ``dynamicRangeMatrixProduct(codes:scales:filter:output:depth:epilogue:rows:scratch:)`` needs.
  package static func dynamicRangeScratchByteCount(depth: Int, columnCount: Int, rowCount: Int) -> Int {
    rowCount * (columnCount * MemoryLayout<Int32>.size + depth * MemoryLayout<Int16>.size)
  }

  /// Convolves each channel of codes with its own filter of codes around zero, and puts out numbers.
  ///
  /// - Shapes: input `[N, H, W, C]`, filter `[1, KH, KW, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - scales: What the codes of each image mean.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - sums: One for each channel; overwritten.
  package static func dynamicRangeDepthwiseConvolution2D(
    codes: UnsafePointer<Int8>, scales: UnsafePointer<CodeScale>, filter: WideFilter,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, epilogue: DynamicRangeEpilogue,
    rows: Range<Int>, sums: UnsafeMutablePointer<Int32>
  ) {
    let channels = geometry.inputChannels
    let bytes = UnsafeRawPointer(codes).assumingMemoryBound(to: UInt8.self)
    filter.weights.withUnsafeBytes { weights in
      guard let weights = weights.baseAddress?.assumingMemoryBound(to: Int16.self) else { return }
      for row in rows {
        let batch = row / geometry.outputHeight
        let difference = CodeDifference(zeroPoint: scales[batch].zeroPoint, isSigned: true)
        for column in 0..<geometry.outputWidth {
          sums.update(repeating: 0, count: channels)
          addTaps(
            image: bytes + batch * geometry.inputHeight * geometry.inputWidth * channels,
            difference: difference, weights: weights, geometry: geometry,
            originY: row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop,
            originX: column * geometry.strideWidth - geometry.paddingLeft, to: sums)
          epilogue.finish(
            sums, scale: scales[batch].scale, count: channels,
            into: output + (row * geometry.outputWidth + column) * channels)
        }
      }
    }
  }

  /// Spreads codes over windows of the result by filters of codes around zero, and puts out numbers.
  ///
  /// - Shapes: as ``transposedConvolution2D(input:filters:output:geometry:rows:scratch:)``.
  /// - Parameters:
  ///   - scales: What the codes of each image mean.
  ///   - filters: One for each phase.
  ///   - scratch: ``transposedScratchByteCount(_:)`` bytes, aligned for `Int32`; overwritten.
  package static func dynamicRangeTransposedConvolution2D(
    codes: UnsafePointer<Int8>, scales: UnsafePointer<CodeScale>, filters: [WideFilter],
    output: UnsafeMutablePointer<Float>, geometry: TransposedConvolutionGeometry,
    epilogue: DynamicRangeEpilogue, rows: Range<Int>, scratch: UnsafeMutableRawPointer
  ) {
    for row in rows {
      let scale = scales[row / geometry.rows.outputLength]
      geometry.forEachRun(ofRow: row) { run in
        let filter = filters[run.rowPhase * geometry.columns.stride + run.columnPhase]
        let sums = transposedSums(
          of: run, input: UnsafeRawPointer(codes).assumingMemoryBound(to: UInt8.self),
          difference: CodeDifference(zeroPoint: scale.zeroPoint, isSigned: true), weights: filter.weights,
          bias: filter.noBias, geometry: geometry, scratch: scratch)
        let target = output + geometry.firstElement(of: run)
        for index in 0..<run.count {
          epilogue.finish(
            sums + index * geometry.outputChannels, scale: scale.scale, count: geometry.outputChannels,
            into: target + index * geometry.elementStride)
        }
      }
    }
  }
}

extension DynamicRangeEpilogue {
  /// The results of the sums of all channels of one pixel.
  @inline(__always)
  func finish(
    _ sums: UnsafePointer<Int32>, scale: Float, count: Int, into output: UnsafeMutablePointer<Float>
  ) {
    // Without a choice inside, the loops become vectors.
    switch rule {
    case .xnnpack:
      for channel in 0..<count {
        output[channel] = Float(Double(Float(sums[channel]) * scale) * Double(filterScales[channel]))
      }
      guard let bias = epilogue.bias else { break }
      for channel in 0..<count {
        let scaled = Double(Float(sums[channel]) * scale) * Double(filterScales[channel])
        output[channel] = Float(scaled + Double(bias[channel]))
      }
    case .tensorFlowLite:
      for channel in 0..<vectorEnd { output[channel] = Float(sums[channel]) * filterScales[channel] * scale }
      for channel in vectorEnd..<count {
        output[channel] = Float(sums[channel]) * scale * filterScales[channel]
      }
      guard let bias = epilogue.bias else { break }
      for channel in 0..<count { output[channel] += bias[channel] }
    }
    if let slope = epilogue.slope {
      for channel in 0..<count where output[channel] < 0 { output[channel] *= slope[channel] }
    }
    let (lower, upper) = (epilogue.bounds.lower, epilogue.bounds.upper)
    for channel in 0..<count {
      let raised = output[channel] < lower ? lower : output[channel]
      output[channel] = raised > upper ? upper : raised
    }
  }
}
