// The names are those of the framework.
// swift-format-ignore-file

@_exported import CoreVideo

public final class CMSampleBuffer {}

public struct CMTime: Sendable {
  public var isNumeric: Bool { false }
  public var seconds: Double { 0 }
}

public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { CMTime() }
