/// A change of an element's style that a host repeats until the style changes again.
public struct LoopingChange: Hashable, Sendable {
  /// The timing, which has no number of repetitions.
  public var animation: AnimationStyle
  /// The style at the start. The element's own style is the style at the end.
  public var start: Style

  /// Creates a change.
  public init(animation: AnimationStyle, start: Style) {
    self.animation = animation
    self.start = start
  }
}
