import VisionTasks

/// The options of a task that finds subjects first and looks for the landmarks of each then.
protocol SubjectArguments: TaskArguments where Output: DetailedOutput {
  var subjects: SubjectOptions { get }
}

extension SubjectArguments {
  func search(in picture: PictureOptions) -> Search { subjects.search ?? picture.search }

  func complete(_ output: inout Output, of frame: InputFrame) -> (any Error)? {
    if !subjects.details { output.removeDetails() }
    return nil
  }
}

/// An output that tells where subjects were found.
protocol DetailedOutput: PictureOutput {
  /// Leaves out what is only printed with `--details`.
  mutating func removeDetails()
}

/// A subject that tells where it was found.
protocol DetailedSubject: ListedSubject {
  associatedtype Origin

  var origin: Origin? { get set }
}

extension Array: DetailedOutput where Element: DetailedSubject {
  mutating func removeDetails() {
    for index in indices { self[index].origin = nil }
  }
}

extension Pose: DetailedSubject {}
extension Face: DetailedSubject {}
extension Hand: DetailedSubject {}
extension Detection: DetailedSubject {}
