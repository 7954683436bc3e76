import LandmarkDrawing
import Testing
import VisionTasks

/// What the drawings of bodies, faces, hands and objects consist of.
struct OverlayTests {
  private static let mapping = ViewMapping(pixelsOf: PictureDimensions(width: 1800, height: 900))
  private static let twice = ViewMapping(
    of: PictureDimensions(width: 1800, height: 900), size: .init(width: 3600, height: 1800))

  @Test func `A body consists of bones and landmarks, each with its outline below`() throws {
    let overlay = Overlay(of: Pose.sample(), in: Self.mapping)
    let style = PoseStyle()
    #expect(overlay.size == .init(width: 1800, height: 900))
    #expect(overlay.lines.count == 2 * Pose.connections.count)
    #expect(overlay.dots.count == 2 * Pose.LandmarkName.allCases.count)
    #expect(overlay.lines.prefix(Pose.connections.count).allSatisfy { $0.color == style.outline })
    #expect(overlay.lines.prefix(Pose.connections.count).allSatisfy { $0.width == 5 * 1.9 })
    let bones = Dictionary(
      uniqueKeysWithValues: zip(Pose.connections, overlay.lines.dropFirst(Pose.connections.count)))
    let (leftArm, rightArm, shoulders) = (Connection(11, 13), Connection(12, 14), Connection(11, 12))
    #expect(bones[leftArm]?.color == style.left && bones[rightArm]?.color == style.right)
    #expect(bones[shoulders]?.color == style.middle && bones[Connection(0, 1)]?.color == style.middle)
    #expect(bones[leftArm]?.width == 5)
    // The nose, on top of its outline, at the upper left corner.
    #expect(overlay.dots[0] == .init(at: .init(x: 0, y: 0), radius: 6.25, color: style.outline))
    #expect(overlay.dots[1] == .init(at: .init(x: 0, y: 0), radius: 4.25, color: style.middle))
  }

  @Test func `What is hardly visible is faint, or left out`() {
    var pose = Pose.sample()
    pose.landmarks[Pose.LandmarkName.leftWrist.rawValue].visibility = 0.4
    var style = PoseStyle()
    let faint = Overlay(of: pose, in: Self.mapping, style: style)
    let touching = Pose.connections.filter { $0.start == 15 || $0.end == 15 }
    #expect(faint.lines.filter { $0.color.opacity == 0.3 }.count == touching.count)
    #expect(faint.dots.filter { $0.color.opacity == 0.3 }.map(\.center) == [faint.dots[31].center])
    style.faintOpacity = 0
    let clear = Overlay(of: pose, in: Self.mapping, style: style)
    #expect(clear.lines.count == 2 * (Pose.connections.count - touching.count))
    #expect(clear.dots.count == 2 * 32)
  }

  @Test func `Landmarks without a place are left out`() {
    var pose = Pose.sample()
    pose.landmarks[0].x = .nan
    let overlay = Overlay(of: pose, in: Self.mapping)
    #expect(overlay.dots.count == 2 * 32)
    #expect(overlay.lines.count == 2 * Pose.connections.filter { $0.start != 0 && $0.end != 0 }.count)
  }

  @Test func `In a view twice as large everything is`() {
    let hands = [Hand.sample(.left, score: 0.9, side: 0.5)]
    for (small, large) in [
      (Overlay(of: Pose.sample(), in: Self.mapping), Overlay(of: Pose.sample(), in: Self.twice)),
      (Overlay(of: hands, in: Self.mapping), Overlay(of: hands, in: Self.twice)),
    ] {
      #expect(small.elements.count == large.elements.count)
      for (line, other) in zip(small.lines, large.lines) {
        #expect(other.width == 2 * line.width && other.color == line.color)
        #expect(other.segments.map(\.start.x) == line.segments.map { 2 * $0.start.x })
        #expect(other.segments.map(\.end.y) == line.segments.map { 2 * $0.end.y })
      }
      for (dot, other) in zip(small.dots, large.dots) {
        #expect(other.center == .init(x: 2 * dot.center.x, y: 2 * dot.center.y))
        #expect(other.radius == 2 * dot.radius)
      }
    }
  }

