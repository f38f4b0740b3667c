/// The emphasis of badges.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }

  private let level: Level

  /// Badges that inform without asking for attention.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The default emphasis.
  public static let standard = BadgeProminence(level: .standard)
  /// Badges that ask for attention.
  public static let increased = BadgeProminence(level: .increased)
}

nonisolated private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// The emphasis of the badges in this environment.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the emphasis of the badges in this view. Hosts show all badges alike.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
