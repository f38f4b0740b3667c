/// Why a saved state is not restored at all, or is not saved.
nonisolated public enum RestorationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is larger than a mebibyte.
  case tooLarge(bytes: Int)
  /// It is not a saved state.
  case unreadable
  /// It was saved by a newer version of this module.
  case newerVersion(Int)
  /// It was saved with another restoration key; see ``NavigationConfiguration/restorationKey``.
  case otherKey(saved: String?, expected: String)
  /// The navigator stands outside of every managed view.
  case noManagedView

  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "The navigation state has \(bytes) bytes, and no more than \(SavedState.mostBytes) are saved or read. Keep data out of destinations: ids will do."
    case .unreadable:
      "These data are not a saved navigation state. Pass what savedState() made."
    case .newerVersion(let version):
      "The navigation state has version \(version), and versions up to \(SavedState.currentVersion) can be read. A newer app saved it."
    case .otherKey(let saved, let expected):
      "The navigation state was saved with the restoration key \(saved.map { "\"\($0)\"" } ?? "nil"); this app's is \"\(expected)\"."
    case .noManagedView:
      "The navigator outside of every managed view has no state. Use that of a ManagedNavigationStack, or the root."
    }
  }
}

/// What became of a saved state.
///
/// What cannot be restored is left out entry by entry; the rest is there.
nonisolated public struct RestorationReport: Hashable, Sendable {
  /// A screen or a presentation that was left out.
  public struct LeftOut: Hashable, Sendable, CustomStringConvertible {
    /// Why it was left out.
    public enum Reason: Hashable, Sendable {
      /// No type is registered under the name; see ``NavigationDestinationTypes``.
      case unknownType
      /// The type cannot read it; what it said.
      case unreadable(String)
      /// It is not the saved form of a destination.
      case malformed
      /// The navigator has no stack that a screen could be on.
      case noStack
      /// It stood above a screen that a state had pushed, and the state does not push that now.
      case otherState
      /// A guard or a view that blocks did not allow it, or has yet to decide.
      case notAllowed
    }

    /// The name of the type, and the case where it is an enum's.
    public let entry: String
    public let reason: Reason

    public var description: String {
      switch reason {
      case .unknownType: "\(entry): no destination type is registered under that name"
      case .unreadable(let explanation): "\(entry): \(explanation)"
      case .malformed: "\(entry): not a saved destination"
      case .noStack: "\(entry): there is no stack for it"
      case .otherState: "\(entry): the state that it stood on is another one now"
      case .notAllowed: "\(entry): it is not allowed now"
      }
    }
  }

  /// How many screens and presentations were restored.
  public internal(set) var restored = 0
  /// What was left out, in the order in which it was met.
  public internal(set) var leftOut: [LeftOut] = []

  /// Whether nothing was left out.
  public var isComplete: Bool { leftOut.isEmpty }
}

extension RestorationReport {
  mutating func add(_ other: RestorationReport) {
    restored += other.restored
    leftOut += other.leftOut
  }
}
