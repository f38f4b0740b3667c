/// A request to a navigator that guards decide about.
@MainActor
struct NavigationRequest {
  enum Step {
    case navigate(any NavigationDestination, NavigationMethod)
    case push([any NavigationDestination])
    case replaceTop(any NavigationDestination)
    case setStack([any NavigationDestination])
    /// A presentation, such as a restored sheet with its content.
    case present(PresentationRequest)
  }

  enum Purpose {
    case plain
    /// Shows the destination of a redirect, with the number of redirects so far.
    case redirect(IntendedDestination, count: Int)
    /// Shows the intended destination after a redirect.
    case continuation(IntendedDestination)
  }

  enum Origin: Equatable {
    /// A call by the app.
    case call
    /// A link.
    case link
    /// A saved state. The destinations above a denied one are removed too.
    case savedState
    /// A step of a route to an address. A denial leaves the stack unchanged, and ``RouteWalk`` handles the rest of the route.
    case route
  }

  var step: Step
  var purpose = Purpose.plain
  var origin = Origin.call
  /// The topmost entry when the request was made, or nil for the root. The request is cancelled if that screen is removed before
  /// the guards have decided.
  var screen: EntryID?
  /// The number of enclosing requests during whose evaluation this one was made.
  var nesting = 0
  var link: Int?
  /// The guards on the route when the request was made. If the request waits for another one, these guards are evaluated too,
  /// even if their screens have been removed meanwhile.
  var guards: [NavigationGuard] = []
  var answers = GuardAnswers.none

  /// Returns the destinations for which guards are evaluated: those that are not shown yet. Guards are evaluated for a sent
  /// destination when it is received.
  func destinationsToEvaluate(on navigator: Navigator) -> [any NavigationDestination] {
    switch step {
    case .navigate(_, .send): []
    case .navigate(let destination, _), .replaceTop(let destination): [destination]
    case .present(let request): [request.destination.wrapped]
    case .push(let destinations): destinations
    case .setStack(let destinations):
      Array(destinations.dropFirst(navigator.model.stack.countInCommon(with: destinations)))
    }
  }

  /// Returns a Boolean value that indicates whether the screen from which the request was made has been removed.
  func hasLostScreen(on navigator: Navigator) -> Bool {
    screen.map { navigator.model.stack.index(of: $0) == nil } ?? false
  }

  /// Returns the screen from which the request is made. The continuation after a redirect belongs to the screen below that of the
  /// redirect, which may be removed meanwhile.
  fileprivate func currentScreen(on navigator: Navigator) -> EntryID? {
    let entries = navigator.model.stack.entries
    guard case .continuation(let intended) = purpose, case .screen(let shown)? = intended.place,
      let index = navigator.model.stack.index(of: shown)
    else { return entries.last?.id }
    return index > 0 ? entries[index - 1].id : nil
  }

  /// Cancels the rest of the request's deep link. ``RouteWalk`` handles the rest of a route.
  func cancelLink(on navigator: Navigator) {
    let queue = navigator.tree.queue
    if origin != .route, let hold = queue.hold(link) { queue.cancel(hold) }
  }

  /// Cancels what depends on the request after its screen was removed: the rest of the deep link, or the intended destination.
  fileprivate func lostScreen(on navigator: Navigator) {
    switch purpose {
    case .plain: cancelLink(on: navigator)
    case .redirect(let intended, _), .continuation(let intended):
      navigator.tree.redirects.cancel(intended, because: "the user has gone back", on: navigator)
    }
  }

  /// A Boolean value that indicates whether the step requires at least one admitted destination.
  var needsAdmission: Bool {
    switch step {
    case .navigate(_, .send): false
    case .setStack: origin == .route
    case .navigate, .push, .replaceTop, .present: true
    }
  }
}

/// The requests of one navigator, decided and performed in order.
@MainActor
final class RequestQueue: NavigatorFeature {
  private var waiting: [NavigationRequest] = []
  private var current: NavigationRequest?
  private var isProcessing = false
  /// A Boolean value that indicates whether a request is being performed.
  private var isPerforming = false

