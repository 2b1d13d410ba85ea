// pkg-config names uchardet's own folder on some systems and the one above it on others.
#if __has_include(<uchardet/uchardet.h>)
#include <uchardet/uchardet.h>
#else
#include <uchardet.h>
#endif
