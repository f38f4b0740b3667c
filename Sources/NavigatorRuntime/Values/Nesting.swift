/// The nesting depth of values of an app that contain others, such as commands. One that contains itself has no end.
enum Nesting {
  @TaskLocal private static var depth = 0
  /// Each level may contain several of the next one.
  private static let maximumDepth = 10

  /// Runs `body` one level deeper, or returns `empty` at the maximum depth.
  @MainActor static func entering<Result>(ifTooDeep empty: Result, _ body: () -> Result) -> Result {
    guard depth < maximumDepth else { return empty }
    return $depth.withValue(depth + 1) { body() }
  }
}
