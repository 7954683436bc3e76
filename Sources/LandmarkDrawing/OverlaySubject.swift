import VisionTasks

/// What an overlay can be made of: anything that a task finds and that has a way of being drawn.
///
/// A type of your own conforms by turning its values into ``Overlay/Element`` values.
public protocol OverlaySubject {
  /// The colours and proportions of the drawing.
  associatedtype Style: OverlayStyle

  /// The drawing of all subjects of a picture, from the lowest element to the topmost.
  static func elements(of subjects: [Self], in mapping: ViewMapping, style: Style) -> [Overlay.Element]
}

/// The colours and proportions of a drawing, with defaults that are seen on most pictures.
public protocol OverlayStyle: Sendable, Hashable {
  /// Creates the default style.
  init()
}

extension Overlay {
  /// Draws all subjects of a picture.
  ///
  /// - Parameters:
  ///   - subjects: What was found in the picture.
  ///   - mapping: How the picture lies in the view.
  ///   - style: Colours and proportions.
  public init<Subject: OverlaySubject>(
    of subjects: [Subject], in mapping: ViewMapping, style: Subject.Style = Subject.Style()
  ) {
    self.init(size: mapping.size, elements: Subject.elements(of: subjects, in: mapping, style: style))
  }

  /// Draws one subject of a picture.
  ///
  /// - Parameters:
  ///   - subject: What was found in the picture.
  ///   - mapping: How the picture lies in the view.
  ///   - style: Colours and proportions.
  public init<Subject: OverlaySubject>(
    of subject: Subject, in mapping: ViewMapping, style: Subject.Style = Subject.Style()
  ) {
    self.init(of: [subject], in: mapping, style: style)
  }
}

extension ViewMapping {
  /// The thickness of a line that is seen at the size of the picture in the view, not below two points.
  var lineWidth: Double { max(2, visibleFrame.shorterSide / 180) }
  /// The size of letters that are read at the size of the picture in the view, not below eleven points.
  var fontSize: Double { max(11, visibleFrame.shorterSide / 32) }
}

extension [Overlay.Point] {
  /// The lines between points that exist and have a place.
  func segments(_ connections: [Connection]) -> [Overlay.Lines.Segment] {
    connections.compactMap { connection in
      guard indices.contains(connection.start), indices.contains(connection.end) else { return nil }
      let (start, end) = (self[connection.start], self[connection.end])
      return start.isFinite && end.isFinite ? .init(from: start, to: end) : nil
    }
  }
}

extension Classification {
  /// The name for people, or else the one in the model; `nil` when there is neither.
  var title: String? { [displayName, name].compactMap(\.self).first { !$0.isEmpty } }
}
