"""Runs models with MediaPipe, which has operators that LiteRT alone does not know.

MediaPipe's image embedder runs any network that takes a picture and returns its outputs as they are.
"""

from __future__ import annotations

import mediapipe
import numpy as np
from mediapipe.tasks.python import BaseOptions, vision


def run_mediapipe(model: bytes, inputs: list[np.ndarray], shapes: list[tuple[int, ...]]) -> list[np.ndarray]:
    """The outputs of a model whose only input is a picture of bytes, in the given shapes."""
    (pixels,) = inputs
    options = vision.ImageEmbedderOptions(base_options=BaseOptions(model_asset_buffer=model))
    picture = mediapipe.Image(image_format=mediapipe.ImageFormat.SRGB, data=np.ascontiguousarray(pixels[0]))
    with vision.ImageEmbedder.create_from_options(options) as embedder:
        embeddings = embedder.embed(picture).embeddings
    by_output = sorted(embeddings, key=lambda embedding: embedding.head_index)
    return [
        np.asarray(embedding.embedding, np.float32).reshape(shape)
        for embedding, shape in zip(by_output, shapes, strict=True)
    ]
