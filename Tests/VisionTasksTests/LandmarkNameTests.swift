import TestSupport
import Testing

@testable import VisionTasks

@Suite("Names of landmarks and lines between them")
struct LandmarkNameTests {
  private static func text(_ connections: [Connection]) -> String {
    connections.map { "\($0.start)-\($0.end)" }.joined(separator: " ")
  }

  /// The names of cases, as published names are written without underscores.
  private static func words(_ names: [some Any]) -> [String] { names.map { "\($0)".lowercased() } }

  @Test("landmarks of a body have the names and positions of MediaPipe's `PoseLandmark`")
  func poseNames() {
    let published = """
      nose left_eye_inner left_eye left_eye_outer right_eye_inner right_eye right_eye_outer left_ear right_ear \
      mouth_left mouth_right left_shoulder right_shoulder left_elbow right_elbow left_wrist right_wrist left_pinky \
      right_pinky left_index right_index left_thumb right_thumb left_hip right_hip left_knee right_knee left_ankle \
      right_ankle left_heel right_heel left_foot_index right_foot_index
      """
    let names = Pose.LandmarkName.allCases
    #expect(Self.words(names) == published.split(separator: " ").map { $0.filter { $0 != "_" } })
    #expect(names.map(\.rawValue) == Array(0..<33))
    for name in names {
      #expect(Samples.pose[name] == Samples.pose.landmarks[name.rawValue])
      #expect(Samples.pose.world[name] == Samples.pose.world.landmarks[name.rawValue])
    }
  }

  @Test("landmarks of a hand have the names and positions of MediaPipe's `HandLandmark`")
  func handNames() {
    let published = """
      wrist thumb_cmc thumb_mcp thumb_ip thumb_tip index_finger_mcp index_finger_pip index_finger_dip \
      index_finger_tip middle_finger_mcp middle_finger_pip middle_finger_dip middle_finger_tip ring_finger_mcp \
      ring_finger_pip ring_finger_dip ring_finger_tip pinky_mcp pinky_pip pinky_dip pinky_tip
      """
    let names = Hand.LandmarkName.allCases
    #expect(Self.words(names) == published.split(separator: " ").map { $0.filter { $0 != "_" } })
    #expect(names.map(\.rawValue) == Array(0..<21))
    for name in names {
      #expect(Samples.hand[name] == Samples.hand.landmarks[name.rawValue])
      #expect(Samples.hand.world[name] == Samples.hand.world.landmarks[name.rawValue])
    }
  }

  @Test("the body's skeleton has 35 lines, in their published order")
  func poseSkeleton() {
    let published =
      "0-1 1-2 2-3 3-7 0-4 4-5 5-6 6-8 9-10 11-12 11-13 13-15 15-17 15-19 15-21 17-19 12-14 14-16 16-18 16-20 "
      + "16-22 18-20 11-23 12-24 23-24 23-25 24-26 25-27 26-28 27-29 28-30 29-31 30-32 27-31 28-32"
    #expect(Self.text(Pose.connections) == published && Pose.connections.count == 35)
    #expect(Connection(1, 2) == Connection(1, 2) && Connection(1, 2) != Connection(2, 1))
  }

  @Test("the hand's parts are the published ones, and together they are the whole")
  func handSkeleton() {
    let published: [Hand.Part: String] = [
      .palm: "0-1 0-5 9-13 13-17 5-9 0-17", .thumb: "1-2 2-3 3-4", .indexFinger: "5-6 6-7 7-8",
      .middleFinger: "9-10 10-11 11-12", .ringFinger: "13-14 14-15 15-16", .pinky: "17-18 18-19 19-20",
    ]
    for part in Hand.Part.allCases { #expect(Self.text(part.connections) == published[part]) }
    #expect(Hand.connections == Hand.Part.allCases.flatMap(\.connections) && Hand.connections.count == 21)
  }

  @Test("the lines of a face's regions have the published numbers, ends and order")
  func faceRegions() {
    let published: [Face.Region: (count: Int, first: String, last: String)] = [
      .lips: (40, "61-146", "415-308"), .leftEye: (16, "263-249", "398-362"),
      .leftEyebrow: (8, "276-283", "296-336"), .leftIris: (4, "474-475", "477-474"),
      .rightEye: (16, "33-7", "173-133"), .rightEyebrow: (8, "46-53", "66-107"),
      .rightIris: (4, "469-470", "472-469"), .oval: (36, "10-338", "109-10"),
    ]
    for region in Face.Region.allCases {
      let connections = region.connections
      #expect(connections.count == published[region]?.count)
      #expect(Self.text([connections[0]]) == published[region]?.first)
      #expect(Self.text(connections.suffix(1)) == published[region]?.last)
    }
    let eye = "33-7 7-163 163-144 144-145 145-153 153-154 154-155 155-133 33-246 246-161 161-160 160-159 "
    #expect(Self.text(Face.Region.rightEye.connections).hasPrefix(eye))
    #expect(Face.contourConnections == Face.Region.allCases.flatMap(\.connections))
    #expect(Face.contourConnections.count == 132)
  }

  @Test("every triangle of the mesh is closed, and the mesh covers the whole face")
  func mesh() {
    let edges = Face.meshConnections
    #expect(Face.triangles.count == 852 && edges.count == 2556)
    #expect(Self.text([edges[0]]) == "127-34" && Self.text(edges.suffix(1)) == "255-339")
    for (index, triangle) in Face.triangles.enumerated() {
      let corners = edges[3 * index..<3 * index + 3]
      #expect(corners.map(\.start) == [triangle.x, triangle.y, triangle.z])
      #expect(corners.map(\.end) == [triangle.y, triangle.z, triangle.x])
    }
    #expect(Set(edges.flatMap { [$0.start, $0.end] }) == Set(0..<468))
    #expect(edges.reduce(0) { $0 + $1.start } == 597051)
  }

  @Test("a region's contours are its landmarks in the order of its lines")
  func contours() {
    let face = Samples.face
    for region in Face.Region.allCases {
      let contours = face.contours(region)
      let lines = contours.flatMap { path in zip(path, path.dropFirst()).map { [$0, $1] } }
      #expect(
        lines == region.connections.map { [face.landmarks[$0.start], face.landmarks[$0.end]] }, "\(region)")
    }
    #expect(face.contours(.lips).count == 4 && face.contours(.oval).count == 1)
    #expect(face.contours(.rightEye).count == 2 && face.contours(.leftEyebrow).count == 2)
  }

