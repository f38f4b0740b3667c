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
