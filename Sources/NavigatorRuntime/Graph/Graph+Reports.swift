import IssueReporting

extension Graph {
  /// Reports nodes that were updated too often between two commits.
  func reportEndlessUpdate(of nodes: [Node]) {
    let names = Self.list(nodes.map(\.viewName))
    let writes = Set(queue.writes.compactMap(\.description)).sorted().joined(separator: " ")
    reportOnce(
      """
      A transaction did not come to rest: \(names) invalidated themselves or each other again and again before a commit. \
      \(writes.isEmpty ? "" : writes + " ")The values that were written last are kept, and the views are updated with the next \
      change. Write state in actions, onAppear, onChange or tasks, not while a body is evaluated.
      """)
  }

  /// Reports a layout whose closures write state each time.
  func reportEndlessLayout() {
    let names = Self.list(queue.dirty.map(\.viewName))
    let writes = Set(queue.writes.compactMap(\.description)).sorted().joined(separator: " ")
    reportOnce(
      """
      A layout did not come to rest: \(names.isEmpty ? "a view" : names) changed in \
      \(UpdateLimits.maximumConsecutiveChanges) consecutive layouts because a closure of an alignment guide or of a layout wrote \
      state. \(writes.isEmpty ? "" : writes + " ")The values that were written last are kept. Compute guides and layouts from \
      the dimensions that the closure receives, and write state in actions, onAppear, onChange or tasks.
      """)
  }

  /// Reports actions that write state after each commit.
  func reportEndlessRounds() {
    let names = Self.list(queue.dirty.map(\.viewName))
    reportOnce(
      """
      A transaction did not come to rest after \(UpdateLimits.maximumRounds) rounds: \
      \(names.isEmpty ? "an action" : names) writes state each time it is updated. \
      The values that were written last are kept, and the rest waits for the next change.
      """)
  }

  /// Reports a modifier, such as `onChange`, whose action changes the watched value each time it runs.
  func reportEndlessChange(of modifier: String, in view: String) {
    reportOnce(
      """
      \(modifier) did not come to rest: its action in \(view) changed the value that it watches in \
      \(UpdateLimits.maximumConsecutiveChanges) consecutive updates, so it does not run again until the next change. \
      The value that was written last is kept.
      """)
  }

  /// Reports a session that updates itself in many consecutive turns.
  func reportEndlessTurns() {
    let names = Self.list((queue.dirty.isEmpty ? [lastEvaluated?.referent].compactMap(\.self) : queue.dirty).map(\.viewName))
    reportOnce(
      """
      A session did not come to rest: \(names.isEmpty ? "it" : names) was updated in many consecutive turns without an event. \
      A task or a publisher writes state that starts it again. The session takes \
      \(Int(UpdateLimits.turns(now: .zero).perSecond)) turns a second from now on.
      """)
  }

  /// Returns the first few names without repetition.
  private static func list(_ names: [String]) -> String {
    let unique = Set(names).sorted()
    let shown = unique.prefix(5).joined(separator: ", ")
    return unique.count > 5 ? "\(shown) and \(unique.count - 5) more" : shown
  }
}
