// The names are those of the framework.
// swift-format-ignore-file

import Foundation

public final class CGImage {
  public var width: Int { 0 }
  public var height: Int { 0 }
}

public final class CGColorSpace {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public enum CGImageAlphaInfo: UInt32 {
  case premultipliedLast = 1
}

public final class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {}

  public func draw(_ image: CGImage, in rect: CGRect) {}
}
