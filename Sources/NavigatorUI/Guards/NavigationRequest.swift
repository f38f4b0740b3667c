/// Something that was asked of a navigator and that guards have a say in.
@MainActor
struct NavigationRequest {
  enum Step {
    case navigate(any NavigationDestination, NavigationMethod)
    case push([any NavigationDestination])
    case replaceTop(any NavigationDestination)
    case setStack([any NavigationDestination])
    /// As of a sheet that is restored, with what is to be in it.
    case present(PresentationRequest)
  }

  enum Purpose {
    case plain
    /// Shows where a guard led to, after so many redirects.
    case redirect(IntendedDestination, count: Int)
    /// Goes where the user wanted to go before a guard led them elsewhere.
    case continuation(IntendedDestination)
  }

  var step: Step
  var purpose = Purpose.plain
  /// How many requests were under way, each made while the one before was decided.
  var nesting = 0
  /// The link that asked for it.
  var link: Int?
  /// The number of guards in the tree when they were asked.
  var guardsAsked = 0
  /// A Boolean value that indicates whether it comes from a saved state. A denied destination takes along those above it then.
  var isRestored = false

  /// What guards are to be asked about: all that is not shown already. What is sent is guarded where it is received.
  func destinationsToAsk(on navigator: Navigator) -> [any NavigationDestination] {
    switch step {
    case .navigate(_, .send): []
    case .navigate(let destination, _), .replaceTop(let destination): [destination]
    case .present(let request): [request.destination.wrapped]
    case .push(let destinations): destinations
    case .setStack(let destinations):
      Array(destinations.dropFirst(navigator.untrackedContents.countInCommon(with: destinations)))
    }
  }

  /// Whether the guards must have allowed something for the step to make sense.
  var needsAdmission: Bool {
    switch step {
    case .navigate(_, .send), .setStack: false
    case .navigate, .push, .replaceTop, .present: true
    }
  }
}

/// The requests of one navigator. They are decided and carried out in the order in which they were made.
@MainActor
final class RequestLine {
  private unowned let navigator: Navigator
  private var waiting: [NavigationRequest] = []
  private var current: (request: NavigationRequest, admission: Admission)?
  private var isGoing = false

  /// A guard may navigate, and is then asked about that as well. One that always does would never come to an end.
  private static let mostNested = 32

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func add(_ request: NavigationRequest) {
    var request = request
    request.link = navigator.tree.queue.currentLink
    if let current { request.nesting = current.request.nesting + 1 }
    guard request.nesting <= Self.mostNested else {
      navigator.report(
        "\(request.step) was given up: a guard navigates each time it is asked. Return .redirect(to:) instead, or ask less.")
      return
    }
    waiting.append(request)
    goOn()
  }

  /// Adds what must be done before all that waits.
  func addFirst(_ request: NavigationRequest) {
    waiting.insert(request, at: 0)
    goOn()
  }

  /// Whether guards take their time.
  var isDeciding: Bool { current?.admission.isOpen == true }

  private func goOn() {
    guard !isGoing else { return }
    isGoing = true
    defer { isGoing = false }
    while current == nil, !waiting.isEmpty {
      var request = waiting.removeFirst()
      request.guardsAsked = navigator.tree.guardCount
      let admission = Admission(request.destinationsToAsk(on: navigator), to: navigator) { [weak self, request] verdict in
        self?.decided(request, verdict)
      }
      current = (request, admission)
      admission.begin()
    }
  }

  private func decided(_ request: NavigationRequest, _ verdict: Admission.Verdict) {
    current = nil
    if navigator.isAttached {
      navigator.tree.queue.onBehalf(of: request.link) { navigator.carryOut(request, verdict) }
    } else {
      navigator.drop(request)
    }
    goOn()
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
