/// Limits for decoding JSON. A text that exceeds a limit is refused before memory is allocated for it.
package struct JSONLimits: Hashable, Sendable {
  /// The maximum length of a text, in bytes.
  package var bytes: Int
  /// The maximum nesting depth of arrays and objects.
  package var nesting: Int
  /// The maximum length of a string, in UTF-8 bytes.
  package var stringBytes: Int

  package init(bytes: Int, nesting: Int, stringBytes: Int) {
    self.bytes = bytes
    self.nesting = nesting
    self.stringBytes = stringBytes
  }
}
