import TensorCore
import Testing
import Threading

/// Work that is shared by processors: results and errors come back as from a loop.
@Suite struct ConcurrentMapTests {
  private struct Fault: Error, Equatable {
    let number: Int
  }

  @Test func results_comeInOrder() {
    #expect((3..<100).concurrentMap { $0 * $0 } == (3..<100).map { $0 * $0 })
  }

  @Test func theErrorOfTheLowestNumber_isThrown() {
    #expect(throws: Fault(number: 5)) {
      try (0..<20).concurrentMap { if $0 >= 5 { throw Fault(number: $0) } }
    }
  }

  @Test func twoFunctions_giveTheirResults() throws {
    let (number, text) = try concurrently {
      1
    } _: {
      "two"
    }
    #expect(number == 1 && text == "two")
  }

  @Test func theErrorOfTheFirstFunction_isThrownBeforeThatOfTheSecond() {
    #expect(throws: Fault(number: 1)) {
      try concurrently {
        throw Fault(number: 1)
      } _: {
        throw Fault(number: 2)
      }
    }
    #expect(throws: Fault(number: 2)) {
      try concurrently {
        1
      } _: {
        throw Fault(number: 2)
      }
    }
  }

  @Test func twoFunctions_areCalledWithinOthers() throws {
    let sums = try (0..<8).concurrentMap { number in
      let (left, right) = try concurrently {
        number
      } _: {
        10 * number
      }
      return left + right
    }
    #expect(sums == (0..<8).map { 11 * $0 })
  }
}
