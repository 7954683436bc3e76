@_exported import PoseDetection
