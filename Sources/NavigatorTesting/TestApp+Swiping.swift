import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Drags the row that contains the text `row` to one side, and taps its action `action`.
  ///
  /// ```swift
  /// try app.swipe("Milk", to: "Delete")
  /// ```
  ///
  /// - Throws: ``TestFailure`` if there is no such row or the row has no such action.
  public func swipe(
    _ row: String, to action: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let attempt = "swipe \"\(row)\" to \"\(action)\""
    let actions = try swipeEdges(of: row, fileID, line).flatMap { buttons(in: $0) }
    let surface = surface
    let names = actions.map { surface.texts(in: [$0.id]).joined(separator: " ") }
    let index = actions.indices.first { names[$0] == action || actions[$0].content.string(.identifier) == action }
    guard let index else { throw failure("cannot \(attempt): the row's actions are \(names)", fileID, line) }
    try perform(.tap, on: actions[index].id, attempt, fileID, line)
  }

  /// Drags the row that contains the text `row` across its whole width, away from `edge`. This performs the first action at that
  /// edge.
  ///
  /// - Throws: ``TestFailure`` if there is no such row, or if it has no actions at that edge that allow a full swipe.
  public func swipe(
    _ row: String, from edge: HorizontalEdge, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let name = edge == .leading ? "leading" : "trailing"
    let attempt = "swipe \"\(row)\" from its \(name) edge"
    let actions = try swipeEdges(of: row, fileID, line).first { $0.content.string(.placement) == name }
    guard let actions, let first = buttons(in: actions).first else {
      throw failure("cannot \(attempt): there are no actions", fileID, line)
    }
    guard actions.content.bool(.allowsFullSwipe) else {
      throw failure("cannot \(attempt): its actions do not allow a full swipe", fileID, line)
    }
    try perform(.tap, on: first.id, attempt, fileID, line)
  }

  /// Returns the elements that hold the swipe actions of a row, one for each edge.
  private func swipeEdges(of row: String, _ fileID: StaticString, _ line: UInt) throws(TestFailure) -> [Element] {
    let id = try find(row, to: "swipe", fileID, line) { _ in true }
    let holder = ([id] + mirror.ancestors(of: id)).first { mirror.shell($0)?.role == .swipeRow }
    guard let holder else { throw failure("cannot swipe \"\(row)\": it has no swipe actions", fileID, line) }
    return mirror.children(of: holder).compactMap { mirror.shell($0) }.filter { $0.role == .swipeActions }
  }

  private func buttons(in edge: Element) -> [Element] {
    surface.visible(in: mirror.children(of: edge.id)).filter { $0.events.contains(.tap) }
  }
}
