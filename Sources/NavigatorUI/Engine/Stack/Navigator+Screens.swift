/// The mapping from screens to stack entries.
extension Navigator {
  var screens: CreatedScreens { slots.object { CreatedScreens() } }

  func makeScreen(_ destination: AnyNavigationDestination, nestedIn host: ScreenContext?) -> ScreenContext {
    let screen = ScreenContext(destination, on: self, nestedIn: host)
    if host == nil { screen.entry = claimEntry(for: destination, as: screen) }
    trace(.providing(.resolving("\(destination.wrapped)")))
    if mayShow(screen.entry) { screen.open() }
    return screen
  }

  /// Returns the entry of a screen that is being created: an unclaimed entry with the screen's destination, or an entry that a
  /// link has just pushed. If there are several, the lowest is returned, because screens that are pushed together are created
  /// from below.
  private func claimEntry(for destination: AnyNavigationDestination, as screen: ScreenContext) -> EntryID? {
    removeEndedScreens()
    let free = model.stack.entries.filter { screens.byEntry[$0.id] == nil }
    // A link's entry is not compared: a comparison would read the destination's bindings during the evaluation.
    let entry =
      free.first { $0.id == screens.linked } ?? free.first { $0.destination == destination } ?? free.first { $0.isUnknown }
    guard let entry else { return nil }
    screens.linked = nil
    screens.byEntry[entry.id] = WeakReference(screen)
    return entry.id
  }

  /// Assigns the topmost entry to a screen that has appeared, because a visible screen is the topmost. If the destination is on
  /// the stack more than once, another screen may have claimed that entry.
  func settleEntry(of screen: ScreenContext) {
    guard !screen.isNested, let top = model.shownTop, screen.entry != top.id else { return }
    let own = screen.entry.flatMap { model.stack.entry($0) }
    // An entry that is not shown yet may have been pushed since the screen was created.
    guard top.destination == screen.destination || (top.isUnknown && own?.isUnknown != false) else { return }
    let other = screens.byEntry[top.id]?.object
    guard other == nil || other?.destination == screen.destination else { return }
    if let entry = screen.entry { screens.byEntry[entry] = other.map { WeakReference($0) } }
    other?.entry = screen.entry
    screen.entry = top.id
    screens.byEntry[top.id] = WeakReference(screen)
  }

  /// Records the destination of a created screen. A screen below others that were pushed together does not appear until these are
  /// popped.
  func identify(_ screen: ScreenContext) {
    guard let id = screen.entry, let destination = screen.destination, model.stack.entry(id)?.isUnknown == true else {
      return
    }
    apply(.stack([.admit(id, as: destination)]))
  }

  /// Records that a screen has appeared, which means that it is the topmost of its stack.
  func screenAppeared(_ screen: ScreenContext) {
    guard let destination = screen.destination else { return }
    if !screen.hasAppeared { trace(.lifecycle(.screenMade("\(destination.wrapped)"))) }
    screen.hasAppeared = true
    settleEntry(of: screen)
    if !screen.isNested, let top = model.shownTop, top.isUnknown { apply(.stack([.admit(top.id, as: destination)])) }
    markCreated(screen.entry)
    trace(.lifecycle(.screenAppeared("\(destination.wrapped)")))
    noteProgress()
  }

  /// Schedules a search for screens that were popped and pushed again in the same turn. SwiftUI does not detect such a change and
  /// keeps the screens, so they must be assigned to the new entries.
  func matchRepushedScreens() {
    guard !screens.willMatch, !screensWithoutEntry.isEmpty else { return }
    screens.willMatch = true
    tree.settlement.whenSettled(first: true) { [weak self] in
      self?.screens.willMatch = false
      self?.matchScreens()
    }
  }

  private func matchScreens() {
    for (id, screen) in screensWithoutEntry {
      guard let destination = screen.destination else { continue }
      let entry = model.stack.entries.first {
        screens.byEntry[$0.id]?.object == nil && model.stack.holds(destination, at: $0.id)
      }
      guard let entry else { continue }
      screens.byEntry[id] = nil
      screens.byEntry[entry.id] = WeakReference(screen)
      screen.entry = entry.id
      identify(screen)
      if screen.hasAppeared { markCreated(screen.entry) }
    }
    noteActivity()
  }

  /// The existing screens whose entry was popped, lowest first.
  private var screensWithoutEntry: [(EntryID, ScreenContext)] {
    removeEndedScreens()
    let shown = Set(model.stack.entries.map(\.id))
    return screens.byEntry.compactMap { id, screen in shown.contains(id) ? nil : screen.object.map { (id, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  private func removeEndedScreens() {
    screens.byEntry = screens.byEntry.filter { $0.value.object != nil }
  }
}

/// The screens of a stack that have been created.
@MainActor
final class CreatedScreens {
  /// The screens by their entries.
  var byEntry: [EntryID: WeakReference<ScreenContext>] = [:]
  /// The entry that a link has pushed, until the screen is created.
  var linked: EntryID?
  /// A Boolean value that indicates whether re-pushed screens must be matched with existing ones.
  var willMatch = false
}
