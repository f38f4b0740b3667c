#pragma once

// How often this process has asked for memory; always 0 where the C library is not glibc.
long navigator_allocation_count(void);
