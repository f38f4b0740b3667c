import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Taps the element that `text` refers to, by its text or by its accessibility identifier. The tap goes to the nearest element
  /// around it that accepts taps. A toggle changes its value. To tap a link in a text, pass the characters of the link.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it is disabled or does not accept taps.
  public func tap(
    _ text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let query = TestScope.Query(text, index: index, to: "tap", location)
    if index == nil, let link = try scope.findLink(query) {
      return try scope.app.perform(.link(to: link.url), on: link.id, "tap \"\(text)\"", location)
    }
    let id = try scope.findTappable(query)
    try scope.app.tap(element: id, "tap \"\(text)\"", location)
  }

  /// Taps an element twice in quick succession, which performs an action for two taps. Without such an action, the view is tapped
  /// twice. The second tap is omitted if the first one has removed, covered or disabled the element.
  ///
  /// ```swift
  /// try app.doubleTap("Order 7")
  /// #expect(app.stack == ["Shop", "Order 7"])
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it is disabled or does not accept taps.
  public func doubleTap(
    _ text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let id = try scope.findTappable(.init(text, index: index, to: "double-tap", location))
    let attempt = "double-tap \"\(text)\""
    // If a view has an action for two taps, its action for one tap waits for the second tap.
    if app.mirror.shell(id)?.takesTaps(2) == true {
      return try app.perform(.gesture(.init(.tap, .ended, value: 2)), on: id, attempt, location)
    }
    try app.tap(element: id, attempt, location)
    let surface = app.surface
    let isReachable = surface.visible(in: surface.front).contains { $0.id == id && !$0.content.bool(.isDisabled) }
    if isReachable { try app.tap(element: id, attempt, location) }
  }
}

extension TestScope {
  /// Returns the link with these characters in a text, or nil if there is none or there are several.
  fileprivate func findLink(_ query: Query) throws(TestFailure) -> (id: ElementID, url: String)? {
    let surface = app.surface
    let texts = surface.visible(in: try roots(in: surface, query)).filter { $0.role == .text && $0.events.contains(.change) }
    let links = texts.flatMap { text in
      text.content.runs.filter { $0.text == query.text }.compactMap { run in run.url.map { (id: text.id, url: $0) } }
    }
    return links.count == 1 ? links[0] : nil
  }

  fileprivate func findTappable(_ query: Query) throws(TestFailure) -> ElementID {
    try find(query) { $0.events.contains(.tap) || $0.role == .toggle || $0.role == .option || $0.takesSeveralTaps }
  }
}

extension TestApp {
  /// Taps an element. A toggle without a tap action changes its value, and an option is selected.
  fileprivate func tap(element id: ElementID, _ attempt: String, _ location: TestLocation) throws(TestFailure) {
    switch mirror.shell(id) {
    case let toggle? where toggle.role == .toggle && !toggle.events.contains(.tap):
      try perform(.change(.bool(!toggle.content.bool(.isOn)), revision: 0), on: id, attempt, location)
    case let option? where option.role == .option && !option.events.contains(.tap):
      try choose(option: id, attempt, location)
    case let view? where !view.events.contains(.tap) && view.takesSeveralTaps:
      try perform(.gesture(.init(.tap, .ended, value: 1)), on: id, attempt, location)
    default: try perform(.tap, on: id, attempt, location)
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element has an action for a number of taps, or for the location of one.
  fileprivate var takesSeveralTaps: Bool { content.strings(.gestures).contains { $0.hasPrefix("tap:") } }

  fileprivate func takesTaps(_ count: Int) -> Bool { content.strings(.gestures).contains("tap:\(count)") }
}
