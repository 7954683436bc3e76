// Landmarks have positions of this module, and detectors take its pictures.
@_exported import MLKitVision
