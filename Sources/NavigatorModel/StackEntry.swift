/// The identity of an entry. Two pushes of equal destinations have different identities.
public struct EntryID: Hashable, Comparable, Sendable {
  let number: Int

  /// Returns a Boolean value that indicates whether an entry was pushed before another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// An element of a stack's path, with its identity and the guards' decisions.
public struct StackEntry<Path: StackPath> {
  /// The content of an entry.
  public enum Kind {
    /// A destination.
    case destination(Path.Destination)
    /// A value for which the app registered a view.
    case value(Path.Value)
    /// An element that a link pushed. Its destination becomes known when the screen is created.
    case unknown
  }

  /// The identity of the entry.
  public let id: EntryID
  /// The content of the entry.
  public internal(set) var kind: Kind
  /// The decisions of the guards that have admitted the entry; nil before their evaluation.
  public internal(set) var answers: GuardAnswers?
  /// A Boolean value that indicates whether the entry comes from a saved state.
  ///
  /// If a guard denies such an entry, the restored entries above it are removed too.
  public internal(set) var isRestored = false

  /// A Boolean value that indicates whether the guards have admitted the entry.
  public var isAdmitted: Bool { answers != nil }

  /// The destination; nil for a value, and while the content is unknown.
  public var destination: Path.Destination? {
    if case .destination(let destination) = kind { destination } else { nil }
  }

  /// A Boolean value that indicates whether a link pushed the entry and its destination is not known.
  public var isUnknown: Bool {
    if case .unknown = kind { true } else { false }
  }

  /// A Boolean value that indicates whether the entry is a value. The app's view of a value does not report its appearance.
  var isValue: Bool {
    if case .value = kind { true } else { false }
  }
}
