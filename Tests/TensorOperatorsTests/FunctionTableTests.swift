import ComputeKernels
import TensorOperators
import Testing

/// The tables of element-wise functions and activations.
@Suite struct FunctionTableTests {
  @Test func namesAreThoseOfOneRowEach() {
    #expect(Set(ElementwiseUnary.Function.allCases.map(\.rawValue)).count == 25)
    #expect(Set(ElementwiseBinary.Function.allCases.map(\.rawValue)).count == 15)
    #expect(Set(Comparison.Function.allCases.map(\.rawValue)).count == 6)
    #expect(Set(Activation.allCases.map(\.rawValue)).count == 4)
    #expect(ElementwiseUnary.Function(rawValue: "hardSwish") == .hardSwish)
    #expect(ElementwiseUnary.Function(rawValue: "none") == nil)
  }

  @Test(arguments: ElementwiseUnary.Function.allCases)
  func everyFunctionOfOneElementComputesSomething(function: ElementwiseUnary.Function) {
    let row = function.row
    #expect(row.real != nil || row.integer != nil || row.truth != nil)
    // Quantized values become quantized values by the function of the numbers that they stand for.
    #expect(row.quantized == nil || row.real != nil)
  }

  @Test(arguments: ElementwiseBinary.Function.allCases)
  func everyFunctionOfTwoElementsComputesSomething(function: ElementwiseBinary.Function) {
    let row = function.row
    #expect(row.real != nil || row.integer != nil || row.truth != nil)
  }

  @Test func functionsThatStandInTheTableAreTheirOwn() throws {
    let sine = try #require(ElementwiseUnary.Function.sine.row.real)
    let cosine = try #require(ElementwiseUnary.Function.cosine.row.real)
    let zero = try #require(ElementwiseUnary.Function.zero.row.real)
    // The last bit is the C library's.
    #expect(abs(sine(-1.5) + 0.997495) < 1e-6)
    #expect(abs(cosine(-1.5) - 0.0707372) < 1e-6)
    #expect(zero(-1.5) == 0)
    #expect(sine != cosine)
  }

  @Test func activationsAreFunctionsOfTheirNames() {
    for activation in Activation.allCases {
      let function = ElementwiseUnary.Function(activation)
      #expect(function?.rawValue == (activation == .none ? nil : activation.rawValue))
      #expect(function?.activation == (activation == .none ? nil : activation))
    }
    #expect(ElementwiseUnary.Function.logistic.activation == nil)
  }

  @Test func activationsHaveTheNumbersOfTheSchema() {
    #expect(
      (0..<5).map { Activation(sourceNumber: $0) }
        == [Activation.none, .rectifier, .rectifierMinusOneToOne, .rectifier6, nil])
  }

  @Test func activationsBoundIntegers() {
    #expect(Activation.none.integerBounds(Int64.self) == Int64.min...Int64.max)
    #expect(Activation.rectifier.integerBounds(Int32.self) == 0...Int32.max)
    #expect(Activation.rectifier6.integerBounds(Int32.self) == 0...6)
    #expect(Activation.rectifierMinusOneToOne.integerBounds(Int8.self) == -1...1)
    #expect(Activation.rectifierMinusOneToOne.integerBounds(UInt8.self) == 0...1)
  }
}
