extension View {
  /// Hides the labels of the controls in this view. Assistive technologies still read them.
  nonisolated public func labelsHidden() -> some View {
    inheriting({ $0.labelsHidden = true }, comparing: true)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether controls show no label.
  var labelsAreHidden: Bool { self[InheritedStyleKey.self].labelsHidden }
}
