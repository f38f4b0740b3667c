/// The guards whose decisions about a destination are valid.
///
/// An answer counts within the guard period in which it was given. A period ends after an operation that takes time, because
/// decisions may have changed: an asynchronous guard, a user's answer to a blocker, a dismissal, or the disappearance of a
/// managed view.
public struct GuardAnswers: Equatable, Sendable {
  /// The number of the newest guard of the tree at that time.
  public let newest: Int
  /// The number of the guard period; nil where the answers always count.
  public let period: Int?

  /// Creates the answers of the guards up to a number.
  public init(newest: Int, period: Int?) {
    self.newest = newest
    self.period = period
  }

  /// No answers.
  public static let none = GuardAnswers(newest: 0, period: 0)
  /// The answers about something that guards do not decide about.
  public static let notNeeded = GuardAnswers(newest: .max, period: nil)
}
