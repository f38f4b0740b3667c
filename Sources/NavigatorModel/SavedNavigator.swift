/// The saved form of one navigator: its stack, its presentations, and the navigators of managed views on its screens.
public struct SavedNavigator: Equatable, Sendable {
  /// The name by which the navigator is found again.
  public var name: String?
  /// The checkpoints and navigators on the root screen.
  public var root = SavedScreenContents()
  /// The screens on the stack, the lowest first.
  public var stack: [SavedScreen] = []
  /// The presentations, in order.
  public var presentations: [SavedPresentation] = []

  /// Creates the saved form of a navigator without pushed screens or presentations.
  public init(name: String? = nil) {
    self.name = name
  }

  /// A Boolean value that indicates whether there is nothing to restore.
  public var isEmpty: Bool { root.isEmpty && stack.isEmpty && presentations.isEmpty }
}

/// The checkpoints and navigators on a screen.
public struct SavedScreenContents: Equatable, Sendable {
  /// The names of the checkpoints.
  public var checkpoints: [String]
  /// The navigators of managed views.
  public var children: [SavedNavigator]

  /// Creates the saved form of a screen's checkpoints and navigators.
  public init(checkpoints: [String] = [], children: [SavedNavigator] = []) {
    self.checkpoints = checkpoints
    self.children = children
  }

  /// A Boolean value that indicates whether there is nothing to restore.
  public var isEmpty: Bool { checkpoints.isEmpty && children.isEmpty }
}

/// The saved form of a pushed screen.
public struct SavedScreen: Equatable, Sendable {
  /// The destination; nil if it could not be decoded or if a state pushed the screen.
  public var entry: SavedEntry?
  /// The identifier of a state's screen. The app keeps the state; this only saves the position of the screens above.
  public var state: String?
  /// The checkpoints and navigators on the screen.
  public var screenContents: SavedScreenContents

  /// Creates the saved form of a screen.
  public init(entry: SavedEntry? = nil, state: String? = nil, screenContents: SavedScreenContents = SavedScreenContents()) {
    self.entry = entry
    self.state = state
    self.screenContents = screenContents
  }
}

/// The saved form of a sheet or cover that was presented or waiting.
public struct SavedPresentation: Equatable, Sendable {
  /// The destination; nil if it could not be decoded.
  public var entry: SavedEntry?
  /// The raw value of the method by which it was presented.
  public var method: Int?
  /// The navigator of the presented view.
  public var content: SavedNavigator?

  /// Creates the saved form of a presentation.
  public init(entry: SavedEntry? = nil, method: Int? = nil, content: SavedNavigator? = nil) {
    self.entry = entry
    self.method = method
    self.content = content
  }
}

/// The saved form of a destination: the name of its type and its JSON.
///
/// The JSON is stored as a string, so that an undecodable entry does not affect others, and an entry of an unknown type can be
/// kept unchanged.
public struct SavedEntry: Hashable, Codable, Sendable {
  /// The name of the type.
  public let type: String
  /// The JSON.
  public let value: String

  /// Creates an entry.
  public init(type: String, value: String) {
    self.type = type
    self.value = value
  }
}
