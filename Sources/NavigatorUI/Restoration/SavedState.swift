import Foundation

/// A navigator with all that is in it, as a file.
nonisolated struct SavedState: Codable, Equatable {
  /// The version of the file's form. What a type is made of may change without a new one.
  static let currentVersion = 1
  /// How much is read at most.
  static let mostBytes = 1 << 20

  private(set) var version = Self.currentVersion
  var key: String?
  var navigator: SavedNavigator

  init(_ navigator: SavedNavigator, key: String?) {
    self.key = key
    self.navigator = navigator
  }

  /// Reads a file. Entries that cannot be read are found out later, one by one.
  ///
  /// - Parameter key: The key that the file must have, where there is one.
  static func read(_ data: Data, key: String?) throws(RestorationError) -> SavedState {
    try check(data, key: key)
    do {
      return try JSONDecoder().decode(SavedState.self, from: data)
    } catch {
      throw .unreadable
    }
  }

  /// Whether data are a file of a form and for a key that can be read.
  static func check(_ data: Data, key: String?) throws(RestorationError) {
    guard data.count <= mostBytes else { throw .tooLarge(bytes: data.count) }
    guard let header = try? JSONDecoder().decode(Header.self, from: data), header.version > 0 else { throw .unreadable }
    guard header.version <= currentVersion else { throw .newerVersion(header.version) }
    if let key, header.key != key { throw .otherKey(saved: header.key, expected: key) }
  }

  func data() throws(RestorationError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { throw .unreadable }
    guard data.count <= Self.mostBytes else { throw .tooLarge(bytes: data.count) }
    return data
  }

  private struct Header: Decodable {
    let version: Int
    let key: String?
  }
}

/// One navigator: its stack, what it presents, and the navigators of managed views on its screens.
nonisolated struct SavedNavigator: Equatable {
  var name: String?
  /// What stands on the root.
  var root = SavedFurniture()
  var stack: [SavedScreen] = []
  var presentations: [SavedPresentation] = []

  var isEmpty: Bool { root.isEmpty && stack.isEmpty && presentations.isEmpty }
}

/// What stands on a screen.
nonisolated struct SavedFurniture: Equatable {
  var checkpoints: [String] = []
  var children: [SavedNavigator] = []

  var isEmpty: Bool { checkpoints.isEmpty && children.isEmpty }
}

/// A screen that was pushed. Without an entry it could not be read, unless a state has pushed it.
nonisolated struct SavedScreen: Equatable {
  var entry: SavedEntry?
  /// By what a state's screen is known again. The app keeps the state, this only keeps the place of what stands above.
  var state: String?
  var furniture = SavedFurniture()
}

/// A sheet or cover that was presented or was waiting for its turn.
nonisolated struct SavedPresentation: Equatable {
  var entry: SavedEntry?
  var method: NavigationMethod?
  /// The navigator within.
  var content: SavedNavigator?
}
