import Foundation

/// A started flow and the place where it was started.
@MainActor
final class FlowRun {
  /// Identifies a run within its tree. The tree's id distinguishes it from restored runs of another tree.
  nonisolated struct ID: Hashable, Sendable, Codable {
    let tree: UUID
    let number: Int
  }

  /// A `next` call in progress, with the screen that requested it.
  final class Step {
    let place: ReturnPlace

    init(at place: ReturnPlace) {
      self.place = place
    }
  }

  private struct Screen {
    weak var navigator: Navigator?
    let place: NavigationPlace
  }

  /// The run's identifier, or nil for a run that was resumed without having been started in this tree.
  let id: ID?
  let flowType: Any.Type
  let origin: ReturnPlace
  /// The presentation that existed before the flow started and so does not belong to it.
  private let presentedBefore: PresentationHandle?
  private let wasPresenting: Bool
  var step: Step?
  private var screens: [Screen] = []
  /// A Boolean value that indicates whether the flow does not track a step's screen, for example because the step was sent and
  /// received.
  private var hasStepsElsewhere = false

  init(_ flowType: Any.Type, id: ID?, at origin: ReturnPlace, wasPresenting: Bool) {
    self.flowType = flowType
    self.id = id
    self.origin = origin
    self.wasPresenting = wasPresenting
    presentedBefore = wasPresenting ? origin.navigator?.model.presentations.current?.handle : nil
  }

  /// Navigates to a step and records where it is shown. A guard may redirect or delay the navigation; such a step is not tracked.
  func show(_ destination: any NavigationDestination, by navigator: Navigator) {
    let step = AnyNavigationDestination(destination)
    let top = ReturnPlace(topOf: navigator)
    let presented = navigator.model.presentations.requests.last?.handle
    navigator.request(.navigate(destination, navigator.mapped(destination).method))
    if let request = navigator.model.presentations.requests.last, request.handle !== presented, request.destination == step {
      screens.append(Screen(navigator: navigator, place: .presentation(request.handle)))
    } else if ReturnPlace(topOf: navigator) != top, let entry = navigator.model.stack.entries.last, entry.destination == step {
      screens.append(Screen(navigator: navigator, place: .screen(entry.id)))
    } else {
      hasStepsElsewhere = true
    }
  }

  /// A Boolean value that indicates whether the user has left all steps of the flow. A flow with untracked steps counts as
  /// running.
  var isLeft: Bool {
    if origin.depth == nil { return true }
    if hasStepsElsewhere { return false }
    return screens.isEmpty ? returnSteps.isEmpty : !screens.contains { $0.place.exists(on: $0.navigator) }
  }

  /// The steps that remove everything that the flow has shown above its origin.
  var returnSteps: [ReturnStep] {
    guard let navigator = origin.navigator, let depth = origin.depth else { return [] }
    var steps: [ReturnStep] = []
    if isPresented(by: navigator) { steps.append(.dismissPresented(by: navigator)) }
    if navigator.model.stack.entries.count > depth { steps.append(.pop(navigator, to: depth)) }
    return steps
  }

  private func isPresented(by navigator: Navigator) -> Bool {
    let presentations = navigator.model.presentations
    if !wasPresenting { return navigator.isPresenting || !presentations.waiting.isEmpty }
    return presentations.current.map { $0.handle !== presentedBefore } ?? false
  }
}

/// The running flows of a tree.
@MainActor
final class Flows {
  private var runs: [FlowRun] = []
  private var started = 0
  private let id = UUID()

  func start(_ flowType: Any.Type, at origin: ReturnPlace, wasPresenting: Bool) -> FlowRun {
    runs.removeAll { $0.origin.depth == nil || $0.flowType == flowType && $0.origin == origin && $0.isLeft }
    started += 1
    let run = FlowRun(flowType, id: FlowRun.ID(tree: id, number: started), at: origin, wasPresenting: wasPresenting)
    runs.append(run)
    return run
  }

  func end(_ run: FlowRun) {
    runs.removeAll { $0 === run }
  }

  func isRunning(_ run: FlowRun) -> Bool {
    runs.contains { $0 === run }
  }

  /// Returns the run of a flow value, or nil if the flow has ended or the user has left it.
  ///
  /// A flow that was restored, or whose first step the app showed itself, is resumed at the place below its first step.
  func run<F: NavigationFlow>(of flow: F, from navigator: Navigator) -> FlowRun? {
    guard let run = knownRun(of: flow, from: navigator) else { return nil }
    if !run.isLeft { return run }
    end(run)
    return nil
  }

  private func knownRun<F: NavigationFlow>(of flow: F, from navigator: Navigator) -> FlowRun? {
    if let id = flow.checkpoint?.run, id.tree == self.id { return runs.first { $0.id == id } }
    guard let origin = Self.origin(ofStepsOf: F.self, from: navigator) else { return nil }
    if let run = runs.first(where: { $0.flowType == F.self && $0.origin == origin }) { return run }
    let run = FlowRun(F.self, id: nil, at: origin, wasPresenting: false)
    runs.append(run)
    return run
  }

  /// Returns the place below the lowest step of a flow, searched from a navigator's view upwards.
  private static func origin<F: NavigationFlow>(ofStepsOf flow: F.Type, from navigator: Navigator) -> ReturnPlace? {
    if navigator.presentedDestination is F.Destination, let parent = navigator.parent {
      return origin(ofStepsOf: flow, from: parent) ?? ReturnPlace(topOf: parent)
    }
    let entries = navigator.model.stack.entries
    guard let lowest = entries.firstIndex(where: { $0.destination?.wrapped is F.Destination }) else { return nil }
    return ReturnPlace(navigator: navigator, entry: lowest == 0 ? nil : entries[lowest - 1].id)
  }
}

extension ReturnPlace {
  /// The topmost screen of a navigator.
  init(topOf navigator: Navigator) {
    self.init(navigator: navigator, entry: navigator.model.stack.entries.last?.id)
  }
}

extension NavigationTree {
  var flows: Flows { slots.object { Flows() } }
}
