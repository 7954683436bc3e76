#pragma once

// The micro-kernels of arm64 processors, as CX86Kernels has those of others, and which of them this processor runs.

#include "CX86Kernels.h"

#pragma clang assume_nonnull begin

#if defined(__aarch64__) && (defined(__linux__) || defined(__APPLE__) && defined(__LP64__))

VITRUVIAN_DECLARE_INSTRUCTION_SET(neon, vitruvian_multiply_neon)

/// Whether there are kernels with the vectors that all of these processors have.
static inline bool vitruvian_supports_neon(void) { return true; }

#else

// Other processors run none of them.
static inline bool vitruvian_supports_neon(void) { return false; }
static inline vitruvian_kernel_table vitruvian_neon_kernels(void) { return vitruvian_baseline_kernels(); }

#endif

#pragma clang assume_nonnull end
