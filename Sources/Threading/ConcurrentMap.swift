extension Range<Int> {
  /// The results of a function of each number, computed on all processors when there are several numbers.
  ///
  /// - Parameter step: How many numbers a processor takes at a time: as many as take longer than taking them
  ///   does.
  /// - Throws: The error of the lowest number that has one. The function is called for the others
  ///   nevertheless.
  @inlinable  // Or each use in another module looks up the type of its elements at run time.
  package func concurrentMap<Element, Failure: Error>(
    inStepsOf step: Int = 1, _ transform: (Int) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    guard count > step else { return try map(transform) }
    var elements = [Element?](repeating: nil, count: count)
    var errors = [Failure?](repeating: nil, count: count)
    elements.withUnsafeMutableBufferPointer { elements in
      errors.withUnsafeMutableBufferPointer { errors in
        // Each number has places of its own.
        nonisolated(unsafe) let elements = elements
        nonisolated(unsafe) let errors = errors
        nonisolated(unsafe) let transform = transform
        concurrentlyForEach(below: (count + step - 1) / step) { part in
          for index in part * step..<Swift.min((part + 1) * step, count) {
            do throws(Failure) {
              elements[index] = try transform(lowerBound + index)
            } catch {
              errors[index] = error
            }
          }
        }
      }
    }
    for case let error? in errors { throw error }
    var results: [Element] = []
    results.reserveCapacity(count)
    for case let element? in elements { results.append(element) }
    return results
  }
}

/// The results of two functions that are called at the same time, on two processors if they can be had.
///
/// - Parameter isWorthwhile: Whether they take longer than it takes to start a thread, some tenths of a
///   millisecond. If not, they are called one after the other.
/// - Throws: The error of `first`, or else that of `second`.
@inlinable  // For the same reason.
package func concurrently<First, Second>(
  if isWorthwhile: Bool = true, _ first: () throws -> First, _ second: () throws -> Second
) throws -> (First, Second) {
  guard isWorthwhile else { return (try first(), try second()) }
  var results: (first: Result<First, any Error>?, second: Result<Second, any Error>?)
  withUnsafeMutablePointer(to: &results.first) { firstResult in
    withUnsafeMutablePointer(to: &results.second) { secondResult in
      // Each part has a place of its own.
      nonisolated(unsafe) let places = (first: firstResult, second: secondResult)
      nonisolated(unsafe) let parts = (first: first, second: second)
      concurrentlyForEach(below: 2) { index in
        if index == 0 {
          places.first.pointee = Result { try parts.first() }
        } else {
          places.second.pointee = Result { try parts.second() }
        }
      }
    }
  }
  guard let first = results.first, let second = results.second else {
    preconditionFailure("both parts have been called")
  }
  return (try first.get(), try second.get())
}
