import LandmarkDrawing
import Testing

/// Where the box and the text of a label stand.
struct LabelTests {
  private static let view = Overlay.Size(width: 200, height: 100)

  private static func label(
    _ text: String = "text", at anchors: Overlay.Label.Anchor..., fontSize: Double = 20
  ) -> Overlay.Label {
    let black = Overlay.Color(red: 0, green: 0, blue: 0)
    return Overlay.Label(text, fontSize: fontSize, textColor: black, background: black, anchors: anchors)
  }

  @Test(arguments: [
    (Overlay.Label.Alignment.lowerLeft, 70.0, 40.0), (.lowerEdge, 42, 40), (.center, 42, 55),
  ])
  func `A label stands at its anchor`(alignment: Overlay.Label.Alignment, x: Double, y: Double) throws {
    let label = Self.label(at: .init(.init(x: 70, y: 70), alignment))
    // 40 of text and 8 on both sides; one and a half em high.
    let layout = try #require(label.layout(textWidth: 40, in: Self.view))
    #expect(layout.box == .init(x: x, y: y, width: 56, height: 30))
    #expect(layout.textLeft == x + 8 && layout.fontSize == 20 && layout.cornerRadius == 5)
    #expect(layout.baseline(ascent: 16, descent: 4) == y + 21)
  }

  @Test func `A label is kept inside the view`() throws {
    for (x, y, left, top) in [(-50.0, -50.0, 0.0, 0.0), (500, 500, 144, 70)] {
      let label = Self.label(at: .init(.init(x: x, y: y), .lowerLeft))
      let layout = try #require(label.layout(textWidth: 40, in: Self.view))
      #expect(layout.box == .init(x: left, y: top, width: 56, height: 30))
    }
  }

  @Test func `A text that is wider than the view becomes smaller`() throws {
    let label = Self.label(at: .init(.init(x: 70, y: 70), .lowerLeft))
    let layout = try #require(label.layout(textWidth: 384, in: Self.view))
    #expect(layout.fontSize == 10)
    #expect(layout.box == .init(x: 0, y: 55, width: 200, height: 15))
  }

  @Test func `A label stands at the first place with room, or else at the last`() throws {
    let label = Self.label(
      at: .init(.init(x: 100, y: 20), .center, maximumWidth: 50),
      .init(.init(x: 100, y: 50), .center, maximumWidth: 100),
      .init(.init(x: 100, y: 80), .center, maximumWidth: 20))
    for (textWidth, y) in [(30.0, 20.0), (40, 50), (83, 50), (90, 80)] {
      #expect(try #require(label.layout(textWidth: textWidth, in: Self.view)).box.center.y == y)
    }
  }

  @Test func `What cannot be seen has no layout`() {
    let anchor = Overlay.Label.Anchor(.init(x: 5, y: 5), .center)
    #expect(Self.label("", at: anchor).layout(textWidth: 0, in: Self.view) == nil)
    #expect(Self.label(at: anchor, fontSize: 0).layout(textWidth: 0, in: Self.view) == nil)
    #expect(Self.label(at: anchor).layout(textWidth: .nan, in: Self.view) == nil)
    #expect(Self.label(at: anchor).layout(textWidth: 9, in: .init(width: 0, height: 9)) == nil)
    #expect(Self.label(at: .init(.init(x: .nan, y: 5), .center)).layout(textWidth: 9, in: Self.view) == nil)
    #expect(Self.label().layout(textWidth: 9, in: Self.view) == nil)
  }
}
