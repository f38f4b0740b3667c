/// An error that describes the reason why a test's action or query failed, and the contents of the screen.
public struct TestFailure: Error, CustomStringConvertible, Sendable {
  /// The action and the reason for the failure, such as `cannot tap "Save": it is disabled`.
  public let message: String
  /// A description of the screen, one line for each entry.
  public let details: [String]
  /// The source location of the test's call.
  public let location: TestLocation

  /// The location, the message and the details, as lines of text.
  public var description: String {
    (["\(location): \(message)"] + details.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// A source location in a test.
public struct TestLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file, in the form of `#fileID`.
  public let fileID: String
  /// The line number.
  public let line: UInt

  /// Creates a location, by default that of the caller.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID.description
    self.line = line
  }

  /// The file and the line, separated by a colon.
  public var description: String { "\(fileID):\(line)" }
}
