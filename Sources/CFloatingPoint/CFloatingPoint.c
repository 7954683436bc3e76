#include "CFloatingPoint.h"
