#pragma once

// Returns the number of allocated bytes; 0 if the C library is not glibc.
long navigator_bytes_in_use(void);
