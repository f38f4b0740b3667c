import Synchronization

/// The condition under which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// The animation has logically reached its end, although it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// The animation has settled and has been removed.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// The completion closure of a transaction. The first session that the transaction changes calls it after the commit.
final class AnimationCompletion: @unchecked Sendable {
  private let isTaken = Atomic(false)
  /// The number of bodies that run with the transaction, and of changes on other threads that use it later.
  private let users = Atomic(0)
  /// The closure to call once on the main thread.
  private let action: () -> Void
  private let criteria: AnimationCompletionCriteria
  /// The animation of the transaction. It is set once, on the main thread.
  var animation: Animation?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// The time in seconds between the commit and the call, or nil if there is no animation. It is infinite if the animation never
  /// ends.
  var delay: Double? {
    animation.map { $0.completionTime(criteria) ?? .infinity }
  }

  /// Returns true for the first caller only. That caller must call ``run()`` after the changes have been sent.
  func take() -> Bool {
    !isTaken.exchange(true, ordering: .relaxed)
  }

  fileprivate func beginUse() {
    users.add(1, ordering: .relaxed)
  }

  /// Ends a use of the transaction. Returns true if it was the last one and no change has used the transaction, for the first
  /// caller only.
  fileprivate func endUse() -> Bool {
    users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 && take()
  }

  @MainActor func run() {
    action()
  }
}

extension Transaction {
  /// Adds a closure that is called when the animation of this transaction's changes has ended.
  ///
  /// The session waits for the duration of the animation. In tests without a clock, it calls the closure after the commit.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// Keeps the completion closures for a body, or for a change that the main actor handles later. ``endUse()`` must follow.
  func beginUse() {
    for completion in completions { completion.beginUse() }
  }

  /// Calls the completion closures later on the main actor if no change has used or will use the transaction.
  func endUse() {
    for completion in completions where completion.endUse() {
      Task { @MainActor in completion.run() }
    }
  }
}
