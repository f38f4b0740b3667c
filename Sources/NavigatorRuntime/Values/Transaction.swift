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

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Calls `body` and returns its result. The animation is ignored: hosts decide which changes they animate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Calls `body` and returns its result. The transaction is ignored: hosts decide which changes they animate.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Calls `body` and returns its result. The transaction's value is ignored: hosts decide which changes they animate.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}
