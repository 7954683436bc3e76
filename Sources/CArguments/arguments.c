#include "include/CArguments.h"

// Tells which C library it is.
#include <stdlib.h>

static int argument_count;
static char **arguments;

#if defined(__GLIBC__) || defined(__APPLE__)

__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

#endif

int vitruvian_argument_count(void) { return argument_count; }

char *const *vitruvian_arguments(void) { return arguments; }
