#ifndef C_INTERRUPTION_H
#define C_INTERRUPTION_H

#include <stdbool.h>
#include <sys/types.h>

// Ends a program in good order, and soon, when the user asks for it by SIGINT, SIGTERM, SIGQUIT or SIGHUP.
//
// A program that has nothing to complete ends as it is at the first signal. Otherwise the first one is noted for the
// program to see. When it is still there a moment later, or at the next signal, the program ends as it is: processes and
// unfinished files that were entered here go with it. All of that happens in signal handlers, so it needs no thread, and
// no part of the program that waits can hold it up.

// Lets the first signal end the program as it is. A SIGHUP that is ignored, as after nohup, stays ignored.
void interruption_end_program(void);

// Ends the program as it is, with its processes and unfinished files.
_Noreturn void interruption_end_now(int status);

// Starts to note signals; a SIGHUP that is ignored stays so, too.
void interruption_begin(void);

// Stops to note them; signals do again what they did before.
void interruption_end(void);

// Whether the user wants an end.
bool interruption_is_requested(void);

// The exit status of a program that the user ended.
enum { interruption_exit_status = 130 };

// Enters the leader of a process group, which ends with the program; false when there are too many.
bool interruption_add_process(pid_t leader);
void interruption_remove_process(pid_t leader);

// Enters an unfinished file, which goes with the program; false when there are too many, or the path is too long.
bool interruption_add_file(const char *path);
void interruption_remove_file(const char *path);

#endif
