import NavigatorHost

/// The transition of a text whose content changes in an animated update.
public struct ContentTransition: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case identity, interpolate, opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  fileprivate let kind: Kind

  /// A transition that shows the new content immediately.
  public static let identity = ContentTransition(kind: .identity)
  /// A transition that interpolates styles and shows the new content immediately.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A transition in which the old content fades out while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Returns a transition for numbers. The old number moves up and fades out while the new number moves in from below.
  ///
  /// - Parameter countsDown: A Boolean value that indicates whether the numbers move down instead.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// Returns a transition for numbers whose direction depends on a value. An increasing number moves up, and a decreasing number
  /// moves down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

  /// The initial appearance of the new content, or nil to show the content immediately.
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
  /// The transition of texts whose content changes in an animated update.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether content transitions are drawn with GPU acceleration. Hosts ignore it.
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
  /// Sets the transition of this view's texts when their content changes in an animated update.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    ContentTransitionView(content: self, transition: transition)
  }
}

/// A view that sets a content transition.
nonisolated struct ContentTransitionView<Content: View>: View {
  let content: Content
  let transition: ContentTransition
  @State private var numbers = NumberMemory()

  init(content: Content, transition: ContentTransition) {
    self.content = content
    self.transition = transition
  }

  @MainActor var body: some View {
    ContentTransitionMark(content: content.environment(\.contentTransition, numbers.resolve(transition)))
  }
}

/// A view that records that the session has content transitions. Without any, texts do not look for them.
nonisolated private struct ContentTransitionMark<Content: View>: ComputedBoxView, SubviewModifier {
  let content: Content

  nonisolated init(content: Content) {
    self.content = content
  }

  func modifying(_ view: AnyView) -> AnyView { AnyView(ContentTransitionMark<AnyView>(content: view)) }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    node.graph.elements.motion.hasContentTransitions = true
    return []
  }
}

extension Node {
  /// A Boolean value that indicates whether texts at this node are replaced with a transition, as rows of a list.
  var replacesRowTexts: Bool {
    guard graph.elements.motion.hasContentTransitions, elementParent?.holdsListRows == true else { return false }
    return EnvironmentValues(scope: scope).contentTransition.entrance != nil
  }
}

/// The last value of a transition for numbers, which determines the direction.
@MainActor
private final class NumberMemory {
  private var last: Double?
  private var countsDown = false

  nonisolated init() {}

  /// Returns the transition with a resolved direction.
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
