extension Navigator {
  /// A Boolean value that indicates whether this navigator presents a sheet or cover, or the app presents a managed view from its
  /// view.
  public var isPresenting: Bool { presentations.current != nil || isPresentingByApp }

  /// Returns a Boolean value that indicates whether this navigator or one below presents something.
  public func isAnyChildPresenting() -> Bool { first { $0.isPresenting } != nil }

  /// The request of the presented sheet or cover. SwiftUI writes nil when the user swipes it away.
  subscript(presented style: PresentationRequest.Style) -> PresentationRequest? {
    get { presentations.current.flatMap { $0.style == style && !$0.isPending ? $0 : nil } }
    set { if newValue == nil { _ = self[presented: style]?.handle.end() } }
  }
}

extension PresentationHandle {
  /// Ends the presentation unless a blocker refuses. Returns false if one does or if it has already ended.
  func end() -> Bool {
    guard let presenter, presenter.model.presentations.current?.handle === self else { return false }
    return presenter.leave(by: [.presentation(self)], for: .dismissal) ?? false
  }
}
