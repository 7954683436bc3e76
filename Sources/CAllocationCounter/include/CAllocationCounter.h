#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Counts heap allocations of the whole program by standing in for malloc and its relatives, which work as before.

// Whether allocations are counted: with the GNU C library, and without a sanitizer, which has a malloc of its own.
bool allocation_counter_works(void);

// How many blocks all threads have asked for since the program started; a realloc counts as one.
uint64_t allocation_counter_process_total(void);

// How many of them the calling thread asked for.
uint64_t allocation_counter_thread_total(void);

#endif
