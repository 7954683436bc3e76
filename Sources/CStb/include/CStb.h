#pragma once

#include <stddef.h>
#include <stdint.h>

// The part of stb (https://github.com/nothings/stb) that the engine uses. stb.c compiles it once.

/// No side of a decoded picture is longer than this: the most that JPEG and GIF can express.
#define CSTB_MAXIMUM_SIDE_LENGTH 65535

/// Decodes a JPEG, PNG, BMP or GIF (its first frame) to 8-bit interleaved samples.
///
/// `allocation_limit` bounds each single block of memory that decoding may ask for, in bytes.
/// Returns NULL on failure, with the reason in `stbi_failure_reason`. Free the result with `stbi_image_free`.
unsigned char *cstb_decode_image(
    const uint8_t *bytes, int byte_count, size_t allocation_limit, int *width, int *height,
    int *channel_count);

/// Why the last decoding on this thread failed, as a short English phrase, or NULL.
const char *stbi_failure_reason(void);

/// Frees what `cstb_decode_image` and `stbi_write_png_to_mem` returned.
void stbi_image_free(void *result);

/// Inflates a raw deflate stream (no zlib header) into a buffer of fixed size.
///
/// Returns the number of bytes written, or -1 when the stream is corrupt or does not fit.
int stbi_zlib_decode_noheader_buffer(char *output, int output_count, const char *input, int input_count);

/// Encodes 1 to 4 channels of 8 bits as PNG. `row_byte_count` 0 means that rows are packed.
///
/// Returns NULL when memory is short. Free the result with `stbi_image_free`.
unsigned char *stbi_write_png_to_mem(
    const unsigned char *samples, int row_byte_count, int width, int height, int channel_count,
    int *byte_count);
