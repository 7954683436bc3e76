/// The vector that portable kernels compute with: that of the micro-kernels as this module compiles them.
typealias Vector = MicroVector
