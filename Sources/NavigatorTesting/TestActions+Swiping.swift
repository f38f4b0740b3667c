import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Drags the row that contains the text `row` to one side, and taps its action `action`.
  ///
  /// ```swift
  /// try app.swipe("Milk", to: "Delete")
  /// ```
  ///
  /// - Parameters:
  ///   - row: The text or the identifier of an element in the row.
  ///   - action: The text or the identifier of the action.
  ///   - index: The position among the rows that match, starting at 0. Without it, only one row may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such row or the row has no such action.
  public func swipe(
    _ row: String, to action: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let attempt = "swipe \"\(row)\" to \"\(action)\""
    let actions = try swipeEdges(.init(row, index: index, to: "swipe", location)).flatMap { app.buttons(in: $0) }
    let surface = app.surface
    let names = actions.map { surface.name(of: $0.id) }
    let match = actions.indices.first { names[$0] == action || actions[$0].content.string(.identifier) == action }
    guard let match else { throw app.failure("cannot \(attempt): the row's actions are \(names)", location) }
    try app.perform(.tap, on: actions[match].id, attempt, location)
  }

  /// Drags the row that contains the text `row` across its whole width, away from `edge`. This performs the first action at that
  /// edge.
  ///
  /// - Parameters:
  ///   - row: The text or the identifier of an element in the row.
  ///   - edge: The edge at which the actions are.
  ///   - index: The position among the rows that match, starting at 0. Without it, only one row may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such row, or if it has no actions at that edge that allow a full swipe.
  public func swipe(
    _ row: String, from edge: HorizontalEdge, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let edge: Content.Edge = edge == .leading ? .leading : .trailing
    let attempt = "swipe \"\(row)\" from its \(edge) edge"
    let edges = try swipeEdges(.init(row, index: index, to: "swipe", location))
    let actions = edges.first { $0.content.swipeEdge == edge }
    guard let actions, let first = app.buttons(in: actions).first else {
      throw app.failure("cannot \(attempt): there are no actions", location)
    }
    guard actions.content.bool(.allowsFullSwipe) else {
      throw app.failure("cannot \(attempt): its actions do not allow a full swipe", location)
    }
    try app.perform(.tap, on: first.id, attempt, location)
  }

  /// Returns the elements that hold the swipe actions of a row, one for each edge.
  private func swipeEdges(_ query: TestScope.Query) throws(TestFailure) -> [Element] {
    let app = scope.app
    let surface = app.surface
    let search = Search(surface: surface, query: query.text, index: query.index) { $0.role == .swipeRow }
    if case .unusable = search.run(in: try scope.roots(in: surface, query)) {
      throw app.failure("cannot \(query.attempt): it has no swipe actions", query.location)
    }
    let row = try scope.find(query) { $0.role == .swipeRow }
    return app.mirror.children(of: row).compactMap { app.mirror.shell($0) }.filter { $0.role == .swipeActions }
  }
}

extension TestApp {
  fileprivate func buttons(in edge: Element) -> [Element] {
    surface.visible(in: mirror.children(of: edge.id)).filter { $0.events.contains(.tap) }
  }
}
