/// Bounds of what is read from the wire; whatever exceeds them is refused before memory is spent on it.
public struct WireLimits: Hashable, Sendable {
  /// The length of one message.
  public var bytes: Int
  /// How deep arrays and objects may be nested. An element takes two levels.
  public var nesting: Int
  /// The length of one string, in UTF-8 bytes.
  public var stringBytes: Int

  public init(bytes: Int, nesting: Int, stringBytes: Int) {
    self.bytes = bytes
    self.nesting = nesting
    self.stringBytes = stringBytes
  }

  /// For what a client sends: one event.
  public static let event = WireLimits(bytes: 128 * 1024, nesting: 8, stringBytes: 64 * 1024)

  /// For what a session sends: patches and whole trees.
  public static let tree = WireLimits(
    bytes: 64 * 1024 * 1024, nesting: 2 * MirrorTree.maximumDepth + 8, stringBytes: 4 * 1024 * 1024)
}
