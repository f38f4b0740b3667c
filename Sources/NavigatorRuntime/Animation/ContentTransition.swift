import NavigatorHost

/// The way in which a text changes in an animated change.
public struct ContentTransition: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case identity, interpolate, opacity
    case numericText(countsDown: Bool)
  }

  fileprivate let kind: Kind

  /// The new content is shown at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The styles change gradually. The new content is shown at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Returns a transition for numbers: the old one moves up and fades out, and the new one follows it.
  ///
  /// - Parameter countsDown: A Boolean value that indicates whether they move down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// Returns a transition for numbers whose direction depends on the value. The web host always moves
  /// the new number up.
  public static func numericText(value: Double) -> ContentTransition { numericText() }

  /// The appearance of the new content at the start; nil shows it at once.
  var entrance: TransitionState? {
    var state = TransitionState.transparent
    switch kind {
    case .identity, .interpolate: return nil
    case .opacity: break
    case .numericText(let countsDown): state.heights = countsDown ? -0.6 : 0.6
    }
    return state
  }
}

extension EnvironmentValues {
  /// The way in which texts change in an animated change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the content transition is that of views drawn with the GPU. Hosts ignore it.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Sets the way in which the texts of this view change in an animated change.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
