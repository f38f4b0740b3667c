import Foundation

extension Transaction {
  /// The key of the thread-specific value that points to the current transaction, or nil if it cannot be created.
  private static let threadKey: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The current transaction of the thread. It is empty outside of ``withTransaction(_:_:)``.
  static var current: Transaction {
    guard let threadKey, let pointer = pthread_getspecific(threadKey) else { return Transaction() }
    return pointer.assumingMemoryBound(to: Transaction.self).pointee
  }

  /// Calls `body` with an empty transaction as the thread's current transaction.
  static func withoutCurrent(_ body: () -> Void) {
    if let threadKey, pthread_getspecific(threadKey) != nil { Transaction().asCurrent(body) } else { body() }
  }

  /// Calls `body` with this transaction as the thread's current transaction.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let threadKey = Self.threadKey else { return try body() }
    var transaction = self
    return try withUnsafeMutablePointer(to: &transaction) { pointer in
      let previous = pthread_getspecific(threadKey)
      pthread_setspecific(threadKey, pointer)
      defer { pthread_setspecific(threadKey, previous) }
      return try body()
    }
  }

  /// Calls `body`, which writes a value through a binding that has this transaction.
  func write(_ body: () -> Void) {
    if isEmpty { body() } else { overridden(by: .current).asCurrent(body) }
  }

  /// Returns this transaction, which belongs to a binding, overridden by the values of the thread's transaction.
  func overridden(by other: Transaction) -> Transaction {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var result = self
    result.animation = other.animation ?? animation
    result.disablesAnimations = disablesAnimations || other.disablesAnimations
    result.isContinuous = isContinuous || other.isContinuous
    result.completions += other.completions
    for (key, value) in other.values.entries { result.values[key] = value }
    return result
  }

  /// Returns a Boolean value that indicates whether changes with the two transactions belong to the same update.
  func isSame(as other: Transaction) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty && other.isEmpty }
    return animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && completions.elementsEqual(other.completions, by: ===) && hasSameValues(as: other)
  }
}

/// Calls `body` and returns its result. The changes in `body` form a separate update with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Calls `body` and returns its result. Calls `completion` when the animation of the changes has ended.
///
/// The session waits for the duration of the animation. In tests without a clock, it calls `completion` after the commit. An
/// animation that repeats forever never ends.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Calls `body` and returns its result. The changes in `body` form an update that is separate from changes with other
/// transactions.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  transaction.beginUse()
  defer { transaction.endUse() }
  return try transaction.asCurrent(body)
}

/// Calls `body` and returns its result. The changes in `body` have the current transaction with one modified value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
