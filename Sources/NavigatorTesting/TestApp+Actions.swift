import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Taps the element that `text` refers to, by its text or by its accessibility identifier. The tap goes to the nearest element
  /// around it that accepts taps. A toggle changes its value.
  ///
  /// - Throws: ``TestFailure`` if the topmost layer has no such element, or if it is disabled or does not accept taps.
  public func tap(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let id = try find(text, to: "tap", fileID, line) { $0.events.contains(.tap) || $0.role == .toggle || $0.role == .option }
    switch mirror.shell(id) {
    case let toggle? where toggle.role == .toggle && !toggle.events.contains(.tap):
      try perform(.change(.bool(!toggle.content.bool(.isOn)), revision: 0), on: id, "tap \"\(text)\"", fileID, line)
    case let option? where option.role == .option && !option.events.contains(.tap):
      try choose(option: id, "tap \"\(text)\"", fileID, line)
    default: try perform(.tap, on: id, "tap \"\(text)\"", fileID, line)
    }
  }

  /// Taps the Back button of the navigation bar.
  ///
  /// - Throws: ``TestFailure`` if the front screen has no Back button.
  public func goBack(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let surface = surface
    guard let button = surface.visible(in: surface.front).last(where: { $0.role == .backButton }) else {
      throw failure("cannot go back: the front screen has no Back button", fileID, line)
    }
    try perform(.tap, on: button.id, "go back", fileID, line)
  }

  /// Dismisses the topmost sheet or popover with a swipe.
  ///
  /// - Throws: ``TestFailure`` if nothing is presented, if the presentation disables dismissal, or if its kind cannot be swiped.
  public func swipeAway(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let surface = surface
    guard let top = surface.front.first.flatMap({ mirror.shell($0) }), let kind = Presentation.Kind(top.role) else {
      throw failure("cannot swipe away: nothing is presented", fileID, line)
    }
    guard kind == .sheet || kind == .popover else {
      throw failure("cannot swipe away: a \(kind.rawValue) stays until a button closes it", fileID, line)
    }
    if top.content.bool(.isDismissDisabled) {
      throw failure("cannot swipe away: the \(kind.rawValue) forbids it", fileID, line)
    }
    try perform(.dismiss, on: top.id, "swipe the \(kind.rawValue) away", fileID, line)
  }

  /// Resizes the topmost sheet, as dragging its grabber does.
  ///
  /// ```swift
  /// try app.resizeSheet(to: .large)
  /// #expect(app.detent == .large)
  /// ```
  ///
  /// - Throws: ``TestFailure`` if no sheet is in front or the sheet does not offer that height.
  public func resizeSheet(
    to detent: PresentationDetent, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let attempt = "resize the sheet to \(detent.name)"
    guard let sheet = frontSheet else { throw failure("cannot \(attempt): no sheet is in front", fileID, line) }
    let offered = sheet.content.strings(.detents)
    guard offered.contains(detent.name) else {
      throw failure("cannot \(attempt): it offers \(offered.isEmpty ? "no heights" : "\(offered)")", fileID, line)
    }
    guard sheet.content.string(.detent) != detent.name else { return }
    try perform(.change(.string(detent.name), revision: 0), on: sheet.id, attempt, fileID, line)
  }

  /// Closes the window, as closing a browser's tab does, and ends the session.
  ///
  /// - Throws: ``TestFailure`` if the app refuses it, for example with `interactiveDismissDisabled()`. The session continues
  ///   then.
  public func closeWindow(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    session.settle()
    if mirror.shell(mirror.rootID)?.content.bool(.isDismissDisabled) == true {
      throw failure("cannot close the window: the app forbids it", fileID, line)
    }
    try perform(.dismiss, on: mirror.rootID, "close the window", fileID, line)
    end()
  }

  /// Selects the tab whose title or identifier is `name`.
  ///
  /// - Throws: ``TestFailure`` if the topmost layer has no such tab.
  public func selectTab(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let id = try find(name, to: "select the tab", fileID, line) { $0.role == .tab }
    try perform(.tap, on: id, "select the tab \"\(name)\"", fileID, line)
  }

  /// Opens an address in the app, as following a link to it does.
  ///
  /// - Throws: ``TestFailure`` if the app does not accept addresses.
  public func open(_ url: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    session.settle()
    try perform(.openURL(url), on: mirror.rootID, "open \"\(url)\"", fileID, line)
  }

  /// Changes the app's scene phase.
  ///
  /// - Throws: ``TestFailure`` if the session refuses the event.
  public func enter(phase: InputEvent.ScenePhase, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    session.settle()
    try perform(.scenePhase(phase), on: mirror.rootID, "enter the phase \(phase)", fileID, line)
  }
}
