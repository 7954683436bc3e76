#include "include/CStb.h"
