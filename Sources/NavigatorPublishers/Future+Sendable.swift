import OpenCombine

// As in Combine, any task can await the value of a future, such as one of the main actor. A future locks its state. An exception
// is one read of OpenCombine's, of a subscriber that requests the value while another thread fulfills the promise.

extension Future: @retroactive @unchecked Sendable where Output: Sendable {}
