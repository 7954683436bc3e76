/// The rows of a filter, and the distances of its taps and outputs along the rows of an image.
///
/// Where they are known when the kernel is compiled, loops are unrolled, and outputs share their pixels.
protocol MicroTaps {
  var rows: Int { get }
  var strideHeight: Int { get }
  var dilationHeight: Int { get }
}

/// Those of a filter that moves by single rows and has no gaps.
struct MicroDenseTaps<Rows: MicroConstant>: MicroTaps {
  var rows: Int { Rows.value }
  var strideHeight: Int { 1 }
  var dilationHeight: Int { 1 }
}

/// Any filter.
struct MicroAnyTaps: MicroTaps {
  let rows: Int
  let strideHeight: Int
  let dilationHeight: Int

  @inline(__always)
  init(_ window: MicroWindow) {
    rows = window.height
    strideHeight = window.strideHeight
    dilationHeight = window.dilationHeight
  }
}

/// A number that is known when the kernel is compiled.
protocol MicroConstant {
  static var value: Int { get }
}

enum MicroOne: MicroConstant { static var value: Int { 1 } }
enum MicroTwo: MicroConstant { static var value: Int { 2 } }
enum MicroThree: MicroConstant { static var value: Int { 3 } }
enum MicroFive: MicroConstant { static var value: Int { 5 } }
