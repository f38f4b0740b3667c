import Foundation

/// The stack of the main thread, on which the views of all sessions are evaluated.
enum MainThreadStack {
  /// The size to which the stack may grow, in bytes. Linux reserves at least 128 MiB of addresses for the main thread's stack.
  private static let size: rlim_t = 120 << 20

  /// Increases the limit of the main thread's stack, as far as the system allows it.
  ///
  /// Swift releases, compares and hashes nested values recursively. With a stack of 8 MiB, releasing a value that is nested
  /// 50,000 levels deep ends the process and all sessions. Only the used pages of the stack require memory.
  static func raiseLimit() {
    #if os(Linux)
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < size else { return }
      limit.rlim_cur = min(size, limit.rlim_max)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #endif
  }
}
