extension View {
  /// Asks that changes of this view are animated when `value` changes. A hint: a host animates what it can, at its own pace.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
}
