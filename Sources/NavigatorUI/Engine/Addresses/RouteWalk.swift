/// A navigation along the steps of a route.
///
/// A step is taken after the previous one has been committed, so that the guards in its views are evaluated. If the previous step
/// is not on screen, the rest of the route is cancelled.
///
/// The navigation is a part of a link in the send queue, which performs each step when the tree has settled.
@MainActor
final class RouteWalk {
  /// The part of a route that is on screen: complete steps, and screens of the next step's stack.
  struct Position: Comparable {
    var steps = 0
    var screens = 0

    static func < (lhs: Position, rhs: Position) -> Bool { (lhs.steps, lhs.screens) < (rhs.steps, rhs.screens) }
  }

  private struct Progress {
    var position = Position()
    /// The window, sheet or cover for the next step.
    var layer: Navigator
    /// The stack that the next step sets.
    var stack: Navigator?
  }

  private let root: Navigator
  private var steps: [AddressStep]
  /// The position that has been reached or is expected next.
  private var reached = Position()
  /// The index after the last selection that has been taken.
  private var selected = 0
  /// The front navigator after the last selection that cannot be recognized.
  private weak var selection: Navigator?
  private var hasUnknownSelection = false
  /// A stack that a detour pushes onto.
  private struct Visit {
    weak var stack: Navigator?
    /// The number of entries before the detour. They are kept.
    let base: Int
    let destinations: [any NavigationDestination]
  }

  /// The name for messages.
  private let name: String
  /// A Boolean value that indicates whether the navigation only checks that guards allow the steps. It pushes onto the existing
  /// screens, and removes the pushed screens at its end.
  private let isDetour: Bool
  /// The action that replaces the rest of the link when a step of a detour fails.
  private let fallback: NavigationAction?
  private var visits: [Visit] = []

  init(_ steps: [AddressStep], from root: Navigator, name: String, isDetour: Bool = false, fallback: NavigationAction? = nil) {
    self.fallback = fallback
    self.steps = steps
    self.root = root
    self.name = name
    self.isDetour = isDetour
  }

  /// Begins the navigation by dismissing obstructing presentations.
  func begin() -> NavigationReceiveResumeType {
    let progress = progress()
    reached = progress.position
    clear(after: progress)
    return .inserting([next])
  }

  private var next: NavigationAction {
    NavigationAction("continue to \(name)") { [self] _ in takeNextStep() }
  }

  private func takeNextStep() -> NavigationReceiveResumeType {
    let progress = progress()
    guard progress.position >= reached, showsSelection(progress), isRevealed else { return cancel() }
    reached = progress.position
    guard progress.position.steps < steps.count else {
      removePushed()
      return .auto
    }
    switch steps[progress.position.steps] {
    case .select(let place): return select(place)
    case .stack(let destinations):
      let front = progress.layer.front
      if front.owner != .stack {
        // Without a stack, each screen is presented.
        steps.replaceSubrange(reached.steps...reached.steps, with: destinations.map { .present($0, .sheet) })
      } else if !isDetour {
        set(destinations, on: front)
      } else if !push(destinations, on: front) {
        return cancel()
      }
    case .present(let destination, let method):
      reached = Position(steps: reached.steps + 1)
      progress.layer.front.request(.navigate(destination, method), from: .route)
    }
    return .inserting([next])
  }

  private func cancel() -> NavigationReceiveResumeType {
    root.trace(.message("The rest of the route to \(name) was cancelled: a step below it is not on screen."))
    removePushed()
    return fallback.map { .replacing([$0]) } ?? .cancel
  }

  /// Removes the screens that a detour has pushed, unless the user has navigated further from them.
  private func removePushed() {
    for visit in visits.reversed() {
      guard let stack = visit.stack, stack.isAttached else { continue }
      let pushed = stack.model.stack.entries.dropFirst(visit.base)
      let isOwn = pushed.count <= visit.destinations.count && zip(pushed, visit.destinations).allSatisfy { $0.shows($1) }
      guard isOwn, let lowest = pushed.first else { continue }
      withoutAnimation { stack.removeScreens(from: lowest.id) }
    }
    visits = []
  }

  /// A Boolean value that indicates whether all screens below a detour's topmost ones have appeared, so that the guards in them
  /// were evaluated.
  private var isRevealed: Bool {
    visits.allSatisfy { visit in visit.stack.map { $0.model.shownCount == $0.model.stack.entries.count } ?? true }
  }

  // MARK: Steps

  private func select(_ place: any Routable) -> NavigationReceiveResumeType {
    selected = reached.steps + 1
    reached = Position(steps: selected)
    let check = NavigationAction("select \(name)") { [self] _ in
      let isTaken = root.tree.receiver(of: place) != nil || progress(recognizing: true).position >= reached
      guard isTaken else { return cancel() }
      hasUnknownSelection = !isMarked(place)
      selection = root.front
      return .immediately
    }
    return .inserting([place, check, next])
  }

  /// Sets a stack to its matching screens and the next one.
  private func set(_ destinations: [any NavigationDestination], on front: Navigator) {
    let kept = front.model.stack.entries.prefix(reached.screens).compactMap { $0.destination?.wrapped }
    let stack = kept + destinations.dropFirst(reached.screens).prefix(1)
    let origin: NavigationRequest.Origin = stack.count > kept.count ? .route : .call
    // Only the last push is animated.
    if expectNext(of: destinations) {
      front.request(.setStack(stack), from: origin)
    } else {
      withoutAnimation { front.request(.setStack(stack), from: origin) }
    }
  }

