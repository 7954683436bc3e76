// Ties the page together: what is chosen, the camera, the channel, recordings, and what is shown.

import { Camera } from "./camera.js";
import { Channel } from "./channel.js";
import { draw } from "./drawing.js";
import { count, rows, summary } from "./readout.js";
import { Recording, Replay } from "./recording.js";

const element = (id) => document.getElementById(id);
const canvas = element("canvas");
const camera = new Camera();
/** A frame is on its way while the next is encoded. */
const maximumWaitingCount = 2;
const readoutInterval = 150;

let catalog = null;
let channel = null;
let recording = null;
let replay = null;
/** What is on the canvas: the result, and the picture and mask if they are there. */
let shown = null;
let isLive = false;
/** When the channel's first frame was taken, and the time of its last. */
let startTime = null;
let lastTime = -1;
const meters = { arrivals: [], latencies: [], lastReadout: 0 };

// What is chosen.

const chosenTask = () => document.querySelector("input[name=task]:checked")?.value;
const entry = () => catalog.tasks.find(({ task }) => task === chosenTask());
const isChecked = (id) => element(id).checked;

async function start() {
  catalog = await (await fetch("catalog.json")).json();
  element("tasks").replaceChildren(...catalog.tasks.map(taskButton));
  document.querySelector("input[name=task]:not(:disabled)").checked = true;
  taskChanged();
  say("Ready");
}

function taskButton({ task, title, models, missingModel }, index) {
  const label = document.createElement("label");
  label.className = "task";
  const input = Object.assign(document.createElement("input"), {
    type: "radio", name: "task", value: task, disabled: models.length === 0,
  });
  input.addEventListener("change", taskChanged);
  const face = document.createElement("span");
  const key = Object.assign(document.createElement("kbd"), { textContent: index + 1, ariaHidden: "true" });
  const text = document.createElement("b");
  text.style.fontWeight = "inherit";
  text.textContent = title;
  if (missingModel) {
    label.title = `${missingModel} is not among the models.`;
    text.append(Object.assign(document.createElement("small"), { textContent: "model missing" }));
  }
  face.append(key, text);
  label.append(input, face);
  return label;
}

function taskChanged() {
  element("model").replaceChildren(...entry().models.map(({ name, title }) => new Option(title, name)));
  showOptions();
  openChannel();
}

/** Shows the options that mean something for the task, or for the recording that is replayed. */
function showOptions() {
  const { task, models, hasCount, hasMask } = entry();
  const hasFaces = replay ? replay.frames.some(({ faces, holistic }) => faces || holistic)
    : ["face", "holistic"].includes(task);
  element("model-row").hidden = replay !== null || models.length < 2;
  element("count-row").hidden = replay !== null || !hasCount;
  element("mask-row").hidden = replay !== null || !hasMask;
  element("mesh-row").hidden = !hasFaces;
  element("task-group").disabled = replay !== null;
}

function changeCount(step) {
  element("count").value = Math.max(1, Math.min(4, Number(element("count").value) + step));
  openChannel();
}

// The camera.

async function startCamera(deviceId) {
  closeReplay();
  showProblem(null);
  say("Asking for the camera");
  try {
    await camera.open(deviceId);
  } catch (error) {
    say("Ready");
    showProblem(error.name === "NotAllowedError"
      ? "The browser does not let this page use a camera. Allow it beside the address, then start again."
      : `There is no camera to be used (${error.message}).`);
    return;
  }
  isLive = true;
  element("invitation").hidden = true;
  element("live-bar").hidden = false;
  listCameras();
  openChannel();
  say("Live", "live");
  while (isLive) {
    await camera.nextFrame();
    if (isLive && channel && channel.waitingCount < maximumWaitingCount) await sendFrame(channel);
  }
}

async function sendFrame(target) {
  await target.opened;
  if (target !== channel) return;
  startTime ??= performance.now();
  // As in a video, times begin at 0 and grow from frame to frame.
  const time = Math.max(Math.round(performance.now() - startTime), lastTime + 1);
  lastTime = time;
  const { bitmap, jpeg } = await camera.capture();
  if (target === channel) target.send(jpeg, time, { bitmap, time });
  else bitmap.close();
}

