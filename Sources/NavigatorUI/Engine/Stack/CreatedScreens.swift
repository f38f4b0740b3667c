/// The screens of a navigator's stack that have been created, and their assignment to stack entries.
@MainActor
final class CreatedScreens: NavigatorFeature {
  /// The screens by their entries.
  private(set) var byEntry: [EntryID: WeakReference<ScreenContext>] = [:]
  /// The entry that a link has pushed, until the screen is created.
  var linked: EntryID?
  /// A Boolean value that indicates whether re-pushed screens must be matched with existing ones.
  private var willMatch = false

  func make(_ destination: AnyNavigationDestination, nestedIn host: ScreenContext?) -> ScreenContext {
    let screen = ScreenContext(destination, on: navigator, nestedIn: host)
    if host == nil { screen.entry = claimEntry(for: destination, as: screen) }
    navigator.trace(.providing(.resolving("\(destination.wrapped)")))
    if navigator.mayShow(screen.entry) { screen.open() }
    return screen
  }

  /// Returns the entry of a screen that is being created: an unclaimed entry with the screen's destination, or an entry that a
  /// link has just pushed. If there are several, the lowest is returned, because screens that are pushed together are created
  /// from below.
  private func claimEntry(for destination: AnyNavigationDestination, as screen: ScreenContext) -> EntryID? {
    removeEnded()
    let free = navigator.model.stack.entries.filter { byEntry[$0.id] == nil }
    // A link's entry is not compared: a comparison would read the destination's bindings during the evaluation.
    let entry = free.first { $0.id == linked } ?? free.first { $0.destination == destination } ?? free.first { $0.isUnknown }
    guard let entry else { return nil }
    linked = nil
    byEntry[entry.id] = WeakReference(screen)
    return entry.id
  }

  /// Assigns the topmost entry to a screen that has appeared, because a visible screen is the topmost. If the destination is on
  /// the stack more than once, another screen may have claimed that entry.
  func settleEntry(of screen: ScreenContext) {
    guard !screen.isNested, let top = navigator.model.shownTop, screen.entry != top.id else { return }
    let own = screen.entry.flatMap { navigator.model.stack.entry($0) }
    // An entry that is not shown yet may have been pushed since the screen was created.
    guard top.destination == screen.destination || (top.isUnknown && own?.isUnknown != false) else { return }
    let other = byEntry[top.id]?.object
    guard other == nil || other?.destination == screen.destination else { return }
    if let entry = screen.entry { byEntry[entry] = other.map { WeakReference($0) } }
    other?.entry = screen.entry
    screen.entry = top.id
    byEntry[top.id] = WeakReference(screen)
  }

  /// Records the destination of a created screen. A screen below others that were pushed together does not appear until these are
  /// popped.
  func identify(_ screen: ScreenContext) {
    guard let id = screen.entry, let destination = screen.destination, navigator.model.stack.entry(id)?.isUnknown == true else {
      return
    }
    navigator.apply(.stack([.admit(id, as: destination)]))
  }

  /// Records that a screen has appeared, which means that it is the topmost of its stack.
  func appeared(_ screen: ScreenContext) {
    guard let destination = screen.destination else { return }
    if !screen.hasAppeared { navigator.trace(.lifecycle(.screenMade("\(destination.wrapped)"))) }
    screen.hasAppeared = true
    settleEntry(of: screen)
    if !screen.isNested, let top = navigator.model.shownTop, top.isUnknown {
      navigator.apply(.stack([.admit(top.id, as: destination)]))
    }
    navigator.revealing.markCreated(screen.entry)
    navigator.trace(.lifecycle(.screenAppeared("\(destination.wrapped)")))
    navigator.noteProgress()
  }

  /// Removes the screen of an entry.
  func remove(_ entry: EntryID) {
    byEntry[entry] = nil
  }

  private func removeEnded() {
    byEntry = byEntry.filter { $0.value.object != nil }
  }

  // MARK: Re-pushed screens

  /// Schedules a search for screens that were popped and pushed again in the same turn. SwiftUI does not detect such a change and
  /// keeps the screens, so they must be assigned to the new entries.
  func matchRepushed() {
    guard !willMatch, !withoutEntry.isEmpty else { return }
    willMatch = true
    navigator.tree.settlement.whenSettled(first: true) { [weak navigator = navigator] in navigator?.screens.match() }
  }

  private func match() {
    willMatch = false
    for (id, screen) in withoutEntry {
      guard let destination = screen.destination else { continue }
      let entry = navigator.model.stack.entries.first {
        byEntry[$0.id]?.object == nil && navigator.model.stack.holds(destination, at: $0.id)
      }
      guard let entry else { continue }
      byEntry[id] = nil
      byEntry[entry.id] = WeakReference(screen)
      screen.entry = entry.id
      identify(screen)
      if screen.hasAppeared { navigator.revealing.markCreated(screen.entry) }
    }
    navigator.noteActivity()
  }

  /// The existing screens whose entry was popped, lowest first.
  private var withoutEntry: [(EntryID, ScreenContext)] {
    removeEnded()
    let shown = Set(navigator.model.stack.entries.map(\.id))
    return byEntry.compactMap { id, screen in shown.contains(id) ? nil : screen.object.map { (id, $0) } }
      .sorted { $0.0 < $1.0 }
  }
}

extension Navigator {
  var screens: CreatedScreens { feature() }
}
