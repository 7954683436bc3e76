// The way to the program that finds landmarks, and back. Frames are answered in their order.

export class Channel {
  /**
   * Opens a channel for a task.
   * @param {Record<string, string>} options The task, its model and what else the program is to know.
   * @param {{answer: Function, problem: Function}} handlers Get each frame's answer, and what went wrong.
   */
  constructor(options, handlers) {
    this.handlers = handlers;
    this.waiting = [];
    this.mask = null;
    const address = new URL(`frames?${new URLSearchParams(options)}`, location.href);
    address.protocol = "ws:";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = ({ data }) => this.receive(data);
    /** Settles when frames can be sent, or never will be. */
    this.opened = new Promise((resolve) => {
      this.socket.onopen = resolve;
      this.socket.onclose = () => {
        resolve();
        if (!this.isClosed) handlers.problem("The program that finds landmarks has gone away.");
      };
    });
  }

  /** How many frames have not been answered yet. */
  get waitingCount() {
    return this.waiting.length;
  }

  /** Sends a frame: its time in milliseconds, then the JPEG. */
  send(jpeg, time, frame) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      frame.bitmap.close();
      return;
    }
    const message = new Uint8Array(4 + jpeg.byteLength);
    new DataView(message.buffer).setUint32(0, time, true);
    message.set(new Uint8Array(jpeg), 4);
    this.socket.send(message);
    this.waiting.push({ ...frame, sent: performance.now() });
  }

  receive(data) {
    if (this.isClosed) {
      if (typeof data === "string") this.waiting.shift();
      this.closeWhenAnswered();
      return;
    }
    if (typeof data !== "string") {
      this.mask = readMask(data);
      return;
    }
    const result = JSON.parse(data);
    const frame = this.waiting.shift();
    if (!frame || (result.error && result.width === undefined)) {
      frame?.bitmap.close();
      this.handlers.problem(result.error);
      return;
    }
    const latency = performance.now() - frame.sent;
    this.handlers.answer({ ...frame, latency, line: data, result, mask: this.mask });
    this.mask = null;
  }

  close() {
    this.isClosed = true;
    for (const frame of this.waiting) frame.bitmap.close();
    this.closeWhenAnswered();
  }

  /** Answers that are under way come first: they may not follow the end, which the other side confirms at once. */
  closeWhenAnswered() {
    if (this.waiting.length === 0) this.socket.close();
  }
}

/** Columns and rows, two bytes each, and a byte for each pixel. */
function readMask(buffer) {
  const header = new DataView(buffer);
  const [width, height] = [header.getUint16(0, true), header.getUint16(2, true)];
  return { width, height, values: new Uint8Array(buffer, 4) };
}
