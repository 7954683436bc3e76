import VisionPipeline

#if canImport(UIKit)
  import UIKit
#else
  /// Stands for UIKit's class where there is none, so that ``UIImage/Orientation`` has the same name everywhere.
  public enum UIImage {
    /// How the pixels of a picture have to be turned to be upright, with the names and values of UIKit.
    public enum Orientation: Int, Sendable, CaseIterable {
      /// They are upright.
      case up = 0
      /// By 180°.
      case down = 1
      /// By 90° counter-clockwise.
      case left = 2
      /// By 90° clockwise.
      case right = 3
      /// Flipped left-right, then not at all.
      case upMirrored = 4
      /// Flipped left-right, then by 180°.
      case downMirrored = 5
      /// Flipped left-right, then by 90° counter-clockwise.
      case leftMirrored = 6
      /// Flipped left-right, then by 90° clockwise.
      case rightMirrored = 7
    }
  }
#endif

extension ImageOrientation {
  /// The same orientation. A value that a later UIKit may add counts as upright.
  package init(_ orientation: UIImage.Orientation) {
    self = ImageOrientation(rawValue: orientation.rawValue) ?? .up
  }
}
