extension KeyPath {
  /// Embeds a value by calling the case key path: `(\Destination.Cases.counter)(1)`.
  @inlinable @inline(__always)
  public func callAsFunction<Enum: CasePathable, Payload>(_ value: Payload) -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    Enum.allCasePaths[keyPath: self].embed(value)
  }

  /// Returns an enum in a case without a value: `(\Destination.Cases.settings)()`.
  @inlinable @inline(__always)
  public func callAsFunction<Enum: CasePathable>() -> Enum where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Void> {
    Enum.allCasePaths[keyPath: self].embed(())
  }
}
