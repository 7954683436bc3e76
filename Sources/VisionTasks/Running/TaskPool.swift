import Foundation
import TensorCore

/// Several tasks for many callers: at most as many calls work at once as there are tasks, the others wait in
/// the order in which they came.
///
/// Tasks of one model share its weights, so that each further one takes the memory of its networks' results
/// only. Calls run on threads of the pool, and callers that wait hold no thread: a server's asynchronous
/// handlers can await them.
///
/// ```swift
/// let pool = try TaskPool(count: 2) { try PoseLandmarker(model: .path(path)) }
/// let poses = try await pool.withTask { try $0.poses(in: picture) }
/// ```
public final class TaskPool<Task: Sendable>: Sendable {
  private let idle: Serialized<[Task]>
  private let gate: AdmissionGate
  private let queue = DispatchQueue(label: "vitruvian.task-pool", attributes: .concurrent)

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - count: How many calls work at once, at least 1.
  ///   - make: Makes one of the tasks.
  /// - Throws: What `make` throws; ``VisionError`` with code `invalidArgument` when `count` is below 1.
  public init(count: Int, make: () throws -> Task) throws {
    guard count >= 1 else {
      throw VisionError(.invalidArgument, "a pool of \(count) tasks; expected at least 1")
    }
    idle = Serialized(try (0..<count).map { _ in try make() })
    gate = AdmissionGate(byteCount: 0, slotCount: count)
  }

  /// How many calls wait for a task. A server may turn requests away when there are many.
  public var waitingCount: Int { gate.waitingCount }

  /// Calls `body` with a task that no other call uses meanwhile.
  ///
  /// - Throws: What `body` throws; `CancellationError` when the Swift task was cancelled before its turn
  ///   came.
  public func withTask<Output: Sendable>(
    _ body: @escaping @Sendable (Task) throws -> Output
  ) async throws -> Output {
    try await gate.enter(byteCount: 0)
    defer { gate.leave(byteCount: 0, freesSlot: true) }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { [idle] in
        // There is one, since as many calls are let in as there are tasks.
        guard let task = idle.withValue({ $0.popLast() }) else {
          return continuation.resume(throwing: CancellationError())
        }
        let result = Result { try body(task) }
        idle.withValue { $0.append(task) }
        continuation.resume(with: result)
      }
    }
  }
}
