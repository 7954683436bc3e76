// The names are those of the framework.
// swift-format-ignore-file

@_exported import CoreMedia
@_exported import Foundation
import UIKit

public struct AVMediaType: Hashable, Sendable {
  public static let video = AVMediaType()
}

open class AVAssetTrack: NSObject {}

open class AVAsset: NSObject {
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
}

open class AVURLAsset: AVAsset {
  public init(url: URL, options: [String: Any]? = nil) {}
}

open class AVAssetReaderOutput: NSObject {
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {}
}

open class AVAssetReader: NSObject {
  open var error: (any Error)? { nil }
  public init(asset: AVAsset) throws {}
  open func add(_ output: AVAssetReaderOutput) {}
  @discardableResult open func startReading() -> Bool { false }
}

open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  public struct DeviceType: Hashable, Sendable {
    public static let builtInWideAngleCamera = DeviceType()
  }

  public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

open class AVCaptureInput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}

open class AVCaptureConnection: NSObject {
  open var videoRotationAngle: CGFloat = 0
}

open class AVCaptureOutput: NSObject {
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any]! = [:]
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

open class AVCaptureSession: NSObject {
  public struct Preset: Hashable, Sendable {
    public static let vga640x480 = Preset()
  }

  open var sessionPreset = Preset.vga640x480
  open var inputs: [AVCaptureInput] { [] }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addOutput(_ output: AVCaptureOutput) {}
  open func startRunning() {}
  open func stopRunning() {}
}

public struct AVLayerVideoGravity: Hashable, Sendable {
  public static let resizeAspectFill = AVLayerVideoGravity()
}

open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspectFill
}
