extension Navigator {
  /// Every way out ends here: the views that would go and that block are asked, the innermost first, then it is carried out.
  ///
  /// - Parameters:
  ///   - departure: What would go.
  ///   - reason: Why.
  ///   - perform: Takes it away; done now, or later when all have agreed. It must look for what it takes away again.
  /// - Returns: Whether it is done; false where it waits for an answer or somebody said no.
  @discardableResult
  func leave(
    _ departure: Departure, for reason: NavigationLeaveAttempt.Reason, perform: @escaping @MainActor () -> Void
  ) -> Bool {
    let tree = tree
    guard !tree.blockers.isEmpty else {
      perform()
      return true
    }
    let reason = tree.queue.currentLink == nil ? reason : .deepLink
    return LeaveProcess(departure, for: reason, of: self, perform: perform).goOn()
  }

  /// Pops a screen with all above it, where nobody objects.
  @discardableResult
  func leaveScreens(from entry: StackContents.EntryID, for reason: NavigationLeaveAttempt.Reason) -> Bool {
    leave(.screens(from: entry, of: self), for: reason) { [weak self] in self?.removeScreens(from: entry) }
  }

  /// Takes a screen off the stack with all above it. Nobody is asked any more.
  func removeScreens(from entry: StackContents.EntryID) {
    guard let index = untrackedContents.index(of: entry) else { return }
    let count = untrackedContents.entries.count - index
    contents.removeLast(count)
    trace(.navigation(.popped(count: count)))
  }
}

/// One attempt to leave: asks one view after the other.
@MainActor
private final class LeaveProcess {
  private enum Answer {
    case leave, stay
  }

  private let departure: Departure
  private let reason: NavigationLeaveAttempt.Reason
  private let navigator: Navigator
  private let perform: @MainActor () -> Void
  private var asked: [LeaveBlocker] = []
  private var isAsking = false
  private var answer: Answer?
  /// What is left of a deep link waits for the answer.
  private let hold: SendHold?

  init(
    _ departure: Departure, for reason: NavigationLeaveAttempt.Reason, of navigator: Navigator,
    perform: @escaping @MainActor () -> Void
  ) {
    self.departure = departure
    self.reason = reason
    self.navigator = navigator
    self.perform = perform
    hold = navigator.tree.queue.hold(navigator.tree.queue.currentLink)
  }

  /// Asks those who were not asked yet, as long as they let go at once; says whether all have.
  func goOn() -> Bool {
    while let blocker = departure.blockers(in: navigator.tree).first(where: { blocker in !asked.contains { $0 === blocker } }) {
      asked.append(blocker)
      navigator.trace(.navigation(.blocked))
      ask(blocker)
      switch answer {
      case .leave: continue
      case .stay:
        stay()
        return false
      case nil: return false
      }
    }
    perform()
    if let hold { navigator.tree.queue.release(hold) }
    return true
  }

  private func ask(_ blocker: LeaveBlocker) {
    answer = nil
    isAsking = true
    weak var kept: NavigationLeaveAttempt?
    do {
      let attempt = NavigationLeaveAttempt(reason: reason) { [self] leaves in answered(leaves ? .leave : .stay) }
      blocker.ask(attempt)
      kept = attempt
    }
    isAsking = false
    if kept == nil, answer == nil { answer = .stay }
  }

  private func answered(_ answer: Answer) {
    guard self.answer == nil else { return }
    self.answer = answer
    if isAsking { return }
    if answer == .leave { _ = goOn() } else { stay() }
  }

  /// What is left of a deep link would end up on the wrong screen.
  private func stay() {
    if let hold { navigator.tree.queue.cancel(hold) }
  }
}
