/// What a navigator presents, and what waits until that is gone.
///
/// One sheet or cover can be there at a time. What comes while it is there, or while it is on its way out, waits for its turn.
nonisolated struct PresentationQueue {
  private enum Phase {
    case idle
    /// Asked for, not yet on screen.
    case presenting(PresentationRequest)
    case presented(PresentationRequest)
    /// On its way out; SwiftUI will say when it is gone.
    case dismissing
  }

  private var phase = Phase.idle
  private(set) var waiting: [PresentationRequest] = []

  /// What should be on screen.
  var current: PresentationRequest? {
    switch phase {
    case .presenting(let request), .presented(let request): request
    case .idle, .dismissing: nil
    }
  }

  /// Whether something is on its way in or out.
  var isUnderWay: Bool {
    switch phase {
    case .presenting(let request): !request.isHeld
    case .dismissing: true
    case .idle, .presented: false
    }
  }

  /// A Boolean value that indicates whether the current presentation waits for the screen below it.
  var isHeld: Bool { current?.isHeld == true }

  /// Lets the current presentation come on screen.
  mutating func release() {
    guard case .presenting(var request) = phase else { return }
    request.isHeld = false
    phase = .presenting(request)
  }

  /// Whether something is on its way out.
  var isDismissing: Bool {
    if case .dismissing = phase { true } else { false }
  }

  /// Whether something is on screen, perhaps on its way out.
  var isOnScreen: Bool {
    switch phase {
    case .presented, .dismissing: true
    case .idle, .presenting: false
    }
  }

  /// Whether a presentation is on screen, on its way there, or waits for its turn.
  func contains(_ handle: PresentationHandle) -> Bool {
    current?.handle === handle || waiting.contains { $0.handle === handle }
  }

  /// What is presented or is to be, in order.
  var requests: [PresentationRequest] { (current.map { [$0] } ?? []) + waiting }

  mutating func present(_ request: PresentationRequest) {
    if case .idle = phase { phase = .presenting(request) } else { waiting.append(request) }
  }

  mutating func appeared(_ request: PresentationRequest) {
    guard case .presenting(let expected) = phase, expected.id == request.id else { return }
    phase = .presented(request)
  }

  /// Takes the current one away. One that never came on screen is gone at once.
  mutating func dismissCurrent() {
    switch phase {
    case .presenting:
      phase = .idle
      presentNext()
    case .presented: phase = .dismissing
    case .idle, .dismissing: break
    }
  }

  /// Takes all away, also what waits.
  mutating func dismissAll() {
    waiting = []
    dismissCurrent()
  }

  /// SwiftUI has taken a presentation off the screen.
  mutating func dismissed() {
    guard case .dismissing = phase else { return }
    phase = .idle
    presentNext()
  }

  private mutating func presentNext() {
    guard !waiting.isEmpty else { return }
    phase = .presenting(waiting.removeFirst())
  }
}

/// A destination to present, and how. Each request is a presentation of its own, also of a destination that was presented before.
nonisolated struct PresentationRequest: Identifiable {
  enum Style {
    case sheet, cover
  }

  let destination: AnyNavigationDestination
  let style: Style
  /// Whether it gets a stack of its own.
  let isManaged: Bool
  let handle: PresentationHandle
  /// A Boolean value that indicates whether the screen below has yet to appear, or a guard that came with it has yet to be asked.
  var isHeld = false
  /// The number of the newest guard that may have been asked; see ``NavigationGuard/number``.
  var guardsAsked = Int.max

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

  /// How a navigator gets there.
  var method: NavigationMethod {
    switch style {
    case .sheet: isManaged ? .managedSheet : .sheet
    case .cover: isManaged ? .managedCover : .cover
    }
  }
}

/// Stands for a presentation where what is presented must know it.
@MainActor
final class PresentationHandle {
  private weak var presenter: Navigator?
  /// What was saved of the navigator within, until that is there.
  private(set) var restored: SavedNavigator?
  private var written: WrittenEntry?

  init(presenter: Navigator, restored: SavedNavigator? = nil) {
    self.presenter = presenter
    self.restored = restored
  }

  /// Hands what was saved to the navigator within.
  func takeRestored() -> SavedNavigator? {
    defer { restored = nil }
    return restored
  }

  func restore(_ saved: SavedNavigator) {
    restored = saved
  }

  /// What is presented, as it is saved; nil where it cannot be.
  func written(_ destination: AnyNavigationDestination, for navigator: Navigator) -> SavedEntry? {
    let written = written ?? navigator.write(destination)
    self.written = written
    return written.saved
  }

  /// Ends the presentation, where nobody objects. Returns false where somebody does or it has ended already.
  func end() -> Bool {
    presenter?.leavePresentation(self) ?? false
  }

  /// Ends the presentation. Nobody is asked any more.
  func close() {
    presenter?.endPresentation(self)
  }
}
