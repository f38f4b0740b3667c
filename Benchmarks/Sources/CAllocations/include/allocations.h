#pragma once

// Returns the number of allocations of this process; 0 if the C library is not glibc.
long navigator_allocation_count(void);
