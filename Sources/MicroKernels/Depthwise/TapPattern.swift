import KernelLayout

/// The rows of a filter, and the distances of its taps and outputs along the rows of an image.
///
/// Where they are known when the kernel is compiled, loops are unrolled, and outputs share their pixels.
protocol TapPattern {
  var rows: Int { get }
  var strideHeight: Int { get }
  var dilationHeight: Int { get }
}

/// The rows and distances of a filter that moves by single rows and has no gaps.
struct DenseTaps<Rows: Constant>: TapPattern {
  var rows: Int { Rows.value }
  var strideHeight: Int { 1 }
  var dilationHeight: Int { 1 }
}

/// Any filter.
struct AnyTaps: TapPattern {
  let rows: Int
  let strideHeight: Int
  let dilationHeight: Int

  @inline(__always)
  init(_ window: Window) {
    rows = window.height
    strideHeight = window.strideHeight
    dilationHeight = window.dilationHeight
  }
}

/// A number that is known when the kernel is compiled.
protocol Constant {
  static var value: Int { get }
}

enum ConstantOne: Constant { static var value: Int { 1 } }
enum ConstantTwo: Constant { static var value: Int { 2 } }
enum ConstantThree: Constant { static var value: Int { 3 } }
enum ConstantFive: Constant { static var value: Int { 5 } }
