#include "CX86Kernels.h"

#if defined(__x86_64__) && defined(__linux__)

#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>

// What x86-64-v3 has besides what older compilers' builtin knows by name. To be asked of processors with AVX2, which
// have both leaves: a virtual machine takes long for each.
static bool supports_lzcnt_movbe_f16c(void) {
  unsigned eax, ebx, ecx, edx;
  __cpuid(1, eax, ebx, ecx, edx);
  if (!(ecx & bit_MOVBE) || !(ecx & bit_F16C)) return false;
  __cpuid(0x80000001, eax, ebx, ecx, edx);
  return ecx & bit_LZCNT;
}

bool vitruvian_supports_avx2(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && supports_lzcnt_movbe_f16c();
}

bool vitruvian_supports_avx512(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
}

bool vitruvian_supports_avx512vnni(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx512vnni");
}

bool vitruvian_supports_avx512vbmi(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx512vbmi");
}

// The compiler's builtin does not know whether the operating system keeps tiles, which Linux does from 5.16 on when asked
// (`ARCH_REQ_XCOMP_PERM` in `asm/prctl.h`).
bool vitruvian_supports_avx512amx(void) {
  // Processors with VNNI have the leaf.
  if (!vitruvian_supports_avx512vnni()) return false;
  unsigned eax, ebx, ecx, edx;
  __cpuid_count(7, 0, eax, ebx, ecx, edx);
  const unsigned amx_tile = 1u << 24, amx_int8 = 1u << 25;
  if (!(edx & amx_tile) || !(edx & amx_int8)) return false;
  const int request_permission = 0x1023, tile_data = 18;
  return syscall(SYS_arch_prctl, request_permission, tile_data) == 0;
}

// AMD's family 19h has AVX-512 in Zen 4 only, whose units are 256 bits wide; those of later families are 512.
bool vitruvian_halves_vectors(void) {
  __builtin_cpu_init();
  return __builtin_cpu_is("amdfam19h") && __builtin_cpu_supports("avx512f");
}

#endif
