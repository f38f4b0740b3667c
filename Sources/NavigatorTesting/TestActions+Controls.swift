import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Turns a toggle on or off. Does nothing if the toggle already has that value.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of the toggle.
  ///   - isOn: The new value.
  ///   - index: The position among the toggles that match, starting at 0. Without it, only one toggle may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such toggle.
  public func setToggle(
    _ name: String, to isOn: Bool, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, index: index, to: "switch", location)) { $0.role == .toggle || $0.isToggleButton }
    guard let toggle = scope.app.mirror.shell(id) else { return }
    let isButton = toggle.role != .toggle
    guard toggle.content.bool(isButton ? .isSelected : .isOn) != isOn else { return }
    let action: InputEvent.Action = isButton ? .tap : .change(.bool(isOn), revision: 0)
    try scope.app.perform(action, on: id, "switch \"\(name)\"", location)
  }

  /// Sets the value of a slider.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of the slider.
  ///   - value: The new value.
  ///   - index: The position among the sliders that match, starting at 0. Without it, only one slider may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such slider or the value is out of its range.
  public func setSlider(
    _ name: String, to value: Double, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, index: index, to: "slide", location)) { $0.role == .slider }
    try scope.app.perform(.change(.number(value), revision: 0), on: id, "slide \"\(name)\" to \(value)", location)
  }

  /// Taps the plus button of a stepper, or increments a view with an `accessibilityAdjustableAction(_:)`.
  ///
  /// ```swift
  /// try app.increment("Rating")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of the stepper or the view.
  ///   - index: The position among the steppers and views that match, starting at 0. Without it, only one may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such stepper or view, or if the stepper is at its maximum.
  public func increment(
    _ name: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    try step(.init(name, index: index, to: "increment", TestLocation(fileID: fileID, line: line)), 1, .canIncrement)
  }

  /// Taps the minus button of a stepper, or decrements a view with an `accessibilityAdjustableAction(_:)`.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of the stepper or the view.
  ///   - index: The position among the steppers and views that match, starting at 0. Without it, only one may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such stepper or view, or if the stepper is at its minimum.
  public func decrement(
    _ name: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    try step(.init(name, index: index, to: "decrement", TestLocation(fileID: fileID, line: line)), -1, .canDecrement)
  }

  private func step(
    _ query: TestScope.Query, _ direction: Double, _ permission: Content.Key
  ) throws(TestFailure) {
    let app = scope.app
    let id = try scope.find(query) { $0.role == .stepper || $0.isAdjustable }
    guard let shell = app.mirror.shell(id), shell.role == .stepper else {
      // A page adjusts the view with the arrow keys.
      let key = KeyPress.event(direction > 0 ? .upArrow : .downArrow, .down, [], characters: nil)
      let around = app.mirror.ancestors(of: id).first { app.mirror.shell($0)?.handlesKeys == true }
      let handler = app.mirror.shell(id)?.handlesKeys == true ? id : around ?? id
      return try app.perform(.key(key), on: handler, query.attempt, query.location)
    }
    if shell.content[permission] == .bool(false) {
      throw app.failure("cannot \(query.attempt): its value is at the limit", query.location)
    }
    try app.perform(.change(.number(direction), revision: 0), on: id, query.attempt, query.location)
  }

  /// Selects an option of a picker by the option's text or identifier.
  ///
  /// - Parameters:
  ///   - option: The text or the identifier of the option.
  ///   - picker: The text or the identifier of the picker.
  ///   - index: The position among the pickers that match, starting at 0. Without it, only one picker may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such picker or option, or if several options have that text.
  public func select(
    _ option: String, in picker: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let app = scope.app
    let id = try scope.find(.init(picker, index: index, to: "choose in", location)) { $0.role == .picker }
    let surface = app.surface
    let options = surface.visible(in: [id]).filter { $0.role == .option }
    let attempt = "choose \"\(option)\" in \"\(picker)\""
    let identified = options.filter { $0.content.string(.identifier) == option }
    let matches = identified.isEmpty ? options.filter { surface.name(of: $0.id) == option } : identified
    guard let match = matches.first else {
      throw app.failure("cannot \(attempt): it offers \(options.map { surface.name(of: $0.id) })", location)
    }
    guard matches.count == 1 else {
      throw app.failure("cannot \(attempt): it offers \(matches.count) options with that text", location)
    }
    try app.choose(option: match.id, attempt, location)
  }
}

extension TestApp {
  /// Selects `option` in the picker that contains it.
  func choose(option: ElementID, _ attempt: String, _ location: TestLocation) throws(TestFailure) {
    let surface = Surface(mirror: mirror)
    guard let picker = mirror.ancestors(of: option).first(where: { surface.role(of: $0) == .picker }) else {
      throw failure("cannot \(attempt): the option is in no picker", location)
    }
    guard surface.visible(in: [picker]).contains(where: { $0.id == option }) else {
      throw failure("cannot \(attempt): the option is not visible", location)
    }
    try perform(.choice(of: option), on: picker, attempt, location)
  }
}

extension Element {
  /// A Boolean value that indicates whether a view has an action that adjusts its value.
  fileprivate var isAdjustable: Bool { content.strings(.traits).contains("spinbutton") }
}

extension Element {
  /// A Boolean value that indicates whether the element is a button with the trait of a toggle.
  var isToggleButton: Bool {
    role == .button && content.strings(.traits).contains("switch")
  }
}
