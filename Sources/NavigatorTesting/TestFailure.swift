/// Why an action or a question of a test could not be answered: what was looked for, and what was on screen instead.
public struct TestFailure: Error, CustomStringConvertible, Sendable {
  /// What was tried and what stood against it, such as `cannot tap "Save": it is disabled`.
  public let message: String
  /// What was on screen, a line each.
  public let details: [String]
  /// Where the test asked.
  public let location: TestLocation

  public var description: String {
    (["\(location): \(message)"] + details.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// A place in a test's source.
public struct TestLocation: Hashable, Sendable, CustomStringConvertible {
  public let fileID: String
  public let line: UInt

  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID.description
    self.line = line
  }

  public var description: String { "\(fileID):\(line)" }
}
