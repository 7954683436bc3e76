import Foundation

/// The folder with the models that are measured.
public enum ModelFolder {
  /// What `VITRUVIAN_MODELS` names, or else the folder that `make models` fills, seen from this package.
  public static var path: String { ProcessInfo.processInfo.environment["VITRUVIAN_MODELS"] ?? "../Models" }
}
