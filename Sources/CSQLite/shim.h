#include <sqlite3.h>

// What SQLite is told to do with bound bytes is a cast of a number to a function's address, which Swift
// does not import: here they are copied.

static inline int CSQLiteBindText(sqlite3_stmt *statement, int place, const char *text, int length) {
  return sqlite3_bind_text(statement, place, text, length, SQLITE_TRANSIENT);
}

static inline int CSQLiteBindBlob(sqlite3_stmt *statement, int place, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, place, bytes, length, SQLITE_TRANSIENT);
}
