// Apps rely on what ML Kit's headers import; this one has Foundation, UIKit and the frameworks of the camera.
@_exported import MLImage
