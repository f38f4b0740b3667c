/// The size of the rows of sidebars.
nonisolated public enum SidebarRowSize: Sendable {
  /// Small rows.
  case small
  /// Rows of the usual size.
  case medium
  /// Large rows.
  case large
}

nonisolated struct SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue = SidebarRowSize.medium
}

extension EnvironmentValues {
  /// The size of the rows of sidebars, which is medium unless a view sets it. Hosts show rows of the usual size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
