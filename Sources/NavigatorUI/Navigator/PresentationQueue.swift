/// The current presentation of a navigator and the waiting ones.
///
/// A navigator can have one sheet or cover at a time. A request during a presentation or its dismissal waits.
nonisolated struct PresentationQueue {
  private enum Phase {
    case idle
    /// Requested, but not on screen yet.
    case presenting(PresentationRequest)
    case presented(PresentationRequest)
    /// Being dismissed. SwiftUI reports the end.
    case dismissing
  }

  private var phase = Phase.idle
  private(set) var waiting: [PresentationRequest] = []

  /// The presentation that is or will be on screen.
  var current: PresentationRequest? {
    switch phase {
    case .presenting(let request), .presented(let request): request
    case .idle, .dismissing: nil
    }
  }

  /// A Boolean value that indicates whether a presentation is appearing or disappearing.
  var isUnderWay: Bool {
    switch phase {
    case .presenting(let request): !request.isHeld
    case .dismissing: true
    case .idle, .presented: false
    }
  }

  /// A Boolean value that indicates whether the current presentation waits for the screen below it.
  var isHeld: Bool { current?.isHeld == true }

  /// Lets the current presentation come on screen, which guards have allowed.
  mutating func release(_ answers: GuardAnswers) {
    guard case .presenting(var request) = phase else { return }
    request.isHeld = false
    request.answers = answers
    phase = .presenting(request)
  }

  /// A Boolean value that indicates whether a presentation is disappearing.
  var isDismissing: Bool {
    if case .dismissing = phase { true } else { false }
  }

  /// A Boolean value that indicates whether a presentation is on screen, including one that is disappearing.
  var isOnScreen: Bool {
    switch phase {
    case .presented, .dismissing: true
    case .idle, .presenting: false
    }
  }

  /// Returns whether a presentation is current or waiting.
  func contains(_ handle: PresentationHandle) -> Bool {
    current?.handle === handle || waiting.contains { $0.handle === handle }
  }

  /// The current and the waiting presentations in order.
  var requests: [PresentationRequest] { (current.map { [$0] } ?? []) + waiting }

  mutating func present(_ request: PresentationRequest) {
    if case .idle = phase { phase = .presenting(request) } else { waiting.append(request) }
  }

  mutating func appeared(_ request: PresentationRequest) {
    guard case .presenting(let expected) = phase, expected.id == request.id else { return }
    phase = .presented(request)
  }

  /// Dismisses the current presentation. One that has not appeared yet ends immediately.
  mutating func dismissCurrent() {
    switch phase {
    case .presenting:
      phase = .idle
      presentNext()
    case .presented: phase = .dismissing
    case .idle, .dismissing: break
    }
  }

  /// Dismisses the current presentation and discards the waiting ones.
  mutating func dismissAll() {
    waiting = []
    dismissCurrent()
  }

  /// Records that SwiftUI has removed a presentation.
  mutating func dismissed() {
    guard case .dismissing = phase else { return }
    phase = .idle
    presentNext()
  }

  private mutating func presentNext() {
    guard !waiting.isEmpty else { return }
    var next = waiting.removeFirst()
    // Answers may have changed while it waited for its turn.
    next.isHeld = true
    next.answers = .none
    phase = .presenting(next)
  }
}

/// A request to present a destination. Each request is a separate presentation, even of the same destination.
nonisolated struct PresentationRequest: Identifiable {
  enum Style {
    case sheet, cover
  }

  let destination: AnyNavigationDestination
  let style: Style
  /// A Boolean value that indicates whether the presentation has its own stack.
  let isManaged: Bool
  let handle: PresentationHandle
  /// A Boolean value that indicates whether the screen below has yet to appear, or guards have yet to be asked.
  var isHeld = false
  /// The answers of the guards that have allowed it.
  var answers = GuardAnswers.none

  var id: ObjectIdentifier { ObjectIdentifier(handle) }

  @MainActor
  init(
    _ destination: any NavigationDestination, method: NavigationMethod, by presenter: Navigator,
    restoring saved: SavedNavigator? = nil
  ) {
    self.destination = AnyNavigationDestination(destination)
    style = method == .cover || method == .managedCover ? .cover : .sheet
    isManaged = method == .managedSheet || method == .managedCover
    handle = PresentationHandle(presenter: presenter, restored: saved)
  }

  /// The navigation method of the request.
  var method: NavigationMethod {
    switch style {
    case .sheet: isManaged ? .managedSheet : .sheet
    case .cover: isManaged ? .managedCover : .cover
    }
  }
}

/// The identity of a presentation, for the presented views.
@MainActor
final class PresentationHandle {
  private weak var presenter: Navigator?
  /// The saved state of the presented navigator until that navigator is created.
  private(set) var restored: SavedNavigator?
  private var written: WrittenEntry?

  init(presenter: Navigator, restored: SavedNavigator? = nil) {
    self.presenter = presenter
    self.restored = restored
  }

  /// Returns the saved state for the presented navigator, and discards it.
  func takeRestored() -> SavedNavigator? {
    defer { restored = nil }
    return restored
  }

  func restore(_ saved: SavedNavigator) {
    restored = saved
  }

  /// Returns the saved form of the destination, or nil if it cannot be saved.
  func written(_ destination: AnyNavigationDestination, for navigator: Navigator) -> SavedEntry? {
    let written = written ?? navigator.write(destination)
    self.written = written
    return written.saved
  }

  /// Ends the presentation unless a blocker refuses. Returns false if one does or if it has already ended.
  func end() -> Bool {
    presenter?.leavePresentation(self) ?? false
  }

  /// Ends the presentation without consulting blockers.
  func close() {
    presenter?.endPresentation(self)
  }
}
