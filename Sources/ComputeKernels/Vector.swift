/// The vector that portable kernels compute with: two SSE or NEON registers, one AVX register.
typealias Vector = SIMD8<Float>

/// Reads `Vector.scalarCount` floats; `source` needs no more than a float's alignment.
@inline(__always)
func loadVector(_ source: UnsafePointer<Float>) -> Vector {
  UnsafeRawPointer(source).loadUnaligned(as: Vector.self)
}

/// Writes `Vector.scalarCount` floats; `destination` needs no more than a float's alignment.
@inline(__always)
func storeVector(_ value: Vector, _ destination: UnsafeMutablePointer<Float>) {
  UnsafeMutableRawPointer(destination).storeBytes(of: value, as: Vector.self)
}
