import NavigatorHost

extension TestActions {
  /// Opens the menu whose button is `name`, and returns its items.
  ///
  /// ```swift
  /// try app.menu("Sort").tap("By Date")
  /// ```
  ///
  /// A submenu opens in the same way, from the menu that contains it.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of the menu's button.
  ///   - index: The position among the buttons that match, starting at 0. Without it, only one button may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such menu, or if it does not open because it has no items.
  @discardableResult
  public func menu(
    _ name: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> TestScope {
    let query = TestScope.Query(name, index: index, to: "open the menu", TestLocation(fileID: fileID, line: line))
    let id = try scope.find(query) { $0.content.hasKind(.menu) }
    let hasPrimaryAction = scope.app.mirror.shell(id)?.events.contains(.menu) == true
    return try openMenu(of: id, with: hasPrimaryAction ? .menu : .tap, query)
  }

  /// Opens the context menu of the element that contains `name`, and returns its items.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of an element.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element, if it has no context menu, or if the menu has no items.
  @discardableResult
  public func contextMenu(
    of name: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> TestScope {
    let query = TestScope.Query(name, index: index, to: "open the context menu of", TestLocation(fileID: fileID, line: line))
    let id = try scope.find(query) { $0.events.contains(.menu) }
    return try openMenu(of: id, with: .menu, query)
  }

  private func openMenu(
    of id: ElementID, with action: InputEvent.Action, _ query: TestScope.Query
  ) throws(TestFailure) -> TestScope {
    let app = scope.app
    let count = app.openMenus.count
    try app.perform(action, on: id, query.attempt, query.location)
    guard app.openMenus.count > count else { throw app.failure("cannot \(query.attempt): it has no items", query.location) }
    return TestScope(app: app, steps: [])
  }
}

extension TestApp {
  /// Closes the topmost menu without an action, as a click beside it does.
  ///
  /// - Throws: ``TestFailure`` if no menu is in front.
  public func closeMenu(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    guard let top = surface.front.first, surface.role(of: top) == .menu else {
      throw failure("cannot close the menu: none is open", location)
    }
    try perform(.dismiss, on: top, "close the menu", location)
  }

  fileprivate var openMenus: [ElementID] {
    mirror.children(of: mirror.rootID).filter { surface.role(of: $0) == .menu }
  }
}
