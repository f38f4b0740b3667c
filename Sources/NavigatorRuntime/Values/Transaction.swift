/// The circumstances of a change of state: how it should be animated, if at all. A hint, as ``Animation`` is.
public struct Transaction {
  /// How the change is drawn over time; nil shows it at once.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// Whether the change is one of a quick succession, as of a slider being dragged.
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs `body` and gives back its result; hosts are free to animate what it changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body` and gives back its result; hosts are free to animate what it changes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs `body` and gives back its result; hosts are free to animate what it changes.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}
