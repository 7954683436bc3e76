#include "CX86Kernels.h"

#if defined(__x86_64__) && defined(__linux__)

bool vitruvian_supports_avx2(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
}

bool vitruvian_supports_avx512(void) {
  return vitruvian_supports_avx2() && __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

bool vitruvian_supports_avx512vnni(void) {
  return vitruvian_supports_avx512() && __builtin_cpu_supports("avx512vnni");
}

#endif
