#include "include/CStb.h"

#if __has_include(<stb/stb_image.h>)

bool cstb_is_present(void) { return true; }

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Hostile files must not make the decoder ask for more than their header justifies: a small PNG can inflate
// to gigabytes. Decoding happens on the calling thread, hence the thread-local limit.
static _Thread_local size_t allocation_limit = SIZE_MAX;
static _Thread_local bool lacks_memory = false;

// A block begins at a cache line and ends with some spare bytes, so that pictures stay where they were decoded. What the
// C library calls the block stands in front of it.
enum { block_overhead = sizeof(void *) + CSTB_ALIGNMENT + CSTB_SPARE_BYTE_COUNT };

static char *aligned_start(void *base) {
  uintptr_t earliest = (uintptr_t)base + sizeof(void *) + CSTB_ALIGNMENT - 1;
  return (char *)(earliest - earliest % CSTB_ALIGNMENT);
}

static void **base_of_block(void *block) { return (void **)block - 1; }

static int exceeds_limit(size_t byte_count) {
  return byte_count > allocation_limit || byte_count > SIZE_MAX - block_overhead;
}

// Memory starts as zeros, so that a damaged file decodes to the same pixels every time.
static void *allocate(size_t byte_count) {
  void *base = exceeds_limit(byte_count) ? NULL : calloc(1, byte_count + block_overhead);
  if (base == NULL) {
    lacks_memory = true;
    return NULL;
  }
  void *block = aligned_start(base);
  *base_of_block(block) = base;
  return block;
}

static void deallocate(void *block) {
  if (block != NULL) free(*base_of_block(block));
}

static void *reallocate(void *block, size_t old_byte_count, size_t byte_count) {
  if (block == NULL) return allocate(byte_count);
  char *old_base = *base_of_block(block);
  size_t offset = (size_t)((char *)block - old_base);
  char *base = exceeds_limit(byte_count) ? NULL : realloc(old_base, byte_count + block_overhead);
  if (base == NULL) {
    lacks_memory = true;
    return NULL;
  }
  // The contents are where they were in the C library's block, which may begin elsewhere within a cache line now.
  char *moved = aligned_start(base);
  if (moved != base + offset) {
    memmove(moved, base + offset, old_byte_count < byte_count ? old_byte_count : byte_count);
  }
  *base_of_block(moved) = base;
  return moved;
}

#define STBI_MALLOC(byte_count) allocate(byte_count)
#define STBI_REALLOC_SIZED(block, old_byte_count, byte_count) reallocate(block, old_byte_count, byte_count)
#define STBI_FREE(block) deallocate(block)
#define STBI_MAX_DIMENSIONS CSTB_MAXIMUM_SIDE_LENGTH
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_ONLY_BMP
#define STBI_ONLY_GIF
#define STBI_NO_STDIO
#define STBI_WRITE_NO_STDIO

// The encoder does not look whether it gets memory, so that it is left where it gets none. What it had stays with the
// process.
static _Thread_local jmp_buf *encoder_exit = NULL;

static void *given_to_encoder(void *block) {
  if (block == NULL) longjmp(*encoder_exit, 1);
  return block;
}

#define STBIW_MALLOC(byte_count) given_to_encoder(malloc(byte_count))
#define STBIW_REALLOC(block, byte_count) given_to_encoder(realloc(block, byte_count))
#define STBIW_FREE(block) free(block)

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-function"
#pragma clang diagnostic ignored "-Wunused-but-set-variable"
#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#pragma clang diagnostic pop

// stb has vector instructions for the colours of pixels of four samples only: those of three are made of them, with the
// same numbers.
#if defined(STBI_SSE2) || defined(STBI_NEON)
static void convert_row(
    stbi_uc *target, const stbi_uc *luma, const stbi_uc *blue, const stbi_uc *red, int count, int sample_count) {
  enum { block_length = 256 };
  if (sample_count != 3) {
    stbi__YCbCr_to_RGB_simd(target, luma, blue, red, count, sample_count);
    return;
  }
  stbi_uc pixels[4 * block_length];
  for (int start = 0; start < count; start += block_length) {
    int length = count - start < block_length ? count - start : block_length;
    stbi__YCbCr_to_RGB_simd(pixels, luma + start, blue + start, red + start, length, 4);
    // Four samples are written where three belong. The next pixel covers the fourth; behind the last one is none.
    for (int index = 0; index < length - 1; index += 1) memcpy(target + 3 * index, pixels + 4 * index, 4);
    memcpy(target + 3 * (length - 1), pixels + 4 * (length - 1), 3);
    target += 3 * length;
  }
}
#endif

