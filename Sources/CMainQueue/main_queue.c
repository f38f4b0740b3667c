#include "CMainQueue.h"

#include <stddef.h>

// Dispatch's functions for run loops, which Foundation's main run loop also calls on each turn. The symbols are weak, so that the
// program also starts with a Dispatch that lacks them.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int navigator_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) { return -1; }
  return _dispatch_get_main_queue_handle_4CF();
}

void navigator_main_queue_drain(void) {
  if (_dispatch_main_queue_callback_4CF) { _dispatch_main_queue_callback_4CF(NULL); }
}
