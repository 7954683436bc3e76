// Tells what was found in words and numbers.

import { percent, title } from "./drawing.js";

const joints = [
  ["Left elbow", "leftShoulder", "leftElbow", "leftWrist"],
  ["Right elbow", "rightShoulder", "rightElbow", "rightWrist"],
  ["Left knee", "leftHip", "leftKnee", "leftAnkle"],
  ["Right knee", "rightHip", "rightKnee", "rightAnkle"],
  ["Left hip", "leftShoulder", "leftHip", "leftKnee"],
  ["Right hip", "rightShoulder", "rightHip", "rightKnee"],
];
const shownExpressionCount = 7;

/** What lists of subjects hold: one and several of them. */
const subjects = {
  poses: ["body", "bodies"], faces: ["face", "faces"], face_detections: ["face", "faces"],
  hands: ["hand", "hands"], detections: ["object", "objects"],
};

/** How many subjects a result has; `null` where that means nothing. */
export function count(result) {
  const key = Object.keys(subjects).find((key) => result[key]);
  if (key) return result[key].length;
  return result.holistic ? Number(Boolean(result.holistic.pose)) : null;
}

/** A sentence for those who do not see the picture. */
export function summary(result) {
  const key = Object.keys(subjects).find((key) => result[key]);
  if (result.holistic) return result.holistic.pose ? "One person is seen." : "No person is seen.";
  if (!key) return "What shows a person is tinted.";
  const [one, several] = subjects[key];
  const number = result[key].length;
  return number === 1 ? `One ${one} is seen.` : `${number || "No"} ${several} are seen.`;
}

/** Rows of a name, a bar from 0 to 1 and a text. */
export function rows(result, poseNames) {
  const pose = result.poses?.[0] ?? result.holistic?.pose;
  if (result.hands) return result.hands.map(handRow);
  if (result.detections) {
    return result.detections.map(({ categories: [category] }) =>
      category ? [title(category), category.score, percent(category.score)] : ["Object", 0, ""]);
  }
  if (result.faces) return result.faces[0]?.blendshapes ? expressions(result.faces[0]) : [];
  if (result.face_detections) {
    return result.face_detections.map(({ score }, index) => [`Face ${index + 1}`, score, percent(score)]);
  }
  return pose ? angles(pose, poseNames) : [];
}

function handRow({ handedness, gestures }) {
  const side = [handedness].flat()[0], gesture = gestures?.[0];
  const name = gesture ? `${title(side)}: ${title(gesture).replaceAll("_", " ")}` : title(side);
  const { score } = gesture ?? side;
  return [name, score, percent(score)];
}

function expressions({ blendshapes }) {
  return blendshapes.filter((shape) => title(shape) !== "_neutral")
    .sort((first, second) => second.score - first.score).slice(0, shownExpressionCount)
    .map((shape) => [words(title(shape)), shape.score, percent(shape.score)]);
}

/** `mouthSmileLeft` as words. */
function words(name) {
  const text = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function angles({ world_landmarks: world }, poseNames) {
  return joints.map(([name, ...landmarks]) => {
    const [start, vertex, end] = landmarks.map((landmark) => world[poseNames.indexOf(landmark)]);
    if ([start, vertex, end].some(({ visibility }) => visibility < 0.5)) return [name, 0, "hidden"];
    const degrees = angle(start, vertex, end);
    return [name, degrees / 180, `${Math.round(degrees)}°`];
  });
}

/** The angle between the lines from a point in space to two others, in degrees. */
function angle(start, vertex, end) {
  const [a, b] = [start, end].map(({ x, y, z }) => [x - vertex.x, y - vertex.y, z - vertex.z]);
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = Math.hypot(
    a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return (Math.atan2(cross, dot) / Math.PI) * 180;
}
