/// The behavior of alternating row backgrounds in lists and tables.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// The default behavior for the style of the list or table.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  /// A behavior in which every second row has a different background.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// A behavior in which all rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

extension View {
  /// Sets whether rows of the lists and tables in this view have alternating backgrounds. It has no effect because hosts separate
  /// rows with lines.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    self
  }
}
