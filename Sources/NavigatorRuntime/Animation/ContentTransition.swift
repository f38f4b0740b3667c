import NavigatorHost

/// The way in which a text changes in an animated change.
public struct ContentTransition: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case identity, interpolate, opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
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
  /// Returns a transition for numbers whose direction depends on the value: a number that increases moves up, and one that
  /// decreases moves down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

  /// The appearance of the new content at the start; nil shows it at once.
  var entrance: TransitionState? {
    var state = TransitionState.transparent
    switch kind {
    case .identity, .interpolate: return nil
    case .opacity: break
    case .numericValue: state.heights = 0.6
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
    ContentTransitionView(content: self, transition: transition)
  }
}

/// A view whose texts change with a transition.
nonisolated struct ContentTransitionView<Content: View>: View {
  let content: Content
  let transition: ContentTransition
  @State private var numbers = NumberMemory()

  init(content: Content, transition: ContentTransition) {
    self.content = content
    self.transition = transition
  }

  @MainActor var body: some View {
    content.environment(\.contentTransition, numbers.resolve(transition))
  }
}

/// The last value of a transition for numbers, from which the direction follows.
@MainActor
private final class NumberMemory {
  private var last: Double?
  private var countsDown = false

  nonisolated init() {}

  /// Returns the transition with a direction.
  func resolve(_ transition: ContentTransition) -> ContentTransition {
    guard case .numericValue(let value) = transition.kind else {
      last = nil
      return transition
    }
    if let last, value != last { countsDown = value < last }
    last = value
    return .numericText(countsDown: countsDown)
  }
}
