#include "CMainQueue.h"

#include <stddef.h>

// What Dispatch has for run loops: Foundation's main run loop does the same on each turn. Weak, so that a Dispatch without them is no
// reason not to start.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int navigator_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) { return -1; }
  return _dispatch_get_main_queue_handle_4CF();
}

void navigator_main_queue_drain(void) {
  if (_dispatch_main_queue_callback_4CF) { _dispatch_main_queue_callback_4CF(NULL); }
}
