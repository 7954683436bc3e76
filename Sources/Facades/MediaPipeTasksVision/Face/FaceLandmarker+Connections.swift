import VisionTasks

/// The lines of a face between its landmarks. Left and right are the person's own.
extension FaceLandmarker {
  /// The outer and the inner edge of the lips: 40 lines.
  public class func lipsConnections() -> [Connection] { Lines.lips }
  /// The edge of the left eye: 16 lines.
  public class func leftEyeConnections() -> [Connection] { Lines.leftEye }
  /// The lower and the upper edge of the left eyebrow: 8 lines.
  public class func leftEyebrowConnections() -> [Connection] { Lines.leftEyebrow }
  /// The square around the left iris: 4 lines.
  public class func leftIrisConnections() -> [Connection] { Lines.leftIris }
  /// The edge of the right eye: 16 lines.
  public class func rightEyeConnections() -> [Connection] { Lines.rightEye }
  /// The lower and the upper edge of the right eyebrow: 8 lines.
  public class func rightEyebrowConnections() -> [Connection] { Lines.rightEyebrow }
  /// The square around the right iris: 4 lines.
  public class func rightIrisConnections() -> [Connection] { Lines.rightIris }
  /// The edge of the face: 36 lines.
  public class func faceOvalConnections() -> [Connection] { Lines.oval }
  /// Lips, eyes, eyebrows, irises and the edge of the face: 132 lines.
  public class func contoursConnections() -> [Connection] { Lines.contours }
  /// The edges of the 852 triangles of the mesh: 2556 lines.
  public class func tesselationConnections() -> [Connection] { Lines.mesh }
  /// Lips, contours and the mesh: 2728 lines; the lips appear twice.
  public class func faceConnections() -> [Connection] { Lines.face }
}

/// The connections, each made once.
private enum Lines {
  static let lips = lines(.lips)
  static let leftEye = lines(.leftEye)
  static let leftEyebrow = lines(.leftEyebrow)
  static let leftIris = lines(.leftIris)
  static let rightEye = lines(.rightEye)
  static let rightEyebrow = lines(.rightEyebrow)
  static let rightIris = lines(.rightIris)
  static let oval = lines(.oval)
  static let contours = Face.contourConnections.map(Connection.init)
  static let mesh = Face.meshConnections.map(Connection.init)
  static let face = lips + contours + mesh

  private static func lines(_ region: Face.Region) -> [Connection] {
    region.connections.map(Connection.init)
  }
}
