/// How a navigator gets to a destination.
nonisolated public enum NavigationMethod: Int, Codable, CaseIterable, Sendable {
  /// On top of the navigator's stack.
  case push
  /// As a value for whoever receives values of its type.
  case send
  /// In a sheet.
  case sheet
  /// In a cover over the full screen.
  case cover
  /// In a sheet that has a navigation stack of its own.
  case managedSheet
  /// In a cover that has a navigation stack of its own.
  case managedCover
}
