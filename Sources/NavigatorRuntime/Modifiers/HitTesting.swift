import NavigatorHost

extension View {
  /// Sets whether pointers and fingers reach this view. If not, they reach what is behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    BoxView(content: self, modifiers: enabled ? [] : [.content(.allowsHitTesting, .bool(false))])
  }

  /// Makes the whole of this view receive taps, also where nothing is drawn. Hosts use the bounds of the view, and no other
  /// shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    box(.content(.hasContentShape, .bool(true)))
  }
}
