#ifndef C_MAIN_QUEUE_H
#define C_MAIN_QUEUE_H

/// Returns a file descriptor that is readable while Dispatch's main queue, which runs the main actor, has work for the main
/// thread.
///
/// Dispatch owns the descriptor: duplicate it before you pass it to code that closes it. Returns -1 if Dispatch provides no
/// descriptor.
int navigator_main_queue_descriptor(void);

/// Runs the pending work of Dispatch's main queue. Call it on the main thread only.
void navigator_main_queue_drain(void);

#endif
