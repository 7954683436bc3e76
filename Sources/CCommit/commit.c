#include "include/CCommit.h"

#ifndef VITRUVIAN_COMMIT
#define VITRUVIAN_COMMIT "unknown"
#endif

const char *vitruvian_commit(void) { return VITRUVIAN_COMMIT; }