  @Test func `A face consists of its mesh, contours and irises`() {
    let face = Face(
      landmarks: (0..<Face.landmarkCount).map { index in
        PicturePosition(x: Float(index % 23) / 23, y: Float(index % 29) / 29, z: 0)
      })
    let overlay = Overlay(of: face, in: Self.mapping)
    // The mesh, the outline of all contours, and the four parts of them.
    #expect(overlay.lines.count == 6)
    let edges = Set(Face.meshConnections.map { Set([$0.start, $0.end]) })
    #expect(overlay.lines[0].segments.count == edges.count)
    #expect(overlay.lines[1].segments == overlay.lines[2...].flatMap(\.segments))
    #expect(overlay.rings.count == 4 && overlay.dots.count == 2)
    var style = FaceStyle()
    style.mesh = nil
    let withoutMesh = Overlay(of: face, in: Self.mapping, style: style)
    #expect(withoutMesh.elements == Array(overlay.elements.dropFirst()))
    let withoutIrises = Face(landmarks: Array(face.landmarks.prefix(Face.meshLandmarkCount)))
    #expect(Overlay(of: withoutIrises, in: Self.mapping).rings.isEmpty)
  }

  @Test func `Labels of hands lie above all skeletons`() throws {
    let hands = [
      Hand.sample(.left, score: 0.966, side: 0.3), .sample(.right, score: .nan, x: 0.6, side: 0.2),
    ]
    let overlay = Overlay(of: hands, in: Self.mapping)
    #expect(overlay.lines.count == 2 * 2 * Hand.connections.count)
    #expect(overlay.dots.count == 2 * 2 * 21)
    #expect(overlay.labels.map(\.text) == ["Left 97 %", "Right"])
    #expect(overlay.elements.suffix(2) == [.label(overlay.labels[0]), .label(overlay.labels[1])])
    let style = HandStyle()
    let colors = Set(overlay.dots.map(\.color))
    #expect(
      colors == [
        style.outline, style.palm, style.thumb, style.indexFinger, style.middleFinger, style.ringFinger,
        style.pinky,
      ])
    var nameless = style
    nameless.leftName = nil
    #expect(Overlay(of: hands, in: Self.mapping, style: nameless).labels.map(\.text) == ["Right"])
  }

  @Test func `The label of a hand lies on it when there is room`() throws {
    let label = try #require(
      Overlay(of: Hand.sample(.left, score: 1, side: 0.5), in: Self.mapping).labels.first)
    // The hand is 900 points wide and begins 225 points below the upper edge.
    #expect(label.anchors[0].maximumWidth == 500)
    let narrow = try #require(label.layout(textWidth: 400, in: Self.mapping.size))
    #expect(narrow.box.center == label.anchors[0].point)
    let wide = try #require(label.layout(textWidth: 480, in: Self.mapping.size))
    #expect(wide.box.bottom == 225 - 3 * 7.5)
    #expect(wide.box.center.x == 900)
  }

  @Test func `Objects have boxes inside the picture, and colours by class`() throws {
    func detection(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ category: Classification)
      -> Detection
    {
      Detection(box: PixelBox(x: x, y: y, width: width, height: height), categories: [category])
    }
    let cat = Classification(index: 16, score: 0.756, name: "cat", displayName: "Katze")
    let dog = Classification(index: 17, score: 0.5, name: "dog")
    let other = Classification(index: 3, score: 0.25)
    let detections = [
      detection(-10, -20, 100, 1000, cat), detection(300, 200, 50, 60, dog), detection(5, 6, 7, 8, other),
      Detection(box: PixelBox(x: 0, y: 0, width: 1, height: 1), categories: []),
    ]
    let overlay = Overlay(of: detections, in: Self.mapping)
    let style = DetectionStyle()
    #expect(overlay.boxes.count == 6 && overlay.labels.count == 3)
    // The surest lies on top.
    #expect(overlay.labels.map(\.text) == ["class 3 0.25", "dog 0.50", "Katze 0.76"])
    #expect(overlay.labels.map(\.background) == [style.palette[2], style.palette[1], style.palette[0]])
    #expect(overlay.boxes[3].frame == .init(x: 300, y: 200, width: 50, height: 60))
    #expect(overlay.boxes[3].color == style.palette[1] && overlay.boxes[2].color == style.outline)
    #expect(overlay.boxes[5].frame == .init(x: 5, y: 5, width: 85, height: 890))
    #expect(overlay.labels[2].anchors == [.init(.init(x: -10, y: -20), .lowerLeft)])
    let mirrored = ViewMapping(
      of: PictureDimensions(width: 1800, height: 900), size: Self.mapping.size, isMirrored: true)
    #expect(
      Overlay(of: detections, in: mirrored).boxes[3].frame == .init(x: 1450, y: 200, width: 50, height: 60))
  }

  @Test func `Labels of hands say their gesture`() {
    let gesture = Classification(index: -1, score: 0.872, name: "Thumb_Up", displayName: "")
    let hands = [Hand.sample(.left, score: 0.9, side: 0.3), .sample(.right, score: 0.8, x: 0.6, side: 0.2)]
    let overlay = Overlay(
      of: [RecognizedHand(hands[0], gestures: [gesture]), RecognizedHand(hands[1], gestures: [])],
      in: Self.mapping)
    let plain = Overlay(of: hands, in: Self.mapping)
    #expect(overlay.labels.map(\.text) == ["Left Thumb_Up 87 %", "Right 80 %"])
    #expect(overlay.dots == plain.dots && overlay.lines == plain.lines)
  }

  @Test func `Detected faces have a box, six points and a score`() {
    let face = FaceDetection(
      box: PixelBox(x: 450, y: 90, width: 180, height: 180), score: 0.926,
      keypoints: (1...6).map { PicturePoint(x: Float($0) / 8, y: 0.25) })
    let overlay = Overlay(of: face, in: Self.mapping)
    let style = FaceDetectionStyle()
    #expect(
      overlay.boxes.map(\.frame) == Array(repeating: .init(x: 450, y: 90, width: 180, height: 180), count: 2))
    #expect(overlay.boxes.map(\.color) == [style.outline, style.box])
    #expect(overlay.dots.count == 12)
    #expect(overlay.dots[1].center == .init(x: 225, y: 225) && overlay.dots[1].color == style.right)
    #expect(overlay.dots[3].color == style.left && overlay.dots[5].color == style.box)
    #expect(overlay.labels.map(\.text) == ["0.93"])
  }

  @Test func `A person consists of what is seen of it`() {
    let (pose, hand) = (Pose.sample(), Hand.sample(.right, score: 1, side: 0.1))
    let overlay = Overlay(of: Holistic(pose: pose, rightHand: hand), in: Self.mapping)
    let body = Overlay(of: pose, in: Self.mapping)
    #expect(Array(overlay.elements.prefix(body.elements.count)) == body.elements)
    #expect(
      overlay.elements.count - body.elements.count
        == Overlay(of: hand, in: Self.mapping).elements.count - 1)
    #expect(overlay.labels.isEmpty)
    #expect(Overlay(of: Holistic(), in: Self.mapping).elements.isEmpty)
  }

  @Test func `Overlays are laid on each other`() {
    var overlay = Overlay(of: Pose.sample(), in: Self.mapping)
    let hand = Overlay(of: Hand.sample(.right, score: 1, side: 0.1), in: Self.mapping)
    let count = overlay.elements.count
    overlay.append(hand)
    #expect(Array(overlay.elements[count...]) == hand.elements)
  }
}

