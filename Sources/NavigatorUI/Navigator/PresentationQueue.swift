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

  var id: ObjectIdentifier { ObjectIdentifier(handle) }
}

/// Stands for a presentation where what is presented must know it.
@MainActor
final class PresentationHandle {
  private weak var presenter: Navigator?

  init(presenter: Navigator) {
    self.presenter = presenter
  }

  /// Ends the presentation. Returns false where it has ended already.
  func end() -> Bool {
    presenter?.endPresentation(self) ?? false
  }
}
