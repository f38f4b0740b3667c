extension View {
  /// Hides the labels of the controls in this view; they are still read out.
  nonisolated public func labelsHidden() -> some View {
    inheriting({ $0.labelsHidden = true }, comparing: true)
  }
}
