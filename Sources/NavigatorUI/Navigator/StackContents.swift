import SwiftUI

/// What is on a stack: the path that SwiftUI shows, and what is known of its values, for the path itself cannot be read.
nonisolated struct StackContents {
  /// Tells two pushes of one destination apart.
  struct EntryID: Hashable, Comparable {
    fileprivate let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  }

  struct Entry {
    enum Kind {
      case destination(AnyNavigationDestination)
      case value(AnyHashable)
      /// Pushed by a link. When a destination's screen appears it says what it is.
      case unknown
    }

    let id: EntryID
    fileprivate(set) var kind: Kind
    /// A Boolean value that indicates whether guards have allowed the entry.
    fileprivate(set) var isAdmitted: Bool
    /// The number of the newest guard that may have been asked about the entry; see ``NavigationGuard/number``.
    fileprivate(set) var guardsAsked: Int
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
  /// How often anything was pushed.
  private(set) var pushes = 0

  /// Pushes a destination; wrapped, so that it needs no registration, or as it is.
  ///
  /// - Parameters:
  ///   - isAdmitted: Whether guards have allowed the destination. If not, they are asked before the screen's view is made.
  ///   - guardsAsked: The number of the newest guard that may have been asked.
  ///   - isRestored: Whether the destination comes from a saved state.
  mutating func append(
    _ destination: any NavigationDestination, isWrapped: Bool = true, isAdmitted: Bool = true, guardsAsked: Int = .max,
    isRestored: Bool = false
  ) {
    let wrapped = AnyNavigationDestination(destination)
    if isWrapped { path.append(wrapped) } else { appendToPath(destination) }
    add(.destination(wrapped), isAdmitted: isAdmitted, guardsAsked: guardsAsked)
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

  /// Takes over a path that SwiftUI has changed: it pushes what links say, and pops.
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
  mutating func admit(_ id: EntryID, as destination: AnyNavigationDestination, guardsAsked: Int = .max) {
    guard let index = index(of: id) else { return }
    entries[index].kind = .destination(destination)
    entries[index].isAdmitted = true
    entries[index].guardsAsked = guardsAsked
  }

  /// The path of the lowest entries.
  func path(ofLowest count: Int) -> NavigationPath {
    guard count < entries.count else { return path }
    var path = path
    path.removeLast(entries.count - count)
    return path
  }

  /// Takes one screen out. The path can only be changed at its end: where a link has pushed something unknown onto it, that goes
  /// as well.
  mutating func remove(_ id: EntryID, wrapped isWrapped: Bool) {
    guard let index = index(of: id) else { return }
    let above = entries[(index + 1)...].prefix { !$0.isUnknown }
    removeLast(entries.count - index)
    append(above, wrapped: isWrapped)
  }

  /// Takes over a path that a link has made longer while it lacks the topmost entries: what the link pushes comes below these for
  /// now.
  mutating func adopt(_ newPath: NavigationPath, below hidden: Int, wrapped isWrapped: Bool) {
    let above = entries.suffix(hidden)
    removeLast(above.count)
    adopt(newPath)
    append(above, wrapped: isWrapped)
  }

  private mutating func append(_ above: ArraySlice<Entry>, wrapped isWrapped: Bool) {
    for entry in above {
      switch entry.kind {
      case .destination(let destination):
        let isWrapped = isWrapped || destination.stateScreen != nil
        if isWrapped { path.append(destination) } else { appendToPath(destination.wrapped) }
      case .value(let value): (value.base as? any Hashable).map { appendToPath($0) }
      case .unknown: break
      }
      entries.append(entry)
    }
  }

  /// Replaces everything. What is at the same place with the same destination stays.
  mutating func replace(
    with destinations: [any NavigationDestination], wrapped isWrapped: Bool, guardsAsked: Int = .max, isRestored: Bool = false
  ) {
    let kept = countInCommon(with: destinations)
    removeLast(entries.count - kept)
    for destination in destinations.dropFirst(kept) {
      append(destination, isWrapped: isWrapped, guardsAsked: guardsAsked, isRestored: isRestored)
    }
  }

  /// How many of the lowest screens are those of other stack contents.
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

  /// Where a destination is for the last time.
  func lastIndex(of destination: AnyNavigationDestination) -> Int? {
    entries.lastIndex { $0.destination == destination }
  }

  /// Whether an entry is a destination. The path knows, also of what a link has pushed: paths can be compared, though not read.
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

  private mutating func add(_ kind: Entry.Kind, isAdmitted: Bool = true, guardsAsked: Int = .max) {
    pushes += 1
    entries.append(Entry(id: EntryID(number: pushes), kind: kind, isAdmitted: isAdmitted, guardsAsked: guardsAsked))
  }

  private mutating func appendToPath(_ value: any Hashable) {
    if let value = value as? any Hashable & Codable { path.append(value) } else { path.append(value) }
  }
}
