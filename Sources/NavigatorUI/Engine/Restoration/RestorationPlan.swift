/// The entries of a saved navigator that are still to be restored: first its stack, from the root up, then its presentations.
///
/// A type may be registered only when a restored view appears. So an entry of an unknown type holds back the entries after it
/// until no view can register the type any more. The plan is a state machine: it returns the next step and performs none.
nonisolated struct RestorationPlan {
  /// The next step of the restoration.
  enum Step {
    case push(AnyNavigationDestination, SavedFurniture)
    case present(AnyNavigationDestination, NavigationMethod, SavedNavigator?)
    /// A state has pushed its screen again; saved entries belong above it.
    case stand(AnyNavigationDestination, SavedFurniture, EntryID)
  }

  private struct Item<Saved> {
    let saved: Saved
    var destination: AnyNavigationDestination?
  }

  private var screens: [Item<SavedScreen>]
  private var presentations: [Item<SavedPresentation>]
  private var leftOut: [RestorationReport.LeftOut] = []
  /// The number of restored screens.
  private(set) var position = 0
  /// A Boolean value that indicates whether a state's screen is among the restored screens.
  private var standsOnState = false

  init(_ saved: SavedNavigator) {
    screens = saved.stack.map { Item(saved: $0) }
    presentations = saved.presentations.map { Item(saved: $0) }
  }

  var hasScreens: Bool { !screens.isEmpty }

  var isFinished: Bool { screens.isEmpty && presentations.isEmpty }

  /// The saved forms of the screens that are still to be restored.
  var remainingScreens: [SavedScreen] { screens.map(\.saved) }

  var remainingPresentations: [SavedPresentation] { presentations.map(\.saved) }

  /// Decodes the entries of registered types, and omits those that cannot be decoded.
  mutating func read(knowing types: NavigationDestinationTypes, hasStack: Bool) {
    screens = screens.compactMap { item in
      guard hasStack else { return leaveOut(item.saved.entry, .noStack) }
      if item.saved.state != nil { return item }
      return read(item, item.saved.entry, knowing: types)
    }
    presentations = presentations.compactMap { item in
      guard item.saved.method?.isPresentation == true else { return leaveOut(item.saved.entry, .malformed) }
      return read(item, item.saved.entry, knowing: types)
    }
  }

  private mutating func read<Saved>(
    _ item: Item<Saved>, _ entry: SavedEntry?, knowing types: NavigationDestinationTypes
  ) -> Item<Saved>? {
    guard item.destination == nil else { return item }
    guard let entry else { return leaveOut(entry, .malformed) }
    switch entry.read(knowing: types) {
    case .destination(let destination): return Item(saved: item.saved, destination: destination)
    case .unknownType: return item
    case .unreadable(let explanation): return leaveOut(entry, .unreadable(explanation))
    }
  }

  private mutating func leaveOut<Kept>(_ entry: SavedEntry?, _ reason: RestorationReport.LeftOut.Reason) -> Kept? {
    leftOut.append(RestorationReport.LeftOut(entry: entry?.shortName ?? "an entry", reason: reason))
    return nil
  }

  /// Removes and returns the next step, or returns nil if its type is unknown or a state has not pushed the screen below it yet.
  ///
  /// - Parameters:
  ///   - contents: The stack's contents if they may contain screens of states.
  ///   - isOnTop: A Boolean value that indicates whether the next screen would be directly above the restored ones.
  mutating func next(above contents: StackContents? = nil, isOnTop: Bool = true) -> Step? {
    if let screen = screens.first {
      if let state = screen.saved.state { return next(state, contents) }
      guard let destination = screen.destination, isOnTop || !standsOnState else { return nil }
      position += 1
      screens.removeFirst()
      return .push(destination, screen.saved.furniture)
    }
    guard let presentation = presentations.first, let destination = presentation.destination,
      let method = presentation.saved.method
    else { return nil }
    presentations.removeFirst()
    return .present(destination, method, presentation.saved.content)
  }

  private mutating func next(_ state: String, _ contents: StackContents?) -> Step? {
    guard let contents, contents.entries.indices.contains(position),
      let screen = contents.entries[position].destination, screen.stateScreen?.mark == state
    else { return nil }
    let entry = contents.entries[position].id
    position += 1
    standsOnState = true
    return .stand(screen, screens.removeFirst().saved.furniture, entry)
  }

  /// Omits the next entry, because its type remains unknown or because the state below it differs.
  mutating func giveUpNext() {
    guard let screen = screens.first else {
      let _: Never? = leaveOut(presentations.removeFirst().saved.entry, .unknownType)
      return
    }
    if screen.saved.state == nil, screen.destination == nil {
      screens.removeFirst()
      let _: Never? = leaveOut(screen.saved.entry, .unknownType)
    } else {
      for above in screens where above.saved.state == nil { let _: Never? = leaveOut(above.saved.entry, .otherState) }
      screens = []
    }
  }

  /// Returns the entries that were omitted since the previous call.
  mutating func takeLeftOut() -> [RestorationReport.LeftOut] {
    defer { leftOut = [] }
    return leftOut
  }
}

extension RestorationPlan {
  /// Returns the entries of a saved navigator, and of those within it, that would be omitted.
  static func leftOut(of saved: SavedNavigator, knowing types: NavigationDestinationTypes) -> [RestorationReport.LeftOut] {
    var plan = RestorationPlan(saved)
    plan.read(knowing: types, hasStack: true)
    var leftOut: [RestorationReport.LeftOut] = []
    while !plan.isFinished {
      let inner: [SavedNavigator]
      switch plan.next() {
      case .push(_, let furniture): inner = furniture.children
      case .present(_, _, let content): inner = content.map { [$0] } ?? []
      case .stand(_, let furniture, _): inner = furniture.children
      case nil:
        plan.giveUpNext()
        inner = []
      }
      leftOut += plan.takeLeftOut() + inner.flatMap { Self.leftOut(of: $0, knowing: types) }
    }
    return leftOut + plan.takeLeftOut() + saved.root.children.flatMap { Self.leftOut(of: $0, knowing: types) }
  }
}

extension SavedEntry {
  /// The names of the type and the case, truncated for the log, because saved data is external input.
  fileprivate var shortName: String {
    String(((caseName.map { "\(type).\($0)" }) ?? type).prefix(100))
  }
}

extension NavigationMethod {
  var isPresentation: Bool { self != .push && self != .send }
}