  /// Expects the next screen of a stack. Returns whether it is the last one.
  private func expectNext(of destinations: [any NavigationDestination]) -> Bool {
    let isLast = reached.screens + 1 >= destinations.count
    reached = isLast ? Position(steps: reached.steps + 1) : Position(steps: reached.steps, screens: reached.screens + 1)
    return isLast
  }

  /// Pushes the next screen of a detour onto the existing ones.
  ///
  /// - Returns: A Boolean value that indicates whether the push was requested. It is false if other screens have been pushed
  ///   meanwhile.
  private func push(_ destinations: [any NavigationDestination], on front: Navigator) -> Bool {
    guard entriesOfRoute(on: front).count == reached.screens, let next = destinations.dropFirst(reached.screens).first else {
      return false
    }
    if !visits.contains(where: { $0.stack === front }) {
      visits.append(Visit(stack: front, base: front.model.stack.entries.count, destinations: destinations))
    }
    _ = expectNext(of: destinations)
    withoutAnimation { front.request(.push([next]), from: .route) }
    return true
  }

  /// Dismisses obstructing presentations, and pops the screens above the matching ones.
  private func clear(after progress: Progress) {
    guard progress.layer.isAnyChildPresenting() else { return }
    root.goBack(
      for: .deepLink,
      by: {
        var steps: [ReturnStep] = [.dismissChildren(of: progress.layer)]
        if !self.isDetour, let stack = progress.stack { steps.append(.pop(stack, to: progress.position.screens)) }
        return steps
      }, then: {})
  }

  // MARK: Progress

  /// Returns the part of the route that is on screen.
  ///
  /// - Parameter recognizing: A Boolean value that indicates whether a selection counts only if the part of the app can be
  ///   recognized.
  private func progress(recognizing: Bool = false) -> Progress {
    var progress = Progress(layer: root)
    for (index, step) in steps.enumerated() {
      let front = progress.layer.front
      switch step {
      case .select(let place):
        let isShown = declaresRoot(place, front, within: progress.layer) || (index < selected && !recognizing && !isMarked(place))
        guard isShown else { return progress }
      case .stack(let destinations):
        let entries = entriesOfRoute(on: front)
        let kept = zip(entries, destinations).prefix { $0.shows($1) }.count
        guard kept == destinations.count, kept == entries.count else {
          progress.stack = front
          progress.position.screens = kept
          return progress
        }
      case .present(let destination, let method):
        guard let presented = presented(destination, method, in: progress.layer) else { return progress }
        progress.layer = presented
      }
      progress.position.steps += 1
    }
    return progress
  }

  /// A Boolean value that indicates whether all steps are on screen, possibly with other screens above them.
  var isOnScreen: Bool {
    let position = progress(recognizing: true).position
    if position.steps == steps.count { return true }
    guard position.steps == steps.count - 1, case .stack(let destinations)? = steps.last else { return false }
    return position.screens == destinations.count
  }

  /// Returns the entries that are compared with the route: all entries, or those that a detour has pushed.
  private func entriesOfRoute(on stack: Navigator) -> ArraySlice<StackEntry> {
    let entries = stack.model.stack.entries[...]
    guard isDetour else { return entries }
    guard let visit = visits.first(where: { $0.stack === stack }) else { return [] }
    return entries.dropFirst(visit.base)
  }

  /// Returns a Boolean value that indicates whether the root of a navigator's view, or of one around it in the same layer,
  /// declares a place.
  private func declaresRoot(_ place: any Routable, _ navigator: Navigator, within layer: Navigator) -> Bool {
    let around = sequence(first: navigator) { $0 === layer ? nil : $0.parent }
    let marks = root.tree.rootMarks(of: place)
    return around.contains { navigator in marks.contains { $0.screen?.navigator === navigator } }
  }

  /// Returns the navigator whose view shows a destination in a presentation of a layer.
  private func presented(
    _ destination: any NavigationDestination, _ method: NavigationMethod, in layer: Navigator
  ) -> Navigator? {
    let presenting = layer.first(inLayer: true) { $0.model.presentations.current != nil }
    guard let presenting, let current = presenting.model.presentations.current, current.method == method,
      current.destination.wrapped.isSamePlace(as: destination)
    else { return nil }
    return presenting.place.children.first { $0.presentation === current.handle }
  }

  /// Returns a Boolean value that indicates whether roots of the app have addresses of a place's type, so that the place can be
  /// recognized.
  private func isMarked(_ place: any Routable) -> Bool {
    root.tree.addressMarks.all.contains { mark in
      mark.screen?.place != nil && mark.screen?.isRoot == true && mark.value.map { type(of: $0) == type(of: place) } == true
    }
  }

  /// Returns a Boolean value that indicates whether the app still shows the part of a selection that cannot be recognized.
  private func showsSelection(_ progress: Progress) -> Bool {
    guard hasUnknownSelection, progress.position.steps >= selected else { return true }
    return sequence(first: root.front, next: \.parent).contains { $0 === selection }
  }
}

extension StackEntry {
  /// Returns a Boolean value that indicates whether the entry is the screen of a place.
  @MainActor fileprivate func shows(_ place: any NavigationDestination) -> Bool {
    destination?.wrapped.isSamePlace(as: place) == true
  }
}
