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
  /// Shows or hides the headers of the tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets the style of the tables in this view. Hosts have one style.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    self
  }
}

/// A style of tables.
@MainActor
@preconcurrency
public protocol TableStyle {}

/// The style for the platform.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A style with an inset.
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style for the platform.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with an inset.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}
