import OpenCombine

/// A future locks its state, so that any task can await its value, such as one of the main actor.
extension Future: @retroactive @unchecked Sendable where Output: Sendable {}
