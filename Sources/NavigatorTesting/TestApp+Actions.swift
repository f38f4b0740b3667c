import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Taps the Back button of the navigation bar. In a narrow window, a column of a split view has a Back button that shows the
  /// preceding column.
  ///
  /// A screen with `navigationBarBackButtonHidden(true)` has no Back button, and the Back button of a browser does not leave it.
  ///
  /// - Throws: ``TestFailure`` if the front screen has no Back button.
  public func goBack(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let surface = surface
    if let back = surface.splitViewToGoBackIn(roots: surface.front) {
      return try perform(.choice(of: back.column), on: back.split, "go back", location)
    }
    guard let button = surface.visible(in: surface.front).last(where: { $0.role == .backButton }) else {
      throw failure("cannot go back: the front screen has no Back button", location)
    }
    try perform(.tap, on: button.id, "go back", location)
  }

  /// Dismisses the topmost sheet or popover with a swipe.
  ///
  /// - Throws: ``TestFailure`` if nothing is presented, if the presentation disables dismissal, or if its kind cannot be swiped.
  public func swipeAway(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let surface = surface
    guard let top = surface.front.first.flatMap({ mirror.shell($0) }), let kind = Presentation.Kind(top.role) else {
      throw failure("cannot swipe away: nothing is presented", location)
    }
    guard kind == .sheet || kind == .popover else {
      throw failure("cannot swipe away: only a button can close the \(kind.rawValue)", location)
    }
    if top.content.bool(.isDismissDisabled) {
      throw failure("cannot swipe away: the \(kind.rawValue) forbids it", location)
    }
    try perform(.dismiss, on: top.id, "swipe the \(kind.rawValue) away", location)
  }

  /// Resizes the topmost sheet, like a drag of its grabber.
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
    let location = TestLocation(fileID: fileID, line: line)
    let attempt = "resize the sheet to \(detent.name)"
    guard let sheet = frontSheet else { throw failure("cannot \(attempt): no sheet is in front", location) }
    let offered = sheet.content.strings(.detents)
    guard offered.contains(detent.name) else {
      throw failure("cannot \(attempt): it offers \(offered.isEmpty ? "no heights" : "\(offered)")", location)
    }
    guard sheet.content.string(.detent) != detent.name else { return }
    try perform(.change(.string(detent.name), revision: 0), on: sheet.id, attempt, location)
  }

  /// Closes the window, as closing a browser's tab does, and ends the session.
  ///
  /// - Throws: ``TestFailure`` if the app refuses it, for example with `interactiveDismissDisabled()`. In that case the session
  ///   continues.
  public func closeWindow(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    session.settle()
    if mirror.shell(mirror.rootID)?.content.bool(.isDismissDisabled) == true {
      throw failure("cannot close the window: the app forbids it", location)
    }
    try perform(.dismiss, on: mirror.rootID, "close the window", location)
    end()
  }

  /// Cancels the search of the front screen, as its Cancel button does. The search field is empty afterwards.
  ///
  /// - Throws: ``TestFailure`` if no search is active.
  public func cancelSearch(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let surface = surface
    let field = surface.visible(in: surface.front).last { $0.role == .searchField }
    guard let field, field.content.bool(.isSearching) else {
      throw failure("cannot cancel the search: \(field == nil ? "there is no search field" : "none is active")", location)
    }
    try perform(.dismiss, on: field.id, "cancel the search", location)
  }

  /// Selects the tab whose title or identifier is `name`.
  ///
  /// - Throws: ``TestFailure`` if the topmost layer has no such tab, or if it has several.
  public func selectTab(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, to: "select the tab", location)) { $0.role == .tab }
    try perform(.tap, on: id, "select the tab \"\(name)\"", location)
  }

  /// Opens an address in the app, as following a link to it does.
  ///
  /// - Throws: ``TestFailure`` if the app does not accept addresses.
  public func open(_ url: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    session.settle()
    try perform(.openURL(url), on: mirror.rootID, "open \"\(url)\"", location)
  }

  /// Changes the app's scene phase.
  ///
  /// - Throws: ``TestFailure`` if the session refuses the event.
  public func enter(phase: ScenePhase, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    session.settle()
    try perform(.scenePhase(InputEvent.ScenePhase(phase)), on: mirror.rootID, "enter the phase \(phase)", location)
  }
}

extension InputEvent.ScenePhase {
  fileprivate init(_ phase: ScenePhase) {
    self =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
