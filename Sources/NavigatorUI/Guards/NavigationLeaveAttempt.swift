/// Somebody wants to leave a screen that `navigationBlocked(when:_:)` keeps them on.
///
/// It is answered by ``leave()`` or ``stay()``, at once or later. One that is released without an answer stays. Only the first answer counts.
@MainActor
public final class NavigationLeaveAttempt: Identifiable {
  /// How somebody wants to leave, as far as that is known.
  public enum Reason: Hashable, Sendable {
    /// By going back: the Back button, or a call that pops.
    case back
    /// By closing a sheet or cover: a swipe, or a call that dismisses.
    case dismissal
    /// Other screens are to take the place.
    case replacement
    /// A checkpoint is returned to.
    case checkpoint
    /// A deep link or another value that was sent leads elsewhere.
    case deepLink
  }

  /// How somebody wants to leave.
  public nonisolated let reason: Reason
  private var answer: (@MainActor @Sendable (Bool) -> Void)?

  init(reason: Reason, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.reason = reason
    self.answer = answer
  }

  /// Leaves: does what was attempted. Where another view keeps the user as well, that one is asked next.
  public func leave() {
    give(true)
  }

  /// Stays. What is left of a deep link is given up.
  public func stay() {
    give(false)
  }

  private func give(_ leaves: Bool) {
    let answer = answer
    self.answer = nil
    answer?(leaves)
  }

  // Not isolated: that needs newer systems than the package supports.
  deinit {
    guard let answer else { return }
    Task { @MainActor in answer(false) }
  }
}
