// The names are those of the framework.
// swift-format-ignore-file

// Which has the geometric types here.
@_exported import Foundation

public final class CGImage {
  public var width: Int { 0 }
  public var height: Int { 0 }
}

public final class CGColorSpace {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public enum CGImageAlphaInfo: UInt32 {
  case premultipliedLast = 1
}

public final class CGColor {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public struct CGAffineTransform {
  public init(scaleX sx: CGFloat, y sy: CGFloat) {}
}

public class CGPath {
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
}

public enum CGLineCap: Int32 {
  case butt, round, square
}

public enum CGLineJoin: Int32 {
  case miter, round, bevel
}

public final class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {}

  public var data: UnsafeMutableRawPointer? { nil }
  public func makeImage() -> CGImage? { nil }
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}

  public var textMatrix: CGAffineTransform {
    get { CGAffineTransform(scaleX: 1, y: 1) }
    set {}
  }
  public var textPosition: CGPoint {
    get { .zero }
    set {}
  }
  public func saveGState() {}
  public func restoreGState() {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(_ color: CGColor) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func fillPath() {}
}
