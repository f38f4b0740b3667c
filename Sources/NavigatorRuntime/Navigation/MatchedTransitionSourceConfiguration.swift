/// The appearance of a view from which a screen grows, during the transition.
nonisolated public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The appearance without changes.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the color behind the view during the transition. Hosts ignore it.
  nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the outline of the view during the transition. Hosts ignore it.
  nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the shadow of the view during the transition. Hosts ignore it.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Makes this view the source from which a screen or a presentation with a zoom transition grows. Hosts ignore the
  /// configuration.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    _ = configuration(EmptyMatchedTransitionSourceConfiguration())
    return matchedTransitionSource(id: id, in: namespace)
  }
}
