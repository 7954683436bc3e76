// A camera, and pictures of it that follow each other no faster than they are asked for.

export class Camera {
  constructor() {
    this.video = document.createElement("video");
    this.video.muted = true;
    this.video.playsInline = true;
    this.canvas = document.createElement("canvas");
    this.stream = null;
  }

  /** Opens a camera, by default the one that the browser prefers. */
  async open(deviceId) {
    this.close();
    const video = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };
    if (deviceId) video.deviceId = { exact: deviceId };
    this.stream = await navigator.mediaDevices.getUserMedia({ audio: false, video });
    this.video.srcObject = this.stream;
    await this.video.play();
    this.canvas.width = this.video.videoWidth;
    this.canvas.height = this.video.videoHeight;
  }

  close() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
    this.video.srcObject = null;
  }

  get deviceId() {
    return this.stream?.getVideoTracks()[0]?.getSettings().deviceId;
  }

  /** The cameras by their names, which browsers tell once one was allowed. */
  static async list() {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter((device) => device.kind === "videoinput");
  }

  /** Waits for the camera's next frame. */
  nextFrame() {
    return new Promise((resolve) => this.video.requestVideoFrameCallback(resolve));
  }

  /** Takes the frame that is shown now: a copy to draw later, and a JPEG to send. */
  async capture() {
    const { video, canvas } = this;
    const context = canvas.getContext("2d", { alpha: false });
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const [bitmap, blob] = await Promise.all([
      createImageBitmap(canvas),
      new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9)),
    ]);
    return { bitmap, jpeg: await blob.arrayBuffer() };
  }
}