/// What the drawings of masks consist of.
struct TintTests {
  private static let dimensions = PictureDimensions(width: 2, height: 1)
  private static let mapping = ViewMapping(pixelsOf: dimensions)
  private static let style: SegmentationStyle = {
    var style = SegmentationStyle()
    style.palette = [.init(red: 1, green: 0, blue: 0), .init(red: 0, green: 0, blue: 1)]
    style.opacity = 0.5
    return style
  }()

  /// Red, green, blue and opacity of the pixels of an overlay's only tint.
  private func pixels(_ overlay: Overlay) throws -> [[UInt32]] {
    guard overlay.elements.count == 1, case .tint(let tint)? = overlay.elements.first else {
      Issue.record("\(overlay.elements)")
      return []
    }
    #expect(tint.frame == .init(x: 0, y: 0, width: overlay.size.width, height: overlay.size.height))
    return tint.pixels.withUnsafeValues { values in
      values.map { value in [0, 8, 16, 24].map { value >> $0 & 255 } }
    }
  }

  @Test func `Masks are laid over each other in the colours of their categories`() throws {
    let segmentation = Segmentation(confidences: [
      Mask(width: 2, height: 1, values: [1, 0.5]), Mask(width: 2, height: 1, values: [0, 1]),
    ])
    // Half red; then a quarter of red below half of blue.
    #expect(
      try pixels(Overlay(of: segmentation, in: Self.mapping, style: Self.style))
        == [[128, 0, 0, 128], [32, 0, 128, 159]])
  }

  @Test func `Categories have their colours, and what shows nothing stays clear`() throws {
    let segmentation = Segmentation(
      confidences: [Mask(width: 2, height: 1, values: [1, 1])],
      categories: CategoryMask(width: 2, height: 1, values: [3, 255]))
    #expect(
      try pixels(Overlay(of: segmentation, in: Self.mapping, style: Self.style))
        == [[0, 0, 128, 128], [0, 0, 0, 0]])
    var style = Self.style
    style.hiddenCategories = [3]
    #expect(try pixels(Overlay(of: segmentation, in: Self.mapping, style: style))[0] == [0, 0, 0, 0])
  }

  @Test(arguments: PictureOrientation.allCases, [false, true])
  func `A turned or mirrored view has the mask where landmarks are`(
    orientation: PictureOrientation, isMirrored: Bool
  ) throws {
    let dimensions = PictureDimensions(width: 3, height: 2)
    let upright = orientation.swapsSides ? (width: 2, height: 3) : (width: 3, height: 2)
    let mapping = ViewMapping(
      of: dimensions, size: .init(width: Double(upright.width), height: Double(upright.height)),
      orientation: orientation, isMirrored: isMirrored)
    for (x, y) in [(0, 0), (2, 0), (1, 1)] {
      var values = [UInt8](repeating: 255, count: 6)
      values[y * 3 + x] = 0
      let segmentation = Segmentation(categories: CategoryMask(width: 3, height: 2, values: values))
      let pixels = try pixels(Overlay(of: segmentation, in: mapping, style: Self.style))
      let point = mapping.point(x: (Double(x) + 0.5) / 3, y: (Double(y) + 0.5) / 2)
      let place = Int(point.y) * upright.width + Int(point.x)
      #expect(pixels.firstIndex { $0[3] > 0 } == place && pixels.filter { $0[3] > 0 }.count == 1)
    }
  }

  @Test func `A body's mask lies below its skeleton, if it has a colour`() {
    var pose = Pose.sample()
    pose.mask = Mask(width: 2, height: 1, values: [1, 0])
    var style = PoseStyle()
    let plain = Overlay(of: pose, in: Self.mapping, style: style)
    style.mask = .init(red: 0, green: 1, blue: 0, opacity: 0.5)
    let tinted = Overlay(of: pose, in: Self.mapping, style: style)
    #expect(Array(tinted.elements.dropFirst()) == plain.elements)
    guard case .tint(let tint)? = tinted.elements.first else {
      Issue.record("no tint")
      return
    }
    #expect(tint.pixels[0, 0] == 128 << 8 | 128 << 24 && tint.pixels[1, 0] == 0)
  }
}

extension PictureOrientation {
  fileprivate var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
}
