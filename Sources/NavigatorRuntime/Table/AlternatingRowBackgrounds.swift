/// The kind of backgrounds that the rows of lists and tables have.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// The backgrounds of the style of the list or table.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  /// Every second row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

extension View {
  /// Sets whether every second row of the lists and tables in this view has another background. Hosts separate rows by lines.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    self
  }
}
