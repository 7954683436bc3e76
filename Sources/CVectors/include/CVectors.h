#pragma once

// What the innermost loops ask of the compiler and the processor and Swift has no words for: that a value stays as it is,
// that memory will be read, and operations on whole vectors.

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif
#include <stdbool.h>

/// Tells the processor that the memory at an address, which need not be valid, will be read.
static inline __attribute__((always_inline)) void vitruvian_prefetch(const void *address) {
  __builtin_prefetch(address);
}

typedef float vitruvian_float8 __attribute__((ext_vector_type(8)));
typedef float vitruvian_float16 __attribute__((ext_vector_type(16)));

/// The vector itself, whole in a register if one is as long: the compiler merges nothing before with anything after.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_keep8(vitruvian_float8 vector) {
#if defined(__AVX__)
  __asm__("" : "+v"(vector));
#elif defined(__aarch64__)
  typedef float Half __attribute__((ext_vector_type(4)));
  Half low = vector.lo, high = vector.hi;
  __asm__("" : "+w"(low), "+w"(high));
  vector.lo = low;
  vector.hi = high;
#endif
  return vector;
}

/// The vector of sixteen floats itself, whole in a register if one is as long: the compiler merges nothing
/// before with anything after.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_keep16(vitruvian_float16 vector) {
#if defined(__AVX512F__)
  __asm__("" : "+v"(vector));
#endif
  return vector;
}

typedef unsigned char vitruvian_byte16 __attribute__((ext_vector_type(16)));

/// The vector of sixteen bytes itself: the compiler merges nothing before with anything after.
static inline __attribute__((always_inline)) vitruvian_byte16 vitruvian_keep_byte16(vitruvian_byte16 vector) {
#if defined(__x86_64__)
  __asm__("" : "+x"(vector));
#elif defined(__aarch64__)
  __asm__("" : "+w"(vector));
#endif
  return vector;
}

#if defined(__aarch64__)
typedef float vitruvian_float4 __attribute__((ext_vector_type(4)));
typedef unsigned vitruvian_unsigned4 __attribute__((ext_vector_type(4)));

/// The vector with the lanes of another one where those of a mask are all ones. By itself, the compiler often makes it of
/// a copy of the mask.
static inline __attribute__((always_inline)) vitruvian_float4 vitruvian_replace4(
    vitruvian_float4 vector, vitruvian_float4 other, vitruvian_unsigned4 mask) {
  __asm__("bit %0.16b, %1.16b, %2.16b" : "+w"(vector) : "w"(other), "w"(mask));
  return vector;
}

/// Two neighbouring vectors, by an instruction that goes on to another address, too, wherever that lies.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_load_pair(const float *address) {
  float32x4x2_t pair = vld1q_f32_x2(address);
  vitruvian_float8 result;
  result.lo = pair.val[0];
  result.hi = pair.val[1];
  return result;
}

/// Writes two neighbouring vectors, by an instruction that goes on to another address, too, wherever that lies.
static inline __attribute__((always_inline)) void vitruvian_store_pair(float *address, vitruvian_float8 pair) {
  float32x4x2_t vectors = {{pair.lo, pair.hi}};
  vst1q_f32_x2(address, vectors);
}
#endif

typedef int vitruvian_int4 __attribute__((ext_vector_type(4)));

/// The vector of four integers itself, in a register if one is as long: the compiler merges nothing before with anything
/// after.
static inline __attribute__((always_inline)) vitruvian_int4 vitruvian_keep_int4(vitruvian_int4 vector) {
#if defined(__aarch64__)
  __asm__("" : "+w"(vector));
#endif
  return vector;
}

/// The byte itself, whose value the compiler does not look through: it makes no vector of it and others.
static inline __attribute__((always_inline)) unsigned char vitruvian_keep_byte(unsigned char byte) {
#if defined(__x86_64__) || defined(__aarch64__)
  __asm__("" : "+r"(byte));
#endif
  return byte;
}

// Of Swift's own functions of this kind the compiler makes several of single numbers or of shorter vectors.

/// The products and sums, rounded once.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_multiply_add8(
    vitruvian_float8 left, vitruvian_float8 right, vitruvian_float8 addend) {
  return __builtin_elementwise_fma(left, right, addend);
}

