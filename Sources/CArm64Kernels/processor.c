#include "CArm64Kernels.h"
