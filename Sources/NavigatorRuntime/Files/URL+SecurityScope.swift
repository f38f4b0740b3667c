import Foundation

extension URL {
  /// Starts access to a file that the user has chosen. On Apple platforms, Foundation declares this method. It has no effect here
  /// because a session can always read the files that it has received.
  ///
  /// - Returns: Always true.
  public nonisolated func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a file that the user has chosen. It has no effect.
  public nonisolated func stopAccessingSecurityScopedResource() {}
}