/// The products and sums, rounded once.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_multiply_add16(
    vitruvian_float16 left, vitruvian_float16 right, vitruvian_float16 addend) {
  return __builtin_elementwise_fma(left, right, addend);
}

/// The numbers with the other sign.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_negate8(vitruvian_float8 numbers) {
  return -numbers;
}

/// The numbers with the other sign.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_negate16(vitruvian_float16 numbers) {
  return -numbers;
}

/// The square root of each number.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_square_roots8(
    vitruvian_float8 numbers) {
  return __builtin_elementwise_sqrt(numbers);
}

/// The square root of each number.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_square_roots16(
    vitruvian_float16 numbers) {
  return __builtin_elementwise_sqrt(numbers);
}

/// The nearest whole numbers, of two the even ones.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_round8(vitruvian_float8 numbers) {
  return __builtin_elementwise_roundeven(numbers);
}

/// The nearest whole numbers, of two the even ones.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_round16(vitruvian_float16 numbers) {
  return __builtin_elementwise_roundeven(numbers);
}

/// The greatest whole numbers that are not greater.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_floor8(vitruvian_float8 numbers) {
  return __builtin_elementwise_floor(numbers);
}

/// The greatest whole numbers that are not greater.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_floor16(vitruvian_float16 numbers) {
  return __builtin_elementwise_floor(numbers);
}

/// The least whole numbers that are not less.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_ceil8(vitruvian_float8 numbers) {
  return __builtin_elementwise_ceil(numbers);
}

/// The least whole numbers that are not less.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_ceil16(vitruvian_float16 numbers) {
  return __builtin_elementwise_ceil(numbers);
}

#if defined(__AVX512F__)
/// What numbers, without their signs, are when divided by the greatest power of two that is not greater.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_significands16(vitruvian_float16 numbers) {
  return __builtin_ia32_getmantps512_mask(numbers, 4, numbers, (unsigned short)-1, 4);
}

/// The reciprocals of the square roots, less than 2⁻¹⁴ of them off.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_near_reciprocal_square_roots16(
    vitruvian_float16 numbers) {
  return __builtin_ia32_rsqrt14ps512_mask(numbers, numbers, (unsigned short)-1);
}

/// The products and sums, rounded up once.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_multiply_add_up16(
    vitruvian_float16 left, vitruvian_float16 right, vitruvian_float16 addend) {
  return __builtin_ia32_vfmaddps512_mask(left, right, addend, (unsigned short)-1, 10);
}
#endif

/// The nearest numbers to 2 to the power of 0 to 31 thirty-seconds, eight in each of four parts.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_fractional_powers_part(int part) {
  const vitruvian_float8 parts[4] = {
      {0x1.000000p0f, 0x1.059b0ep0f, 0x1.0b5586p0f, 0x1.11301ep0f, 0x1.172b84p0f, 0x1.1d4874p0f, 0x1.2387a6p0f,
       0x1.29e9e0p0f},
      {0x1.306fe0p0f, 0x1.371a74p0f, 0x1.3dea64p0f, 0x1.44e086p0f, 0x1.4bfdaep0f, 0x1.5342b6p0f, 0x1.5ab07ep0f,
       0x1.6247ecp0f},
      {0x1.6a09e6p0f, 0x1.71f75ep0f, 0x1.7a1148p0f, 0x1.82589ap0f, 0x1.8ace54p0f, 0x1.93737cp0f, 0x1.9c4918p0f,
       0x1.a5503cp0f},
      {0x1.ae89fap0f, 0x1.b7f770p0f, 0x1.c199bep0f, 0x1.cb720ep0f, 0x1.d5818ep0f, 0x1.dfc974p0f, 0x1.ea4afap0f,
       0x1.f50766p0f},
  };
  return parts[part];
}