// Decodes a picture as stb does, but for the function above.
static unsigned char *decode(stbi__context *context, int *width, int *height, int *channel_count) {
#if defined(STBI_SSE2) || defined(STBI_NEON)
  if (stbi__jpeg_test(context)) {
    stbi__jpeg *jpeg = stbi__malloc(sizeof *jpeg);
    if (jpeg == NULL) return stbi__errpuc("outofmem", "Out of memory");
    jpeg->s = context;
    stbi__setup_jpeg(jpeg);
    if (jpeg->YCbCr_to_RGB_kernel == stbi__YCbCr_to_RGB_simd) jpeg->YCbCr_to_RGB_kernel = convert_row;
    unsigned char *samples = load_jpeg_image(jpeg, width, height, channel_count, 0);
    STBI_FREE(jpeg);
    return samples;
  }
#endif
  return stbi__load_and_postprocess_8bit(context, width, height, channel_count, 0);
}

// What the decoder's callbacks get.
typedef struct {
  cstb_source source;
  stbi__context decoder;
} feed;

static int read_source(void *context, char *target, int byte_count) {
  feed *feed = context;
  // The decoder counts what it has read from here on, which it needs for files that lie in memory only.
  feed->decoder.img_buffer_original = feed->decoder.img_buffer;
  return feed->source.read(feed->source.context, target, byte_count);
}

static void skip_source(void *context, int byte_count) {
  feed *feed = context;
  feed->source.skip(feed->source.context, byte_count);
}

// Of a JPEG the decoder asks when it looks for the marker behind the last block of a scan.
static int is_source_at_end(void *context) {
  feed *feed = context;
  int unread_count = (int)(feed->decoder.img_buffer_end - feed->decoder.img_buffer);
  feed->decoder.img_buffer += feed->source.leave_scan(feed->source.context, unread_count);
  return feed->source.is_at_end(feed->source.context);
}

// The decoder looks at this many bytes at most to tell formats, and at the first of them again.
enum { tested_byte_count = 92 };

cstb_picture cstb_decode(cstb_source source, size_t limit) {
  stbi_io_callbacks callbacks = {read_source, skip_source, is_source_at_end};
  feed feed = {.source = source};
  stbi__context *decoder = &feed.decoder;
  decoder->io = callbacks;
  decoder->io_user_data = &feed;
  decoder->buflen = sizeof decoder->buffer_start;
  decoder->read_from_callbacks = 1;
  decoder->img_buffer = (stbi_uc *)source.start;
  decoder->img_buffer_end = decoder->img_buffer + source.start_count;
  if (source.start_count < tested_byte_count) {
    // Too few to tell the format by: they come first in the decoder's own buffer.
    memcpy(decoder->buffer_start, source.start, source.start_count);
    int count = source.start_count;
    count += source.read(source.context, (char *)decoder->buffer_start + count, decoder->buflen - count);
    decoder->img_buffer = decoder->buffer_start;
    decoder->img_buffer_end = decoder->buffer_start + count;
  }
  decoder->img_buffer_original = decoder->img_buffer;
  decoder->img_buffer_original_end = decoder->img_buffer_end;

  allocation_limit = limit;
  lacks_memory = false;
  cstb_picture picture = {NULL, 0, 0, 0, false};
  picture.samples = decode(decoder, &picture.width, &picture.height, &picture.channel_count);
  picture.lacks_memory = lacks_memory;
  allocation_limit = SIZE_MAX;
  return picture;
}

unsigned char *cstb_encode_png(
    const unsigned char *samples, int width, int height, int channel_count, int *byte_count) {
  jmp_buf exit;
  encoder_exit = &exit;
  if (setjmp(exit) != 0) return NULL;
  return stbi_write_png_to_mem(samples, 0, width, height, channel_count, byte_count);
}

#endif
