#if canImport(SwiftUI) && canImport(CoreText)
  import SwiftUI
  import VisionPipeline
  import VisionTasks

  /// A view of what a task found, to be laid over a view of the picture.
  ///
  /// ```swift
  /// Image(decorative: photo, scale: 1).resizable().scaledToFit()
  ///   .overlay { OverlayView(of: poses, in: picture.dimensions) }
  /// ```
  ///
  /// It takes no taps, so that they reach the views below.
  public struct OverlayView: View {
    private let makeOverlay: (Overlay.Size) -> Overlay

    /// Creates a view of all subjects of a picture.
    ///
    /// - Parameters:
    ///   - subjects: What was found in the picture.
    ///   - picture: The size of the picture's pixels as they are stored.
    ///   - content: How the picture fills this view.
    ///   - orientation: How the picture's view turns the stored pixels.
    ///   - isMirrored: Whether the picture's view shows the upright picture mirrored, as front cameras are.
    ///   - style: Colours and proportions.
    public init<Subject: OverlaySubject>(
      of subjects: [Subject], in picture: PictureDimensions, content: ViewMapping.Content = .aspectFit,
      orientation: PictureOrientation = .up, isMirrored: Bool = false,
      style: Subject.Style = Subject.Style()
    ) {
      self.init { size in
        let mapping = ViewMapping(
          of: picture, size: size, content: content, orientation: orientation, isMirrored: isMirrored)
        return Overlay(of: subjects, in: mapping, style: style)
      }
    }

    /// Creates a view of an overlay that is made for the view's size.
    public init(_ makeOverlay: @escaping (Overlay.Size) -> Overlay) {
      self.makeOverlay = makeOverlay
    }

    /// The drawing.
    public var body: some View {
      Canvas { context, size in
        let overlay = makeOverlay(Overlay.Size(size))
        context.withCGContext { $0.draw(overlay) }
      }
      .allowsHitTesting(false)
    }
  }
#endif