  /// The maximum nesting of requests that guards make while they decide.
  private static let maximumNested = 32
  /// The maximum number of requests that wait for a guard's answer.
  private static let maximumWaiting = 10_000

  func add(_ request: NavigationRequest) {
    var request = request
    request.link = navigator.tree.queue.currentLink
    request.guards = navigator.guards
    request.screen = request.currentScreen(on: navigator)
    if let current { request.nesting = current.nesting + 1 }
    guard request.nesting <= Self.maximumNested else {
      navigator.report(
        "\(request.step) was cancelled: a guard navigates each time it is evaluated. Return .redirect(to:) instead.")
      return
    }
    guard waiting.count < Self.maximumWaiting else {
      navigator.log(.warning("\(request.step) was cancelled: \(waiting.count) requests wait for the answer of a guard."))
      return
    }
    waiting.append(request)
    processWaiting()
  }

  /// Adds a request that precedes all waiting ones.
  func addFirst(_ request: NavigationRequest) {
    var request = request
    request.guards = navigator.guards
    request.screen = request.currentScreen(on: navigator)
    waiting.insert(request, at: 0)
    processWaiting()
  }

  private func processWaiting() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    while current == nil, !waiting.isEmpty {
      let request = waiting.removeFirst()
      current = request
      navigator.admissions.decide(request)
    }
  }

  /// Carries out the verdict about the current request, and continues with the next one.
  func conclude(_ request: NavigationRequest, _ carryOut: () -> Void) {
    current = nil
    if navigator.isAttached {
      let wasPerforming = isPerforming
      isPerforming = true
      navigator.tree.queue.onBehalf(of: request.link, carryOut)
      isPerforming = wasPerforming
    } else {
      drop(request)
    }
    processWaiting()
  }

  /// Cancels the requests whose screen was removed while an asynchronous guard decides, for example because the user has gone
  /// back. If another request has removed it, the waiting ones refer to the screen that is topmost now.
  func cancelForGoneScreens() {
    if isPerforming { return moveToTop() }
    var gone = waiting.filter { $0.hasLostScreen(on: navigator) }
    waiting.removeAll { $0.hasLostScreen(on: navigator) }
    for request in gone { navigator.trace(.navigation(.cancelled("\(request.step)"))) }
    if let current, current.hasLostScreen(on: navigator), navigator.admissions.isAwaitingAnswer(.request) {
      self.current = nil
      navigator.admissions.cancel(.request)
      gone.insert(current, at: 0)
    }
    for request in gone { request.lostScreen(on: navigator) }
    processWaiting()
  }

  private func moveToTop() {
    for index in waiting.indices where waiting[index].hasLostScreen(on: navigator) {
      waiting[index].screen = navigator.model.stack.entries.last?.id
    }
  }

  /// Discards a request whose verdict was returned after the navigator's view had been removed.
  private func drop(_ request: NavigationRequest) {
    switch request.purpose {
    case .plain:
      navigator.log(.warning("\(request.step) was cancelled: the view of the navigator \(navigator.displayName) was removed."))
    case .redirect(let intended, _), .continuation(let intended):
      navigator.tree.redirects.cancel(intended, because: "the navigator's view was removed", on: navigator)
    }
  }
}

extension Navigator {
  var requests: RequestQueue { feature() }

  /// Performs a step after the guards have been evaluated. Every navigation to a destination uses this method.
  func request(_ step: NavigationRequest.Step, from origin: NavigationRequest.Origin = .call) {
    requests.add(NavigationRequest(step: step, origin: origin))
  }
}

extension NavigationRequest.Step: @MainActor CustomStringConvertible {
  var description: String {
    switch self {
    case .navigate(let destination, _), .replaceTop(let destination): "\(destination)"
    case .present(let request): "\(request.destination.wrapped)"
    case .push(let destinations), .setStack(let destinations): destinations.map { "\($0)" }.joined(separator: ", ")
    }
  }
}
