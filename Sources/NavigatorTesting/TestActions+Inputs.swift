import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Sets the date of a date picker.
  ///
  /// ```swift
  /// try app.setDate("Due", to: "2026-11-23T14:05")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The text or the identifier of the picker.
  ///   - text: The displayed components in the picker's time zone: `2026-11-23`, `14:05` or `2026-11-23T14:05`.
  ///   - index: The position among the pickers that match, starting at 0. Without it, only one picker may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such picker, or if the text is not a date in its format.
  public func setDate(
    _ name: String, to text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, index: index, to: "set the date", location)) { $0.role == .datePicker }
    try scope.app.perform(.change(.string(text), revision: 0), on: id, "set \"\(name)\" to \"\(text)\"", location)
  }
}

extension TestApp {
  /// Presses the keys of a shortcut. This performs the action of the control in front that has the shortcut.
  ///
  /// - Throws: ``TestFailure`` if no control in front has the shortcut, or if the control is disabled.
  public func press(
    _ shortcut: KeyboardShortcut, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let surface = surface
    let attempt = "press \(shortcut.hostName)"
    let candidates = surface.visible(in: surface.front) + surface.commandItems
    let holder = candidates.last { $0.content.string(.shortcut) == shortcut.hostName }
    let control = holder.flatMap { holder in surface.visible(in: [holder.id]).first { $0.events.contains(.tap) } }
    guard let control else { throw failure("cannot \(attempt): no control in front has that shortcut", location) }
    try perform(.tap, on: control.id, attempt, location)
  }
}

extension TestActions {
  /// Pastes a text with a `PasteButton`, as if the clipboard contained it.
  ///
  /// - Parameters:
  ///   - text: The text of the clipboard.
  ///   - name: The text or the identifier of the button.
  ///   - index: The position among the buttons that match, starting at 0. Without it, only one button may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such button, or if it is disabled.
  public func paste(
    _ text: String, with name: String = "Paste", index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, index: index, to: "paste with", location)) { $0.content.hasKind(.paste) }
    try scope.app.perform(.change(.string(text), revision: 0), on: id, "paste with \"\(name)\"", location)
  }

  /// Presses a key while an element has the focus. The nearest view around it that handles keys receives the key.
  ///
  /// ```swift
  /// try app.press(.leftArrow, in: "Board")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The text or the identifier of the element that has the focus.
  ///   - modifiers: The keys that are held.
  ///   - phase: The state of the key.
  ///   - characters: The characters that the key types, if they are not those of the key.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element, or if no view around it handles keys.
  public func press(
    _ key: KeyEquivalent, in name: String, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down,
    characters: String? = nil, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, index: index, to: "press \(key.hostName) in", location)) { $0.handlesKeys }
    let event = KeyPress.event(key, phase, modifiers, characters: characters)
    try scope.app.perform(.key(event), on: id, "press \(key.hostName) in \"\(name)\"", location)
  }
}

extension TestApp {
  /// Presses a key. It is delivered to the view that has the focus, or to the nearest view around it that handles keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held.
  ///   - phase: The state of the key.
  ///   - characters: The characters that the key types, if they are not those of the key.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if nothing in front has the focus, or if no view around it handles keys.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down, characters: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let attempt = "press \(key.hostName)"
    let surface = surface
    let focused = surface.visible(in: surface.front).last { $0.content.bool(.isFocused) }
    guard let focused else { throw failure("cannot \(attempt): nothing in front has the focus", location) }
    var target: ElementID? = focused.id
    while let id = target, mirror.shell(id)?.handlesKeys != true { target = mirror.parent(of: id) }
    guard let target else { throw failure("cannot \(attempt): no view around the focus handles keys", location) }
    try perform(.key(KeyPress.event(key, phase, modifiers, characters: characters)), on: target, attempt, location)
  }
}

extension Element {
  /// A Boolean value that indicates whether a view handles keys while it has the focus.
  var handlesKeys: Bool { content.strings(.gestures).contains { $0.hasPrefix("key:") } }
}
