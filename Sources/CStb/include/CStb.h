#pragma once

#include <stddef.h>
#include <stdint.h>

// The part of stb (https://github.com/nothings/stb) that the engine uses. stb.c compiles it once.

/// No side of a decoded picture is longer than this: the most that JPEG and GIF can express.
#define CSTB_MAXIMUM_SIDE_LENGTH 65535
/// Decoded samples start at a multiple of this many bytes.
#define CSTB_ALIGNMENT 64
/// As many bytes behind the last decoded sample may be read and written.
#define CSTB_SPARE_BYTE_COUNT 2

/// Where decoding reads a file that does not lie in memory as the decoder wants it.
typedef struct {
  void *context;
  /// Copies up to `byte_count` of the next bytes to `target` and returns how many; 0 at the end.
  int (*read)(void *context, char *target, int byte_count);
  /// Leaves out the next `byte_count` bytes.
  void (*skip)(void *context, int byte_count);
  /// Whether the end is reached. Of a JPEG the decoder asks when it looks for the marker behind the last block of a scan.
  int (*is_at_end)(void *context);
} cstb_source;

/// Decodes a JPEG, PNG, BMP or GIF (its first frame) to 8-bit interleaved samples.
///
/// `allocation_limit` bounds each single block of memory that decoding may ask for, in bytes.
/// Returns NULL on failure, with the reason in `stbi_failure_reason`. Free the result with `stbi_image_free`.
unsigned char *cstb_decode_image(
    const uint8_t *bytes, int byte_count, size_t allocation_limit, int *width, int *height,
    int *channel_count);

/// Does what `cstb_decode_image` does with the bytes that `source` gives.
unsigned char *cstb_decode_source(
    cstb_source source, size_t allocation_limit, int *width, int *height, int *channel_count);

/// Why the last decoding on this thread failed, as a short English phrase, or NULL.
const char *stbi_failure_reason(void);

/// Frees decoded samples.
void stbi_image_free(void *result);

/// Inflates a raw deflate stream (no zlib header) into a buffer of fixed size.
///
/// Returns the number of bytes written, or -1 when the stream is corrupt or does not fit.
int stbi_zlib_decode_noheader_buffer(char *output, int output_count, const char *input, int input_count);

/// Encodes 1 to 4 channels of 8 bits as PNG. `row_byte_count` 0 means that rows are packed.
///
/// Returns NULL when memory is short. Free the result with `free`.
unsigned char *stbi_write_png_to_mem(
    const unsigned char *samples, int row_byte_count, int width, int height, int channel_count,
    int *byte_count);
