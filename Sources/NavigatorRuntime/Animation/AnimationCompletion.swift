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
  /// A Boolean value that indicates whether a change on another thread uses the transaction later.
  private let isPostponed = Atomic(false)
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

  /// Keeps the closure for a change that the main actor handles later.
  func postpone() {
    isPostponed.store(true, ordering: .relaxed)
  }

  /// Returns true if no change has used or will use the transaction, for the first caller only.
  fileprivate func takeUnused() -> Bool {
    !isPostponed.load(ordering: .relaxed) && take()
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

  /// Calls the completion closures later on the main actor if no change has used the transaction.
  func runUnusedCompletions() {
    for completion in completions where completion.takeUnused() {
      Task { @MainActor in completion.run() }
    }
  }

  /// Keeps the completion closures for a change that the main actor handles later.
  func postponeCompletions() {
    for completion in completions { completion.postpone() }
  }

  /// Calls `body`, which handles a change on another thread, with this transaction as the current one. Then calls the completion
  /// closures if the change has not used them.
  @MainActor func asCurrentOfPostponedChange(_ body: @MainActor () -> Void) {
    asCurrent { body() }
    for completion in completions where completion.take() { completion.run() }
  }
}
