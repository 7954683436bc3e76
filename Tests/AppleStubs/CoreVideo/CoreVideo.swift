// The names are those of the framework.
// swift-format-ignore-file

public final class CVBuffer {}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer
public typealias CVReturn = Int32

public let kCVReturnSuccess: CVReturn = 0

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

// Bridged to String in programs; there is no bridge here.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> UInt32 { 0 }
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags) -> CVReturn
{ 0 }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ 0 }

public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

public func CVPixelBufferGetPlaneCount(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddressOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> UnsafeMutableRawPointer?
{ nil }
public func CVPixelBufferGetBytesPerRowOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int { 0 }
public func CVPixelBufferGetHeightOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int { 0 }

public typealias CFTypeRef = AnyObject
public final class CFString: Sendable {}
public struct CVAttachmentMode: Sendable {}
public let kCVImageBufferYCbCrMatrixKey = CFString()
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2 = CFString()
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ mode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? { nil }
public func CFEqual(_ first: CFTypeRef, _ second: CFTypeRef) -> Bool { false }