#if defined(__AVX512F__)
/// 2 to the power of as many thirty-seconds as the last five bits of each number say.
static inline __attribute__((always_inline)) vitruvian_float16 vitruvian_fractional_powers16(
    vitruvian_float16 numbers) {
  typedef int Integers __attribute__((ext_vector_type(16)));
  vitruvian_float16 low, high;
  low.lo = vitruvian_fractional_powers_part(0);
  low.hi = vitruvian_fractional_powers_part(1);
  high.lo = vitruvian_fractional_powers_part(2);
  high.hi = vitruvian_fractional_powers_part(3);
  return __builtin_ia32_vpermi2varps512(low, (Integers)numbers, high);
}
#elif defined(__AVX2__)
/// 2 to the power of as many thirty-seconds as the last five bits of each number say.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_fractional_powers8(
    vitruvian_float8 numbers) {
  typedef int Integers __attribute__((ext_vector_type(8)));
  Integers index = (Integers)numbers;
  // Three bits choose among eight, and the other two among what these chose. A choice is by the sign.
  vitruvian_float8 chosen[4];
  for (int part = 0; part < 4; ++part) {
    chosen[part] = __builtin_ia32_permvarsf256(vitruvian_fractional_powers_part(part), index);
  }
  vitruvian_float8 low = index << 28 < 0 ? chosen[1] : chosen[0];
  vitruvian_float8 high = index << 28 < 0 ? chosen[3] : chosen[2];
  return index << 27 < 0 ? high : low;
}
#elif defined(__aarch64__)
/// 2 to the power of as many thirty-seconds as the last five bits of each number say.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_fractional_powers8(
    vitruvian_float8 numbers) {
  typedef unsigned Integers __attribute__((ext_vector_type(8)));
  uint8x16x4_t low, high;
  for (int part = 0; part < 2; ++part) {
    vitruvian_float8 first = vitruvian_fractional_powers_part(part);
    vitruvian_float8 second = vitruvian_fractional_powers_part(2 + part);
    low.val[2 * part] = (uint8x16_t)first.lo;
    low.val[2 * part + 1] = (uint8x16_t)first.hi;
    high.val[2 * part] = (uint8x16_t)second.lo;
    high.val[2 * part + 1] = (uint8x16_t)second.hi;
  }
  // Where the four bytes of each number lie.
  Integers places = ((Integers)numbers & 31) * 0x04040404 + 0x03020100;
  uint8x16_t first = (uint8x16_t)places.lo, second = (uint8x16_t)places.hi;
  vitruvian_float8 result;
  uint8x16_t past = vdupq_n_u8(64);
  result.lo = (__typeof__(result.lo))vqtbx4q_u8(vqtbl4q_u8(low, first), high, vsubq_u8(first, past));
  result.hi = (__typeof__(result.hi))vqtbx4q_u8(vqtbl4q_u8(low, second), high, vsubq_u8(second, past));
  return result;
}
#else
/// 2 to the power of as many thirty-seconds as the last five bits of each number say.
static inline __attribute__((always_inline)) vitruvian_float8 vitruvian_fractional_powers8(
    vitruvian_float8 numbers) {
  typedef unsigned Integers __attribute__((ext_vector_type(8)));
  Integers index = (Integers)numbers & 31;
  vitruvian_float8 result;
  for (int lane = 0; lane < 8; ++lane) {
    result[lane] = vitruvian_fractional_powers_part(index[lane] / 8)[index[lane] % 8];
  }
  return result;
}
#endif

/// The address itself, which the compiler derives from no other.
static inline __attribute__((always_inline)) const float *vitruvian_keep_address(const float *address) {
#if defined(__x86_64__) || defined(__aarch64__)
  __asm__("" : "+r"(address));
#endif
  return address;
}

/// The distance itself, which the compiler derives from no other.
static inline __attribute__((always_inline)) long vitruvian_keep_distance(long distance) {
#if defined(__x86_64__) || defined(__aarch64__)
  __asm__("" : "+r"(distance));
#endif
  return distance;
}

typedef short vitruvian_short8 __attribute__((ext_vector_type(8)));

/// The sums, or the nearest to them that 16 bits hold.
static inline __attribute__((always_inline)) vitruvian_short8 vitruvian_saturating_sum8(
    vitruvian_short8 left, vitruvian_short8 right) {
  return __builtin_elementwise_add_sat(left, right);
}

