/// What a way out takes away. It is looked up anew each time, for others may have changed the tree meanwhile.
@MainActor
struct Departure {
  private enum Part {
    /// A screen with all above it.
    case screens(from: StackContents.EntryID, Navigator)
    case presentation(PresentationHandle)
    /// All that is within a managed view.
    case view(Navigator)
  }

  private var parts: [Part] = []

  /// A screen with all above it.
  static func screens(from entry: StackContents.EntryID, of navigator: Navigator) -> Departure {
    Departure(parts: [.screens(from: entry, navigator)])
  }

  /// All screens above the lowest `count`; the root does not count.
  static func screens(above count: Int, of navigator: Navigator) -> Departure {
    let entries = navigator.untrackedContents.entries
    return entries.indices.contains(count) ? .screens(from: entries[count].id, of: navigator) : Departure()
  }

  /// What is in a sheet or cover of a navigator's.
  static func presentation(_ handle: PresentationHandle) -> Departure {
    Departure(parts: [.presentation(handle)])
  }

  /// What is in a presentation that the app made.
  static func view(of navigator: Navigator) -> Departure {
    Departure(parts: [.view(navigator)])
  }

  /// What a navigator presents.
  static func presentations(of navigator: Navigator) -> Departure {
    var departure = Departure()
    if let current = navigator.untrackedPresentations.current { departure.parts.append(.presentation(current.handle)) }
    departure.parts += navigator.children.filter { navigator.isPresenter(of: $0) }.map { .view($0) }
    return departure
  }

  /// What a navigator and those below it present.
  static func allPresentations(below navigator: Navigator) -> Departure {
    var departure = Departure()
    navigator.forEachInTree { departure.formUnion(.presentations(of: $0)) }
    return departure
  }

  /// All that is pushed on the stacks of a navigator and those below it.
  static func allScreens(below navigator: Navigator) -> Departure {
    var departure = Departure()
    navigator.forEachInTree { departure.formUnion(.screens(above: 0, of: $0)) }
    return departure
  }

  mutating func formUnion(_ other: Departure) {
    parts += other.parts
  }

  func union(_ other: Departure) -> Departure {
    Departure(parts: parts + other.parts)
  }

  // MARK: What goes

  func takes(_ screen: ScreenContext) -> Bool {
    guard let navigator = screen.navigator else { return false }
    return takesScreen(screen, of: navigator) || takes(navigator)
  }

  private func takesScreen(_ screen: ScreenContext, of navigator: Navigator) -> Bool {
    guard let depth = screen.depth else { return false }
    return parts.contains { part in
      guard case .screens(let entry, let owner) = part, owner === navigator else { return false }
      return owner.untrackedContents.index(of: entry).map { depth > $0 } ?? false
    }
  }

  private func takes(_ navigator: Navigator) -> Bool {
    let isTaken = parts.contains { part in
      switch part {
      case .screens: false
      case .presentation(let handle): navigator.presentation === handle
      case .view(let owner): navigator === owner
      }
    }
    if isTaken { return true }
    if let host = navigator.hostScreen, host.navigator !== navigator { return takes(host) }
    return navigator.parent.map { takes($0) } ?? false
  }

  /// The views that keep the user from this way out, the innermost first.
  func blockers(in tree: NavigationTree) -> [LeaveBlocker] {
    if tree.blockers.isEmpty { return [] }
    return tree.blockers.nearestFirst.filter { $0.screen.map { takes($0) } == true && $0.isActive }
  }
}
