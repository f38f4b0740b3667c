import Foundation

// Changes of an attributed text that keep its selection.

extension AttributedString {
  /// The selected characters. Those of an insertion point are empty.
  public subscript(selection selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return self[RangeSet<Index>()] }
    return self[ranges]
  }

  /// Changes the text, and moves a selection with the characters that it contains.
  ///
  /// - Parameters:
  ///   - selection: The selection. It is at the end of the text if the change replaces the whole text.
  ///   - body: A closure that changes its parameter. It must not use the text itself.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    guard let known = selection.known(in: self) else { return try body(&self) }
    let former = known.all
    let moved = try transform(updating: former, body: body)
    guard let moved, let first = moved.first else {
      selection = AttributedTextSelection()
      return
    }
    let ranges = RangeSet(moved)
    if case .insertionPoint = known {
      selection = AttributedTextSelection(
        insertionPoint: first.upperBound, typingAttributes: selection.ownTypingAttributes)
    } else if ranges.isEmpty {
      selection = AttributedTextSelection(insertionPoint: first.lowerBound)
    } else {
      selection = AttributedTextSelection(ranges: ranges)
    }
  }

  /// Changes the attributes of the selected characters, run by run, or the typing attributes of an insertion point.
  ///
  /// - Parameters:
  ///   - selection: The selection, which stays the same.
  ///   - body: A closure that changes the attributes.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      let place = offset(of: index)
      mergeAttributes(ofParagraphAt: index, attributes.filter(runBoundaries: .paragraph))
      selection = AttributedTextSelection(insertionPoint: self.index(at: place), typingAttributes: attributes)
    case .ranges(let selected):
      let places = selected.ranges.map { offsets(of: $0) }
      let runs = selected.ranges.flatMap { range in self[range].runs.map { (offsets(of: $0.range), $0.attributes) } }
      for (place, former) in runs {
        var attributes = former
        try body(&attributes)
        self[range(at: place)].setAttributes(attributes)
      }
      selection = AttributedTextSelection(ranges: RangeSet(places.map { range(at: $0) }))
    }
  }

  /// Replaces the selected characters, or inserts at the insertion point, which is after the new text then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let ranges = selection.indices(in: self).all
    let place = offset(of: ranges.first?.lowerBound ?? endIndex)
    removeSubranges(RangeSet(ranges))
    let count = utf8.count
    insert(newContent, at: index(at: place))
    selection = AttributedTextSelection(insertionPoint: index(at: place + utf8.count - count))
  }

  /// Replaces the selected characters with text that has the typing attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Sets attributes of the paragraph of an insertion point.
  private mutating func mergeAttributes(ofParagraphAt index: Index, _ attributes: AttributeContainer) {
    guard attributes != AttributeContainer(), startIndex < endIndex else { return }
    let isAtEnd = index == endIndex || characters[index].isNewline && index > startIndex
    let first = isAtEnd ? characters.index(before: index) : index
    self[first..<characters.index(after: first)].mergeAttributes(attributes)
  }
}

extension AttributedTextSelection.Indices {
  /// The selected ranges, or the empty range of an insertion point.
  var all: [Range<AttributedString.Index>] {
    switch self {
    case .insertionPoint(let index): [index..<index]
    case .ranges(let ranges): Array(ranges.ranges)
    }
  }
}

extension AttributedString {
  /// Returns the number of UTF-8 code units before an index of this text.
  func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// Returns the index after a number of UTF-8 code units, or the end of the text.
  func index(at offset: Int) -> Index {
    offset < utf8.count ? utf8.index(startIndex, offsetBy: max(offset, 0)) : endIndex
  }

  private func offsets(of range: Range<Index>) -> Range<Int> {
    let lower = offset(of: range.lowerBound)
    return lower..<max(lower, offset(of: range.upperBound))
  }

  private func range(at offsets: Range<Int>) -> Range<Index> {
    let lower = index(at: offsets.lowerBound)
    return lower..<max(lower, index(at: offsets.upperBound))
  }
}
