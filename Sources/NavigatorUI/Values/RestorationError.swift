/// An error that prevents a navigation state from being saved or restored.
nonisolated public enum RestorationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The state has more than 1,048,576 bytes.
  case tooLarge(bytes: Int)
  /// The data is not a saved state.
  case unreadable
  /// The state was saved by a newer version of this module.
  case newerVersion(Int)
  /// The state was saved with another restoration key; see ``NavigationConfiguration/restorationKey``.
  case otherKey(saved: String?, expected: String)
  /// The navigator is outside of every managed view.
  case noManagedView

  /// A description of the error with its remedy.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      """
      The navigation state has \(bytes) bytes, and no more than \(SavedState.maximumBytes) are saved or read. Store ids in \
      destinations instead of data.
      """
    case .unreadable:
      "The data is not a saved navigation state. Pass the result of savedState()."
    case .newerVersion(let version):
      """
      The navigation state has version \(version), and versions up to \(SavedState.currentVersion) can be read. A newer app \
      saved it.
      """
    case .otherKey(let saved, let expected):
      """
      The navigation state was saved with the restoration key \(saved.map { "\"\($0)\"" } ?? "nil"); this app's is \
      \"\(expected)\".
      """
    case .noManagedView:
      "The navigator outside of every managed view has no state. Use that of a ManagedNavigationStack, or the root."
    }
  }
}

/// The result of restoring a saved state.
///
/// Entries that cannot be restored are omitted; the others are restored.
nonisolated public struct RestorationReport: Hashable, Sendable {
  /// A screen or presentation that was not restored.
  public struct LeftOut: Hashable, Sendable, CustomStringConvertible {
    /// The reason why an entry was not restored.
    public enum Reason: Hashable, Sendable {
      /// No type is registered under the name; see ``NavigationDestinationTypes``.
      case unknownType
      /// The type cannot decode the entry; contains the description of the error.
      case unreadable(String)
      /// The data is not a saved destination.
      case malformed
      /// The navigator has no stack for the screen.
      case noStack
      /// The entry was above a screen that a state had pushed, and the state does not push that screen now.
      case otherState
      /// A guard or a blocker denied the entry or has not decided yet.
      case notAllowed
    }

    /// The name of the type, with the name of the case if the type is an enum.
    public let entry: String
    /// The reason why the entry was not restored.
    public let reason: Reason

    /// A description of the entry and the reason.
    public var description: String {
      switch reason {
      case .unknownType: "\(entry): no destination type is registered under that name"
      case .unreadable(let explanation): "\(entry): \(explanation)"
      case .malformed: "\(entry): not a saved destination"
      case .noStack: "\(entry): the navigator has no stack"
      case .otherState: "\(entry): the state below it has changed"
      case .notAllowed: "\(entry): it is not allowed now"
      }
    }
  }

  /// The number of restored screens and presentations.
  public internal(set) var restored = 0
  /// The entries that were not restored, in the order of their occurrence.
  public internal(set) var leftOut: [LeftOut] = []

  /// A Boolean value that indicates whether all entries were restored.
  public var isComplete: Bool { leftOut.isEmpty }

  mutating func add(_ other: RestorationReport) {
    restored += other.restored
    leftOut += other.leftOut
  }
}
