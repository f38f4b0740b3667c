import Dispatch

/// A check, usable from nonisolated code, for the main actor's queue. The main queue is not always on the main thread: a server's
/// main queue runs on any thread.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()

  /// Marks the main queue. Every graph calls it in its initializer.
  static func prepare() {
    DispatchQueue.main.setSpecific(key: mark, value: true)
  }

  /// A Boolean value that indicates whether the caller runs on the main actor's queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  /// Calls `body` on the main actor: immediately if the caller is on the main queue, in a later turn otherwise.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if isCurrent {
      assumeCurrent(body)
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Calls `body`, which handles a change that the caller makes, on the main actor: immediately if the caller is on the main
  /// queue, in a later turn otherwise.
  ///
  /// - Parameter transaction: The transaction of the change.
  static func runForChange(
    _ transaction: @autoclosure () -> Transaction = .current, _ body: @escaping @Sendable @MainActor () -> Void
  ) {
    if isCurrent { return assumeCurrent(body) }
    nonisolated(unsafe) let transaction = transaction()
    transaction.beginUse()
    Task { @MainActor in
      transaction.asCurrent(body)
      transaction.endUse()
    }
  }
}

/// Calls that do not check the executor, for code that runs for each view or write. The check takes longer than such a call.
nonisolated extension MainQueue {
  /// Calls `body` from code that runs on the main actor but is not isolated to it. Only debug builds check the executor.
  @inline(__always)
  static func assumeCurrent<Result>(_ body: @MainActor () -> Result) -> Result {
    #if DEBUG
      MainActor.assumeIsolated { MainActorValue(body()) }.value
    #else
      withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    #endif
  }

  /// Calls `body` with a pointer to a value. The standard library's function would make an isolated closure check its executor.
  static func withPointer<Value, Result>(to value: borrowing Value, _ body: @MainActor (UnsafePointer<Value>) -> Result) -> Result
  {
    withUnsafePointer(to: value) { pointer in
      nonisolated(unsafe) let pointer = pointer
      return assumeCurrent { body(pointer) }
    }
  }

  /// Calls `body` with a pointer to a variable.
  static func withMutablePointer<Value, Result>(
    to value: inout Value, _ body: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &value) { pointer in
      nonisolated(unsafe) let pointer = pointer
      return assumeCurrent { body(pointer) }
    }
  }
}
