import SwiftUI

/// A place on the way to an address.
nonisolated struct PlaceOnWay {
  /// The role of a place in the tree of views.
  enum Kind: String {
    case tab, root, screen, presentation
  }

  let place: any Routable
  /// The role that a client claims; nil where the place itself decides how it is shown.
  var kind: Kind?

  /// How a destination is shown here whose own way is another perhaps.
  func method(_ own: NavigationMethod) -> NavigationMethod {
    switch kind {
    case .screen where own.isPresentation: .push
    case .presentation where own == .push: .managedSheet
    default: own
    }
  }
}

extension Navigator {
  /// Goes a way, the outermost place first: what of it is there stays, the rest is closed and popped, and what lacks is selected, pushed and
  /// presented.
  ///
  /// It waits for its turn in the send queue, and looks then where the user is.
  ///
  /// - Parameters:
  ///   - way: The places.
  ///   - detours: Ways that guards must allow first.
  ///   - own: The way to take when a detour fails.
  ///   - url: The address, for messages.
  func open(_ way: [PlaceOnWay], after detours: [[any Routable]] = [], or own: [any Routable] = [], asked url: URL) {
    let name = String(url.absoluteString.prefix(100))
    let fallback = NavigationAction("open \(name)") { navigator in
      navigator.tree.root.take(own.map { PlaceOnWay(place: $0) }, name: name)
    }
    let first = detours.enumerated().map { index, detour in
      NavigationAction("look at way \(index + 1) to \(name)") { navigator in
        navigator.tree.root.take(detour.map { PlaceOnWay(place: $0) }, name: name, isDetour: true, fallback: fallback)
      }
    }
    let last = NavigationAction("open \(name)") { navigator in
      navigator.tree.root.take(way, name: name, fallback: own.isEmpty ? nil : fallback)
    }
    perform(actions: first + [last])
  }

  private func take(
    _ way: [PlaceOnWay], name: String, isDetour: Bool = false, fallback: NavigationAction? = nil
  ) -> NavigationReceiveResumeType {
    if !isDetour, let last = way.last, last.kind == nil, let address = last.place.knownAddress,
      address == currentNavigator.shownAddress
    {
      return .auto
    }
    guard let steps = steps(of: way) else { return fallback.map { .replacing([$0]) } ?? .cancel }
    return WayWalk(steps, from: self, name: name, isDetour: isDetour, fallback: isDetour ? fallback : nil).begin()
  }
}

extension Navigator {
  // MARK: Where the user is

  /// The address of what this navigator's view shows on top.
  var shownAddress: String? {
    if let top = untrackedContents.entries.last {
      return top.destination?.wrapped.routable?.knownAddress ?? markedAddress { $0.entry == top.id }
    }
    if let marked = markedAddress(where: \.isRoot) { return marked }
    guard let presentation, let parent, let current = parent.untrackedPresentations.current, current.handle === presentation
    else {
      return nil
    }
    return current.destination.wrapped.routable?.knownAddress
  }

  private func markedAddress(where isThere: (ScreenContext) -> Bool) -> String? {
    let marks = tree.addressMarks.all.filter { $0.screen?.navigator === self && $0.screen.map(isThere) == true }
    return marks.last?.place?.knownAddress
  }

  /// Whether the root of this navigator's view, or of one around it in the same layer, says that it is a place.
  func stands(at place: any Routable, within layer: Navigator) -> Bool {
    let around = sequence(first: self) { $0 === layer ? nil : $0.parent }
    let marks = tree.addressMarks.all.filter { $0.screen?.isRoot == true && $0.place.map { $0.isSame(as: place) } == true }
    return around.contains { navigator in marks.contains { $0.screen?.navigator === navigator } }
  }
}

extension NavigationDestination {
  /// Whether two destinations are one place: they are equal, or have one address.
  @MainActor func isSamePlace(as other: any NavigationDestination) -> Bool {
    if AnyHashable(self) == AnyHashable(other) { return true }
    guard let address = routable?.knownAddress else { return false }
    return address == other.routable?.knownAddress
  }
}

extension Routable {
  nonisolated func isSame(as other: any Routable) -> Bool {
    if AnyHashable(self) == AnyHashable(other) { return true }
    guard let address = knownAddress else { return false }
    return address == other.knownAddress
  }
}
