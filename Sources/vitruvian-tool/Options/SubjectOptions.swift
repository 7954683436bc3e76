import ArgumentParser
import VisionTasks

/// The options of tasks that find subjects first and look at each of them then.
struct SubjectOptions: ParsableArguments {
  @Option(
    name: .customLong("subject-roi"),
    help: ArgumentHelp(
      """
      The region of a subject, normalised, with its turn in radians clockwise; repeat it for more. \
      The detector does not run then.
      """, valueName: "x-center,y-center,width,height,rotation"))
  var subjectRegions: [SubjectRegionArgument] = []

  @Flag(
    help: """
      Print also the region that each subject was found in, what the detector saw, and in videos a number for each \
      subject that stays the same.
      """)
  var details = false

  func validate() throws {
    for argument in subjectRegions { try argument.validate() }
  }

  /// Checks that there are no more regions than subjects may be found.
  func validate(maximumCount: Int, option: String) throws {
    guard subjectRegions.count <= maximumCount else {
      throw ValidationError(
        "there are \(subjectRegions.count) --subject-roi, but \(option) is \(maximumCount); raise it")
    }
  }
}

/// Numbers between commas.
private func numbers<Number: LosslessStringConvertible>(_ argument: String, count: Int) -> [Number]? {
  let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Number(String($0)) }
  return numbers.count == count && !numbers.contains { $0 == nil } ? numbers.compactMap(\.self) : nil
}

/// The region of a subject on the command line.
struct SubjectRegionArgument: ExpressibleByArgument {
  let region: RegionOfInterest

  init?(argument: String) {
    guard let values: [Float] = numbers(argument, count: 5) else { return nil }
    region = RegionOfInterest(
      xCenter: values[0], yCenter: values[1], width: values[2], height: values[3], rotation: values[4])
  }

  /// Checks that a network can look at the region.
  func validate() throws {
    do { try region.validate() } catch { throw ValidationError("--subject-roi: \(error.message)") }
  }
}

/// The part of a picture to search, on the command line.
struct SearchRegionArgument: ExpressibleByArgument {
  let left, top, right, bottom: Double

  init?(argument: String) {
    guard let values: [Double] = numbers(argument, count: 4) else { return nil }
    (left, top, right, bottom) = (values[0], values[1], values[2], values[3])
  }

  /// Checks that the edges make a part of a picture.
  func validate() throws {
    guard 0 <= left, left < right, right <= 1, 0 <= top, top < bottom, bottom <= 1 else {
      throw ValidationError(
        "--roi is \(left),\(top),\(right),\(bottom); expected left < right and top < bottom, all from 0 to 1")
    }
  }
}
