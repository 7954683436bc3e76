import Foundation
import Vitruvian

let options = PoseLandmarkerOptions()
options.baseOptions.modelAssetPath = "Models/pose_landmarker_full.task"
let landmarker = try PoseLandmarker(options: options)
let upload = try Data(contentsOf: URL(fileURLWithPath: "photo.jpg"))

let decoder = PictureDecoder()  // one for all requests
let result = try await decoder.withPicture(decoding: upload) { picture in
  try await landmarker.result(for: picture)
}
print(result.landmarks.count)
