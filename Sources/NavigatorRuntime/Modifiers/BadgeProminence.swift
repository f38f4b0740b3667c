/// The emphasis of badges.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private enum Level: String { case decreased, standard, increased }

  private let level: Level

  /// The name for hosts, or nil for the default emphasis.
  var hostName: String? { level == .standard ? nil : level.rawValue }

  /// Badges that contain information of low importance.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The default emphasis.
  public static let standard = BadgeProminence(level: .standard)
  /// Badges that require the user's attention.
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
  /// Sets the emphasis of the badges of rows in this view.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
