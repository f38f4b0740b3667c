import SwiftUI

/// Decides whether what a navigator presents may be shown when SwiftUI makes its view. A sheet that the app presents by itself may have been in
/// the way until then, and guards may have changed their answers meanwhile.
@MainActor
@Observable
final class PresentationEntrance {
  private var isAdmitted = false
  /// The presentation that was decided about.
  @ObservationIgnored private var decided: (handle: PresentationHandle, isOpen: Bool)?

  nonisolated init() {}

  func isOpen(for request: PresentationRequest, on presenter: Navigator) -> Bool {
    let isAdmitted = isAdmitted
    if let decided, decided.handle === request.handle { return decided.isOpen || isAdmitted }
    let isOpen = presenter.guards(after: request.answers).isEmpty
    decided = (request.handle, isOpen)
    return isOpen
  }

  func open() {
    isAdmitted = true
  }
}
