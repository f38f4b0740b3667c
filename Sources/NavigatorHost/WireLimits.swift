/// Limits for decoding. Messages that exceed a limit are refused before memory is allocated for them.
public struct WireLimits: Hashable, Sendable {
  /// The maximum length of a message, in bytes.
  public var bytes: Int
  /// The maximum nesting depth of arrays and objects. An element takes two levels.
  public var nesting: Int
  /// The maximum length of a string, in UTF-8 bytes.
  public var stringBytes: Int

  /// Creates limits.
  public init(bytes: Int, nesting: Int, stringBytes: Int) {
    self.bytes = bytes
    self.nesting = nesting
    self.stringBytes = stringBytes
  }

  /// The limits for one event from a client.
  public static let event = WireLimits(bytes: 128 * 1024, nesting: 8, stringBytes: 64 * 1024)

  /// The limits for patches and trees from a session.
  public static let tree = WireLimits(
    bytes: 64 * 1024 * 1024, nesting: 2 * MirrorTree.maximumDepth + 8, stringBytes: 4 * 1024 * 1024)
}
