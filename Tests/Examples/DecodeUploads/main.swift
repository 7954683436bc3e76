import Foundation
import Vitruvian

let landmarker = try PoseLandmarker(model: .path("Models/pose_landmarker_full.task"))
let upload = try Data(contentsOf: URL(fileURLWithPath: "photo.jpg"))

let decoder = PictureDecoder()  // one for all requests
let poses = try await decoder.withPicture(decoding: upload) { picture in
  try await landmarker.poses(in: picture)
}
print(poses.count)
