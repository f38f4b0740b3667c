/// A change of an element's appearance that a host repeats until the appearance changes again.
public struct LoopingChange: Hashable, Sendable {
  /// The timing, which has no number of repetitions.
  public var animation: AnimationStyle
  /// The style at the start. The element's own style is the style at the end.
  public var start: Style
  /// The styles and drawings at equidistant times, or nil if the host interpolates the styles.
  public var frames: Motion.Frames?

  /// Creates a change.
  public init(animation: AnimationStyle, start: Style, frames: Motion.Frames? = nil) {
    self.animation = animation
    self.start = start
    self.frames = frames
  }
}
