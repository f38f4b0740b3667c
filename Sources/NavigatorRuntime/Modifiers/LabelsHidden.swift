extension View {
  /// Hides the labels of the controls in this view. Assistive technologies still read them.
  nonisolated public func labelsHidden() -> some View {
    inheriting({ $0.labelsHidden = true }, comparing: true)
  }

  /// Sets whether the controls in this view show their labels. Assistive technologies read hidden labels too.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

nonisolated struct LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether controls show no label.
  var labelsAreHidden: Bool { self[InheritedStyleKey.self].labelsHidden }

  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : self[LabelsVisibilityKey.self] }
    set {
      self[InheritedStyleKey.self].labelsHidden = newValue == .hidden
      self[LabelsVisibilityKey.self] = newValue
    }
  }
}
