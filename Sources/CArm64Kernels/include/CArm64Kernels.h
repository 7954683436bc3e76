#pragma once

// The micro-kernels of arm64 processors as assembly, and which of them this processor runs.
//
// `make kernels` makes the assembly of Sources/MicroKernels; nothing in it is written by hand.

#include "CMicroKernels.h"

#pragma clang assume_nonnull begin

#if defined(__aarch64__) && (defined(__linux__) || defined(__APPLE__) && defined(__LP64__))

VITRUVIAN_DECLARE_INSTRUCTION_SET(neon, vitruvian_multiply_neon, vitruvian_sum_no_rows)

/// Whether there are kernels with the vectors that all of these processors have.
static inline bool vitruvian_supports_neon(void) { return true; }

VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_DECLARATION, neondot)
void vitruvian_sum_quantized_rows_neondot VITRUVIAN_ROW_SUM_PARAMETERS;

/// Whether this processor, and the operating system, run dot products.
bool vitruvian_supports_neondot(void);

static inline vitruvian_kernel_table vitruvian_neondot_kernels(void) {
  vitruvian_kernel_table kernels = vitruvian_neon_kernels();
  VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_REPLACEMENT, neondot)
  kernels.sum_quantized_rows = vitruvian_sum_quantized_rows_neondot;
  return kernels;
}

VITRUVIAN_QUANTIZED_MATRIX_PRODUCTS(VITRUVIAN_DECLARATION, neoni8mm)

/// Whether this processor, and the operating system, run products of matrices of quantized values.
bool vitruvian_supports_neoni8mm(void);

static inline vitruvian_kernel_table vitruvian_neoni8mm_kernels(void) {
  vitruvian_kernel_table kernels = vitruvian_neondot_kernels();
  VITRUVIAN_QUANTIZED_MATRIX_PRODUCTS(VITRUVIAN_REPLACEMENT, neoni8mm)
  return kernels;
}

void vitruvian_half_from_single_neonfp16(const float *floats, long count, unsigned short *halves);
void vitruvian_multiply_halves_neonfp16 VITRUVIAN_HALF_PRODUCT_PARAMETERS;

/// Whether this processor, and the operating system, run arithmetic of half precision.
bool vitruvian_supports_neonfp16(void);

/// Kernels with those for half precision that this processor has instructions for. Some have these, but no
/// dot products, and some the reverse.
static inline vitruvian_kernel_table vitruvian_with_half_products(vitruvian_kernel_table kernels) {
  if (vitruvian_supports_neonfp16()) {
    kernels.half_from_single = vitruvian_half_from_single_neonfp16;
    kernels.multiply_halves = vitruvian_multiply_halves_neonfp16;
  }
  return kernels;
}

#else

// Other processors run none of them.
static inline bool vitruvian_supports_neon(void) { return false; }
static inline bool vitruvian_supports_neondot(void) { return false; }
static inline bool vitruvian_supports_neoni8mm(void) { return false; }
static inline bool vitruvian_supports_neonfp16(void) { return false; }
static inline vitruvian_kernel_table vitruvian_neon_kernels(void) { return vitruvian_baseline_kernels(); }
static inline vitruvian_kernel_table vitruvian_neondot_kernels(void) { return vitruvian_baseline_kernels(); }
static inline vitruvian_kernel_table vitruvian_neoni8mm_kernels(void) { return vitruvian_baseline_kernels(); }
static inline vitruvian_kernel_table vitruvian_with_half_products(vitruvian_kernel_table kernels) { return kernels; }

#endif

#pragma clang assume_nonnull end
