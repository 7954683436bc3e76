import Dispatch

extension Range<Int> {
  /// The results of a function of each number, computed on all processors when there are several numbers.
  ///
  /// - Throws: The error of the lowest number that has one. The function is called for the others nevertheless.
  @inlinable  // Or each use in another module looks up the type of its elements at run time.
  package func concurrentMap<Element, Failure: Error>(
    _ transform: (Int) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    guard count > 1 else { return try map(transform) }
    var elements = [Element?](repeating: nil, count: count)
    var errors = [Failure?](repeating: nil, count: count)
    elements.withUnsafeMutableBufferPointer { elements in
      errors.withUnsafeMutableBufferPointer { errors in
        // Each number has places of its own.
        nonisolated(unsafe) let elements = elements
        nonisolated(unsafe) let errors = errors
        nonisolated(unsafe) let transform = transform
        DispatchQueue.concurrentPerform(iterations: count) { index in
          do throws(Failure) {
            elements[index] = try transform(lowerBound + index)
          } catch {
            errors[index] = error
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
