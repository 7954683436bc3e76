import MLKitVision
import Vitruvian

#if canImport(UIKit)
  import UIKit
#endif

/// Reads a photo in both ways, with the model where `VITRUVIAN_MODELS` or the folder `Models` has it.
@main
struct MLKitMigration {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first, let photo = UIImage(contentsOfFile: path) else {
      return print("usage: MLKitMigration PHOTO")
    }
    for person in try ArmReader().read(photo) {
      print("ML Kit's interface:", person)
    }
    for person in try NativeArmReader().read(Picture(contentsOfFile: path)) {
      print("the native one:", person)
    }
  }
}
