#pragma once

// SHA-256 by the processor's own instructions, which no Swift function stands for.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has such instructions and this build uses them.
bool csha256_is_supported(void);

/// Mixes `block_count` blocks of 64 bytes into the eight working words of the digest.
///
/// To be called where `csha256_is_supported`; does nothing elsewhere. `constants` are the 64 of the standard.
void csha256_absorb(uint32_t *words, const uint8_t *blocks, size_t block_count, const uint32_t *constants);
