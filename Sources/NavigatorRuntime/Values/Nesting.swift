import IssueReporting

/// The nesting depth of values of an app that contain others, such as commands. One that contains itself has no end.
enum Nesting {
  @TaskLocal private static var depth = 0
  /// Each level may contain several of the next one.
  private static let maximumDepth = 10

  /// Runs `body` one level deeper, or returns `empty` at the maximum depth.
  ///
  /// - Parameter type: The type of the value, which is reported at the maximum depth; nil for no report.
  static func entering<Result>(_ type: Any.Type? = nil, ifTooDeep empty: Result, _ body: () -> Result) -> Result {
    guard depth < maximumDepth else {
      if let type { reportIssue("\(type) contains itself, or more than \(maximumDepth) levels. The rest is left out.") }
      return empty
    }
    return $depth.withValue(depth + 1) { body() }
  }
}
