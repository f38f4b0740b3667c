/// The state of the selected text of a field.
@MainActor
final class FieldSelection {
  /// The last selection of the user or the app. Its indices mean other places when the text has changed, so that it is not sent
  /// to the host again.
  private var value: TextSelection?
  /// The selection that the host has, as offsets in UTF-16 code units.
  private var known: Range<Int>?
  /// The number of selections that the app has made, and the last one.
  private var applied: (count: Int, range: Range<Int>)?

  /// Stores the selection that the app requests. A selection that the host has is not sent, because the user may
  /// have changed it since.
  func appSelected(_ selection: TextSelection, in text: String) {
    guard selection != value else { return }
    value = selection
    let range = selection.offsets(in: text)
    guard range != known else { return }
    known = range
    applied = ((applied?.count ?? 0) &+ 1, range)
  }

  /// Stores the selection that the host has reported.
  func userSelected(_ selection: TextSelection, in text: String) {
    value = selection
    known = selection.offsets(in: text)
  }

  /// The last selection that the app has made and its number, or an empty text if there is none.
  var description: String {
    applied.map { "\($0.count) \($0.range.lowerBound) \($0.range.upperBound)" } ?? ""
  }
}
