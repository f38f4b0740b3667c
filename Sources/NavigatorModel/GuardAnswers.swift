/// The guards whose decisions about a destination are still valid.
///
/// A decision is valid during the guard period in which it was made. A guard period ends after an operation during which
/// decisions may have changed: the evaluation of an asynchronous guard, a user's answer to a blocker, a dismissal, or the
/// disappearance of a managed view.
public struct GuardAnswers: Equatable, Sendable {
  /// The number of the newest guard in the tree when the decisions were made.
  public let newest: Int
  /// The number of the guard period, or nil if the decisions are always valid.
  public let period: Int?

  /// Creates the decisions of the guards up to a number.
  public init(newest: Int, period: Int?) {
    self.newest = newest
    self.period = period
  }

  /// No decisions.
  public static let none = GuardAnswers(newest: 0, period: 0)
  /// The value for a destination for which guards are not evaluated.
  public static let notNeeded = GuardAnswers(newest: .max, period: nil)
}
