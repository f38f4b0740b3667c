import Foundation

/// The last value of a binding that unwraps an optional. It can be used on any thread.
///
/// All instances are equal, because the last value does not identify the place to which a binding refers. Views need no update if
/// their bindings differ only in it.
final class LastValue<Value>: Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Stores `new` unless it is nil, and returns the stored value.
  func refreshed(by new: Value?) -> Value {
    // The former value is released after the lock, because its deinitializer may read the binding.
    let (current, _) = lock.withLock { () -> (Value, former: Value?) in
      guard let new else { return (value, nil) }
      let former = value
      value = new
      return (new, former)
    }
    return current
  }

  static func == (lhs: LastValue, rhs: LastValue) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
