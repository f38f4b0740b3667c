/// A step that goes back: it removes screens or presentations, or selects the alternative that shows a place.
@MainActor
enum ReturnStep {
  /// Pops a screen with all screens above it.
  case screens(from: EntryID, of: Navigator)
  /// Pops screens until the given number is left above the root.
  case pop(Navigator, to: Int)
  /// Pops all screens of a navigator and of those below it.
  case popAll(below: Navigator)
  case presentation(PresentationHandle)
  /// Dismisses the presentation whose content is a navigator's view.
  case dismiss(Navigator)
  case dismissPresented(by: Navigator)
  /// Dismisses the presentations of a navigator and of those below it.
  case dismissChildren(of: Navigator)
  /// Selects the tab, or another alternative of the app, that shows the place.
  case select(Concealment)

  /// A Boolean value that indicates whether the step removes screens or presentations.
  var removesScreens: Bool {
    if case .select = self { false } else { true }
  }
}

/// The views that steps would remove. The screens and presentations are determined when the departure is created, and the views
/// in them at each use, because the tree may have changed meanwhile.
@MainActor
struct Departure {
  /// The steps, each of which is `screens`, `presentation`, or `dismiss` with a view that the app presents.
  private let parts: [ReturnStep]

  init(_ steps: [ReturnStep]) {
    parts = steps.flatMap { Self.parts(of: $0) }
  }

  private static func parts(of step: ReturnStep) -> [ReturnStep] {
    switch step {
    case .screens, .presentation: [step]
    case .pop(let navigator, let count): navigator.entry(above: count).map { [.screens(from: $0, of: navigator)] } ?? []
    case .popAll(let navigator): navigator.withDescendants.flatMap { parts(of: .pop($0, to: 0)) }
    case .dismiss(let navigator): [navigator.presentation.map { .presentation($0) } ?? step]
    case .dismissPresented(let navigator): presentations(of: navigator)
    case .dismissChildren(let navigator): navigator.withDescendants.flatMap { presentations(of: $0) }
    case .select: []
    }
  }

  private static func presentations(of navigator: Navigator) -> [ReturnStep] {
    let current = navigator.model.presentations.current.map { [ReturnStep.presentation($0.handle)] } ?? []
    return current + navigator.children.filter(\.isPresentedByApp).map { .dismiss($0) }
  }

  func removes(_ screen: ScreenContext) -> Bool {
    guard let navigator = screen.navigator else { return false }
    return removesScreen(screen, of: navigator) || removes(navigator)
  }

  private func removesScreen(_ screen: ScreenContext, of navigator: Navigator) -> Bool {
    guard let depth = screen.depth else { return false }
    return parts.contains { part in
      guard case .screens(let entry, let owner) = part, owner === navigator else { return false }
      return owner.model.stack.index(of: entry).map { depth > $0 } ?? false
    }
  }

  private func removes(_ navigator: Navigator) -> Bool {
    let isRemoved = parts.contains { part in
      switch part {
      case .presentation(let handle): navigator.presentation === handle
      case .dismiss(let owner): navigator === owner
      default: false
      }
    }
    if isRemoved { return true }
    if let host = navigator.hostScreen, host.navigator !== navigator { return removes(host) }
    return navigator.parent.map { removes($0) } ?? false
  }

  /// Returns the active blockers in the departing views, innermost first.
  func blockers(in tree: NavigationTree) -> [ViewRegistration<LeaveBlocker>] {
    if tree.blockers.isEmpty { return [] }
    return tree.blockers.nearestFirst.filter { $0.screen.map { removes($0) } == true && $0.isActive }
  }
}
