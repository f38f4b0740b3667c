/// A set of views that an operation would remove. It is resolved at each use, because the tree may have changed meanwhile.
@MainActor
struct Departure {
  private enum Part {
    /// A screen with all screens above it.
    case screens(from: EntryID, Navigator)
    case presentation(PresentationHandle)
    /// The content of a managed view.
    case view(Navigator)
  }

  private var parts: [Part] = []

  /// Returns the departure of a screen with all screens above it.
  static func screens(from entry: EntryID, of navigator: Navigator) -> Departure {
    Departure(parts: [.screens(from: entry, navigator)])
  }

  /// Returns the departure of all screens above the lowest `count` pushed screens.
  static func screens(above count: Int, of navigator: Navigator) -> Departure {
    let entries = navigator.model.stack.entries
    return entries.indices.contains(count) ? .screens(from: entries[count].id, of: navigator) : Departure()
  }

  static func presentation(_ handle: PresentationHandle) -> Departure {
    Departure(parts: [.presentation(handle)])
  }

  /// Returns the departure of a presentation that the app made.
  static func view(of navigator: Navigator) -> Departure {
    Departure(parts: [.view(navigator)])
  }

  static func presentations(of navigator: Navigator) -> Departure {
    var departure = Departure()
    if let current = navigator.model.presentations.current { departure.parts.append(.presentation(current.handle)) }
    departure.parts += navigator.children.filter { navigator.isPresenter(of: $0) }.map { .view($0) }
    return departure
  }

  static func allPresentations(below navigator: Navigator) -> Departure {
    var departure = Departure()
    navigator.forEachInTree { departure.formUnion(.presentations(of: $0)) }
    return departure
  }

  /// Returns the departure of all pushed screens of a navigator and those below it.
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

  // MARK: Resolution

  func takes(_ screen: ScreenContext) -> Bool {
    guard let navigator = screen.navigator else { return false }
    return takesScreen(screen, of: navigator) || takes(navigator)
  }

  private func takesScreen(_ screen: ScreenContext, of navigator: Navigator) -> Bool {
    guard let depth = screen.depth else { return false }
    return parts.contains { part in
      guard case .screens(let entry, let owner) = part, owner === navigator else { return false }
      return owner.model.stack.index(of: entry).map { depth > $0 } ?? false
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

  /// Returns the active blockers in the departing views, innermost first.
  func blockers(in tree: NavigationTree) -> [ViewRegistration<LeaveBlocker>] {
    if tree.blockers.isEmpty { return [] }
    return tree.blockers.nearestFirst.filter { $0.screen.map { takes($0) } == true && $0.isActive }
  }
}
