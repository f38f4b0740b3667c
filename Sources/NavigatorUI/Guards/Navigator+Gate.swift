import SwiftUI

extension Navigator {
  /// Whether a screen's view may be made at once. What a link has pushed or a saved stack has brought waits behind a gate until the guards have
  /// been asked.
  func mayShow(_ entry: StackContents.EntryID?) -> Bool {
    if tree.guards.isEmpty || guards.isEmpty { return true }
    return entry.flatMap { untrackedContents.entry($0) }?.isAdmitted == true
  }

  /// A gate has appeared: the guards are asked. It is opened, or the screen goes.
  func knock(at screen: ScreenContext) {
    settleEntry(of: screen)
    guard let destination = screen.destination, let id = screen.entry ?? untrackedContents.entries.last?.id else { return }
    if untrackedContents.entry(id)?.isAdmitted == true { return screen.open() }
    guard gates[id] == nil else { return }
    let asked = destination.stateScreen?.guarded ?? destination.wrapped
    let admission = Admission([asked], to: self) { [weak self, weak screen] verdict in
      self?.gates[id] = nil
      self?.answer(verdict, at: id, destination, screen)
    }
    gates[id] = admission
    admission.begin()
    if admission.isOpen { screen.isWaiting = true }
  }

  private func answer(
    _ verdict: Admission.Verdict, at id: StackContents.EntryID, _ destination: AnyNavigationDestination, _ screen: ScreenContext?
  ) {
    switch verdict {
    case .admitted(let admitted) where !admitted.isEmpty:
      contents.admit(id, as: destination)
      screen?.open()
    case .admitted: removeFromMiddle(id)
    case .redirected(let destination, let target):
      removeFromMiddle(id)
      redirect(IntendedDestination(destination, by: .push([destination]), on: self), to: target, count: 1)
    }
  }

  /// Takes one screen out. Others may have been pushed onto it while a guard took its time.
  private func removeFromMiddle(_ id: StackContents.EntryID) {
    contents.remove(id, wrapped: wrapsDestinations)
    trace(.navigation(.popped(count: 1)))
  }

  /// Going back closes gates: nobody wants to know any more.
  func closeGatesOfGoneScreens() {
    for (id, admission) in gates where untrackedContents.index(of: id) == nil {
      gates[id] = nil
      admission.cancel()
      trace(.message("A guard's answer is not waited for any more: the user has gone back."))
    }
  }
}

/// What stands where a screen will be when the guards allow it.
struct DestinationGate: View {
  let screen: ScreenContext

  var body: some View {
    content
      .onAppear { screen.navigator?.knock(at: screen) }
  }

  @ViewBuilder private var content: some View {
    if screen.isWaiting {
      ProgressView()
    } else {
      Color.clear
    }
  }
}
