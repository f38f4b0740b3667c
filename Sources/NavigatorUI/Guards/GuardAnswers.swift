/// The guards whose answers about a destination count.
///
/// An answer counts within the guard period in which it was given. A period ends when something has taken time in which answers may
/// have changed, as after a sign-out: a guard that takes its time, a view that asks the user whether to leave, a sheet that was closed, or
/// a managed view that disappeared.
nonisolated struct GuardAnswers: Equatable {
  /// The number of the newest guard in the tree at that time; see ``NavigationGuard/number``.
  let newest: Int
  /// The guard period; nil where the answers count for ever.
  let period: Int?

  /// No answers.
  static let none = GuardAnswers(newest: 0, period: 0)
  /// The answers about something that guards have no say in.
  static let notNeeded = GuardAnswers(newest: .max, period: nil)
}

extension Navigator {
  /// The guards to ask about a destination, the outermost first.
  ///
  /// - Parameter answers: The answers that were given before.
  func guards(after answers: GuardAnswers) -> [NavigationGuard] {
    if let period = answers.period, period != tree.guardPeriod { return guards }
    return answers.newest >= tree.guardCount ? [] : guards.filter { $0.number > answers.newest }
  }

  /// The answers that count when the view of what they allow is made. In a view that is not on screen that may be much later.
  func answersForScreen(_ answers: GuardAnswers) -> GuardAnswers {
    isVisible ? answers : .none
  }
}
