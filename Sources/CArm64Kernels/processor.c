#include "CArm64Kernels.h"

#if defined(__aarch64__) && defined(__linux__)

#include <sys/auxv.h>

#ifndef HWCAP_ASIMDDP
#define HWCAP_ASIMDDP (1 << 20)
#endif

#ifndef HWCAP_ASIMDHP
#define HWCAP_ASIMDHP (1 << 10)
#endif

#ifndef HWCAP2_I8MM
#define HWCAP2_I8MM (1 << 13)
#endif

bool vitruvian_supports_neondot(void) { return getauxval(AT_HWCAP) & HWCAP_ASIMDDP; }

bool vitruvian_supports_neoni8mm(void) { return getauxval(AT_HWCAP2) & HWCAP2_I8MM; }

bool vitruvian_supports_neonfp16(void) { return getauxval(AT_HWCAP) & HWCAP_ASIMDHP; }

#elif defined(__aarch64__) && defined(__APPLE__) && defined(__LP64__)

#include <stddef.h>
#include <sys/sysctl.h>

// Systems that do not know a feature by name say that there is no such name.
static bool has_feature(const char *name) {
  int value = 0;
  size_t size = sizeof(value);
  return sysctlbyname(name, &value, &size, NULL, 0) == 0 && value != 0;
}

bool vitruvian_supports_neondot(void) { return has_feature("hw.optional.arm.FEAT_DotProd"); }

bool vitruvian_supports_neoni8mm(void) { return has_feature("hw.optional.arm.FEAT_I8MM"); }

// Systems before macOS 12 and iOS 15 have only the other name.
bool vitruvian_supports_neonfp16(void) {
  return has_feature("hw.optional.arm.FEAT_FP16") || has_feature("hw.optional.neon_fp16");
}

#endif
