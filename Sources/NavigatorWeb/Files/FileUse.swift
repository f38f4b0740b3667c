import Synchronization

/// The time for which a request reads or writes files of a folder. The folder is removed from the disk after it.
final class FileUse: Sendable {
  private struct State {
    var isAborted = false
    var end: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  private let onAbort: @Sendable () -> Void

  /// - Parameters:
  ///   - onAbort: A closure that closes the connection of the request.
  ///   - onEnd: A closure that is called once.
  init(onAbort: @escaping @Sendable () -> Void, onEnd: @escaping @Sendable () -> Void) {
    self.onAbort = onAbort
    state = Mutex(State(end: onEnd))
  }

  deinit { end() }

  /// A Boolean value that indicates whether the files were removed.
  var isAborted: Bool { state.withLock(\.isAborted) }

  /// Ends the request, because its files were removed.
  func abort() {
    state.withLock { $0.isAborted = true }
    onAbort()
  }

  func end() {
    let onEnd = state.withLock { state in
      defer { state.end = nil }
      return state.end
    }
    onEnd?()
  }
}
