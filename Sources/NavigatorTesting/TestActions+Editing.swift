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
  ///   - distance: The number of rows with a handle by which the row moves down. A negative number moves it up.
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
    guard let handle = app.moveHandle(ofRow: id) else { throw app.failure("cannot \(query.attempt): it has no handle", location) }
    let rows = app.mirror.parent(of: id).map { app.mirror.children(of: $0).compactMap { app.moveHandle(ofRow: $0) } } ?? []
    let (place, overflows) = (rows.firstIndex(of: handle) ?? 0).addingReportingOverflow(distance)
    guard !overflows, distance != 0, rows.indices.contains(place) else {
      throw app.failure("cannot \(query.attempt): there is no row with a handle \(distance) rows below", location)
    }
    let action: InputEvent.Action = distance > 0 ? .move(after: rows[place]) : .move(before: rows[place])
    try app.perform(action, on: handle, query.attempt, location)
  }
}

extension TestApp {
  /// Returns the handle that moves a row, or nil if the element is not a row with a handle.
  fileprivate func moveHandle(ofRow id: ElementID) -> ElementID? {
    guard mirror.shell(id)?.role == .swipeRow else { return nil }
    return mirror.children(of: id).first { child in
      guard let control = mirror.shell(child) else { return false }
      return control.role == .rowControl && control.events.contains(.change)
    }
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
