import OpenCombine

// As in Combine, any task can await the value of a future, such as a future of the main actor. A future locks its state. The only
// exception is a read in OpenCombine, when a subscriber requests the value while another thread fulfills the promise.

extension Future: @retroactive @unchecked Sendable where Output: Sendable {}
