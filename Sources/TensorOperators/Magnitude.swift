import ComputeKernels
import TensorCore

/// The magnitude of complex numbers.
///
/// - Input: `[…, 2]`: real and imaginary parts.
/// - Output: `[…]`.
/// - Source: TensorFlow Lite `COMPLEX_ABS`.
public struct Magnitude: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Magnitude: PlainOperator {
  public static let kind: OperatorKind = "magnitude"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "`float32`, `[…, 2]`: real and imaginary parts of complex numbers",
    outputs: "`[…]`, how large they are")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let shape = try inputs.requiredFloat(0, "input").shape
    guard shape.lastDimension == 2 else {
      throw EngineError(.shapeMismatch, "the input has shape \(shape); expected a last axis of 2")
    }
    return [inputs.output(Shape(Array(shape.dimensions.dropLast())), .float32)]
  }

  /// Squares in double precision overflow for no single ones, and their root is rounded once.
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let (input, output) = (site.input(0, as: Float.self), site.output(0, as: Float.self))
    return site.elementKernel(name: "vectors of two", reason: KernelReason.onlyOne) { context, elements in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      var index = elements.lowerBound
      while index + 2 <= elements.upperBound {
        // Real and imaginary parts of two numbers in turns.
        let parts = SIMD4<Double>(UnsafeRawPointer(input + 2 * index).loadUnaligned(as: SIMD4<Float>.self))
        let squares = parts * parts
        let magnitudes = SIMD2<Float>((squares.evenHalf + squares.oddHalf).squareRoot())
        UnsafeMutableRawPointer(output + index).storeBytes(of: magnitudes, as: SIMD2<Float>.self)
        index += 2
      }
      if index < elements.upperBound {
        let (real, imaginary) = (Double(input[2 * index]), Double(input[2 * index + 1]))
        output[index] = Float((real * real + imaginary * imaginary).squareRoot())
      }
    }
  }
}
