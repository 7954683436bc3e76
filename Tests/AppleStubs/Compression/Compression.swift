// The names are those of the framework.
// swift-format-ignore-file

public struct compression_algorithm: Sendable {}

public let COMPRESSION_ZLIB = compression_algorithm()

public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { 0 }
