#ifndef C_MAIN_QUEUE_H
#define C_MAIN_QUEUE_H

/// A descriptor that can be read while Dispatch's main queue, on which the main actor runs, has work for the main thread. It belongs to
/// Dispatch: duplicate it before you hand it to whoever closes it. -1 where Dispatch does not say.
int navigator_main_queue_descriptor(void);

/// Does the work that waits in Dispatch's main queue. To be called on the main thread alone.
void navigator_main_queue_drain(void);

#endif
