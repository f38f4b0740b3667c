import NavigatorHost

extension TestApp {
  /// The elements of the topmost layer that assistive technologies reach, in the order in which they are read.
  ///
  /// Hidden and covered elements are omitted, and so are siblings of a view with the trait `isModal`. The label of an element
  /// that `accessibilityElement(children: .combine)` creates consists of the texts of its children.
  public var accessibilityTree: [AccessibilityElement] {
    let surface = surface
    return surface.accessibilityElements(in: surface.modal.map { [$0] } ?? surface.front)
  }
}

extension TestActions {
  /// Performs an action that assistive technologies offer for an element: one of `accessibilityAction(named:_:)`, or a swipe
  /// action of a row.
  ///
  /// ```swift
  /// try app.performAccessibilityAction("Archive", on: "Mail from Ann")
  /// ```
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - name: The text or the identifier of the element.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element, or if it has no such action.
  public func performAccessibilityAction(
    _ action: String, on name: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let attempt = "perform the action \"\(action)\" of"
    let query = TestScope.Query(name, index: index, to: attempt, location)
    let id = try scope.find(query) { $0.events.contains(.menu) || $0.role == .swipeRow }
    let surface = app.surface
    let swipes = surface.mirror.children(of: id).filter { surface.role(of: $0) == .swipeActions }
    if let button = swipes.flatMap({ surface.mirror.children(of: $0) }).first(where: { surface.name(of: $0) == action }) {
      return try app.perform(.tap, on: button, query.attempt, location)
    }
    try app.perform(.menu, on: id, query.attempt, location)
    try app.tap(action, fileID: fileID, line: line)
  }
}
