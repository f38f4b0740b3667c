/// The guards whose answers about a destination count.
///
/// An answer counts within the guard period in which it was given. A period ends when something has taken time in which answers may
/// change, as after a sign-out: a guard that answers later, a view that asks the user whether to leave, a sheet that was closed, or a
/// managed view that disappeared.
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
