import Foundation

/// The value that was last seen behind a binding that unwraps an optional, on whatever thread that was.
///
/// It says nothing about where a binding leads, so all are equal: views whose bindings differ in it alone need no update.
final class LastValue<Value>: Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Keeps `new` where there is one, and gives back what is kept.
  func refreshed(by new: Value?) -> Value {
    lock.withLock {
      if let new { value = new }
      return value
    }
  }

  static func == (lhs: LastValue, rhs: LastValue) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
