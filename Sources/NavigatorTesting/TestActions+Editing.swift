import NavigatorHost

extension TestActions {
  /// Moves a row of a list by its handle, which is visible while the list is edited.
  ///
  /// ```swift
  /// try app.tap("Edit")
  /// try app.move("Milk", by: -1)
  /// ```
  ///
  /// - Parameters:
  ///   - row: The text or the identifier of an element in the row.
  ///   - distance: The number of rows by which the row moves down. A negative number moves it up.
  ///   - index: The position among the rows that match, starting at 0. Without it, only one row may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such row, if it has no handle, or if there are fewer rows in that direction.
  public func move(
    _ row: String, by distance: Int, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let query = TestScope.Query(row, index: index, to: "move", location)
    let id = try scope.find(query) { $0.role == .swipeRow }
    let controls = app.mirror.children(of: id).compactMap { app.mirror.shell($0) }.filter { $0.role == .rowControl }
    guard let handle = controls.first(where: { $0.events.contains(.change) }) else {
      throw app.failure("cannot \(query.attempt): it has no handle", location)
    }
    try app.perform(.change(.number(Double(distance)), revision: 0), on: handle.id, query.attempt, location)
  }
}

extension TestApp {
  /// Pulls down the front list or scroll view that can be refreshed, and waits until the refresh is finished.
  ///
  /// - Throws: ``TestFailure`` if nothing in front can be refreshed, or if the refresh does not finish in a bounded number of
  ///   rounds.
  public func refresh(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    let location = TestLocation(fileID: fileID, line: line)
    let surface = surface
    guard let list = surface.visible(in: surface.front).last(where: { $0.content[.isRefreshing] != nil }) else {
      throw failure("cannot refresh: nothing in front can be refreshed", location)
    }
    try perform(.change(.bool(true), revision: 0), on: list.id, "refresh", location)
    try await settle(
      until: { mirror.shell(list.id)?.content.bool(.isRefreshing) != true }, fileID: fileID, line: line)
  }

  /// A Boolean value that indicates whether a list or scroll view in front is being refreshed.
  public var isRefreshing: Bool {
    let surface = surface
    return surface.visible(in: surface.front).contains { $0.content.bool(.isRefreshing) }
  }
}
