import SwiftUI

/// A place on the way to an address.
nonisolated struct PlaceOnWay {
  /// As what a place was there.
  enum Kind: String {
    case tab, root, screen, presentation
  }

  let place: any Routable
  /// Nil where nobody was there: the place says itself how it is shown.
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

/// A step on the way to an address.
nonisolated enum AddressStep {
  /// A part of the app is shown, such as a tab.
  case select(any Routable)
  /// These are all that is on the stack.
  case stack([any NavigationDestination])
  case present(any NavigationDestination, NavigationMethod)
}

extension Navigator {
  /// Goes a way, the outermost place first: what of it is there stays, the rest is closed and popped, and what lacks is selected, pushed and
  /// presented.
  ///
  /// It waits for its turn among what is sent, and looks then where the user is.
  func open(_ way: [PlaceOnWay], asked url: URL) {
    perform(
      NavigationAction("open \(url.absoluteString.prefix(100))") { navigator in
        navigator.tree.root.take(way)
      })
  }

  private func take(_ way: [PlaceOnWay]) -> NavigationReceiveResumeType {
    if let last = way.last, last.kind == nil, let address = last.place.knownAddress, address == currentNavigator.shownAddress {
      return .auto
    }
    let steps = steps(of: way)
    let known = progress(on: steps)
    clear(after: known)
    return .inserting(known.rest(of: steps).map { action(for: $0) })
  }

  // MARK: The steps

  private func steps(of way: [PlaceOnWay]) -> [AddressStep] {
    var steps: [AddressStep] = []
    for place in way {
      guard let destination = place.place as? any NavigationDestination, !isSelected(destination, first: steps.isEmpty) else {
        steps.append(.select(place.place))
        continue
      }
      // The root of a stack comes with that.
      if !steps.isEmpty, place.kind == .root { continue }
      let method = place.method(currentNavigator.mapped(destination).method)
      switch (method, steps.last) {
      case (.send, _): steps.append(.select(place.place))
      case (.push, .stack(let below)): steps[steps.count - 1] = .stack(below + [destination])
      case (.push, _): steps.append(.stack([destination]))
      default: steps.append(.present(destination, method))
      }
    }
    return steps.withRoots
  }

  /// Whether a destination at the beginning of a way is a part of the app: a root says that it is there, or a view receives it to do something else than
  /// to navigate.
  private func isSelected(_ destination: any NavigationDestination, first isFirst: Bool) -> Bool {
    guard isFirst, let place = destination as? any Routable else { return false }
    if tree.addressMarks.all.contains(where: { $0.screen?.isRoot == true && $0.place.map { $0.isSame(as: place) } == true }) {
      return true
    }
    return tree.receiver(of: destination).map { !$0.isAutomatic } ?? false
  }

  /// What of a way has been gone.
  private struct Progress {
    /// How many steps.
    var count = 0
    /// The window, sheet or cover in which the next step is to be taken.
    var layer: Navigator
    /// The stack, where the next step sets that, and how many of its screens stay.
    var stack: (navigator: Navigator, kept: Int)?

    func rest(of steps: [AddressStep]) -> ArraySlice<AddressStep> { steps[count...] }
  }

  private func progress(on steps: [AddressStep]) -> Progress {
    var progress = Progress(layer: self)
    for step in steps {
      let front = progress.layer.front
      switch step {
      case .select(let place):
        guard front.stands(at: place, within: progress.layer) else { return progress }
      case .stack(let destinations):
        let entries = front.untrackedContents.entries
        let kept = zip(entries, destinations).prefix { $0.destination?.wrapped.isSamePlace(as: $1) == true }.count
        guard kept == destinations.count, kept == entries.count else {
          progress.stack = (front, kept)
          return progress
        }
      case .present(let destination, let method):
        let presenting = progress.layer.firstInLayer { $0.untrackedPresentations.current != nil }
        guard let presenting, let current = presenting.untrackedPresentations.current, current.method == method,
          current.destination.wrapped.isSamePlace(as: destination),
          let presented = presenting.untrackedChildren.first(where: { $0.presentation === current.handle })
        else { return progress }
        progress.layer = presented
      }
      progress.count += 1
    }
    return progress
  }

  /// Closes what is in the way; with it goes what is on the stack above what stays.
  private func clear(after progress: Progress) {
    guard progress.layer.isAnyChildPresenting() else { return }
    goBack(
      for: .deepLink,
      by: {
        var way: [WayBackStep] = [.dismissChildren(of: progress.layer)]
        if let stack = progress.stack { way.append(.pop(stack.navigator, to: stack.kept)) }
        return way
      }, then: {})
  }

  private func action(for step: AddressStep) -> any Hashable {
    switch step {
    case .select(let place): place
    case .stack(let destinations):
      NavigationAction("set the stack") { navigator in
        navigator.root.currentNavigator.bring(destinations)
      }
    case .present(let destination, let method):
      NavigationAction("present \(destination)") { navigator in
        navigator.root.currentNavigator.navigate(to: destination, method: method)
        return .auto
      }
    }
  }

  /// Shows destinations as all that is on the stack; in sheets where there is none. Screens of the same places stay as they are.
  ///
  /// Each of the others is pushed when the one below it is there, for that may have a guard.
  private func bring(_ destinations: [any NavigationDestination]) -> NavigationReceiveResumeType {
    guard owner == .stack else {
      for destination in destinations { root.currentNavigator.showAnywhere(destination) }
      return .auto
    }
    let shown = untrackedContents.entries.map { $0.destination?.wrapped }
    let kept = zip(shown, destinations).prefix { $0?.isSamePlace(as: $1) == true }.count
    guard kept < max(shown.count, destinations.count) else { return .auto }
    let next = destinations.dropFirst(kept)
    return set(shown.prefix(kept).compactMap { $0 } + next.prefix(1), then: next.dropFirst())
  }

  /// Sets the stack, and has what is above it pushed when that is on screen.
  private func set(
    _ destinations: [any NavigationDestination], then above: ArraySlice<any NavigationDestination>
  ) -> NavigationReceiveResumeType {
    guard let next = above.first else {
      setStack(destinations)
      return .auto
    }
    // Only the last is seen to come.
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) { setStack(destinations) }
    return .inserting([
      NavigationAction("push \(next)") { [weak self] _ in
        guard let self, isAttached else { return .cancel }
        return set(untrackedContents.entries.compactMap { $0.destination?.wrapped } + [next], then: above.dropFirst())
      }
    ])
  }

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
  private func stands(at place: any Routable, within layer: Navigator) -> Bool {
    let around = sequence(first: self) { $0 === layer ? nil : $0.parent }
    let marks = tree.addressMarks.all.filter { $0.screen?.isRoot == true && $0.place.map { $0.isSame(as: place) } == true }
    return around.contains { navigator in marks.contains { $0.screen?.navigator === navigator } }
  }
}

extension NavigationDestination {
  /// Whether two destinations are one place: they are equal, or have one address.
  @MainActor fileprivate func isSamePlace(as other: any NavigationDestination) -> Bool {
    if AnyHashable(self) == AnyHashable(other) { return true }
    guard let address = routable?.knownAddress else { return false }
    return address == other.routable?.knownAddress
  }
}

extension Routable {
  nonisolated fileprivate func isSame(as other: any Routable) -> Bool {
    if AnyHashable(self) == AnyHashable(other) { return true }
    guard let address = knownAddress else { return false }
    return address == other.knownAddress
  }
}

extension [AddressStep] {
  /// The steps with an empty stack where a way leads to a part of the app or into a sheet and not on to a screen there: that is shown from its
  /// root.
  nonisolated fileprivate var withRoots: [AddressStep] {
    var steps: [AddressStep] = []
    var needsStack = false
    for step in self {
      switch step {
      case .select: needsStack = steps.isEmpty || needsStack
      case .stack: needsStack = false
      case .present:
        if needsStack { steps.append(.stack([])) }
        needsStack = true
      }
      steps.append(step)
    }
    return needsStack ? steps + [.stack([])] : steps
  }
}
