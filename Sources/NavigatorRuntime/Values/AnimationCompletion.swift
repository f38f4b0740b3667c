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
///
/// It is used on the thread that makes the changes and on the main thread, one after the other.
final class AnimationCompletion: @unchecked Sendable {
  /// A Boolean value that indicates whether a session will call the completion.
  var isTaken = false
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Calls the completion. Further calls have no effect.
  func run() {
    let action = action
    self.action = nil
    action?()
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
    for completion in completions where !completion.isTaken {
      completion.isTaken = true
      Task { @MainActor in completion.run() }
    }
  }
}
