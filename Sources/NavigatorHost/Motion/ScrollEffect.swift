/// Changes of a view's appearance that depend on its position in the visible part of a scroll view.
///
/// A host applies them to the first child of the element with the effect, so that they do not affect the position of the element.
/// The host sends no events about them.
public struct ScrollEffect: Hashable, Sendable {
  /// The position at which a view has its usual appearance, as a distance from the edge at which the view becomes visible.
  public struct Threshold: Hashable, Sendable {
    /// The part of the view that is visible.
    public var visible: Double
    /// The fraction of the distance to the center of the scroll view.
    public var centered: Double
    /// An additional distance in points.
    public var inset: Double

    /// Creates a threshold.
    public init(visible: Double, centered: Double = 0, inset: Double = 0) {
      self.visible = visible
      self.centered = centered
      self.inset = inset
    }
  }

  /// The change near one edge.
  public struct Edge: Hashable, Sendable {
    /// The appearance outside of the scroll view.
    public var state: TransitionState
    /// The position at which the view has its usual appearance.
    public var threshold: Threshold
    /// The timing of the change at the threshold. If the change follows the scrolling, only the curve of the timing is used.
    public var animation: AnimationStyle
    /// A Boolean value that indicates whether the change follows the scrolling.
    public var isInteractive: Bool

    /// Creates a change.
    public init(state: TransitionState, threshold: Threshold, animation: AnimationStyle, isInteractive: Bool) {
      self.state = state
      self.threshold = threshold
      self.animation = animation
      self.isInteractive = isInteractive
    }
  }

  /// A Boolean value that indicates whether the position along the horizontal axis determines the appearance. If it is nil, the
  /// axis along which the scroll view scrolls is used.
  public var isHorizontal: Bool?
  /// The usual appearance.
  public var identity: TransitionState
  /// The change near the top or the leading edge, or nil for none.
  public var topLeading: Edge?
  /// The change near the bottom or the trailing edge, or nil for none.
  public var bottomTrailing: Edge?

  /// Creates an effect.
  public init(isHorizontal: Bool?, identity: TransitionState, topLeading: Edge?, bottomTrailing: Edge?) {
    self.isHorizontal = isHorizontal
    self.identity = identity
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
  }
}
