extension View {
  /// Disables the controls in this view. What is disabled around it stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: DisabledChange(isDisabled: disabled))
  }

  /// Sets how much space the controls in this view take.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets what the texts and symbols in this view are drawn with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, change: ForegroundChange(style: AnyShapeStyle(style)))
  }

  /// Sets the colour of the texts and symbols in this view; nil is the host's own. Newer code says `foregroundStyle(_:)`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self, change: ForegroundChange(style: color.map { AnyShapeStyle($0) }))
  }

  /// Sets what the controls in this view are drawn with; nil is the app's accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    EnvironmentView(content: self, change: TintChange(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the colour of the controls in this view; nil is the app's accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self, change: TintChange(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the colour of the controls in this view. Newer code says `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
