/// The state of a navigator: its stack, its presentations, and the visibility of its view.
///
/// The state is a value and does not refer to views. ``apply(_:)`` makes each change and returns the entries and presentations
/// that it ends.
public struct NavigatorState<Path: StackPath, Item: PresentationItem> {
  /// A change of the state.
  public typealias Change = NavigatorChange<Path, Item>
  /// The consequences of a change.
  public typealias Effects = NavigatorEffects<Path, Item>

  /// The contents of the stack.
  public private(set) var stack = StackContents<Path>()
  /// The sheets and covers that are presented or wait.
  public private(set) var presentations = PresentationQueue<Item>()
  /// The state of the managed view.
  public private(set) var view = ManagedViewState()
  /// The checkpoints on restored screens, by name, each with the entry of its screen. For the root the entry is nil.
  ///
  /// A restored screen whose view does not exist yet has not registered its checkpoints itself.
  public private(set) var restoredCheckpoints: [String: [EntryID?]] = [:]
  /// The entries whose screens have appeared.
  public private(set) var createdEntries: Set<EntryID> = []
  /// The number of entries that the user interface shows, or nil if it shows all entries.
  ///
  /// A screen is created after the screen below it has appeared, because the views of that screen register guards.
  public private(set) var shownLimit: Int?
  /// The number of requests to read the shown entries again; see ``NavigatorChange/reveal``.
  public private(set) var reveals = 0
  /// The number of times that the states of views that determine entries had to be evaluated again.
  public private(set) var stateReviews = 0

  /// Creates the state of a navigator that shows its root.
  public init() {}

  // MARK: Shown entries

  /// The number of entries that the user interface shows.
  public var shownCount: Int { shownLimit ?? stack.entries.count }

  /// The topmost entry that the user interface shows.
  public var shownTop: StackEntry<Path>? { stack.entries.prefix(shownCount).last }

  /// The path that the user interface shows.
  public var shownPath: Path { stack.path(ofLowest: shownCount) }

  /// A Boolean value that indicates whether all screens of the stack have appeared.
  public var isStackCreated: Bool {
    shownLimit == nil && stack.entries.last.map { isMade($0) } ?? true
  }

  /// A Boolean value that indicates whether a link has pushed the topmost shown entry onto an entry that has not appeared.
  public var isLinkAboveUnmade: Bool {
    let shown = stack.entries.prefix(shownCount)
    return shown.last?.isUnknown == true && shown.dropLast().last.map { !isMade($0) } == true
  }

  /// Returns a Boolean value that indicates whether the screen of an entry has appeared.
  public func isMade(_ entry: StackEntry<Path>) -> Bool {
    entry.isValue || createdEntries.contains(entry.id)
  }

  /// The position above the lowest entry whose screen has not appeared.
  ///
  /// The user interface already shows a link's entry, so such an entry does not limit the shown entries.
  private var computedLimit: Int? {
    let entries = stack.entries
    let last = entries.indices.first { index in
      !isMade(entries[index]) && entries.indices.contains(index + 1) && !entries[index + 1].isUnknown
    }
    return last.map { $0 + 1 }
  }

  // MARK: Changing

  /// Performs a change.
  ///
  /// - Returns: The effects of the change.
  public mutating func apply(_ change: Change) -> Effects {
    var effects = Effects()
    switch change {
    case .stack(let changes): apply(changes, &effects)
    case .screenMade(let id):
      guard stack.index(of: id) != nil, createdEntries.insert(id).inserted else { return effects }
      effects.isMade = true
      // Without a limit, all entries are shown already.
      if shownLimit != nil { shownLimit = computedLimit }
    case .presentation(let change): effects.endedPresentations = presentations.apply(change)
    case .view(let change): view.apply(change)
    case .checkpoints(let names, let entry):
      guard entry.map({ stack.index(of: $0) != nil }) ?? true else { return effects }
      for name in names { restoredCheckpoints[name, default: []].append(entry) }
    case .forgetCheckpoints: restoredCheckpoints = [:]
    case .reveal: reveals &+= 1
    case .reviewStates: stateReviews &+= 1
    }
    return effects
  }

  private mutating func apply(_ changes: [StackChange<Path>], _ effects: inout Effects) {
    let pushesBefore = stack.pushes
    if changes.allSatisfy(\.onlyAdds) {
      // If no second reference to the entries exists, they are changed in place.
      for change in changes { stack.apply(change) }
    } else {
      let before = stack
      for change in changes { stack.apply(change) }
      end(before.entries(goneFrom: stack), &effects)
    }
    effects.hasPushed = stack.pushes != pushesBefore
    shownLimit = computedLimit
  }

  private mutating func end(_ entries: [StackEntry<Path>], _ effects: inout Effects) {
    effects.endedEntries = entries
    if entries.isEmpty { return }
    let ids = Set(entries.map(\.id))
    createdEntries.subtract(ids)
    if restoredCheckpoints.isEmpty { return }
    restoredCheckpoints = restoredCheckpoints.compactMapValues { hosts in
      let left = hosts.filter { host in host.map { !ids.contains($0) } ?? true }
      return left.isEmpty ? nil : left
    }
  }

  // MARK: Invariants

  /// Checks that the parts of the state agree.
  ///
  /// - Throws: ``InvariantViolation`` for the first rule that is broken.
  package func checkInvariants() throws(InvariantViolation) {
    try stack.checkInvariants()
    try presentations.checkInvariants()
    let ids = Set(stack.entries.map(\.id))
    guard createdEntries.isSubset(of: ids) else {
      throw InvariantViolation("A screen has appeared whose entry has left the stack.")
    }
    guard shownLimit == computedLimit else { throw InvariantViolation("\(shownCount) entries are shown.") }
    let hosts = restoredCheckpoints.values.joined().compactMap(\.self)
    guard ids.isSuperset(of: hosts) else { throw InvariantViolation("A checkpoint is on a screen that has left the stack.") }
  }
}

extension StackContents {
  /// Returns the entries that other contents lack, the lowest first.
  fileprivate func entries(goneFrom other: Self) -> [Entry] {
    let common = zip(entries, other.entries).prefix { $0.id == $1.id }.count
    if common == entries.count { return [] }
    let left = Set(other.entries[common...].map(\.id))
    return entries[common...].filter { !left.contains($0.id) }
  }

  fileprivate func checkInvariants() throws(InvariantViolation) {
    guard path.count == entries.count else {
      throw InvariantViolation("The path has \(path.count) elements, and there are \(entries.count) entries.")
    }
    let ids = Set(entries.map(\.id))
    guard ids.count == entries.count else { throw InvariantViolation("Two entries have one identity.") }
    guard ids.allSatisfy({ (1...max(pushes, 1)).contains($0.number) }) else {
      throw InvariantViolation("An entry was not pushed.")
    }
    guard entries.allSatisfy({ !$0.isUnknown || !$0.isAdmitted }) else {
      throw InvariantViolation("The guards have admitted an entry without a destination.")
    }
  }
}
