import VisionPipeline

/// A position in space; the type parameter says what its numbers are measured in.
public typealias Position = VisionPipeline.Position

/// A landmark of a body in a picture, with the likelihood that it is seen.
///
/// x and y are fractions of the picture's width and height: (0, 0) is the top left corner of the pixels as
/// they were given, (1, 1) the bottom right corner, and landmarks outside the picture have coordinates
/// outside 0...1. z is the depth in the unit of x, smaller nearer to the camera; 0 is the depth of the middle
/// of the hips.
public typealias Landmark = SpatialLandmark<PictureSpace>

/// A landmark of a body in metres around the middle of the hips, with the likelihood that it is seen.
///
/// Axes are the picture's: x to the right, y down, z away from the camera.
public typealias WorldLandmark = SpatialLandmark<WorldSpace>

/// A position in a picture with its depth.
///
/// x and y are fractions of the picture's width and height, z is the depth in the unit of x, smaller nearer
/// to the camera.
public typealias PicturePosition = Position<PictureSpace>

/// A position in metres along the picture's axes: x to the right, y down, z away from the camera.
public typealias WorldPosition = Position<WorldSpace>

/// A point of a picture, in fractions of its width and height from the top left corner.
public typealias PicturePoint = Point<PictureSpace>
