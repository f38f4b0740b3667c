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
  /// - Throws: ``TestFailure`` if there is no such picker, or if the text is no date for it.
  public func setDate(
    _ name: String, to text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(name, index: index, to: "set the date", location)) { $0.role == .datePicker }
    try scope.app.perform(.change(.string(text), revision: 0), on: id, "set \"\(name)\" to \"\(text)\"", location)
  }
}

extension TestApp {
  /// Presses the keys of a shortcut, which performs the action of the control in front that has it.
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
