import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Selects a page of the first tab view with pages, as a swipe does.
  ///
  /// ```swift
  /// try app.turnPage(to: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The position of the page, starting at 0.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such page.
  public func turnPage(to index: Int, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let surface = app.surface
    let attempt = "turn to page \(index)"
    let roots = try scope.roots(in: surface, .init("pages", to: "turn", location))
    guard let pages = surface.visible(in: roots).first(where: { $0.role == .pages }) else {
      throw app.failure("cannot \(attempt): there are no pages", location)
    }
    let children = app.mirror.children(of: pages.id)
    guard children.indices.contains(index) else {
      throw app.failure("cannot \(attempt): there are \(children.count) pages", location)
    }
    try app.perform(.choice(of: children[index]), on: pages.id, attempt, location)
  }
}