  @Test("a face without irises has no contours of them, but all others")
  func contoursWithoutIrises() {
    let face = Face(landmarks: Array(Samples.face.landmarks.prefix(468)))
    #expect(!face.hasIrises && Samples.face.hasIrises)
    for region in Face.Region.allCases {
      let isIris = region == .leftIris || region == .rightIris
      #expect(face.contours(region) == (isIris ? [] : Samples.face.contours(region)))
    }
  }

  @Test("named landmarks of a face lie on the regions that they belong to")
  func faceNames() {
    let places: [Face.Region: [Face.LandmarkName]] = [
      .lips: [.upperLipTop, .upperLipBottom, .lowerLipTop, .lowerLipBottom, .mouthLeft, .mouthRight],
      .rightEye: [.rightEyeOuter, .rightEyeInner, .rightEyeTop, .rightEyeBottom],
      .leftEye: [.leftEyeOuter, .leftEyeInner, .leftEyeTop, .leftEyeBottom],
      .oval: [.foreheadTop, .chin, .leftCheek, .rightCheek],
    ]
    for (region, names) in places {
      let landmarks = Set(region.paths.joined())
      #expect(names.allSatisfy { landmarks.contains($0.rawValue) }, "\(region)")
    }
    let inside: [Face.LandmarkName] = [.noseTip, .leftIris, .rightIris]
    #expect(Set(places.values.joined()).union(inside) == Set(Face.LandmarkName.allCases))
    for name in Face.LandmarkName.allCases {
      #expect(Samples.face[name] == Samples.face.landmarks[name.rawValue])
    }
  }

  @Test(
    "named landmarks of a face are where they should be in a portrait",
    .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
  func facePlaces() throws {
    let face = try #require(FaceKit.landmarker().faces(in: PoseKit.picture("portrait.jpg")).first)
    // The tip of the nose is nearer to the camera than all others.
    #expect(Face.LandmarkName.allCases.min { face[$0].z < face[$1].z } == .noseTip)
    func expectOrder(_ names: [Face.LandmarkName], _ coordinate: KeyPath<PicturePosition, Float>) {
      let places = names.map { face[$0][keyPath: coordinate] }
      #expect(places == places.sorted() && Set(places).count == places.count, "\(names): \(places)")
    }
    // The person's right is on the left of the picture.
    expectOrder(
      [
        .rightCheek, .rightEyeOuter, .rightIris, .rightEyeInner, .noseTip, .leftEyeInner, .leftIris,
        .leftEyeOuter, .leftCheek,
      ], \.x)
    expectOrder([.rightCheek, .mouthRight, .upperLipTop, .mouthLeft, .leftCheek], \.x)
    expectOrder([.foreheadTop, .rightEyeTop, .rightIris, .rightEyeBottom, .noseTip], \.y)
    expectOrder([.foreheadTop, .leftEyeTop, .leftIris, .leftEyeBottom, .noseTip], \.y)
    expectOrder([.noseTip, .upperLipTop, .upperLipBottom, .lowerLipTop, .lowerLipBottom, .chin], \.y)
  }

  @Test("blendshapes have the labels and the order of the network, and are reached by name")
  func blendshapes() throws {
    let blendshapes = try #require(Samples.face.blendshapes)
    #expect(Blendshapes.Name.allCases.map(\.rawValue) == Array(0..<52))
    #expect(Blendshapes.Name.neutral.label == "_neutral" && Blendshapes.Name.jawOpen.label == "jawOpen")
    #expect(Blendshapes.Name.jawOpen.rawValue == 25 && Blendshapes.Name.noseSneerRight.rawValue == 51)
    #expect(blendshapes.categories.map(\.score) == blendshapes.scores)
    for name in Blendshapes.Name.allCases {
      #expect(blendshapes[name] == blendshapes.scores[name.rawValue])
      #expect(blendshapes.categories[name.rawValue].name == name.label)
    }
  }
}
