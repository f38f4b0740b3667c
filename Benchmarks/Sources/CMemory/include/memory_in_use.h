#pragma once

// The bytes that the allocator has handed out and not got back; always 0 where the C library is not glibc.
long navigator_bytes_in_use(void);
