nonisolated struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the column headers of the tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets the style of the tables in this view. It has no effect because hosts have only one style.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    self
  }
}

/// A type that defines the appearance of tables.
@MainActor
@preconcurrency
public protocol TableStyle {}

/// The default style of the platform.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A style with insets around the table.
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of the platform.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with insets around the table.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}
