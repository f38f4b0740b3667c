extension View {
  /// Disables the controls in this view. A control stays disabled if any view around it disables it.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: DisabledChange(isDisabled: disabled))
  }

  /// Sets the size of the controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the style of the texts and symbols in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, change: ForegroundChange(style: AnyShapeStyle(style)))
  }

  /// Sets the style of the texts and symbols in this view, and the style of their secondary level.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(LeveledShapeStyle(primary: AnyShapeStyle(primary), others: [AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the primary, secondary and tertiary levels of the texts and symbols in this view. Symbols have at most
  /// two levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(
      LeveledShapeStyle(primary: AnyShapeStyle(primary), others: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the style to which `.background` resolves in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the color of the texts and symbols in this view. Nil uses the host's own color. Prefer `foregroundStyle(_:)`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self, change: ForegroundChange(style: color.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of the controls in this view. Nil uses the app's accent color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    EnvironmentView(content: self, change: TintChange(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint color of the controls in this view. Nil uses the app's accent color.
  nonisolated public func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self, change: TintChange(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint color of the controls in this view. Prefer `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
