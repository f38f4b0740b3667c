import NavigatorHost

extension TestActions {
  /// Types `text` at the end of a field, one character at a time. The field is found by its identifier, label, placeholder or
  /// text.
  ///
  /// - Parameters:
  ///   - text: The characters to type.
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field or it does not accept text.
  public func type(
    _ text: String, into field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let field = try focusedField(.init(field, index: index, to: "type into", TestLocation(fileID: fileID, line: line)))
    for letter in text { try field.set(field.text + String(letter)) }
  }

  /// Removes the text of a field.
  ///
  /// - Parameters:
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field.
  public func clear(
    _ field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    try focusedField(.init(field, index: index, to: "clear", TestLocation(fileID: fileID, line: line))).set("")
  }

  /// Presses Return in a field.
  ///
  /// - Parameters:
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field.
  public func submit(
    in field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    try focusedField(.init(field, index: index, to: "submit in", TestLocation(fileID: fileID, line: line))).perform(.submit)
  }

  /// Moves the focus to a field.
  ///
  /// - Parameters:
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field.
  public func focus(
    _ field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    _ = try focusedField(.init(field, index: index, to: "focus", TestLocation(fileID: fileID, line: line)))
  }

  /// Returns a Boolean value that indicates whether a field has the keyboard focus.
  ///
  /// - Parameters:
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field.
  public func isFocused(
    _ field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> Bool {
    let query = TestScope.Query(field, index: index, to: "find the field", TestLocation(fileID: fileID, line: line))
    let id = try scope.find(query) { $0.isField }
    return scope.app.mirror.shell(id)?.content.bool(.isFocused) == true
  }

  func focusedField(_ query: TestScope.Query) throws(TestFailure) -> FocusedField {
    let app = scope.app
    let field = FocusedField(app: app, id: try scope.find(query) { $0.isField }, query: query)
    if let shell = field.shell, shell.events.contains(.focus), !shell.content.bool(.isFocused) {
      try field.perform(.focus(true))
    }
    return field
  }
}

/// A field that has the focus, and the query that found it.
@MainActor
struct FocusedField {
  let app: TestApp
  let id: ElementID
  let query: TestScope.Query

  var shell: Element? { app.mirror.shell(id) }

  var text: String { shell?.content.string(.text) ?? "" }

  /// Replaces the text, as an edit with the next number.
  func set(_ text: String) throws(TestFailure) {
    let known = shell?.content.number(.revision).flatMap { Int(exactly: $0) } ?? 0
    let revision = max(app.revisions[id] ?? 0, known) + 1
    app.revisions[id] = revision
    try perform(.change(.string(text), revision: revision))
    let end = text.utf16.count
    if shell?.content[.textSelection] != nil { try select(end..<end) }
  }

  /// Selects a part of the text, as offsets in UTF-16 code units.
  func select(_ range: Range<Int>) throws(TestFailure) {
    app.selections[id] = FieldSelectionReport(count: shell?.appSelection?.count ?? 0, range: range)
    try perform(.select(range))
  }

  func perform(_ action: InputEvent.Action) throws(TestFailure) {
    try app.perform(action, on: id, query.attempt, query.location)
  }
}
