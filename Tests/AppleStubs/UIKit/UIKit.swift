// The names are those of the framework.
// swift-format-ignore-file

@_exported import CoreGraphics
@_exported import Foundation

open class UIImage: NSObject {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public convenience init?(contentsOfFile path: String) { nil }

  public var cgImage: CGImage? { nil }
  public var imageOrientation: Orientation { .up }
  public var size: CGSize { .zero }
  public var scale: CGFloat { 1 }
}

open class CALayer: NSObject {}

@MainActor @preconcurrency open class UIView: NSObject {
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
}
