import SwiftUI

/// A navigation along the steps of a way.
///
/// A step is taken after the previous one has been committed, so that the guards in its views are evaluated. If the previous step
/// is not on screen, the rest of the way is cancelled.
///
/// A walk is a part of a link in the send queue, which calls it when the tree has settled.
@MainActor
final class WayWalk {
  /// The part of a way that is on screen: complete steps, and screens of the next step's stack.
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
  private let name: String
  /// A Boolean value that indicates whether the walk restores the stack that it has changed.
  private let isDetour: Bool
  /// The action that replaces the rest of the link when a step of a detour fails.
  private let fallback: NavigationAction?
  private var former: (stack: Navigator, destinations: [any NavigationDestination])?

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - root: The root of the tree.
  ///   - name: The name for messages.
  ///   - isDetour: A Boolean value that indicates whether the walk only evaluates the guards, and restores the window's stack.
  ///   - fallback: The action that replaces the rest of the link when a step fails.
  init(
    _ steps: [AddressStep], from root: Navigator, name: String, isDetour: Bool = false, fallback: NavigationAction? = nil
  ) {
    self.fallback = fallback
    self.steps = steps
    self.root = root
    self.name = name
    self.isDetour = isDetour
  }

  /// Begins the walk by dismissing obstructing presentations.
  func begin() -> NavigationReceiveResumeType {
    let progress = progress()
    reached = progress.position
    clear(after: progress)
    return .inserting([next])
  }

  private var next: NavigationAction {
    NavigationAction("go on to \(name)") { [self] _ in goOn() }
  }

  private func goOn() -> NavigationReceiveResumeType {
    let progress = progress()
    guard progress.position >= reached, isSelectionKept(progress) else {
      root.trace(.message("The rest of the way to \(name) was cancelled: a step below it is not on screen."))
      return fallback.map { .replacing([$0]) } ?? .cancel
    }
    reached = progress.position
    guard progress.position.steps < steps.count else { return end() }
    switch steps[progress.position.steps] {
    case .select(let place): return select(place)
    case .stack(let destinations): set(destinations, progress)
    case .present(let destination, let method):
      reached = Position(steps: reached.steps + 1)
      progress.layer.front.navigate(to: destination, method: method)
    }
    return .inserting([next])
  }

  private func end() -> NavigationReceiveResumeType {
    if isDetour, let former, former.stack.isAttached { former.stack.setStack(former.destinations) }
    return .auto
  }

  // MARK: Steps

  private func select(_ place: any Routable) -> NavigationReceiveResumeType {
    selected = reached.steps + 1
    reached = Position(steps: selected)
    let check = NavigationAction("select \(name)") { [self] _ in
      let isTaken = root.tree.receiver(of: place) != nil || progress(recognizing: true).position >= reached
      guard isTaken else { return fallback.map { .replacing([$0]) } ?? .cancel }
      hasUnknownSelection = !isMarked(place)
      selection = root.front
      return .immediately
    }
    return .inserting([place, check, next])
  }

  /// Sets the stack to its matching screens and the next one. If the navigator has no stack, each screen is presented.
  private func set(_ destinations: [any NavigationDestination], _ progress: Progress) {
    let front = progress.layer.front
    guard front.owner == .stack else {
      steps.replaceSubrange(reached.steps...reached.steps, with: destinations.map { .present($0, .sheet) })
      return
    }
    if isDetour, former == nil, progress.layer === root {
      former = (front, front.untrackedContents.entries.compactMap { $0.destination?.wrapped })
    }
    let kept = front.untrackedContents.entries.prefix(reached.screens).compactMap { $0.destination?.wrapped }
    let isLast = reached.screens + 1 >= destinations.count
    let stack = kept + destinations.dropFirst(reached.screens).prefix(1)
    reached = isLast ? Position(steps: reached.steps + 1) : Position(steps: reached.steps, screens: reached.screens + 1)
    guard !isLast else { return front.setStack(stack) }
    // Only the last push is animated.
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) { front.setStack(stack) }
  }

  /// Dismisses obstructing presentations, and pops the screens above the matching ones.
  private func clear(after progress: Progress) {
    guard progress.layer.isAnyChildPresenting() else { return }
    root.goBack(
      for: .deepLink,
      by: {
        var way: [WayBackStep] = [.dismissChildren(of: progress.layer)]
        if let stack = progress.stack { way.append(.pop(stack, to: progress.position.screens)) }
        return way
      }, then: {})
  }

  // MARK: Progress

  /// Returns the part of the way that is on screen.
  ///
  /// - Parameter recognizing: A Boolean value that indicates whether a selection counts only if the part of the app can be
  ///   recognized.
  private func progress(recognizing: Bool = false) -> Progress {
    var progress = Progress(layer: root)
    for (index, step) in steps.enumerated() {
      let front = progress.layer.front
      switch step {
      case .select(let place):
        let stands = front.stands(at: place, within: progress.layer) || (index < selected && !recognizing && !isMarked(place))
        guard stands else { return progress }
      case .stack(let destinations):
        let entries = front.untrackedContents.entries
        let kept = zip(entries, destinations).prefix { $0.destination?.wrapped.isSamePlace(as: $1) == true }.count
        guard kept == destinations.count, kept == entries.count else {
          progress.stack = front
          progress.position.screens = kept
          return progress
        }
      case .present(let destination, let method):
        guard let presented = progress.layer.presented(destination, method) else { return progress }
        progress.layer = presented
      }
      progress.position.steps += 1
    }
    return progress
  }

  /// Returns whether roots of the app declare addresses of a place's type, so that the place can be recognized.
  private func isMarked(_ place: any Routable) -> Bool {
    root.tree.addressMarks.all.contains { mark in
      mark.screen?.place != nil && mark.screen?.isRoot == true && mark.place.map { type(of: $0) == type(of: place) } == true
    }
  }

  /// Returns whether the app still shows the part of a selection that cannot be recognized.
  private func isSelectionKept(_ progress: Progress) -> Bool {
    guard hasUnknownSelection, progress.position.steps >= selected else { return true }
    return sequence(first: root.front, next: \.parent).contains { $0 === selection }
  }
}

extension Navigator {
  /// Returns the navigator whose view shows a destination in a presentation of this layer.
  fileprivate func presented(_ destination: any NavigationDestination, _ method: NavigationMethod) -> Navigator? {
    let presenting = firstInLayer { $0.untrackedPresentations.current != nil }
    guard let presenting, let current = presenting.untrackedPresentations.current, current.method == method,
      current.destination.wrapped.isSamePlace(as: destination)
    else { return nil }
    return presenting.untrackedChildren.first { $0.presentation === current.handle }
  }
}
