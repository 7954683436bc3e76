// Recordings are JSON Lines: a result for each frame, as the command line prints them.

export class Recording {
  constructor() {
    this.lines = [];
  }

  add(line) {
    this.lines.push(line);
  }

  /** Hands the lines to the browser as a file. */
  save(name) {
    const file = new Blob(this.lines.map((line) => `${line}\n`), { type: "application/jsonl" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}

export class Replay {
  /**
   * Reads a recording.
   * @param {string} text JSON Lines, one result a line; lines that tell of failures are passed over.
   * @param {(index: number) => void} show Shows the frame at an index.
   */
  constructor(text, show) {
    this.frames = text.split("\n").filter((line) => line.trim()).map((line, index) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new Error(`Line ${index + 1} is no JSON.`);
      }
    }).filter((frame) => frame.width > 0 && frame.height > 0);
    if (!this.frames.length) throw new Error("There is no result in the file.");
    // Results of single pictures have no time: each is seen for a second.
    const isVideo = this.frames.some((frame) => frame.timestamp_ms > 0);
    this.times = this.frames.map((frame, index) => (isVideo ? frame.timestamp_ms : 1000 * index));
    this.show = show;
    this.speed = 1;
    this.index = 0;
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  /** Milliseconds from the first frame to the one that is shown. */
  get time() {
    return this.times[this.index] - this.times[0];
  }

  seek(index) {
    this.index = Math.max(0, Math.min(index, this.frames.length - 1));
    this.show(this.index);
  }

  play() {
    if (this.index === this.frames.length - 1) this.index = 0;
    this.seek(this.index);
    this.schedule();
  }

  schedule() {
    const next = (this.index + 1) % this.frames.length;
    // After the last frame the recording starts again, with a breath in between.
    const wait = next ? this.times[next] - this.times[this.index] : 700;
    this.timer = setTimeout(() => {
      this.seek(next);
      this.schedule();
    }, Math.max(0, Math.min(wait, 5000)) / this.speed);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
