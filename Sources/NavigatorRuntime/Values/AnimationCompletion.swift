import Synchronization

/// The condition under which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// The animation has reached its end, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// The animation has ended and been removed.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// The completion of a transaction. The first session that the transaction changes calls it, after the commit.
final class AnimationCompletion: @unchecked Sendable {
  private let isTaken = Atomic(false)
  /// Called on the main thread once.
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Returns true to the first caller, who must call ``run()`` after the changes have been sent.
  func take() -> Bool {
    !isTaken.exchange(true, ordering: .relaxed)
  }

  @MainActor func run() {
    action()
  }
}

extension Transaction {
  /// Adds a closure that is called when the changes with this transaction have been sent to the host.
  ///
  /// Hosts decide which changes they animate and do not report when an animation ends. The two criteria are therefore equivalent.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(completion))
  }

  /// Calls, in a later turn, the completions of a transaction with which nothing was changed.
  func runUnusedCompletions() {
    for completion in completions where completion.take() {
      Task { @MainActor in completion.run() }
    }
  }
}
