import NavigatorHost

/// A selection in a field, with the number of selections that the app had made at that time.
struct FieldSelectionReport {
  let count: Int
  /// The range as offsets in UTF-16 code units.
  let range: Range<Int>
}

extension TestActions {
  /// Selects a part of a field's text. The field must have been created with a binding of its selection.
  ///
  /// ```swift
  /// try app.selectText("world", in: "Note")
  /// try app.tap("Bold")
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part of the text. Its first occurrence is selected.
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field, if it does not report its selection, or if its text has no such part.
  public func selectText(
    _ part: String, in field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let field = try selectableField(.init(field, index: index, to: "select text in", location))
    let text = field.text
    guard let range = text.firstRange(of: part) else {
      throw scope.app.failure("cannot \(field.query.attempt): its text has no \"\(part)\"", location)
    }
    try field.select(range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text))
  }

  /// Places the insertion point of a field. The field must have been created with a binding of its selection.
  ///
  /// - Parameters:
  ///   - offset: The number of characters before the insertion point. It is limited to the number of characters of the text.
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field, or if it does not report its selection.
  public func placeInsertionPoint(
    at offset: Int, in field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let field = try selectableField(.init(field, index: index, to: "place the insertion point in", location))
    let place = String(field.text.prefix(max(0, offset))).utf16.count
    try field.select(place..<place)
  }

  /// Returns the part of a field's text that the user or the app has selected last. It is empty for an insertion point, and nil
  /// without a selection.
  ///
  /// - Parameters:
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field.
  public func selectedText(
    in field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> String? {
    let (text, range) = try selection(.init(field, index: index, to: "read", TestLocation(fileID: fileID, line: line)))
    return range.map { String(decoding: Array(text.utf16)[$0.clamped(to: 0..<text.utf16.count)], as: UTF16.self) }
  }

  /// Returns the number of characters before the selected part or the insertion point of a field; nil without a selection.
  ///
  /// - Parameters:
  ///   - field: The identifier, label, placeholder or text of the field.
  ///   - index: The position among the fields that match, starting at 0. Without it, only one field may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such field.
  public func selectionStart(
    in field: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> Int? {
    let (text, range) = try selection(.init(field, index: index, to: "read", TestLocation(fileID: fileID, line: line)))
    return range.map { String(decoding: text.utf16.prefix($0.lowerBound), as: UTF16.self).count }
  }

  private func selectableField(_ query: TestScope.Query) throws(TestFailure) -> FocusedField {
    let field = try focusedField(query)
    guard field.shell?.content[.textSelection] != nil else {
      throw scope.app.failure("cannot \(query.attempt): it has no binding of its selection", query.location)
    }
    return field
  }

  /// Returns the text of a field, and the newer one of the selections of the test and of the app.
  private func selection(_ query: TestScope.Query) throws(TestFailure) -> (text: String, range: Range<Int>?) {
    let app = scope.app
    let id = try scope.find(query) { $0.isField }
    let field = app.mirror.shell(id)
    let text = field?.content.string(.text) ?? ""
    guard let reported = app.selections[id], reported.count == field?.appSelection?.count ?? 0 else {
      return (text, field?.appSelection?.range)
    }
    return (text, reported.range)
  }
}

extension Element {
  /// The number of selections that the app has made in this field, and the last one; nil if there is none.
  var appSelection: (count: Int, range: Range<Int>)? {
    let numbers = content.string(.textSelection)?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 3, numbers[1] <= numbers[2] else { return nil }
    return (numbers[0], numbers[1]..<numbers[2])
  }
}
