#if !canImport(UIKit)
  // Apps import it from UIKit.
  @_exported import class VisionTasks.UIImage
#endif
