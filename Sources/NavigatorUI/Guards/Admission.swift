/// Asks the guards about destinations, one after the other. All is done at once unless a guard takes its time.
@MainActor
final class Admission {
  enum Verdict {
    /// These are allowed, the others are denied.
    case admitted([any NavigationDestination])
    /// One leads elsewhere; those after it were not asked about.
    case redirected(any NavigationDestination, to: any NavigationDestination)
  }

  private weak var navigator: Navigator?
  private let newest: Int
  private var destinations: ArraySlice<any NavigationDestination>
  private var guards: ArraySlice<NavigationGuard> = []
  private var admitted: [any NavigationDestination] = []
  /// Nil when the answer was given or nobody wants it any more.
  private var completion: ((Verdict) -> Void)?
  private var decision: Task<Void, Never>?

  /// - Parameters:
  ///   - destinations: The destinations that are decided about.
  ///   - navigator: The navigator that would show them.
  ///   - newest: The number of the newest guard that need not be asked.
  ///   - completion: Called with the answer, once.
  init(
    _ destinations: [any NavigationDestination], to navigator: Navigator, after newest: Int = 0,
    completion: @escaping (Verdict) -> Void
  ) {
    self.destinations = destinations[...]
    self.newest = newest
    self.navigator = navigator
    self.completion = completion
  }

  var isOpen: Bool { completion != nil }

  func begin() {
    guards = navigator?.guards(after: newest)[...] ?? []
    askOn()
  }

  /// Nobody waits for the answer any more.
  func cancel() {
    completion = nil
    decision?.cancel()
  }

  private func askOn() {
    while isOpen, let navigator, let destination = destinations.first {
      guard let next = guards.popFirst() else {
        admitted.append(destination)
        goToNext(of: navigator)
        continue
      }
      // Guards decide about what would be shown.
      let shown = navigator.mapped(destination)
      switch next.decider {
      case .immediate(let decide): take(decide(shown, navigator), on: destination, navigator)
      case .deferred(let decide): return wait(for: { await decide(shown, $0) }, on: destination, navigator)
      }
    }
    finish(.admitted(admitted))
  }

  private func take(_ answer: NavigationGuardDecision, on destination: any NavigationDestination, _ navigator: Navigator) {
    guard isOpen else { return }
    switch answer {
    case .allow: break
    case .deny:
      navigator.trace(.navigation(.denied("\(destination)")))
      goToNext(of: navigator)
    case .redirect(let target): finish(.redirected(destination, to: target))
    }
  }

  private func goToNext(of navigator: Navigator) {
    destinations = destinations.dropFirst()
    guards = navigator.guards(after: newest)[...]
  }

  /// Nothing has settled before the guard has answered; see ``Navigator/isDeciding``.
  private func wait(
    for decide: @escaping @MainActor (Navigator) async -> NavigationGuardDecision,
    on destination: any NavigationDestination, _ navigator: Navigator
  ) {
    decision = Task { [weak self] in
      let answer = await decide(navigator)
      guard let self, isOpen else { return }
      take(answer, on: destination, navigator)
      askOn()
      navigator.noteProgress()
    }
  }

  private func finish(_ verdict: Verdict) {
    let completion = completion
    self.completion = nil
    completion?(verdict)
  }
}
