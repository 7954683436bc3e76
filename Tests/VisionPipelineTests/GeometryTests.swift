import TensorCore
import Testing

@testable import VisionPipeline

@Suite struct GeometryTests {
  let size = PixelSize(width: 640, height: 480)

  @Test(arguments: [
    (0, NormalizedRect.wholeImage),
    (
      90,
      NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.75, height: 4 / 3, rotation: -Float(Double.pi / 2))
    ),
    (-90, NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.75, height: 4 / 3, rotation: .pi / 2)),
    (180, NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1, rotation: Float(-Double.pi))),
    (450, NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.75, height: 4 / 3, rotation: -2.5 * .pi)),
  ])
  func `Orientation gives a turned rectangle of the upright view`(degrees: Int, expected: NormalizedRect)
    throws
  {
    let rect = try NormalizedRect(uprightAfterDegrees: degrees, of: size)
    #expect(rect.xCenter == expected.xCenter && rect.yCenter == expected.yCenter)
    #expect(rect.width == expected.width && rect.height == expected.height)
    #expect(abs(rect.rotation - expected.rotation) < 1e-6)
  }

  @Test(arguments: [1, 45, -91, 359])
  func `A rotation that is no multiple of 90 degrees is refused`(degrees: Int) {
    #expect { try NormalizedRect(uprightAfterDegrees: degrees, of: size) } throws: { error in
      (error as? EngineError)?.code == .invalidArgument
    }
  }

  @Test func `Regions that are empty, undefined or inside out are told apart`() throws {
    let good = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.1, height: 0.1)
    try good.validate()
    #expect(!good.isEmpty)
    #expect(NormalizedRect(xCenter: 0, yCenter: 0, width: 0, height: 0).isEmpty)
    let paths: [WritableKeyPath<NormalizedRect, Float>] = [
      \.xCenter, \.yCenter, \.width, \.height, \.rotation,
    ]
    for path in paths {
      var bad = good
      bad[keyPath: path] = .nan
      #expect(throws: EngineError.self) { try bad.validate() }
    }
    for path in [\NormalizedRect.width, \.height] {
      var bad = good
      bad[keyPath: path] = 0
      #expect(!bad.isEmpty)
      #expect(throws: EngineError.self) { try bad.validate() }
      bad[keyPath: path] = -1
      #expect(throws: EngineError.self) { try bad.validate() }
    }
  }

  @Test(arguments: [
    (RectTransformation(scale: 1.25, proportions: .squareOfLongSide), [0.4, 0.5, 0.28125, 0.375]),
    (
      RectTransformation(scale: 2.6, yShift: -0.5, proportions: .squareOfLongSide),
      [0.463522, 0.376200, 0.585, 0.78]
    ),
    (RectTransformation(scale: 1.5), [0.4, 0.5, 0.3, 0.45]),
    (
      RectTransformation(scale: 2, yShift: -0.1, proportions: .squareOfLongSide),
      [0.412704, 0.475240, 0.45, 0.6]
    ),
  ])
  func `Rectangles are shifted, squared and scaled as in the reference`(
    transformation: RectTransformation, expected: [Float]
  ) {
    let rect = NormalizedRect(xCenter: 0.4, yCenter: 0.5, width: 0.2, height: 0.3, rotation: 0.6)
    let result = transformation(rect, in: size)
    for (value, golden) in zip([result.xCenter, result.yCenter, result.width, result.height], expected) {
      #expect(abs(value - golden) <= 6e-7)
    }
    #expect(result.rotation == 0.6)
  }

  @Test func `A shift along the axes of an unturned rectangle is in fractions of its sides`() {
    let rect = NormalizedRect(xCenter: 0.4, yCenter: 0.5, width: 0.2, height: 0.4)
    let result = RectTransformation(scale: 1, xShift: 0.5, yShift: -0.25)(rect, in: size)
    #expect(result == NormalizedRect(xCenter: 0.5, yCenter: 0.4, width: 0.2, height: 0.4))
  }

  @Test func `Two points give the reference's square around the first`() {
    let rect = NormalizedRect(
      center: Point(x: 0.5, y: 0.6), scalePoint: Point(x: 0.55, y: 0.3),
      target: RegionRule.pose.targetAngle, in: size)
    #expect(rect.xCenter == 0.5 && rect.yCenter == 0.6)
    #expect(abs(rect.width - 0.460977) < 6e-7)
    #expect(abs(rect.height - 0.614636) < 6e-7)
    #expect(abs(rect.rotation - 0.218669) < 6e-7)
  }

  @Test func `A person's target angle is the nearest number to a quarter turn`() {
    // `Float.pi` is rounded towards zero, so half of it is not.
    #expect(RegionRule.pose.targetAngle == 1.5707964)
  }

  @Test func `The palm detector's target of 90 radians gives the reference's rotation`() {
    let rotation = Angle.rotation(
      from: Point(x: 320, y: 288), to: Point(x: 352, y: 144), target: RegionRule.palm.targetAngle)
    #expect(abs(rotation - 0.6832786) < 1e-6)
  }

  @Test func `Elementary functions are rounded correctly where common C libraries are not`() {
    #expect(CorrectlyRounded.sine(-0.684906005859375) == -0.6326002)
    #expect(CorrectlyRounded.cosine(1.3386965990066528) == 0.23002145)
    #expect(CorrectlyRounded.exponential(6.710700511932373) == 821.1456)
    #expect(CorrectlyRounded.arcTangent(y: 164.95858764648438, x: -64.73895263671875) == 1.9447823)
  }

  @Test(arguments: [-100, -3.2, -0.1, 0, 1, 3.2, 7, 90] as [Float])
  func `Normalised angles keep their direction and lie within half a turn`(angle: Float) {
    let normalized = Angle.normalized(angle)
    #expect(normalized >= -Float.pi.nextUp && normalized < Float.pi.nextUp)
    let turns = (Double(angle) - Double(normalized)) / (2 * .pi)
    #expect(abs(turns - turns.rounded()) < 1e-5)
  }

  @Test(
    arguments: [
      // Rectangle, input width and height, padded region's sides, left and top border.
      (NormalizedRect.wholeImage, 64, 64, 100, 100, 0, 0.099999994),
      (
        NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.8, height: 1.25, rotation: -Float(Double.pi / 2)),
        64, 64, 100,
        100, 0.099999994, 0
      ),
      (NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.5, height: 0.5), 50, 40, 50, 40, 0, 0),
    ] as [(NormalizedRect, Int, Int, Float, Float, Float, Float)])
  func `A letterbox enlarges the region to the proportions of the input`(
    rect: NormalizedRect, width: Int, height: Int, regionWidth: Float, regionHeight: Float, left: Float,
    top: Float
  ) {
    let region = PixelRect(rect, in: PixelSize(width: 100, height: 80))
    let (padded, padding) = region.letterboxed(into: PixelSize(width: width, height: height))
    #expect(padded.width == regionWidth && padded.height == regionHeight)
    #expect(padded.xCenter == region.xCenter && padded.yCenter == region.yCenter)
    #expect(padding == LetterboxPadding(left: left, top: top, right: left, bottom: top))
  }

  @Test(
    arguments: [
      (
        NormalizedRect(xCenter: 0.47, yCenter: 0.55, width: 0.6, height: 0.7, rotation: 0.35), false,
        [0.56362367, -0.19202276, 0.28419957, 0.25717339, 0.65756094, 0.09263287, 0.6]
      ),
      (
        NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.8, height: 1.25, rotation: -Float(Double.pi / 2)),
        true,
        [-4.3711388e-8, 1, 3.8146972e-8, -1.25, -5.4639237e-8, 1.125, 1]
      ),
      (
        NormalizedRect(xCenter: 0.05, yCenter: 0.9, width: 0.5, height: 0.625, rotation: -1.2), false,
        [0.18117887, 0.46601954, -0.27359921, -0.58252448, 0.2264736, 1.0780255, 0.5]
      ),
    ] as [(NormalizedRect, Bool, [Float])])
  func `The projection matrix equals the reference's`(
    rect: NormalizedRect, isLetterboxed: Bool, golden: [Float]
  ) {
    let size = PixelSize(width: 100, height: 80)
    var region = PixelRect(rect, in: size)
    if isLetterboxed { region = region.letterboxed(into: PixelSize(square: 64)).region }
    let matrix = ProjectionMatrix(region: region, imageSize: size)
    let values = [matrix.xx, matrix.xy, matrix.xOffset, matrix.yx, matrix.yy, matrix.yOffset, matrix.zz]
    for (value, expected) in zip(values, golden) {
      // Two units: the golden values come from a cosine that is one unit off for -1.2.
      #expect(abs(value - expected) <= 2 * expected.ulp, "\(values)")
    }
  }

  @Test func `Letterbox removal and the matrix agree where the region is the whole upright picture`() {
    let imageSize = PixelSize(width: 1000, height: 667)
    let (region, padding) = PixelRect(.wholeImage, in: imageSize).letterboxed(into: PixelSize(square: 224))
    let matrix = ProjectionMatrix(region: region, imageSize: imageSize)
    var random = LinearCongruentialGenerator(seed: 7)
    for _ in 0..<100 {
      let point = Point<InputSpace>(x: random.next(in: -0.5...1.5), y: random.next(in: -0.5...1.5))
      let (removed, projected) = (point.removing(padding), matrix.project(point))
      #expect(abs(removed.x - projected.x) < 2e-6 && abs(removed.y - projected.y) < 2e-6)
    }
  }

  @Test func `The matrix and the rectangle project a square region's landmarks alike`() {
    let imageSize = PixelSize(width: 400, height: 300)
    let rect = NormalizedRect(xCenter: 0.4, yCenter: 0.6, width: 0.3, height: 0.4, rotation: 0.7)
    let matrix = ProjectionMatrix(region: PixelRect(rect, in: imageSize), imageSize: imageSize)
    let projection = LandmarkProjection(region: rect)
    var random = LinearCongruentialGenerator(seed: 11)
    for _ in 0..<100 {
      let landmark = Position<InputSpace>(
        x: random.next(in: 0...1), y: random.next(in: 0...1), z: random.next(in: -1...1))
      let byRect = projection.project(landmark)
      let byMatrix = matrix.project([landmark])[0]
      #expect(abs(byRect.x - byMatrix.x) < 1e-6 && abs(byRect.y - byMatrix.y) < 1e-6)
    }
  }

  @Test func `Projected corners of a turned region are surrounded by an upright box`() {
    let imageSize = PixelSize(square: 100)
    let rect = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.4, height: 0.2, rotation: .pi / 2)
    let matrix = ProjectionMatrix(region: PixelRect(rect, in: imageSize), imageSize: imageSize)
    let box = matrix.project(Box<InputSpace>(xMin: 0, yMin: 0, width: 1, height: 1))
    #expect(abs(box.xMin - 0.4) < 1e-6 && abs(box.yMin - 0.3) < 1e-6)
    #expect(abs(box.width - 0.2) < 1e-6 && abs(box.height - 0.4) < 1e-6)
    #expect(abs(matrix.depthScale - 0.4) < 1e-6)
  }
}
