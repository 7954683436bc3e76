// Draws results over their pictures, in the colours of the library's own drawings.

const colors = {
  left: "#ff8a00", right: "#00d9e8", middle: "#ffffff", outline: "rgb(0 0 0 / 55%)", ink: "#121212",
  palm: "#edf0f5", thumb: "#ff6b6b", indexFinger: "#ffbf33", middleFinger: "#59d66b", ringFinger: "#40abff",
  pinky: "#c77dff",
  lips: "#ff6f91", leftEye: "#ff8a00", leftEyebrow: "#ff8a00", leftIris: "#ff8a00", rightEye: "#00d9e8",
  rightEyebrow: "#00d9e8", rightIris: "#00d9e8", oval: "#ffffff", mesh: "rgb(255 255 255 / 38%)",
  mask: [255, 138, 0],
};
const palette = ["#ff8a00", "#00d9e8", "#f24d99", "#8ce040", "#b38cff", "#ffdb33"];
const clearVisibility = 0.5;
const faintOpacity = 0.3;

/**
 * Draws a picture, if there is one, and what was found in it.
 * @param {HTMLCanvasElement} canvas Where to; its size is that of the view in device pixels.
 * @param {{bitmap?: ImageBitmap, result: object, mask?: object}} shown The picture, the result, the mask.
 * @param {object} drawings The lines between landmarks.
 * @param {{isMirrored: boolean, showsMesh: boolean}} options How to draw.
 */
export function draw(canvas, shown, drawings, options) {
  const context = canvas.getContext("2d");
  const view = new View(canvas, shown.result, options.isMirrored);
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawPicture(context, view, shown.bitmap);
  if (shown.mask) drawMask(context, view, shown.mask);
  const pen = new Pen(context, view);
  const { result } = shown;
  for (const pose of result.poses ?? []) drawPose(pen, pose, drawings);
  for (const face of result.faces ?? []) drawFace(pen, face, drawings, options);
  for (const detection of result.face_detections ?? []) drawFaceBox(pen, detection);
  for (const hand of result.hands ?? []) drawHand(pen, hand, drawings);
  drawObjects(pen, result.detections ?? []);
  const { pose, face, left_hand: leftHand, right_hand: rightHand } = result.holistic ?? {};
  if (pose) drawPose(pen, pose, drawings);
  if (face) drawFace(pen, face, drawings, options);
  for (const hand of [leftHand, rightHand]) if (hand) drawHand(pen, hand, drawings);
}

/** How a picture lies in the canvas: as large as it fits. */
class View {
  constructor(canvas, { width, height }, isMirrored) {
    const scale = Math.min(canvas.width / width, canvas.height / height);
    this.picture = { width, height };
    this.isMirrored = isMirrored;
    this.width = width * scale;
    this.height = height * scale;
    this.left = (canvas.width - this.width) / 2;
    this.top = (canvas.height - this.height) / 2;
  }

  /** The place of a landmark, whose coordinates are fractions of the picture. */
  place({ x, y }) {
    return { x: this.left + (this.isMirrored ? 1 - x : x) * this.width, y: this.top + y * this.height };
  }

  /** The place of a box in pixels of the picture. */
  frame({ origin_x, origin_y, width, height }) {
    const start = this.place({ x: origin_x / this.picture.width, y: origin_y / this.picture.height });
    const end = this.place({
      x: (origin_x + width) / this.picture.width, y: (origin_y + height) / this.picture.height,
    });
    return {
      x: Math.min(start.x, end.x), y: start.y, width: Math.abs(end.x - start.x), height: end.y - start.y,
    };
  }
}

/** Draws in the canvas's coordinates. */
class Pen {
  constructor(context, view) {
    this.context = context;
    this.view = view;
    this.lineWidth = Math.max(2, Math.min(view.width, view.height) / 180);
    this.fontSize = Math.max(11, Math.min(view.width, view.height) / 32);
    context.lineCap = "round";
    context.lineJoin = "round";
  }

  lines(points, pairs, color, width = this.lineWidth) {
    const { context } = this;
    context.beginPath();
    for (const [start, end] of pairs) {
      if (!points[start] || !points[end]) continue;
      context.moveTo(points[start].x, points[start].y);
      context.lineTo(points[end].x, points[end].y);
    }
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }

  dot({ x, y }, radius, color) {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
  }

  box({ x, y, width, height }, color) {
    const { context } = this;
    for (const [style, line] of [[colors.outline, 1.9], [color, 1]]) {
      context.strokeStyle = style;
      context.lineWidth = this.lineWidth * line;
      context.strokeRect(x, y, width, height);
    }
  }

  label(text, x, y, background) {
    const { context, fontSize } = this;
    context.font = `600 ${fontSize}px system-ui, "Noto Sans", "DejaVu Sans", sans-serif`;
    const padding = fontSize * 0.4;
    const width = context.measureText(text).width + 2 * padding;
    const height = fontSize * 1.5;
    const left = Math.max(this.view.left, Math.min(x, this.view.left + this.view.width - width));
    const top = Math.max(this.view.top, y - height);
    context.fillStyle = background;
    context.beginPath();
    context.roundRect(left, top, width, height, fontSize * 0.3);
    context.fill();
    context.fillStyle = colors.ink;
    context.textBaseline = "middle";
    context.fillText(text, left + padding, top + height / 2);
  }

