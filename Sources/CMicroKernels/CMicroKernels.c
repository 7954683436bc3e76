#include "CMicroKernels.h"
