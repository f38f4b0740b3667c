/// The method by which a navigator shows a destination.
nonisolated public enum NavigationMethod: Int, Codable, CaseIterable, Sendable {
  /// Pushes the destination onto the navigator's stack.
  case push
  /// Sends the destination as a value to a receiver of its type.
  case send
  /// Presents the destination in a sheet.
  case sheet
  /// Presents the destination in a full-screen cover.
  case cover
  /// Presents the destination in a sheet with its own navigation stack.
  case managedSheet
  /// Presents the destination in a full-screen cover with its own navigation stack.
  case managedCover

  var isPresentation: Bool { self != .push && self != .send }
}
