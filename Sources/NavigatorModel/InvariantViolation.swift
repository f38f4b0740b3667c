/// A state that no sequence of changes may lead to.
package struct InvariantViolation: Error, CustomStringConvertible {
  /// The rule that is broken.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