function stopCamera() {
  if (!isLive) return;
  isLive = false;
  if (recording) toggleRecording();
  channel?.close();
  channel = null;
  camera.close();
  clear();
  element("live-bar").hidden = true;
  say("Ready");
}

async function listCameras() {
  const cameras = await Camera.list();
  element("camera-select").replaceChildren(...cameras.map(({ label, deviceId }, index) =>
    new Option(label || `Camera ${index + 1}`, deviceId)));
  element("camera-select").value = camera.deviceId ?? "";
  document.querySelector(".camera-choice").hidden = cameras.length < 2;
}

/** Lets the program begin anew with what is chosen now. */
function openChannel() {
  channel?.close();
  channel = null;
  startTime = null;
  lastTime = -1;
  meters.arrivals.length = 0;
  meters.latencies.length = 0;
  if (!isLive) return;
  showProblem(null);
  const opened = new Channel({
    task: chosenTask(), model: element("model").value, count: element("count").value,
    mask: isChecked("mask") && entry().hasMask ? "1" : "0",
  }, {
    answer: (answer) => opened === channel && answered(answer),
    problem: (message) => opened === channel && showProblem(message),
  });
  channel = opened;
}

function answered(answer) {
  recording?.add(answer.line);
  const now = performance.now();
  meters.arrivals.push(now);
  while (meters.arrivals[0] < now - 1000) meters.arrivals.shift();
  meters.latencies.push(answer.latency);
  if (meters.latencies.length > 120) meters.latencies.shift();
  show(answer);
}

// What is shown.

function show(next) {
  if (shown?.bitmap !== next.bitmap) shown?.bitmap?.close();
  shown = next;
  const { width, height } = next.result;
  element("stage").style.setProperty("--ratio", width / height);
  redraw();
  const now = performance.now();
  if (now - meters.lastReadout >= readoutInterval || replay) {
    meters.lastReadout = now;
    showNumbers();
    showReadout();
  }
}

function redraw() {
  if (!shown) return;
  draw(canvas, shown, catalog.drawings, { isMirrored: isChecked("mirror"), showsMesh: isChecked("mesh") });
}

function clear() {
  shown?.bitmap?.close();
  shown = null;
  canvas.getContext("2d").clearRect(0, 0, canvas.width, canvas.height);
  canvas.ariaLabel = "Nothing is shown yet.";
  element("stage").style.removeProperty("--ratio");
  element("invitation").hidden = false;
  for (const id of ["rate", "latency", "found"]) element(id).textContent = "–";
  element("readout").replaceChildren(hint("What is found is told here in words and numbers."));
  meters.latencies.length = 0;
  drawSparkline();
}

function showNumbers() {
  const { latencies, arrivals } = meters;
  const recent = latencies.slice(-30).sort((first, second) => first - second);
  element("rate").textContent = isLive && arrivals.length > 1 ? arrivals.length : "–";
  element("latency").textContent = isLive && recent.length ? Math.round(recent[recent.length >> 1]) : "–";
  element("found").textContent = count(shown.result) ?? "–";
  drawSparkline();
}

function drawSparkline() {
  const spark = element("spark");
  const context = spark.getContext("2d");
  const { width, height } = spark;
  context.clearRect(0, 0, width, height);
  const top = Math.max(50, ...meters.latencies);
  const step = width / 119;
  const start = width - (meters.latencies.length - 1) * step;
  context.beginPath();
  meters.latencies.forEach((latency, index) =>
    context.lineTo(start + index * step, height - 4 - (latency / top) * (height - 10)));
  context.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue("--accent");
  context.lineWidth = 3;
  context.lineJoin = "round";
  context.stroke();
}

function showReadout() {
  const { result } = shown;
  const text = summary(result);
  if (canvas.ariaLabel !== text) canvas.ariaLabel = text;
  const found = rows(result, catalog.drawings.poseNames);
  if (!found.length) {
    element("readout").replaceChildren(hint(text));
    return;
  }
  const table = document.createElement("table");
  for (const [name, value, words] of found) {
    const row = table.insertRow();
    row.append(Object.assign(document.createElement("th"), { scope: "row", textContent: name }));
    const meter = Object.assign(document.createElement("meter"), { min: 0, max: 1, value, ariaHidden: "true" });
    row.insertCell().append(meter);
    row.insertCell().textContent = words;
  }
  element("readout").replaceChildren(table);
}

