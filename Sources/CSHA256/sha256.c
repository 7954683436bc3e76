#include "CSHA256.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

bool csha256_is_supported(void) {
  const unsigned sha = 1u << 29;
  unsigned eax, ebx, ecx, edx;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & sha) && __get_cpuid(1, &eax, &ebx, &ecx, &edx) &&
         (ecx & bit_SSE4_1) && (ecx & bit_SSSE3);
}

// The instructions keep the working words a to h of FIPS 180-4 in two vectors, (a, b, e, f) and (c, d, g, h), the last of
// each in the lowest lane.
__attribute__((target("sha,sse4.1,ssse3"))) void csha256_absorb(
    uint32_t *words, const uint8_t *blocks, size_t block_count, const uint32_t *constants) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  const __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)words), 0xb1);
  const __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(words + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(badc, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, badc, 0xf0);
  for (; block_count > 0; block_count--, blocks += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    // The words of the schedule that the next sixteen rounds take.
    __m128i schedule[4];
    for (int part = 0; part < 4; part++) {
      schedule[part] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * part)), big_endian);
    }
#pragma clang loop unroll(full)
    for (int group = 0; group < 16; group++) {
      __m128i *first = &schedule[group % 4];
      const __m128i third = schedule[(group + 2) % 4], fourth = schedule[(group + 3) % 4];
      const __m128i sums = _mm_add_epi32(*first, _mm_loadu_si128((const __m128i *)(constants + 4 * group)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sums);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sums, 0x0e));
      const __m128i early = _mm_sha256msg1_epu32(*first, schedule[(group + 1) % 4]);
      *first = _mm_sha256msg2_epu32(_mm_add_epi32(early, _mm_alignr_epi8(fourth, third, 4)), fourth);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)words, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(words + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

bool csha256_is_supported(void) { return false; }

void csha256_absorb(uint32_t *words, const uint8_t *blocks, size_t block_count, const uint32_t *constants) {}

#endif
