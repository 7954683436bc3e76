#ifndef C_COMMIT_H
#define C_COMMIT_H

/// The commit that the tools were built from, as `make build` names it; "unknown" in other builds.
const char *vitruvian_commit(void);

#endif
