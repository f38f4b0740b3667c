import SwiftUI

/// The screen that contains a view: the root of a managed view, or a pushed screen.
///
/// A stack may contain a destination twice, so a screen is identified by its entry. The entry is known when the screen is created
/// if it is unambiguous. Otherwise it is known when the screen appears, because the screen that appears is the topmost one.
@MainActor
@Observable
final class ScreenContext {
  @ObservationIgnored private(set) weak var navigator: Navigator?
  /// The destination that the screen shows, or nil for a root.
  @ObservationIgnored let destination: AnyNavigationDestination?
  @ObservationIgnored var entry: EntryID?
  /// A Boolean value that indicates whether the guards have allowed the creation of the screen's view.
  private(set) var isOpen = true
  /// The screen that contains the stack, if the app has created the stack without a navigator.
  @ObservationIgnored private let host: ScreenContext?
  /// A Boolean value that indicates whether the screen is on a stack that the app has created without a navigator.
  var isNested: Bool { host != nil }
  /// A Boolean value that indicates whether this is the root of a managed view.
  var isRoot: Bool { destination == nil }
  /// A Boolean value that indicates whether a guard is still deciding.
  var isWaiting = false
  /// A Boolean value that indicates whether the screen's view has been on screen.
  @ObservationIgnored var hasAppeared = false

  /// Creates the root screen of a managed view.
  init(rootOf navigator: Navigator) {
    self.navigator = navigator
    destination = nil
    host = nil
  }

  /// Creates a pushed screen.
  ///
  /// - Parameter host: The screen that contains the stack, if the stack has no navigator.
  init(_ destination: AnyNavigationDestination, on navigator: Navigator, nestedIn host: ScreenContext?) {
    self.navigator = navigator
    self.destination = destination
    self.host = host
    isOpen = false
  }

  /// The number of screens below, or nil when the screen has left its stack.
  var depth: Int? {
    guard let navigator else { return nil }
    if isRoot { return 0 }
    if let host { return host.depth }
    return entry.flatMap { navigator.model.stack.index(of: $0) }.map { $0 + 1 }
  }

  /// A Boolean value that indicates whether the screen has been removed from its stack.
  var isGone: Bool { host?.isGone ?? (entry != nil && depth == nil) }

  /// Records that the guards allow the screen.
  func open() {
    isOpen = true
    isWaiting = false
  }

  /// The position of the screen for comparisons, or nil when the screen has been removed.
  var place: Place? {
    guard let navigator, let depth, navigator.isAttached else { return nil }
    return Place(isVisible: navigator.isVisible, navigatorDepth: navigator.depth, screenDepth: depth)
  }

  /// The position of a screen. A visible screen is nearer than a hidden one; a deeper screen is nearer than those around it.
  struct Place: Comparable {
    let isVisible: Bool
    let navigatorDepth: Int
    let screenDepth: Int

    static func < (lhs: Place, rhs: Place) -> Bool {
      if lhs.isVisible != rhs.isVisible { return rhs.isVisible }
      return (lhs.navigatorDepth, lhs.screenDepth) < (rhs.navigatorDepth, rhs.screenDepth)
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a view is on a screen of the navigator's stack, and not around the stack. A pushed
  /// screen inherits the environment of its stack, so the value is also true in a stack that the app has created on such a
  /// screen.
  @Entry var isOnNavigationScreen: Bool = false

  /// The screen that contains a view, if the view is inside a managed view.
  @Entry var navigationScreen: ScreenContext?
}
