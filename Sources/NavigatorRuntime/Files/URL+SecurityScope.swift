import Foundation

extension URL {
  /// Begins an access to a file that a user has chosen. Foundation declares the method on Apple platforms only. Here a session
  /// can always read the files that it has received.
  ///
  /// - Returns: True.
  public nonisolated func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends an access to a file that a user has chosen.
  public nonisolated func stopAccessingSecurityScopedResource() {}
}
