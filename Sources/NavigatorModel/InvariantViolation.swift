/// A state that no sequence of changes may lead to.
public struct InvariantViolation: Error, CustomStringConvertible {
  /// The rule that is broken.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
