#ifndef C_ARGUMENTS_H
#define C_ARGUMENTS_H

// The arguments of the process as it got them. Swift's own ones are those that /proc has, which is missing in some
// containers: there would be none.

/// The number of arguments, the program's name among them; 0 where the system does not hand them over before `main`.
int vitruvian_argument_count(void);

/// The arguments.
char *const *vitruvian_arguments(void);

#endif
