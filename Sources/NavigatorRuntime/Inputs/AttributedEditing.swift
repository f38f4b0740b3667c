import Foundation

/// An attributed text and its selection, which an editor reads and writes as a string.
nonisolated struct AttributedEditing {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// The characters of the text. A write keeps the attributes of the characters that stay, and moves the selection.
  @MainActor var plainText: Binding<String> {
    Binding(
      get: { String(text.wrappedValue.characters) },
      set: { characters in
        var (string, selected) = (text.wrappedValue, selection?.wrappedValue ?? AttributedTextSelection())
        string.edit(to: characters, moving: &selected)
        text.wrappedValue = string
        selection?.wrappedValue = selected
      })
  }

  /// The selected part of the characters, or nil if the app does not read it. It is nil while the selection belongs to another
  /// version of the text, so that the user's selection stays.
  @MainActor var plainSelection: Binding<TextSelection?>? {
    guard let selection else { return nil }
    return Binding(
      get: { TextSelection(selection.wrappedValue, in: text.wrappedValue) },
      set: { selected in
        guard let selected else { return }
        selection.wrappedValue = AttributedTextSelection(selected, in: text.wrappedValue)
      })
  }
}

extension TextSelection {
  /// Creates the selection of the characters of an attributed text, or nil if the selection is not in the text.
  nonisolated fileprivate init?(_ selection: AttributedTextSelection, in text: AttributedString) {
    guard let known = selection.known(in: text) else { return nil }
    let string = String(text.characters)
    let ranges = known.all.map { range in
      string.index(at: text.offset(of: range.lowerBound))..<string.index(at: text.offset(of: range.upperBound))
    }
    guard let first = ranges.first else { return nil }
    if ranges.count == 1 { self.init(range: first) } else { self.init(ranges: RangeSet(ranges)) }
  }
}

extension AttributedTextSelection {
  /// Creates a selection from that of the characters of an attributed text.
  nonisolated fileprivate init(_ selection: TextSelection, in text: AttributedString) {
    let string = String(text.characters)
    let offsets = selection.offsets(in: string)
    let lower = text.index(at: string.utf8Offset(ofUTF16: offsets.lowerBound))
    let range = lower..<max(lower, text.index(at: string.utf8Offset(ofUTF16: offsets.upperBound)))
    self.init(
      range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)), affinity: selection.affinity)
  }
}

extension String {
  /// Returns the index after a number of UTF-8 code units, or the end of the string.
  nonisolated fileprivate func index(at offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
  }

  /// Returns the number of UTF-8 code units before an offset in UTF-16 code units.
  nonisolated fileprivate func utf8Offset(ofUTF16 offset: Int) -> Int {
    utf8.distance(from: startIndex, to: utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex)
  }
}

extension AttributedString {
  /// Replaces the characters that differ from those of a new text, and moves the insertion point behind the new ones. They have
  /// the typing attributes.
  nonisolated mutating func edit(to text: String, moving selection: inout AttributedTextSelection) {
    let former: [String] = characters.map { String($0) }
    let new: [String] = text.map { String($0) }
    var prefix = Self.commonCount(former, new)
    if prefix == former.count, prefix == new.count { return }
    let (same, shortest) = (Self.commonCount(former.reversed(), new.reversed()), Swift.min(former.count, new.count))
    let start = selection.known(in: self)?.all.first?.lowerBound
    // Among equal characters, the user has typed at the insertion point.
    if let place = start.map({ characters.distance(from: startIndex, to: $0) }), place < prefix, same >= shortest - place {
      prefix = place
    }
    let suffix = Swift.min(same, shortest - prefix)
    let lower = characters.index(startIndex, offsetBy: prefix)
    let upper = characters.index(endIndex, offsetBy: -suffix)
    let typing = start == lower ? selection : AttributedTextSelection(range: lower..<upper)
    let added = AttributedString(
      new[prefix..<(new.count - suffix)].joined(), attributes: typing.typingAttributes(in: self))
    let end = offset(of: lower) + added.utf8.count
    replaceSubrange(lower..<upper, with: added)
    selection = AttributedTextSelection(insertionPoint: index(at: end))
  }

  /// Returns the number of equal characters at the start of two texts.
  nonisolated private static func commonCount(_ one: some Sequence<String>, _ other: some Sequence<String>) -> Int {
    zip(one, other).prefix(while: { $0.utf8.elementsEqual($1.utf8) }).count
  }
}
