import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Drags the row that says `row` aside and taps the action behind it that is called `action`.
  ///
  /// ```swift
  /// try app.swipe("Milk", to: "Delete")
  /// ```
  ///
  /// - Throws: ``TestFailure`` where there is no such row, or it has no such action.
  public func swipe(
    _ row: String, to action: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let attempt = "swipe \"\(row)\" to \"\(action)\""
    let actions = try swipeEdges(of: row, fileID, line).flatMap { buttons(in: $0) }
    let surface = surface
    let names = actions.map { surface.texts(in: [$0.id]).joined(separator: " ") }
    let index = actions.indices.first { names[$0] == action || actions[$0].content.string(.identifier) == action }
    guard let index else { throw failure("cannot \(attempt): behind the row are \(names)", fileID, line) }
    try perform(.tap, on: actions[index].id, attempt, fileID, line)
  }

  /// Drags the row that says `row` right across, away from `edge`, which does the first action there.
  ///
  /// - Throws: ``TestFailure`` where there is no such row, or it has no actions there that this does.
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
      throw failure("cannot \(attempt): its actions want to be tapped", fileID, line)
    }
    try perform(.tap, on: first.id, attempt, fileID, line)
  }

  /// What is behind the row that says `row`, an element a side.
  private func swipeEdges(of row: String, _ fileID: StaticString, _ line: UInt) throws(TestFailure) -> [Element] {
    let id = try find(row, to: "swipe", fileID, line) { _ in true }
    let holder = ([id] + mirror.ancestors(of: id)).first { mirror.shell($0)?.role == .swipeRow }
    guard let holder else { throw failure("cannot swipe \"\(row)\": there is nothing behind it", fileID, line) }
    return mirror.children(of: holder).compactMap { mirror.shell($0) }.filter { $0.role == .swipeActions }
  }

  private func buttons(in edge: Element) -> [Element] {
    surface.visible(in: mirror.children(of: edge.id)).filter { $0.events.contains(.tap) }
  }
}
