#include "include/CStb.h"

#include <stdlib.h>

// Hostile files must not make the decoder ask for more than their header justifies: a small PNG can inflate
// to gigabytes. Decoding happens on the calling thread, hence the thread-local limit.
static _Thread_local size_t allocation_limit = SIZE_MAX;

// Memory starts as zeros, so that a damaged file decodes to the same pixels every time.
static void *limited_allocate(size_t byte_count) {
  return byte_count > allocation_limit ? NULL : calloc(1, byte_count);
}

static void *limited_reallocate(void *block, size_t byte_count) {
  return byte_count > allocation_limit ? NULL : realloc(block, byte_count);
}

#define STBI_MALLOC(byte_count) limited_allocate(byte_count)
#define STBI_REALLOC(block, byte_count) limited_reallocate(block, byte_count)
#define STBI_FREE(block) free(block)
#define STBI_MAX_DIMENSIONS CSTB_MAXIMUM_SIDE_LENGTH
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_ONLY_BMP
#define STBI_ONLY_GIF
#define STBI_NO_STDIO
#define STBI_WRITE_NO_STDIO

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-function"
#pragma clang diagnostic ignored "-Wunused-but-set-variable"
#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#pragma clang diagnostic pop

unsigned char *cstb_decode_image(
    const uint8_t *bytes, int byte_count, size_t limit, int *width, int *height, int *channel_count) {
  allocation_limit = limit;
  unsigned char *samples = stbi_load_from_memory(bytes, byte_count, width, height, channel_count, 0);
  allocation_limit = SIZE_MAX;
  return samples;
}
