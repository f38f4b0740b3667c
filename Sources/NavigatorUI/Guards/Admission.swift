/// An evaluation of guards for destinations, one after another. It is synchronous unless a guard is asynchronous.
@MainActor
final class Admission {
  enum Verdict {
    /// The admitted destinations. The others are denied.
    case admitted([any NavigationDestination])
    /// A redirected destination. Guards were not evaluated for the destinations after it.
    case redirected(any NavigationDestination, to: any NavigationDestination)
  }

  private weak var navigator: Navigator?
  private let newest: Int
  private var destinations: ArraySlice<any NavigationDestination>
  private var guards: ArraySlice<NavigationGuard> = []
  private var admitted: [any NavigationDestination] = []
  /// The completion, or nil after it was called or the evaluation was cancelled.
  private var completion: ((Verdict) -> Void)?
  private var decision: Task<Void, Never>?

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - destinations: The destinations to evaluate.
  ///   - navigator: The navigator that would show them.
  ///   - newest: The number of the newest guard that is skipped with all older ones.
  ///   - completion: A closure that receives the verdict, at most once.
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

  /// Cancels the evaluation. The completion is not called.
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
      // Guards evaluate the destination that would be shown.
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

  /// Waits for an asynchronous guard. The tree does not settle meanwhile; see ``Navigator/isDeciding``.
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
