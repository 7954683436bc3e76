#pragma once

// The micro-kernels of x86-64 processors as assembly, and which of them this processor runs.
//
// `make kernels` makes the assembly of Sources/MicroKernels; nothing in it is written by hand.

#include "CMicroKernels.h"

#pragma clang assume_nonnull begin

#if defined(__x86_64__) && defined(__linux__)

void vitruvian_multiply_half_vectors_avx512 VITRUVIAN_MULTIPLY_PARAMETERS;
void vitruvian_sum_quantized_rows_avx2 VITRUVIAN_ROW_SUM_PARAMETERS;

VITRUVIAN_DECLARE_INSTRUCTION_SET(avx2, vitruvian_multiply_avx2, vitruvian_sum_quantized_rows_avx2)
VITRUVIAN_DECLARE_INSTRUCTION_SET(
    avx512, vitruvian_multiply_half_vectors_avx512, vitruvian_sum_quantized_rows_avx2)

VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_DECLARATION, avx512vnni)
void vitruvian_sum_quantized_rows_avx512vnni VITRUVIAN_ROW_SUM_PARAMETERS;
void vitruvian_look_up_avx512vbmi VITRUVIAN_LOOK_UP_PARAMETERS;
VITRUVIAN_TILE_PRODUCTS(VITRUVIAN_DECLARATION, avx512amx)

/// Whether this processor, and the operating system, run code for AVX2 and FMA (x86-64-v3).
bool vitruvian_supports_avx2(void);

/// Whether they also run AVX-512 F, BW, CD, DQ and VL (x86-64-v4).
bool vitruvian_supports_avx512(void);

/// Whether they also run VNNI.
bool vitruvian_supports_avx512vnni(void);

/// Whether they also run VBMI.
bool vitruvian_supports_avx512vbmi(void);

/// Whether they also run AMX for bytes. Asks the operating system for leave to use tiles, which it gives to the whole
/// process: a thread that does has 8 KiB more of registers to keep.
bool vitruvian_supports_avx512amx(void);

/// Whether they run code for AVX-512 with units half as wide as its registers.
bool vitruvian_halves_vectors(void);

static inline vitruvian_kernel_table vitruvian_avx512vnni_kernels(void) {
  vitruvian_kernel_table kernels = vitruvian_avx512_kernels();
  VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_REPLACEMENT, avx512vnni)
  kernels.sum_quantized_rows = vitruvian_sum_quantized_rows_avx512vnni;
  // Most processors with VNNI have it; the first ones have not.
  if (vitruvian_supports_avx512vbmi()) kernels.look_up = vitruvian_look_up_avx512vbmi;
  return kernels;
}

static inline vitruvian_kernel_table vitruvian_avx512amx_kernels(void) {
  vitruvian_kernel_table kernels = vitruvian_avx512vnni_kernels();
  VITRUVIAN_TILE_PRODUCTS(VITRUVIAN_REPLACEMENT, avx512amx)
  return kernels;
}

#else

// Other processors run none of them.
static inline bool vitruvian_supports_avx2(void) { return false; }
static inline bool vitruvian_supports_avx512(void) { return false; }
static inline bool vitruvian_supports_avx512vnni(void) { return false; }
static inline bool vitruvian_supports_avx512amx(void) { return false; }
static inline bool vitruvian_halves_vectors(void) { return false; }
static inline vitruvian_kernel_table vitruvian_avx2_kernels(void) { return vitruvian_baseline_kernels(); }
static inline vitruvian_kernel_table vitruvian_avx512_kernels(void) { return vitruvian_baseline_kernels(); }
static inline vitruvian_kernel_table vitruvian_avx512vnni_kernels(void) { return vitruvian_baseline_kernels(); }
static inline vitruvian_kernel_table vitruvian_avx512amx_kernels(void) { return vitruvian_baseline_kernels(); }

#endif

#pragma clang assume_nonnull end
