/// An attempt to leave a screen that `navigationBlocked(when:_:)` blocks.
///
/// Answer the attempt by ``leave()`` or ``stay()``, at once or later. Only the first answer counts. If the attempt is released
/// without an answer, the user stays.
@MainActor
public final class NavigationLeaveAttempt: Identifiable {
  /// The operation by which the screen would be left, as far as it is known.
  public enum Reason: Hashable, Sendable {
    /// The Back button, or a call that pops.
    case back
    /// A swipe that dismisses a sheet or cover, or a call that dismisses.
    case dismissal
    /// A replacement of the screen by others.
    case replacement
    /// A return to a checkpoint.
    case checkpoint
    /// A deep link or another sent value that navigates elsewhere.
    case deepLink
  }

  /// The operation by which the screen would be left.
  public nonisolated let reason: Reason
  private var answer: (@MainActor @Sendable (Bool) -> Void)?

  init(reason: Reason, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.reason = reason
    self.answer = answer
  }

  /// Leaves the screen and continues the operation. If another view blocks it, that view is consulted next.
  public func leave() {
    finish(leaves: true)
  }

  /// Stays on the screen. The rest of a deep link is cancelled.
  public func stay() {
    finish(leaves: false)
  }

  private func finish(leaves: Bool) {
    let answer = answer
    self.answer = nil
    answer?(leaves)
  }

  // The deinitializer is not isolated, because an isolated one requires newer systems than the package supports.
  deinit {
    guard let answer else { return }
    Task { @MainActor in answer(false) }
  }
}
