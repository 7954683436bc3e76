import VisionTasks

extension Pose {
  /// A pose with a few landmarks, all others at the origin.
  static func sample(
    picture: [LandmarkName: SIMD3<Float>] = [:], world: [LandmarkName: SIMD3<Float>] = [:],
    visibility: Float = 1, worldVisibility: Float = 1
  ) -> Pose {
    Pose(
      landmarks: LandmarkName.allCases.map { name in
        let place = picture[name] ?? .zero
        return Landmark(x: place.x, y: place.y, z: place.z, visibility: visibility, presence: 1)
      },
      world: World(
        LandmarkName.allCases.map { name in
          let place = world[name] ?? .zero
          return WorldLandmark(x: place.x, y: place.y, z: place.z, visibility: worldVisibility, presence: 1)
        }))
  }
}

extension Hand {
  /// A right hand with a few landmarks, all others at the origin.
  static func sample(
    picture: [LandmarkName: SIMD3<Float>] = [:], world: [LandmarkName: SIMD3<Float>] = [:]
  ) -> Hand {
    Hand(
      landmarks: LandmarkName.allCases.map { name in
        let place = picture[name] ?? .zero
        return PicturePosition(x: place.x, y: place.y, z: place.z)
      },
      world: World(
        LandmarkName.allCases.map { name in
          let place = world[name] ?? .zero
          return WorldPosition(x: place.x, y: place.y, z: place.z)
        }), side: .right, sideScore: 1)
  }
}