/// The high halves of twice the products, to the nearest with halves up, of integers that are not both the lowest.
static inline __attribute__((always_inline)) vitruvian_short8 vitruvian_doubling_high_product8(
    vitruvian_short8 left, vitruvian_short8 right) {
#if defined(__aarch64__)
  return vqrdmulhq_s16(left, right);
#elif defined(__SSE2__)
  typedef unsigned short Bits __attribute__((ext_vector_type(8)));
  vitruvian_short8 high = (vitruvian_short8)_mm_mulhi_epi16((__m128i)left, (__m128i)right);
  // Of the low half, the bit that belongs to the result, and the one below it, which rounds it.
  Bits low = (Bits)(left * right) >> 14;
  return high + high + (vitruvian_short8)((low + 1) >> 1);
#else
  typedef int Products __attribute__((ext_vector_type(8)));
  Products products = __builtin_convertvector(left, Products) * __builtin_convertvector(right, Products);
  return __builtin_convertvector((products + 0x4000) >> 15, vitruvian_short8);
#endif
}

#if defined(__AMX_INT8__)
// Tiles of AMX: registers of up to sixteen rows of up to sixteen groups of 32 bits. Their numbers are parts of
// instructions, so each has a case.

/// The rows of tiles, and the bytes of a row, as the processor takes them.
typedef struct {
  unsigned char palette, startRow, reserved[14];
  unsigned short rowByteCounts[16];
  unsigned char rowCounts[16];
} vitruvian_tile_shapes;

/// Gives tiles their shapes, and clears them.
static inline __attribute__((always_inline)) void vitruvian_shape_tiles(const vitruvian_tile_shapes *shapes) {
  __builtin_ia32_tile_loadconfig(shapes);
}

/// Leaves tiles without shapes, so that no thread has any to keep.
static inline __attribute__((always_inline)) void vitruvian_release_tiles(void) { __builtin_ia32_tilerelease(); }

#define VITRUVIAN_FOR_EACH_TILE(CASE) CASE(0) CASE(1) CASE(2) CASE(3) CASE(4) CASE(5) CASE(6) CASE(7)

/// Reads a tile, whose rows lie some bytes apart.
static inline __attribute__((always_inline)) void vitruvian_load_tile(int tile, const void *start, long step) {
#define VITRUVIAN_LOAD(tile) case tile: __builtin_ia32_tileloadd64(tile, start, step); break;
  switch (tile) { VITRUVIAN_FOR_EACH_TILE(VITRUVIAN_LOAD) }
}

/// Reads a tile that is not read again soon, and leaves the nearest cache to others.
static inline __attribute__((always_inline)) void vitruvian_stream_tile(int tile, const void *start, long step) {
#define VITRUVIAN_STREAM(tile) case tile: __builtin_ia32_tileloaddt164(tile, start, step); break;
  switch (tile) { VITRUVIAN_FOR_EACH_TILE(VITRUVIAN_STREAM) }
}

/// Writes a tile, whose rows go some bytes apart.
static inline __attribute__((always_inline)) void vitruvian_store_tile(int tile, void *start, long step) {
#define VITRUVIAN_STORE(tile) case tile: __builtin_ia32_tilestored64(tile, start, step); break;
  switch (tile) { VITRUVIAN_FOR_EACH_TILE(VITRUVIAN_STORE) }
}

/// Adds the products of a tile of signed bytes or unsigned ones, 4 or 5, and of one of signed ones, 6 or 7, to one of the
/// tiles 0 to 3.
static inline __attribute__((always_inline)) void vitruvian_add_tile_products(
    int sums, int left, int right, bool isSigned) {
#define VITRUVIAN_ADD_PRODUCTS(sums, left, right)                                                  \
  case sums * 4 + (left - 4) * 2 + right - 6:                                                      \
    if (isSigned) __builtin_ia32_tdpbssd(sums, left, right);                                       \
    if (!isSigned) __builtin_ia32_tdpbusd(sums, left, right);                                      \
    break;
#define VITRUVIAN_ADD_ALL_PRODUCTS(sums)                                                           \
  VITRUVIAN_ADD_PRODUCTS(sums, 4, 6)                                                               \
  VITRUVIAN_ADD_PRODUCTS(sums, 4, 7)                                                               \
  VITRUVIAN_ADD_PRODUCTS(sums, 5, 6)                                                               \
  VITRUVIAN_ADD_PRODUCTS(sums, 5, 7)
  switch (sums * 4 + (left - 4) * 2 + right - 6) {
    VITRUVIAN_ADD_ALL_PRODUCTS(0) VITRUVIAN_ADD_ALL_PRODUCTS(1)
    VITRUVIAN_ADD_ALL_PRODUCTS(2) VITRUVIAN_ADD_ALL_PRODUCTS(3)
  }
}
#endif
