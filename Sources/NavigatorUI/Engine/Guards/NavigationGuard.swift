/// The decision of a guard about a destination.
nonisolated public enum NavigationGuardDecision {
  /// Allows the destination. Other guards may still deny it.
  case allow
  /// Shows another destination instead, such as a sign-in screen. The intended one is stored; see
  /// ``Navigator/intendedDestination``.
  case redirect(to: any NavigationDestination)
  /// Denies the destination. The rest of a deep link is not sent.
  case deny
}

nonisolated enum GuardDecider {
  case immediate(@MainActor (any NavigationDestination, Navigator) -> NavigationGuardDecision)
  case deferred(@MainActor (any NavigationDestination, Navigator) async -> NavigationGuardDecision)
}

typealias NavigationGuard = ViewRegistration<GuardDecider>

extension NavigationGuard {
  /// A Boolean value that indicates whether the guard decides without waiting.
  var isImmediate: Bool { if case .deferred = value { false } else { true } }
}

extension NavigationTree {
  var guards: Registry<NavigationGuard> { registry(of: GuardDecider.self) }

  /// The answers of all guards that are registered now.
  var currentGuardAnswers: GuardAnswers { GuardAnswers(newest: guards.additions, period: guardPeriod) }
}

extension Navigator {
  /// The guards of this navigator and of those above, outermost first.
  var guards: [NavigationGuard] {
    if tree.guards.isEmpty { return [] }
    let above = Set(sequence(first: self, next: \.parent).map { ObjectIdentifier($0) })
    let concerned = tree.guards.all.enumerated().compactMap { index, item -> (NavigationGuard, [Int])? in
      guard let navigator = item.screen?.navigator, above.contains(ObjectIdentifier(navigator)) else { return nil }
      return item.screen?.depth.map { (item, [navigator.depth, $0, index]) }
    }
    return concerned.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// Returns the guards to evaluate for a destination, outermost first.
  func guards(after answers: GuardAnswers) -> [NavigationGuard] {
    if let period = answers.period, period != tree.guardPeriod { return guards }
    return answers.newest >= tree.guards.additions ? [] : guards.filter { $0.number > answers.newest }
  }

  /// Returns the results that are still valid when an admitted destination's view is created. If its stack is not on screen, that
  /// may be much later.
  func answersForScreen(_ answers: GuardAnswers) -> GuardAnswers {
    isVisible ? answers : .none
  }

  /// Returns a Boolean value that indicates whether a screen's view may be created immediately.
  ///
  /// A gate is shown instead until the guards have been evaluated. It is needed for screens that a link has pushed, for restored
  /// screens, and for those above a screen whose view has registered new guards.
  func mayShow(_ id: EntryID?) -> Bool {
    guard let entry = id.flatMap({ model.stack.entry($0) }) else { return !hosts.isEmpty && guards.isEmpty }
    if model.createdEntries.contains(entry.id) { return true }
    if entry.isUnknown, model.isLinkAboveUnmade { return false }
    // The guards of the stack's root are registered when the root has appeared.
    if !entry.isAdmitted, hosts.isEmpty { return false }
    return guards(after: entry.answers ?? .none).isEmpty
  }
}
