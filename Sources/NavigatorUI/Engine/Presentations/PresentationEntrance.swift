import SwiftUI

/// Determines whether a navigator's presentation may be shown when SwiftUI creates its view. A sheet of the app may have delayed
/// the creation, and the results of guards may have changed meanwhile.
@MainActor
@Observable
final class PresentationEntrance {
  private var isAdmitted = false
  /// The last presentation that was checked, and the result.
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
