/// A change of a stack.
///
/// The associated value `isWrapped` indicates whether the stack shows a destination without a registration of its type.
public enum StackChange<Path: StackPath> {
  /// Pushes a destination.
  ///
  /// - Parameters:
  ///   - answers: The decisions of the guards that have admitted the destination; nil if guards must still be evaluated.
  ///   - isRestored: A Boolean value that indicates whether the destination comes from a saved state.
  case push(Path.Destination, isWrapped: Bool = true, answers: GuardAnswers? = .notNeeded, isRestored: Bool = false)
  /// Pushes a value for which the app registered a view.
  case pushValue(Path.Value)
  /// Removes entries from the top.
  case removeLast(Int)
  /// Removes an entry with all entries above it.
  case removeAll(from: EntryID)
  /// Removes one entry. The entries above it stay, up to the first unknown entry, whose element cannot be pushed again.
  case remove(EntryID, isWrapped: Bool)
  /// Marks an entry as admitted by the guards, and sets its destination.
  case admit(EntryID, as: Path.Destination, answers: GuardAnswers = .notNeeded)
  /// Replaces all entries. The lowest entries are kept as long as their destinations are equal.
  case replaceAll([Path.Destination], isWrapped: Bool, answers: GuardAnswers = .notNeeded, isRestored: Bool = false)
  /// Adopts a path that the user interface has changed: a link pushed an element, or the user went back.
  ///
  /// - Parameter below: The number of topmost entries that the user interface does not show. They stay above the new entries.
  case adopt(Path, below: Int = 0, isWrapped: Bool = true)
  /// Removes the topmost shown entry, which a link pushed, and pushes its destination again above the entries that were pushed
  /// earlier.
  ///
  /// - Parameter below: The number of entries above it, which the user interface does not show.
  case postpone(EntryID, as: Path.Destination, below: Int, isWrapped: Bool)

  /// A Boolean value that indicates whether all entries stay.
  var onlyAdds: Bool {
    switch self {
    case .push, .pushValue, .admit: true
    case .removeLast, .removeAll, .remove, .replaceAll, .adopt, .postpone: false
    }
  }
}
