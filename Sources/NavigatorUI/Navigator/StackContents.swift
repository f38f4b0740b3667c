import SwiftUI

/// The contents of a stack: SwiftUI's path, which cannot be read, and the known properties of its entries.
nonisolated struct StackContents {
  /// The identity of an entry, which distinguishes two pushes of the same destination.
  struct EntryID: Hashable, Comparable {
    fileprivate let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  }

  struct Entry {
    enum Kind {
      case destination(AnyNavigationDestination)
      case value(AnyHashable)
      /// A value that a link has pushed. The destination is known when its screen appears.
      case unknown
    }

    let id: EntryID
    fileprivate(set) var kind: Kind
    /// A Boolean value that indicates whether guards have allowed the entry.
    fileprivate(set) var isAdmitted: Bool
    /// The answers of the guards that have allowed the entry.
    fileprivate(set) var answers: GuardAnswers
    /// A Boolean value that indicates whether the entry comes from a saved state. Nothing of that is shown above what guards
    /// deny.
    var isRestored = false

    var destination: AnyNavigationDestination? {
      if case .destination(let destination) = kind { destination } else { nil }
    }

    var isUnknown: Bool {
      if case .unknown = kind { true } else { false }
    }
  }

  private(set) var path = NavigationPath()
  private(set) var entries: [Entry] = []
  /// The number of pushes so far.
  private(set) var pushes = 0

  /// Pushes a destination.
  ///
  /// - Parameters:
  ///   - isAdmitted: Whether guards have allowed the destination. If not, they are asked before the screen's view is made.
  ///   - answers: The answers of the guards that have allowed the destination.
  ///   - isRestored: Whether the destination comes from a saved state.
  mutating func append(
    _ destination: any NavigationDestination, isWrapped: Bool = true, isAdmitted: Bool = true, answers: GuardAnswers = .notNeeded,
    isRestored: Bool = false
  ) {
    let wrapped = AnyNavigationDestination(destination)
    if isWrapped { path.append(wrapped) } else { appendToPath(destination) }
    add(.destination(wrapped), isAdmitted: isAdmitted, answers: answers)
    entries[entries.count - 1].isRestored = isRestored
  }

  /// Pushes a value for which the stack has a `navigationDestination(for:)`.
  mutating func append(value: any Hashable) {
    appendToPath(value)
    add(.value(AnyHashable(value)))
  }

  mutating func removeLast(_ count: Int) {
    path.removeLast(count)
    entries.removeLast(count)
  }

  /// Adopts a path that SwiftUI has changed by a link or by popping.
  mutating func adopt(_ newPath: NavigationPath) {
    guard newPath != path else { return }
    if newPath.count < entries.count {
      entries.removeLast(entries.count - newPath.count)
    } else {
      if newPath.count == entries.count { entries.removeLast() }
      while entries.count < newPath.count { add(.unknown, isAdmitted: false) }
    }
    path = newPath
  }

  /// Marks an entry as allowed by the guards.
  mutating func admit(_ id: EntryID, as destination: AnyNavigationDestination, answers: GuardAnswers = .notNeeded) {
    guard let index = index(of: id) else { return }
    entries[index].kind = .destination(destination)
    entries[index].isAdmitted = true
    entries[index].answers = answers
  }

  /// The path of the lowest entries.
  func path(ofLowest count: Int) -> NavigationPath {
    guard count < entries.count else { return path }
    var path = path
    path.removeLast(entries.count - count)
    return path
  }

  /// Removes one screen. The path can be changed only at its end, so unknown entries above, which links have pushed, are removed
  /// too.
  mutating func remove(_ id: EntryID, wrapped isWrapped: Bool) {
    guard let index = index(of: id) else { return }
    let above = entries[(index + 1)...].prefix { !$0.isUnknown }
    removeLast(entries.count - index)
    append(above, wrapped: isWrapped)
  }

  /// Adopts a path that a link has extended while the topmost entries are hidden. The link's entry is inserted below these.
  mutating func adopt(_ newPath: NavigationPath, below hidden: Int, wrapped isWrapped: Bool) {
    let above = entries.suffix(hidden)
    removeLast(above.count)
    adopt(newPath)
    append(above, wrapped: isWrapped)
  }

  /// Pushes entries that were on the stack. They stay the same entries.
  mutating func append(_ above: ArraySlice<Entry>, wrapped isWrapped: Bool) {
    for entry in above {
      switch entry.kind {
      case .destination(let destination):
        let isWrapped = isWrapped || destination.stateScreen != nil
        if isWrapped { path.append(destination) } else { appendToPath(destination.wrapped) }
      case .value(let value): (value.base as? any Hashable).map { appendToPath($0) }
      case .unknown: continue
      }
      entries.append(entry)
    }
  }

  /// Replaces all entries. Entries with the same destination at the same position are kept.
  mutating func replace(
    with destinations: [any NavigationDestination], wrapped isWrapped: Bool, answers: GuardAnswers = .notNeeded,
    isRestored: Bool = false
  ) {
    let kept = countInCommon(with: destinations)
    removeLast(entries.count - kept)
    for destination in destinations.dropFirst(kept) {
      append(destination, isWrapped: isWrapped, answers: answers, isRestored: isRestored)
    }
  }

  /// Returns the number of lowest entries that equal the given destinations.
  func countInCommon(with destinations: [any NavigationDestination]) -> Int {
    zip(entries, destinations).prefix { $0.destination == AnyNavigationDestination($1) }.count
  }

  func entry(_ id: EntryID) -> Entry? {
    index(of: id).map { entries[$0] }
  }

  func index(of id: EntryID) -> Int? {
    entries.firstIndex { $0.id == id }
  }

  var destinations: [any NavigationDestination] {
    entries.compactMap { $0.destination?.stateScreen == nil ? $0.destination?.wrapped : nil }
  }

  /// Returns the index of the last occurrence of a destination.
  func lastIndex(of destination: AnyNavigationDestination) -> Int? {
    entries.lastIndex { $0.destination == destination }
  }

  /// Returns whether an entry is a destination. For an unknown entry, paths are compared, because a path cannot be read.
  func holds(_ destination: AnyNavigationDestination, at id: EntryID) -> Bool {
    guard let index = index(of: id) else { return false }
    guard entries[index].isUnknown else { return entries[index].destination == destination }
    var below = path
    below.removeLast(entries.count - index)
    var this = path
    this.removeLast(entries.count - index - 1)
    var wrapped = below
    wrapped.append(destination)
    if wrapped == this { return true }
    var plain = StackContents()
    plain.path = below
    plain.appendToPath(destination.wrapped)
    return plain.path == this
  }

  private mutating func add(_ kind: Entry.Kind, isAdmitted: Bool = true, answers: GuardAnswers = .notNeeded) {
    pushes += 1
    entries.append(Entry(id: EntryID(number: pushes), kind: kind, isAdmitted: isAdmitted, answers: answers))
  }

  private mutating func appendToPath(_ value: any Hashable) {
    if let value = value as? any Hashable & Codable { path.append(value) } else { path.append(value) }
  }
}
