/// The context of a state change, such as its animation. Hosts decide how to perform animations.
public struct Transaction {
  /// The animation of the change, or nil to show the change immediately.
  public var animation: Animation?
  /// A Boolean value that indicates whether the animations of views are disabled.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is part of a continuous interaction, such as dragging a slider.
  public var isContinuous = false
  /// The values of custom keys. See ``TransactionKey``.
  var values: KeyedValues<Any> = [:]
  /// The closures to call after the changes of this transaction have been committed.
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
