/// An animated change of an element that a session makes when it starts, before a host has its tree.
///
/// ``HostSession/root`` contains the state at the end. A host that shows the tree for the first time plays the animation from the
/// start to that state.
public struct OpeningAnimation: Hashable, Sendable {
  /// The timing.
  public var animation: AnimationStyle
  /// The styles and drawings of the element at equidistant times. Two are the ones at the start and at the end.
  public var frames: Motion.Frames
  /// The appearance of an inserted element at the start, or nil if the element changes.
  public var insertion: TransitionState?

  /// Creates an animation.
  public init(animation: AnimationStyle, frames: Motion.Frames, insertion: TransitionState? = nil) {
    self.animation = animation
    self.frames = frames
    self.insertion = insertion
  }
}