function hint(text) {
  return Object.assign(document.createElement("p"), { className: "hint", textContent: text });
}

function say(text, state = "") {
  element("status").textContent = text;
  element("status").dataset.state = state;
}

function showProblem(message) {
  element("problem").hidden = !message;
  element("problem").textContent = message ?? "";
}

// Recordings.

function toggleRecording() {
  const button = element("record-button");
  if (recording) {
    if (recording.lines.length) {
      recording.save(`${chosenTask()}-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.jsonl`);
    }
    recording = null;
    say("Live", "live");
  } else {
    if (!isLive) return;
    recording = new Recording();
    say("Recording", "recording");
  }
  button.setAttribute("aria-pressed", recording !== null);
  button.querySelector(".text").textContent = recording ? "Save" : "Record";
}

async function openRecording(file) {
  if (!file) return;
  stopCamera();
  closeReplay();
  showProblem(null);
  try {
    replay = new Replay(await file.text(), showFrame);
  } catch (error) {
    showProblem(`${file.name} cannot be replayed. ${error.message}`);
    return;
  }
  element("position").max = replay.frames.length - 1;
  element("invitation").hidden = true;
  element("replay-bar").hidden = false;
  showOptions();
  replay.speed = Number(element("speed").value);
  say(`Replay of ${file.name}`);
  togglePlay();
}

function showFrame(index) {
  show({ result: replay.frames[index] });
  element("position").value = index;
  element("time").value = `${(replay.time / 1000).toFixed(1)} s`;
}

function togglePlay() {
  if (replay.isPlaying) replay.pause();
  else replay.play();
  element("play-button").textContent = replay.isPlaying ? "Pause" : "Play";
}

function seek(index) {
  if (replay.isPlaying) togglePlay();
  replay.seek(index);
}

function closeReplay() {
  if (!replay) return;
  replay.pause();
  replay = null;
  clear();
  element("replay-bar").hidden = true;
  showOptions();
  say("Ready");
}

// What the user does.

element("start-button").addEventListener("click", () => startCamera());
element("stop-button").addEventListener("click", stopCamera);
element("record-button").addEventListener("click", toggleRecording);
element("camera-select").addEventListener("change", async (event) => {
  const { value } = event.target;
  stopCamera();
  await startCamera(value);
});
element("open-button").addEventListener("click", () => element("file").click());
element("file").addEventListener("change", (event) => {
  openRecording(event.target.files[0]);
  event.target.value = "";
});
element("play-button").addEventListener("click", togglePlay);
element("close-button").addEventListener("click", closeReplay);
element("position").addEventListener("input", (event) => seek(Number(event.target.value)));
element("speed").addEventListener("change", (event) => (replay.speed = Number(event.target.value)));
element("model").addEventListener("change", openChannel);
element("mask").addEventListener("change", openChannel);
element("fewer").addEventListener("click", () => changeCount(-1));
element("more").addEventListener("click", () => changeCount(1));
for (const id of ["mesh", "mirror"]) element(id).addEventListener("change", redraw);
element("keys-button").addEventListener("click", () => element("keys").showModal());
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openRecording(event.dataTransfer.files[0]);
});

const keys = {
  " ": () => (replay ? togglePlay() : isLive ? stopCamera() : startCamera()),
  r: toggleRecording,
  o: () => element("file").click(),
  m: () => element("mirror").click(),
  ArrowLeft: () => replay && seek(replay.index - 1),
  ArrowRight: () => replay && seek(replay.index + 1),
};

addEventListener("keydown", (event) => {
  // Keys mean other things in what takes text or has positions, and with modifiers.
  if (event.ctrlKey || event.metaKey || event.altKey || element("keys").open) return;
  if (event.target.closest("select, input[type=range]")) return;
  if (event.key === " " && event.target.closest("button, input")) return;
  if (event.key.startsWith("Arrow") && event.target.closest("input")) return;
  const task = document.querySelectorAll("input[name=task]")[Number(event.key) - 1];
  if (task) task.click();
  else keys[event.key]?.();
  if (task || keys[event.key]) event.preventDefault();
});

new ResizeObserver(() => {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
  redraw();
}).observe(canvas);

start().catch((error) => showProblem(`The page cannot start: ${error.message}`));