  faintly(opacity, body) {
    this.context.globalAlpha = opacity;
    body();
    this.context.globalAlpha = 1;
  }
}

function drawPicture(context, view, bitmap) {
  if (!bitmap) return;
  context.save();
  if (view.isMirrored) {
    context.translate(2 * view.left + view.width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(bitmap, view.left, view.top, view.width, view.height);
  context.restore();
}

const maskCanvas = document.createElement("canvas");

function drawMask(context, view, { width, height, values }) {
  maskCanvas.width = width;
  maskCanvas.height = height;
  const maskContext = maskCanvas.getContext("2d");
  const image = maskContext.createImageData(width, height);
  const [red, green, blue] = colors.mask;
  const opaque = Math.round(0.5 * 255);
  const words = new Uint32Array(image.data.buffer);
  for (let index = 0; index < values.length; index += 1) {
    words[index] = ((values[index] * opaque / 255) << 24) | (blue << 16) | (green << 8) | red;
  }
  maskContext.putImageData(image, 0, 0);
  drawPicture(context, view, maskCanvas);
}

function side(name) {
  return name.startsWith("left") || name === "mouthLeft" ? "left"
    : name.startsWith("right") || name === "mouthRight" ? "right" : "middle";
}

function drawPose(pen, { landmarks }, { pose: bones, poseNames }) {
  const points = landmarks.map((landmark) => pen.view.place(landmark));
  const sides = poseNames.map(side);
  const opacity = (index) => (landmarks[index].visibility < clearVisibility ? faintOpacity : 1);
  const strokes = [
    [1.9, () => colors.outline],
    [1, ([start, end]) => colors[sides[start] === sides[end] ? sides[start] : "middle"]],
  ];
  for (const [width, color] of strokes) {
    for (const bone of bones) {
      pen.faintly(Math.min(...bone.map(opacity)), () =>
        pen.lines(points, [bone], color(bone), pen.lineWidth * width));
    }
  }
  points.forEach((point, index) => pen.faintly(opacity(index), () => {
    pen.dot(point, pen.lineWidth * 1.25, colors.outline);
    pen.dot(point, pen.lineWidth * 0.85, colors[sides[index]]);
  }));
}

function drawHand(pen, { landmarks, handedness, gestures }, { hand: parts }) {
  const points = landmarks.map((landmark) => pen.view.place(landmark));
  for (const pairs of Object.values(parts)) pen.lines(points, pairs, colors.outline, pen.lineWidth * 1.9);
  for (const [part, pairs] of Object.entries(parts)) {
    pen.lines(points, pairs, colors[part]);
    for (const index of new Set(pairs.flat())) {
      pen.dot(points[index], pen.lineWidth * 1.25, colors.outline);
      pen.dot(points[index], pen.lineWidth * 0.85, colors[part]);
    }
  }
  const hand = best(handedness), gesture = best(gestures);
  const text = [hand, gesture && gesture !== "None" ? gesture.replaceAll("_", " ") : null]
    .filter(Boolean).join(" · ");
  const lowest = points.reduce((low, point) => (point.y > low.y ? point : low));
  if (text) pen.label(text, points[0].x, lowest.y + pen.fontSize * 2, colors.palm);
}

/** A list's first category, which is the best; single categories are no list. */
function best(categories) {
  const first = Array.isArray(categories) ? categories[0] : categories;
  return first?.display_name || first?.category_name;
}

function drawFace(pen, { landmarks }, { face: regions, faceMesh }, { showsMesh }) {
  const points = landmarks.map((landmark) => pen.view.place(landmark));
  if (showsMesh) pen.lines(points, faceMesh, colors.mesh, Math.max(1, pen.lineWidth / 3));
  for (const pairs of Object.values(regions)) pen.lines(points, pairs, colors.outline, pen.lineWidth * 1.1);
  for (const [region, pairs] of Object.entries(regions)) {
    pen.lines(points, pairs, colors[region], pen.lineWidth * 0.65);
  }
}

function drawFaceBox(pen, { bounding_box: box, keypoints, score }) {
  const frame = pen.view.frame(box);
  pen.box(frame, palette[0]);
  for (const point of keypoints) {
    const place = pen.view.place(point);
    pen.dot(place, pen.lineWidth * 1.7, colors.outline);
    pen.dot(place, pen.lineWidth * 1.2, palette[1]);
  }
  pen.label(percent(score), frame.x, frame.y, palette[0]);
}

function drawObjects(pen, detections) {
  const classes = [...new Set(detections.map(({ categories }) => categories[0]?.index))];
  const known = detections.filter(({ categories }) => categories.length).reverse().map((detection) => ({
    frame: pen.view.frame(detection.bounding_box),
    category: detection.categories[0],
    color: palette[classes.indexOf(detection.categories[0].index) % palette.length],
  }));
  for (const { frame, color } of known) pen.box(frame, color);
  for (const { frame, category, color } of known) {
    pen.label(`${title(category)} ${percent(category.score)}`, frame.x, frame.y, color);
  }
}

/** What a category is called. */
export function title(category) {
  return category.display_name || category.category_name || `class ${category.index}`;
}

/** A score from 0 to 1 in words. */
export function percent(score) {
  return `${Math.round(score * 100)} %`;
}
