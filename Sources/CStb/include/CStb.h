#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of stb (https://github.com/nothings/stb) that the engine uses. stb.c compiles it once.

/// No side of a decoded picture is longer than this: the most that JPEG and GIF can express.
#define CSTB_MAXIMUM_SIDE_LENGTH 65535
/// Decoded samples start at a multiple of this many bytes.
#define CSTB_ALIGNMENT 64
/// As many bytes behind the last decoded sample may be read and written.
#define CSTB_SPARE_BYTE_COUNT 2

/// Whether the package was built where stb is installed. Elsewhere, which may be on Apple's platforms only, the
/// functions below fail.
bool cstb_is_present(void);

/// What the decoder gets of a file: bytes that lie in memory, then those that it asks for.
typedef struct {
  const uint8_t *start;
  int start_count;
  void *context;
  /// Copies up to `byte_count` of the next bytes to `target` and returns how many; 0 at the end.
  int (*read)(void *context, char *target, int byte_count);
  /// Leaves out the next `byte_count` bytes.
  void (*skip)(void *context, int byte_count);
  /// Goes on behind the scan of a JPEG whose last block is decoded, and returns how many of the last `unread_count`
  /// bytes that the decoder has got still belong to it.
  int (*leave_scan)(void *context, int unread_count);
  /// Whether there are no next bytes.
  int (*is_at_end)(void *context);
} cstb_source;

/// Samples of 8 bits, interleaved. They are NULL when decoding failed.
typedef struct {
  uint8_t *samples;
  int width;
  int height;
  int channel_count;
  /// Whether decoding asked for memory that it did not get.
  bool lacks_memory;
} cstb_picture;

/// Decodes a JPEG, PNG, BMP or GIF (its first frame).
///
/// `allocation_limit` bounds each single block of memory that decoding may ask for, in bytes. The reason of a failure is
/// in `stbi_failure_reason`. Free the samples with `stbi_image_free`.
cstb_picture cstb_decode(cstb_source source, size_t allocation_limit);

/// Why the last decoding on this thread failed, as a short English phrase, or NULL.
const char *stbi_failure_reason(void);

/// Frees decoded samples.
void stbi_image_free(void *result);

/// Inflates a raw deflate stream (no zlib header) into a buffer of fixed size.
///
/// Returns the number of bytes written, or -1 when the stream is corrupt or does not fit.
int stbi_zlib_decode_noheader_buffer(char *output, int output_count, const char *input, int input_count);

/// Encodes 1 to 4 channels of 8 bits as PNG; rows are packed.
///
/// Returns NULL when memory is short. Free the result with `free`.
unsigned char *cstb_encode_png(
    const unsigned char *samples, int width, int height, int channel_count, int *byte_count);
