/// Where a task looks in a picture.
public enum Search: Sendable, Hashable {
  /// The whole picture is searched.
  case wholePicture
  /// Subjects are searched for inside a part of the pixels as they are stored. Landmarks may lie outside, and
  /// results stay in the coordinates of the whole picture.
  case part(NormalizedBox)
  /// The subjects are in these regions, at most as many as the task may find, so that no detector has to run.
  /// For tasks that find landmarks.
  case subjects([SubjectRegion])
}

extension Search {
  /// Checks all numbers.
  ///
  /// - Parameter maximumCount: The most subjects that the task finds.
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  func validate(maximumCount: Int) throws(VisionError) {
    switch self {
    case .wholePicture: break
    case .part(let box): try box.validate()
    case .subjects(let regions):
      guard regions.count <= maximumCount else {
        throw VisionError(
          .invalidArgument,
          "There are \(regions.count) regions of subjects, but the task finds at most \(maximumCount); raise its "
            + "maximumCount.")
      }
      for region in regions { try region.validate() }
    }
  }
}

extension Search {
  /// Checks all numbers for a task that finds no landmarks, and so takes no regions of subjects.
  ///
  /// - Parameter task: What the message begins with, such as `An object detector`.
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  func validate(withoutSubjectsFor task: String) throws(VisionError) {
    if case .subjects = self {
      throw VisionError(
        .invalidArgument, "\(task) takes no regions of subjects; search a part of a picture instead.")
    }
    try validate(maximumCount: .max)
  }
}

extension NormalizedBox {
  /// Checks that the box is a part of a picture.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  package func validate() throws(VisionError) {
    guard 0...1 ~= left, 0...1 ~= top, 0...1 ~= right, 0...1 ~= bottom, left < right, top < bottom else {
      throw VisionError(
        .invalidArgument,
        "The part to search is \(left),\(top),\(right),\(bottom); expected fractions of the picture, left < right "
          + "and top < bottom, all from 0 to 1.")
    }
  }
}
