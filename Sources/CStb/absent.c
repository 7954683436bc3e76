// Stands in for stb where it is not installed. Apple's systems have decoders of their own.

#include "include/CStb.h"

#if !__has_include(<stb/stb_image.h>)

#ifndef __APPLE__
#error "stb/stb_image.h is missing: install stb, on Debian and Ubuntu the package libstb-dev"
#endif

bool cstb_is_present(void) { return false; }

cstb_picture cstb_decode(cstb_source source, size_t allocation_limit) {
  (void)source, (void)allocation_limit;
  return (cstb_picture){NULL, 0, 0, 0, false};
}

const char *stbi_failure_reason(void) { return "stb was not installed where this was built"; }

void stbi_image_free(void *result) { (void)result; }

int stbi_zlib_decode_noheader_buffer(char *output, int output_count, const char *input, int input_count) {
  (void)output, (void)output_count, (void)input, (void)input_count;
  return -1;
}

unsigned char *cstb_encode_png(
    const unsigned char *samples, int width, int height, int channel_count, int *byte_count) {
  (void)samples, (void)width, (void)height, (void)channel_count, (void)byte_count;
  return NULL;
}

#endif
