/// The entries of a saved navigator that are still to be restored: first its stack, from the root up, then its presentations.
///
/// A type may be registered only when a restored view appears. An entry of an unknown type therefore delays the entries after it
/// until no view can register the type. The plan is a state machine: it returns the next step and performs none.
public struct RestorationPlan<Path: StackPath> {
  /// The next step of the restoration.
  public enum Step {
    /// Pushes a screen, or keeps the one that a state has pushed again and restores the saved entries above it.
    case screen(Path.Destination, SavedScreenContents, kept: EntryID?)
    /// Presents a sheet or cover by the method with a raw value.
    case present(Path.Destination, Int, SavedNavigator?)
  }

  /// An entry that is not restored.
  public struct Omission: Sendable {
    /// The reason why an entry is not restored.
    public enum Reason: Hashable, Sendable {
      /// No type is registered under the name.
      case unknownType
      /// The type cannot decode the entry. The associated value describes the error.
      case unreadable(String)
      /// The data is not a saved destination.
      case malformed
      /// The navigator has no stack for the screen.
      case noStack
      /// The entry was above a screen that a state had pushed, and the state does not push that screen now.
      case otherState
    }

    /// The entry; nil if it could not be decoded.
    public let entry: SavedEntry?
    /// The reason.
    public let reason: Reason
  }

  private struct Item<Saved> {
    let saved: Saved
    var destination: Path.Destination?
  }

  private var screens: [Item<SavedScreen>]
  private var presentations: [Item<SavedPresentation>]
  private var omitted: [Omission] = []
  /// The number of restored screens.
  public private(set) var position = 0
  /// A Boolean value that indicates whether a state's screen is among the restored screens.
  private var isAboveStateScreen = false

  /// Creates the plan to restore a navigator.
  public init(_ saved: SavedNavigator) {
    screens = saved.stack.map { Item(saved: $0) }
    presentations = saved.presentations.map { Item(saved: $0) }
  }

  /// A Boolean value that indicates whether screens are still to be restored.
  public var hasScreens: Bool { !screens.isEmpty }

  /// A Boolean value that indicates whether nothing is still to be restored.
  public var isFinished: Bool { screens.isEmpty && presentations.isEmpty }

  /// The saved forms of the screens that are still to be restored.
  public var remainingScreens: [SavedScreen] { screens.map(\.saved) }

  /// The saved forms of the presentations that are still to be restored.
  public var remainingPresentations: [SavedPresentation] { presentations.map(\.saved) }

  /// Decodes the entries of registered types, and omits those that cannot be decoded.
  ///
  /// - Parameters:
  ///   - hasStack: A Boolean value that indicates whether the navigator has a stack.
  ///   - isPresentation: Returns a Boolean value that indicates whether a raw value represents a method that presents.
  ///   - decode: Decodes an entry.
  public mutating func read(
    hasStack: Bool, isPresentation: (Int) -> Bool, decode: (SavedEntry) -> SavedReading<Path.Destination>
  ) {
    screens = screens.compactMap { item in
      guard hasStack else { return leaveOut(item.saved.entry, .noStack) }
      if item.saved.state != nil { return item }
      return read(item, item.saved.entry, decode)
    }
    presentations = presentations.compactMap { item in
      guard item.saved.method.map(isPresentation) == true else { return leaveOut(item.saved.entry, .malformed) }
      return read(item, item.saved.entry, decode)
    }
  }

  private mutating func read<Saved>(
    _ item: Item<Saved>, _ entry: SavedEntry?, _ decode: (SavedEntry) -> SavedReading<Path.Destination>
  ) -> Item<Saved>? {
    guard item.destination == nil else { return item }
    guard let entry else { return leaveOut(entry, .malformed) }
    switch decode(entry) {
    case .destination(let destination): return Item(saved: item.saved, destination: destination)
    case .unknownType: return item
    case .unreadable(let explanation): return leaveOut(entry, .unreadable(explanation))
    }
  }

  private mutating func leaveOut<Kept>(_ entry: SavedEntry?, _ reason: Omission.Reason) -> Kept? {
    omitted.append(Omission(entry: entry, reason: reason))
    return nil
  }

  /// Removes and returns the next step, or returns nil if its type is unknown or a state has not pushed the screen below it yet.
  ///
  /// - Parameters:
  ///   - contents: The stack's contents if they may contain screens of states.
  ///   - stateMark: Returns the identifier of a state's screen; nil for other destinations.
  ///   - isOnTop: A Boolean value that indicates whether the next screen would be directly above the restored ones.
  public mutating func next(
    above contents: StackContents<Path>? = nil, isOnTop: Bool = true, stateMark: (Path.Destination) -> String?
  ) -> Step? {
    if let screen = screens.first {
      if let state = screen.saved.state { return next(state, contents, stateMark) }
      guard let destination = screen.destination, isOnTop || !isAboveStateScreen else { return nil }
      position += 1
      screens.removeFirst()
      return .screen(destination, screen.saved.screenContents, kept: nil)
    }
    guard let presentation = presentations.first, let destination = presentation.destination,
      let method = presentation.saved.method
    else { return nil }
    presentations.removeFirst()
    return .present(destination, method, presentation.saved.content)
  }

  private mutating func next(
    _ state: String, _ contents: StackContents<Path>?, _ stateMark: (Path.Destination) -> String?
  ) -> Step? {
    guard let contents, contents.entries.indices.contains(position),
      let screen = contents.entries[position].destination, stateMark(screen) == state
    else { return nil }
    let entry = contents.entries[position].id
    position += 1
    isAboveStateScreen = true
    return .screen(screen, screens.removeFirst().saved.screenContents, kept: entry)
  }

  /// Omits the next entry, because its type remains unknown or because the state below it differs.
  public mutating func omitNext() {
    guard let screen = screens.first else {
      if presentations.isEmpty { return }
      let _: Never? = leaveOut(presentations.removeFirst().saved.entry, .unknownType)
      return
    }
    if screen.saved.state == nil, screen.destination == nil {
      screens.removeFirst()
      let _: Never? = leaveOut(screen.saved.entry, .unknownType)
    } else {
      for above in screens where above.saved.state == nil { let _: Never? = leaveOut(above.saved.entry, .otherState) }
      screens = []
    }
  }

  /// Returns the entries that were omitted since the previous call.
  public mutating func takeOmissions() -> [Omission] {
    defer { omitted = [] }
    return omitted
  }
}

/// The result of decoding an entry.
public enum SavedReading<Destination> {
  /// The destination.
  case destination(Destination)
  /// No type is registered under the name yet.
  case unknownType
  /// The type cannot decode the entry. The associated value describes the error.
  case unreadable(String)
}
