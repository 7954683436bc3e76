extension Overlay {
  /// A text on a filled box, which is kept inside the view.
  public struct Label: Sendable, Hashable {
    /// Which point of a label's box stands at its anchor.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
      /// The lower left corner.
      case lowerLeft
      /// The middle of the lower edge.
      case lowerEdge
      /// The middle.
      case center
    }

    /// A place where a label may stand.
    public struct Anchor: Sendable, Hashable {
      /// The place.
      public var point: Point
      /// Which point of the box stands there.
      public var alignment: Alignment
      /// The width up to which a label stands here.
      public var maximumWidth: Double

      /// Creates a place.
      public init(_ point: Point, _ alignment: Alignment, maximumWidth: Double = .infinity) {
        self.point = point
        self.alignment = alignment
        self.maximumWidth = maximumWidth
      }
    }

    /// What is written, in bold letters without serifs.
    public var text: String
    /// The height of the letters' em square.
    public var fontSize: Double
    /// The colour of the letters.
    public var textColor: Color
    /// The colour of the box.
    public var background: Color
    /// Where the label may stand, the best place first. It stands at the first that it is not too wide for,
    /// or else at the last.
    public var anchors: [Anchor]

    /// Creates a label.
    public init(
      _ text: String, fontSize: Double, textColor: Color, background: Color, anchors: [Anchor]
    ) {
      self.text = text
      self.fontSize = fontSize
      self.textColor = textColor
      self.background = background
      self.anchors = anchors
    }
  }
}

extension Overlay.Label {
  /// Where a label's box and text stand, once the width of the text is known.
  public struct Layout: Sendable, Hashable {
    /// The filled box.
    public var box: Overlay.Rect
    /// The radius of the box's round corners.
    public var cornerRadius: Double
    /// The height of the letters' em square, less than the label's where the text would be wider than the
    /// view.
    public var fontSize: Double
    /// The left edge of the text.
    public var textLeft: Double

    /// Where the letters of the text stand, in the middle of the box.
    ///
    /// - Parameters:
    ///   - ascent: How far letters of the layout's size reach above the line that they stand on.
    ///   - descent: How far they reach below it.
    public func baseline(ascent: Double, descent: Double) -> Double {
      box.y + (box.height + ascent - descent) / 2
    }
  }

  /// From the box's left and right edges to the text, in em squares.
  private static let margin = 0.4
  /// The box's height in em squares.
  private static let height = 1.5

  /// The places of box and text in a view.
  ///
  /// - Parameters:
  ///   - textWidth: How wide the text is in letters of ``fontSize``.
  ///   - size: The size of the view, which the box is kept inside of.
  /// - Returns: `nil` for a label that cannot be seen: without text, place or size.
  public func layout(textWidth: Double, in size: Overlay.Size) -> Layout? {
    let wantedWidth = textWidth + 2 * Self.margin * fontSize
    guard
      !text.isEmpty, fontSize > 0, wantedWidth > 0, wantedWidth.isFinite, size.width > 0,
      let anchor = anchors.first(where: { wantedWidth < $0.maximumWidth }) ?? anchors.last,
      anchor.point.isFinite
    else { return nil }
    let fontSize = fontSize * min(1, size.width / wantedWidth)
    var box = Overlay.Rect(
      x: anchor.point.x, y: anchor.point.y, width: min(size.width, wantedWidth),
      height: Self.height * fontSize)
    switch anchor.alignment {
    case .lowerLeft: box.y -= box.height
    case .lowerEdge: (box.x, box.y) = (box.x - box.width / 2, box.y - box.height)
    case .center: (box.x, box.y) = (box.x - box.width / 2, box.y - box.height / 2)
    }
    box.x = max(0, min(box.x, size.width - box.width))
    box.y = max(0, min(box.y, size.height - box.height))
    return Layout(
      box: box, cornerRadius: min(fontSize / 4, box.shorterSide / 2), fontSize: fontSize,
      textLeft: box.x + Self.margin * fontSize)
  }
}
