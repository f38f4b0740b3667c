import SwiftUI

/// A place on the way to an address.
nonisolated struct PlaceOnWay {
  /// The role of a place in the tree of views.
  enum Kind: String {
    case tab, root, screen, presentation
  }

  let place: any Routable
  /// The role that a client claims, or nil if the place itself determines how it is shown.
  var kind: Kind?

  /// Returns the method for showing a destination in the claimed role.
  func method(_ own: NavigationMethod) -> NavigationMethod {
    switch kind {
    case .screen where own.isPresentation: .push
    case .presentation where own == .push: .managedSheet
    default: own
    }
  }
}

extension Navigator {
  /// Navigates along a way, outermost place first. Matching places are kept, others are dismissed and popped, and missing ones
  /// are selected, pushed and presented.
  ///
  /// The navigation waits in the send queue and compares the places when it is performed.
  ///
  /// - Parameters:
  ///   - way: The places.
  ///   - detours: The ways that guards must allow first.
  ///   - own: The way to take if a detour fails.
  ///   - url: The address for messages.
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
  // MARK: Current address

  /// The address of the topmost screen in this navigator's view.
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

  /// Returns whether the root of this navigator's view, or of one around it in the same layer, declares a place.
  func stands(at place: any Routable, within layer: Navigator) -> Bool {
    let around = sequence(first: self) { $0 === layer ? nil : $0.parent }
    let marks = tree.addressMarks.all.filter { $0.screen?.isRoot == true && $0.place.map { $0.isSame(as: place) } == true }
    return around.contains { navigator in marks.contains { $0.screen?.navigator === navigator } }
  }
}

extension NavigationDestination {
  /// Returns whether two destinations are the same place: they are equal or have the same address.
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
