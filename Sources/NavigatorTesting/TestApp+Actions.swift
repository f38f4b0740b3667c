import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Taps what says `text` or has it as its identifier: the nearest element around it that takes taps. A toggle is flipped.
  ///
  /// - Throws: ``TestFailure`` where nothing in the topmost layer is called so, takes taps, or is enabled.
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

  /// Taps the bar's Back button.
  ///
  /// - Throws: ``TestFailure`` where the front screen has none.
  public func goBack(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let surface = surface
    guard let button = surface.visible(in: surface.front).last(where: { $0.role == .backButton }) else {
      throw failure("cannot go back: the front screen has no Back button", fileID, line)
    }
    try perform(.tap, on: button.id, "go back", fileID, line)
  }

  /// Swipes the topmost presentation away, as one does with a sheet.
  ///
  /// - Throws: ``TestFailure`` where none is shown, where it forbids that, or where it is of a kind that cannot be swiped.
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

  /// Resizes the topmost sheet, as a person does at its grabber.
  ///
  /// ```swift
  /// try app.resizeSheet(to: .large)
  /// #expect(app.detent == .large)
  /// ```
  ///
  /// - Throws: ``TestFailure`` where no sheet is in front or it does not offer that height.
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

  /// Closes the window, as a person does with a browser's tab, which ends the session.
  ///
  /// - Throws: ``TestFailure`` where the app forbids it, as with `interactiveDismissDisabled()`; the session goes on then.
  public func closeWindow(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    session.settle()
    if mirror.shell(mirror.rootID)?.content.bool(.isDismissDisabled) == true {
      throw failure("cannot close the window: the app forbids it", fileID, line)
    }
    try perform(.dismiss, on: mirror.rootID, "close the window", fileID, line)
    end()
  }

  /// Shows the tab that is called `name`.
  ///
  /// - Throws: ``TestFailure`` where no tab of the topmost layer is called so.
  public func selectTab(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let id = try find(name, to: "select the tab", fileID, line) { $0.role == .tab }
    try perform(.tap, on: id, "select the tab \"\(name)\"", fileID, line)
  }

  /// Opens an address in the app, as the system does with a link to it.
  ///
  /// - Throws: ``TestFailure`` where the app takes no addresses.
  public func open(_ url: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    session.settle()
    try perform(.openURL(url), on: mirror.rootID, "open \"\(url)\"", fileID, line)
  }

  /// Puts the app into another phase: active, inactive or background.
  ///
  /// - Throws: ``TestFailure`` where the session does not know that phase.
  public func enter(phase: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    session.settle()
    try perform(.scenePhase(phase), on: mirror.rootID, "enter the phase \(phase)", fileID, line)
  }
}
