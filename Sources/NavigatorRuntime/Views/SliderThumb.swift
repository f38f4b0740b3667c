nonisolated struct SliderThumbKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension View {
  /// Sets the visibility of the thumbs of the sliders in this view. A slider without a thumb still selects values.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: SliderThumbKey.self, value: visibility))
  }
}
