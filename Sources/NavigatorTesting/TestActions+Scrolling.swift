import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Scrolls the list, form, scroll view or lazy stack around `text` as little as possible, so that its row is visible.
  ///
  /// A list of at most 100 rows has all its rows in the tree, so a test can read and find each of them. A longer list has only
  /// the rows near the window in the tree. Actions and this method scroll through the other rows until they find the element.
  /// Rows appear when they are scrolled into the window, and an action first scrolls to the row of its element.
  ///
  /// ```swift
  /// try app.scrollTo("Row 90")
  /// ```
  ///
  /// To determine which rows appear, a row is assumed to be 44 points high, and bars to take 100 points of the window. A window
  /// of 844 points therefore shows 17 rows. Set the size of the window when you create the app, or in ``TestApp/environment``.
  ///
  /// Scrolling changes the frames of the views in the scroll view, and updates the positions and geometries that the app
  /// observes. The scroll view stops at the target of the app's `ScrollTargetBehavior`. Other actions do not change frames.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier of an element in the row.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element, or if nothing around it scrolls.
  public func scrollTo(
    _ text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let id = try scope.find(.init(text, index: index, to: "scroll to", location)) { _ in true }
    let place = app.surface.listRow(of: id)
    guard place != nil || app.surface.isInScrollView(id) else {
      throw app.failure("cannot scroll to \"\(text)\": it is not in a list", location)
    }
    if let place { try app.scroll(place.list, to: place.row, "scroll to \"\(text)\"", location) }
    app.watching("scroll to \"\(text)\"", location) { app.bringIntoView(id) }
  }

  /// The maximum nesting depth of collections whose rows are requested.
  private static var maximumNesting: Int { 8 }

  /// Scrolls the first list, form, lazy stack or scroll view to its first or last row.
  ///
  /// ```swift
  /// try app.scrollTo(edge: .bottom)
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge: `.top` or `.bottom`.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no list or form.
  public func scrollTo(edge: VerticalEdge, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let surface = app.surface
    let attempt = "scroll to the \(edge == .top ? "top" : "bottom")"
    let roots = try scope.roots(in: surface, .init("list", to: "scroll", location))
    let shown = surface.visible(in: roots)
    let scrollView = shown.first { $0.role.isScrollView }
    guard let list = shown.first(where: { [.list, .form, .lazyStack].contains($0.role) }) ?? scrollView else {
      throw app.failure("cannot \(attempt): there is no list", location)
    }
    // A new section may contain rows that do not exist yet.
    for _ in 0..<Self.maximumNesting {
      guard let gap = app.surface.outermostRow(of: list.id, at: edge), gap.role == .rowGap,
        let count = gap.content.number(.value)
      else { break }
      app.requestRows(of: gap.id, first: edge == .top ? 0 : Int(count) - 1, count: 1)
    }
    guard let row = app.surface.outermostRow(of: list.id, at: edge)?.id else { return }
    try app.scroll(list.id, to: row, attempt, location)
    if let scrollView { app.watching(attempt, location) { app.scrollToEdge(edge, of: scrollView.id) } }
  }
}

extension TestApp {
  fileprivate func scroll(
    _ list: ElementID, to row: ElementID, _ attempt: String, _ location: TestLocation
  ) throws(TestFailure) {
    guard mirror.shell(list)?.content.bool(.reportsVisibleRows) == true else { return }
    try perform(.scrollTo(row), on: list, attempt, location)
  }

  /// Scrolls to the row that contains an element, as a user does before touching it.
  func scroll(to id: ElementID) {
    guard let place = Surface(mirror: mirror).listRow(of: id) else { return }
    guard mirror.shell(place.list)?.content.bool(.reportsVisibleRows) == true else { return }
    session.send(InputEvent(target: place.list, action: .scrollTo(place.row)))
    session.settle()
  }
}

extension Surface {
  fileprivate func isInScrollView(_ id: ElementID) -> Bool {
    mirror.ancestors(of: id).contains { role(of: $0).isScrollView }
  }

  /// Returns the list or form around an element and the element's row, or nil outside of lists.
  fileprivate func listRow(of id: ElementID) -> (list: ElementID, row: ElementID)? {
    var row: ElementID?
    var current = id
    for parent in mirror.ancestors(of: id) {
      switch role(of: parent) {
      case .list, .form, .lazyStack: return (parent, row ?? current)
      case .section: row = row ?? current
      default: row = nil
      }
      current = parent
    }
    return nil
  }

  /// Returns the first or the last row of a list, or the gap at that position; nil if the list is empty.
  fileprivate func outermostRow(of list: ElementID, at edge: VerticalEdge) -> Element? {
    let children = mirror.children(of: list)
    for child in edge == .top ? children : children.reversed() {
      guard role(of: child) == .section else { return mirror.shell(child) }
      if let row = outermostRow(of: child, at: edge) { return row }
    }
    return nil
  }
}
