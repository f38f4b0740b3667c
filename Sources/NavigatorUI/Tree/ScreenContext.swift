import SwiftUI

/// The screen that a view is on: the root of a managed view, or something that was pushed.
///
/// A destination may be on a stack twice, so a screen is known by the identity of its entry. It is found when the screen is made where that
/// is unambiguous, and at the latest when the screen appears, because what appears is what is on top.
@MainActor
@Observable
final class ScreenContext {
  @ObservationIgnored private(set) weak var navigator: Navigator?
  /// What the screen shows; nil for a root.
  @ObservationIgnored let destination: AnyNavigationDestination?
  @ObservationIgnored private(set) var entry: StackContents.EntryID?
  /// Whether the screen's view may be made: the guards have been asked.
  private(set) var isOpen = true
  /// Whether it is the root of a managed view rather than a screen above it.
  var isRoot: Bool { destination == nil }
  /// Whether a guard takes its time to decide.
  var isWaiting = false
  /// A Boolean value that indicates whether the screen's view has been on screen.
  @ObservationIgnored private(set) var hasAppeared = false

  /// The root of a managed view.
  init(rootOf navigator: Navigator) {
    self.navigator = navigator
    destination = nil
  }

  /// A screen that was pushed.
  init(_ destination: AnyNavigationDestination, on navigator: Navigator) {
    self.navigator = navigator
    self.destination = destination
    entry = navigator.claimEntry(for: destination, as: self)
    navigator.trace(.providing(.resolving("\(destination.wrapped)")))
    isOpen = navigator.mayShow(entry)
  }

  /// How many screens are below; nil when the screen is not on its stack any more.
  var depth: Int? {
    guard let navigator else { return nil }
    if isRoot { return 0 }
    return entry.flatMap { navigator.untrackedContents.index(of: $0) }.map { $0 + 1 }
  }

  /// Whether the screen was on its stack and is not any more.
  var isGone: Bool { entry != nil && depth == nil }

  /// The screen is what the user sees: it is the topmost of its stack.
  func appeared() {
    guard let destination, let navigator else { return }
    if !hasAppeared { navigator.trace(.lifecycle(.screenMade("\(destination.wrapped)"))) }
    hasAppeared = true
    navigator.screenAppeared(destination, in: self)
  }

  /// The guards allow the screen.
  func open() {
    isOpen = true
    isWaiting = false
  }

  func take(_ entry: StackContents.EntryID?) {
    self.entry = entry
  }

  /// Where the screen is, to compare with others; nil when it is gone.
  var place: Place? {
    guard let navigator, let depth, navigator.isAttached else { return nil }
    return Place(isVisible: navigator.isVisible, navigatorDepth: navigator.depth, screenDepth: depth)
  }

  /// What can be seen is nearer than what cannot; what is deeper is nearer than what is around it.
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
  /// The screen that a view is on, where a managed view is around it.
  var navigationScreen: ScreenContext? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}

nonisolated private struct NavigationScreenKey: EnvironmentKey {
  static var defaultValue: ScreenContext? { nil }
}
