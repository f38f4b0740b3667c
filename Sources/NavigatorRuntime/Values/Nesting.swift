import IssueReporting

/// The nesting depth of app values that contain other values, such as commands. The limit stops values that contain themselves.
enum Nesting {
  @TaskLocal private static var depth = 0
  /// The limit is low because each level may contain several values of the next level.
  private static let maximumDepth = 10

  /// Runs `body` one level deeper, or returns `empty` at the maximum depth.
  ///
  /// - Parameter type: The type of the value, which is reported at the maximum depth. If it is nil, nothing is reported.
  static func entering<Result>(_ type: Any.Type? = nil, ifTooDeep empty: Result, _ body: () -> Result) -> Result {
    guard depth < maximumDepth else {
      if let type { reportIssue("\(type) contains itself, or more than \(maximumDepth) levels. The rest is omitted.") }
      return empty
    }
    return $depth.withValue(depth + 1) { body() }
  }
}
