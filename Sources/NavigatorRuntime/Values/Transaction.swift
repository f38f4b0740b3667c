/// The context of a change of state, such as its animation. Like an ``Animation``, it is a request to the host.
public struct Transaction {
  /// The animation of the change; nil shows the change at once.
  public var animation: Animation?
  /// A Boolean value that indicates whether animations that views request are disabled.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is part of a continuous interaction, such as dragging a slider.
  public var isContinuous = false
  /// The values of the app's own keys; see ``TransactionKey``.
  var values: KeyedValues<Any> = [:]
  /// The closures to call when the changes with this transaction have been committed.
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
