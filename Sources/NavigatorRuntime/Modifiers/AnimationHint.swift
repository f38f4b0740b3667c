extension View {
  /// Requests that changes of this view are animated when `value` changes. Hosts decide which changes they animate, and how fast.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Requests that all changes of this view are animated. Prefer `animation(_:value:)`. Hosts decide which changes they
  /// animate, and how fast.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self
  }
}
