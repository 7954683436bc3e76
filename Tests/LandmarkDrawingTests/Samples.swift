import LandmarkDrawing
import VisionTasks

extension Pose {
  /// A pose whose landmarks lie on a grid.
  static func sample(visibility: Float = 1) -> Pose {
    Pose(
      landmarks: LandmarkName.allCases.map { name in
        let place = gridPlace(name.rawValue)
        return Landmark(x: place.x, y: place.y, z: 0, visibility: visibility, presence: 1)
      },
      world: World(
        LandmarkName.allCases.map { _ in WorldLandmark(x: 0, y: 0, z: 0, visibility: 1, presence: 1) }))
  }
}

extension Hand {
  /// A hand in a square of a picture.
  static func sample(_ side: Side, score: Float, x: Float = 0.25, y: Float = 0.25, side length: Float) -> Hand
  {
    Hand(
      landmarks: LandmarkName.allCases.map { name in
        let place = gridPlace(name.rawValue)
        return PicturePosition(x: x + place.x * length, y: y + place.y * length, z: 0)
      },
      world: World(LandmarkName.allCases.map { _ in WorldPosition(x: 0, y: 0, z: 0) }), side: side,
      sideScore: score)
  }
}

/// Places in 0...1 that are all different; the first four are the corners.
private func gridPlace(_ index: Int) -> SIMD2<Float> {
  switch index {
  case 0: [0, 0]
  case 1: [1, 0]
  case 2: [0, 1]
  case 3: [1, 1]
  default: [Float(index * 7 % 31) / 32, Float(index * 3 % 29) / 32]
  }
}

extension Overlay {
  var lines: [Lines] { elements.compactMap { if case .lines(let lines) = $0 { lines } else { nil } } }
  var dots: [Dot] { elements.compactMap { if case .dot(let dot) = $0 { dot } else { nil } } }
  var rings: [Ring] { elements.compactMap { if case .ring(let ring) = $0 { ring } else { nil } } }
  var boxes: [Box] { elements.compactMap { if case .box(let box) = $0 { box } else { nil } } }
  var labels: [Label] { elements.compactMap { if case .label(let label) = $0 { label } else { nil } } }
}
