#ifndef C_MEMORY_H
#define C_MEMORY_H

/// Has malloc give back to the system what is free of its memory, where the C library can be told to.
void return_free_memory(void);

/// Has the system give the process small pages only. Of the large ones that it gives where addresses happen to
/// allow it, all counts as resident when a part is in use.
void use_small_pages(void);

#endif
