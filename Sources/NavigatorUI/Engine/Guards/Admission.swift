/// Evaluates the guards for destinations, one after another. The evaluation is synchronous unless a guard is asynchronous.
///
/// Synchronous guards are evaluated again after an asynchronous one has returned, because their results may have changed. The
/// result of an asynchronous guard is valid for the whole evaluation.
@MainActor
final class Admission {
  enum Verdict {
    /// The admitted destinations. The others are denied.
    case admitted([any NavigationDestination])
    /// A redirected destination. Guards were not evaluated for the destinations after it.
    case redirected(any NavigationDestination, to: any NavigationDestination)
  }

  private struct Item {
    let destination: any NavigationDestination
    /// The numbers of the asynchronous guards that have allowed the destination.
    var lateAllowances: Set<Int> = []
  }

  /// The admission whose asynchronous guard is running in the current task.
  @TaskLocal private static var answering: ObjectIdentifier?

  /// The destinations for which guards are evaluated.
  let destinations: [any NavigationDestination]
  private weak var navigator: Navigator?
  /// The results of earlier evaluations that are still valid.
  private let answersBefore: GuardAnswers
  /// The guards that were on the route when the destinations were requested. They are evaluated too, even if their screens have
  /// been removed.
  private let earlierGuards: [NavigationGuard]
  private var items: ArraySlice<Item>
  private var guards: ArraySlice<NavigationGuard> = []
  private var admitted: [Item] = []
  /// A Boolean value that indicates whether an asynchronous guard has been evaluated in this pass.
  private var hasWaited = false
  /// The completion handler, or nil after it was called or the evaluation was cancelled.
  private var completion: ((Verdict, GuardAnswers) -> Void)?
  private var decision: Task<Void, Never>?

  init(
    _ destinations: [any NavigationDestination], to navigator: Navigator, after answersBefore: GuardAnswers,
    requestedUnder earlierGuards: [NavigationGuard], completion: @escaping (Verdict, GuardAnswers) -> Void
  ) {
    self.destinations = destinations
    items = destinations.map { Item(destination: $0) }[...]
    self.answersBefore = answersBefore
    self.earlierGuards = earlierGuards
    self.navigator = navigator
    self.completion = completion
  }

  var isOpen: Bool { completion != nil }

  /// A Boolean value that indicates whether an asynchronous guard has not answered yet. It is false in the task of that guard,
  /// which may itself remove the screen below before it answers.
  var isAwaitingAnswer: Bool {
    isOpen && decision != nil && !outlivesSubject && Self.answering != ObjectIdentifier(self)
  }

  /// A Boolean value that indicates whether the guard has removed the subject itself, so that later changes do not cancel the
  /// evaluation.
  var outlivesSubject = false

  func begin() {
    if let navigator { guards = guardsToEvaluate(navigator) }
    evaluateNext()
  }

  private func guardsToEvaluate(_ navigator: Navigator) -> ArraySlice<NavigationGuard> {
    let current = navigator.guards(after: answersBefore)
    if earlierGuards.isEmpty { return current[...] }
    let onRoute = Set(navigator.guards.map { ObjectIdentifier($0) })
    return (current + earlierGuards.filter { !onRoute.contains(ObjectIdentifier($0)) })[...]
  }

  /// Cancels the evaluation. The completion is not called.
  func cancel() {
    completion = nil
    decision?.cancel()
  }

  private func evaluateNext() {
    while isOpen, let navigator {
      guard let item = items.first else {
        guard hasWaited else { break }
        reevaluate(navigator)
        continue
      }
      guard let next = guards.popFirst() else {
        admitted.append(item)
        goToNext(of: navigator)
        continue
      }
      // Guards receive the destination that would be shown.
      let shown = navigator.mapped(item.destination)
      switch next.value {
      case nil: continue
      case .immediate(let decide): take(decide(shown, navigator), on: item.destination, navigator)
      case .deferred where item.lateAllowances.contains(next.number): continue
      case .deferred(let decide): return wait(for: next, { await decide(shown, $0) }, navigator)
      }
    }
    finish(.admitted(admitted.map(\.destination)))
  }

  /// Begins another pass over the allowed destinations. Each asynchronous guard is evaluated once for a destination, so the
  /// number of passes is bounded.
  private func reevaluate(_ navigator: Navigator) {
    hasWaited = false
    items = admitted[...]
    admitted = []
    guards = guardsToEvaluate(navigator)
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
    items = items.dropFirst()
    guards = guardsToEvaluate(navigator)
  }

  /// Waits for an asynchronous guard. The tree does not settle meanwhile; see ``Navigator/isDeciding``.
  private func wait(
    for consulted: NavigationGuard, _ decide: @escaping @MainActor (Navigator) async -> NavigationGuardDecision,
    _ navigator: Navigator
  ) {
    let number = consulted.number
    let id = ObjectIdentifier(self)
    decision = Task { [weak self] in
      let answer = await Self.$answering.withValue(id) { await decide(navigator) }
      guard let self, isOpen else { return }
      answered(answer, by: number, navigator)
      navigator.noteProgress()
    }
  }

  private func answered(_ answer: NavigationGuardDecision, by number: Int, _ navigator: Navigator) {
    navigator.tree.beginGuardPeriod()
    decision = nil
    hasWaited = true
    guard let destination = items.first?.destination else { return }
    if case .allow = answer { items[items.startIndex].lateAllowances.insert(number) }
    take(answer, on: destination, navigator)
    evaluateNext()
  }

  private func finish(_ verdict: Verdict) {
    let completion = completion
    self.completion = nil
    completion?(verdict, navigator?.tree.currentGuardAnswers ?? .none)
  }
}
