import Foundation
import TensorCore

/// Arrays in NumPy's own file format, as the reference's inputs and outputs are stored.
///
/// - Source: `numpy/lib/format.py`, versions 1 and 2.
public enum NumPyFile {
  /// The file is not an array that tests can use.
  public struct Unreadable: Error, CustomStringConvertible {
    public var description: String
  }

  private static let signature: [UInt8] = [0x93] + Array("NUMPY".utf8)

  private static let elementTypes: [String: ElementType] = [
    "<f4": .float32, "<f2": .float16, "|i1": .int8, "|u1": .uint8, "<i2": .int16, "<i4": .int32,
    "<i8": .int64, "|b1": .bool,
  ]

  /// The array in the file at `url`, which must be in row-major order.
  public static func tensor(at url: URL) throws -> Tensor {
    let bytes = [UInt8](try Data(contentsOf: url))
    guard bytes.count >= 12, bytes.starts(with: signature) else {
      throw Unreadable(description: "\(url.path) is not a NumPy file")
    }
    let isFirstVersion = bytes[6] == 1
    let lengthBytes = bytes[8..<(isFirstVersion ? 10 : 12)]
    let headerLength = lengthBytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    let contents = lengthBytes.endIndex + headerLength
    guard contents <= bytes.count else {
      throw Unreadable(description: "\(url.path) ends within its header")
    }
    let header = String(decoding: bytes[lengthBytes.endIndex..<contents], as: UTF8.self)
    guard let elementType = elementType(in: header), let dimensions = dimensions(in: header),
      header.contains("'fortran_order': False")
    else {
      throw Unreadable(description: "\(url.path) has the unexpected header \(header)")
    }
    let shape = try Shape(validating: dimensions)
    guard bytes.count - contents == shape.elementCount * elementType.byteCount else {
      throw Unreadable(description: "\(url.path) has too few or too many bytes for \(shape)")
    }
    return Tensor(shape: shape, elementType: elementType) { $0.copyBytes(from: bytes[contents...]) }
  }

  private static func elementType(in header: String) -> ElementType? {
    header.firstMatch(of: /'descr': '([^']+)'/).flatMap { elementTypes[String($0.1)] }
  }

  private static func dimensions(in header: String) -> [Int]? {
    header.firstMatch(of: /'shape': \(([0-9, ]*)\)/).map { match in
      match.1.split { $0 == "," || $0 == " " }.compactMap { Int($0) }
    }
  }
}
