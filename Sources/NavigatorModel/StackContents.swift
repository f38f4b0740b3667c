/// The contents of a stack: the path, and an entry for each of its elements.
public struct StackContents<Path: StackPath> {
  /// An element of the path.
  public typealias Entry = StackEntry<Path>

  /// The path that the stack shows.
  public private(set) var path = Path()
  /// The entries, the lowest first. There is one for each element of the path.
  public private(set) var entries: [Entry] = []
  /// The number of pushes so far.
  public private(set) var pushes = 0

  /// Creates the contents of an empty stack.
  public init() {}

  // MARK: Reading

  /// Returns the entry with an identity, or nil if the entry has left the stack.
  public func entry(_ id: EntryID) -> Entry? {
    index(of: id).map { entries[$0] }
  }

  /// Returns the position of an entry, or nil if the entry has left the stack.
  public func index(of id: EntryID) -> Int? {
    entries.firstIndex { $0.id == id }
  }

  /// Returns the position of the topmost entry with a destination.
  public func lastIndex(of destination: Path.Destination) -> Int? {
    entries.lastIndex { $0.destination == destination }
  }

  /// Returns the number of the lowest entries that equal the first elements of a list of destinations.
  public func countInCommon(with destinations: some Sequence<Path.Destination>) -> Int {
    zip(entries, destinations).prefix { $0.destination == $1 }.count
  }

  /// Returns the path of the lowest entries.
  public func path(ofLowest count: Int) -> Path {
    guard count < entries.count else { return path }
    var path = path
    path.removeLast(entries.count - max(count, 0))
    return path
  }

  /// Returns a Boolean value that indicates whether an entry is a destination.
  ///
  /// An unknown entry is identified by comparing paths, because their elements cannot be read.
  public func holds(_ destination: Path.Destination, at id: EntryID) -> Bool {
    guard let index = index(of: id) else { return false }
    guard entries[index].isUnknown else { return entries[index].destination == destination }
    let this = path(ofLowest: index + 1)
    return [true, false].contains { isWrapped in
      var candidate = path(ofLowest: index)
      candidate.append(destination, isWrapped: isWrapped)
      return candidate == this
    }
  }

  // MARK: Changing

  /// Makes a change. A change of an entry that has left the stack has no effect.
  public mutating func apply(_ change: StackChange<Path>) {
    switch change {
    case .push(let destination, let isWrapped, let answers, let isRestored):
      push(destination, isWrapped: isWrapped, answers: answers, isRestored: isRestored)
    case .pushValue(let value):
      path.append(value)
      add(.value(value), answers: .notNeeded)
    case .removeLast(let count): removeLast(count)
    case .removeAll(let lowest): index(of: lowest).map { removeLast(entries.count - $0) }
    case .remove(let id, let isWrapped): remove(id, isWrapped: isWrapped)
    case .admit(let id, let destination, let answers): admit(id, as: destination, answers: answers)
    case .replaceAll(let destinations, let isWrapped, let answers, let isRestored):
      removeLast(entries.count - countInCommon(with: destinations))
      for destination in destinations.dropFirst(entries.count) {
        push(destination, isWrapped: isWrapped, answers: answers, isRestored: isRestored)
      }
    case .adopt(let path, let hidden, let isWrapped): adopt(path, below: hidden, isWrapped: isWrapped)
    case .postpone(let id, let destination, let hidden, let isWrapped):
      postpone(id, as: destination, below: hidden, isWrapped: isWrapped)
    }
  }

  private mutating func push(_ destination: Path.Destination, isWrapped: Bool, answers: GuardAnswers?, isRestored: Bool) {
    path.append(destination, isWrapped: isWrapped)
    add(.destination(destination), answers: answers, isRestored: isRestored)
  }

  private mutating func add(_ kind: Entry.Kind, answers: GuardAnswers?, isRestored: Bool = false) {
    pushes += 1
    entries.append(Entry(id: EntryID(number: pushes), kind: kind, answers: answers, isRestored: isRestored))
  }

  private mutating func removeLast(_ count: Int) {
    let count = min(max(count, 0), entries.count)
    path.removeLast(count)
    entries.removeLast(count)
  }

  private mutating func admit(_ id: EntryID, as destination: Path.Destination, answers: GuardAnswers) {
    guard let index = index(of: id), !entries[index].isValue else { return }
    entries[index].kind = .destination(destination)
    entries[index].answers = answers
  }

  private mutating func remove(_ id: EntryID, isWrapped: Bool) {
    guard let index = index(of: id) else { return }
    let above = entries[(index + 1)...].prefix { !$0.isUnknown }
    removeLast(entries.count - index)
    append(above, isWrapped: isWrapped)
  }

  private mutating func adopt(_ newPath: Path, below hidden: Int, isWrapped: Bool) {
    let above = entries.suffix(max(hidden, 0))
    removeLast(above.count)
    adopt(newPath)
    append(above, isWrapped: isWrapped)
  }

  /// The user interface changes a path only at its end. So if the length of the path is unchanged, its last element was replaced.
  private mutating func adopt(_ newPath: Path) {
    guard newPath != path else { return }
    if newPath.count < entries.count {
      entries.removeLast(entries.count - newPath.count)
    } else {
      if newPath.count == entries.count, !entries.isEmpty { entries.removeLast() }
      while entries.count < newPath.count { add(.unknown, answers: nil) }
    }
    path = newPath
  }

  private mutating func postpone(_ id: EntryID, as destination: Path.Destination, below hidden: Int, isWrapped: Bool) {
    let above = entries.suffix(max(hidden, 0))
    guard entries.dropLast(above.count).last?.id == id else { return }
    removeLast(above.count + 1)
    let earlier = above.prefix { $0.id < id }
    append(earlier, isWrapped: isWrapped)
    push(destination, isWrapped: isWrapped, answers: nil, isRestored: false)
    append(above.dropFirst(earlier.count), isWrapped: isWrapped)
  }

  /// Adds entries again. An unknown entry cannot be added again, because its element exists only in the old path.
  private mutating func append(_ above: ArraySlice<Entry>, isWrapped: Bool) {
    for entry in above {
      switch entry.kind {
      case .destination(let destination): path.append(destination, isWrapped: isWrapped)
      case .value(let value): path.append(value)
      case .unknown: continue
      }
      entries.append(entry)
    }
  }
}
