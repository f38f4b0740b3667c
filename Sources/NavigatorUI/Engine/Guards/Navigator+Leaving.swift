extension Navigator {
  /// Performs a removal after consulting the blockers in the departing views, innermost first. Every removal uses this method.
  ///
  /// - Parameter perform: A closure that removes the views, now or after all blockers have agreed. It looks up the views again.
  /// - Returns: A Boolean value that indicates whether the removal was performed. It is false if the removal waits for an answer
  ///   or was refused.
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
    return RemovalAttempt(departure, for: reason, of: self, perform: perform).consultBlockers()
  }

  /// Pops a screen with all screens above it without consulting blockers. Returns false if it is not on the stack.
  @discardableResult
  func removeScreens(from entry: EntryID) -> Bool {
    guard let index = model.stack.index(of: entry) else { return false }
    let count = model.stack.entries.count - index
    apply(.stack([.removeAll(from: entry)]))
    trace(.navigation(.popped(count: count)))
    return true
  }

  /// Returns the lowest entry that is removed to leave the given number of screens above the root; nil if there are no more.
  func entry(above count: Int) -> EntryID? {
    model.stack.entries.indices.contains(count) ? model.stack.entries[count].id : nil
  }
}

/// An attempt to leave that consults the blockers one after another.
@MainActor
private final class RemovalAttempt {
  private let departure: Departure
  private let reason: NavigationLeaveAttempt.Reason
  private let navigator: Navigator
  private let perform: @MainActor () -> Void
  private var consulted: [ViewRegistration<LeaveBlocker>] = []
  private var isConsulting = false
  /// The answer of the consulted blocker: true to leave, false to stay.
  private var leaves: Bool?
  /// A hold on the rest of a deep link until the answer.
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

  /// Consults the remaining blockers until one does not agree synchronously. Returns whether the removal was performed.
  func consultBlockers() -> Bool {
    while let blocker = departure.blockers(in: navigator.tree).first(where: { each in !consulted.contains { $0 === each } }) {
      consulted.append(blocker)
      navigator.trace(.navigation(.blocked))
      consult(blocker)
      if leaves == true { continue }
      if leaves == false { stay() }
      return false
    }
    perform()
    if let hold { navigator.tree.queue.release(hold) }
    return true
  }

  private func consult(_ blocker: ViewRegistration<LeaveBlocker>) {
    leaves = nil
    isConsulting = true
    weak var kept: NavigationLeaveAttempt?
    do {
      let attempt = NavigationLeaveAttempt(reason: reason) { [self] in answered(leaves: $0) }
      blocker.value?.handler(attempt)
      kept = attempt
    }
    isConsulting = false
    if kept == nil, leaves == nil { leaves = false }
  }

  private func answered(leaves: Bool) {
    guard self.leaves == nil else { return }
    self.leaves = leaves
    if isConsulting { return }
    navigator.tree.beginGuardPeriod()
    if leaves { _ = consultBlockers() } else { stay() }
  }

  /// Cancels the rest of a deep link, because it would continue on the wrong screen.
  private func stay() {
    if let hold { navigator.tree.queue.cancel(hold) }
  }
}
