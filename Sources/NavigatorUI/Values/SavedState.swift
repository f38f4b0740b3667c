import Foundation

/// The file format of a navigator's state.
nonisolated struct SavedState: Codable, Equatable {
  /// The version of the file format. Additions within a type do not require a new version.
  static let currentVersion = 1
  /// The maximum size of a state in bytes.
  static let maximumBytes = 1 << 20

  private(set) var version = Self.currentVersion
  var key: String?
  var navigator: SavedNavigator

  init(_ navigator: SavedNavigator, key: String?) {
    self.key = key
    self.navigator = navigator
  }

  /// Decodes a file. Undecodable entries are detected later, one by one.
  ///
  /// - Parameter key: The required restoration key, if any.
  static func read(_ data: Data, key: String?) throws(RestorationError) -> SavedState {
    try check(data, key: key)
    do {
      return try JSONDecoder().decode(SavedState.self, from: data)
    } catch {
      throw .unreadable
    }
  }

  /// Throws an error unless the data is a file with a supported version and the required key.
  static func check(_ data: Data, key: String?) throws(RestorationError) {
    guard data.count <= maximumBytes else { throw .tooLarge(bytes: data.count) }
    guard let header = try? JSONDecoder().decode(Header.self, from: data), header.version > 0 else { throw .unreadable }
    guard header.version <= currentVersion else { throw .newerVersion(header.version) }
    if let key, header.key != key { throw .otherKey(saved: header.key, expected: key) }
  }

  func data() throws(RestorationError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { throw .unreadable }
    guard data.count <= Self.maximumBytes else { throw .tooLarge(bytes: data.count) }
    return data
  }

  private struct Header: Decodable {
    let version: Int
    let key: String?
  }
}
