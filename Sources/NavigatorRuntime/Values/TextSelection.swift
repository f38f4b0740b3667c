/// A part of a text that is selected, or the place of the insertion point.
///
/// ```swift
/// @State private var text = ""
/// @State private var selection: TextSelection?
///
/// TextField("Note", text: $text, selection: $selection)
/// Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
/// ```
///
/// The indices are those of the text at the time of the selection. A field moves indices of another text to the nearest place in
/// its own text. Check them before you use them with a text that has changed.
nonisolated public struct TextSelection: Hashable {
  /// The places of a selection.
  public enum Indices: Hashable {
    /// One range. An empty range is an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges. A field selects the first one.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of the selection.
  public private(set) var indices: TextSelection.Indices
  /// The side of the insertion point on which typed text appears.
  public private(set) var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of one range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// A Boolean value that indicates whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// The character to which an insertion point belongs between two lines, or between texts of two directions.
nonisolated public enum TextSelectionAffinity: Hashable, Sendable {
  /// The character depends on the context.
  case automatic
  /// The character after the insertion point.
  case downstream
  /// The character before the insertion point.
  case upstream
}

extension TextSelection {
  /// Creates a selection from offsets in UTF-16 code units, which may be beyond the text or inside a character.
  init(offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
    let lower = text.index(utf16Offset: offsets.lowerBound)
    self.init(range: lower..<max(lower, text.index(utf16Offset: offsets.upperBound)))
    self.affinity = affinity
  }

  /// Returns the selection as offsets in UTF-16 code units of a text, which may be another one than the indices are from.
  func offsets(in text: String) -> Range<Int> {
    let range: Range<String.Index>? =
      switch indices {
      case .selection(let range): range
      case .multiSelection(let ranges): ranges.ranges.first
      }
    guard let range else { return 0..<0 }
    let lower = text.utf16Offset(ofNearest: range.lowerBound)
    return lower..<max(lower, text.utf16Offset(ofNearest: range.upperBound))
  }
}

extension String {
  /// Returns the start of the character at an offset, or the nearest index in this string.
  fileprivate func index(utf16Offset offset: Int) -> Index {
    guard offset > 0, let index = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) else {
      return offset > 0 ? endIndex : startIndex
    }
    return Index(index, within: self) ?? self[..<index].indices.last ?? startIndex
  }

  /// Returns the offset of the nearest index. The index may be from another string, so that no operation may trust it.
  fileprivate func utf16Offset(ofNearest index: Index) -> Int {
    let distance = utf8.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
    // An index that this string makes. It is moved to the start of its scalar.
    guard var place = utf8.index(startIndex, offsetBy: distance, limitedBy: endIndex) else { return utf16.count }
    while place > startIndex, place < endIndex, UTF8.isContinuation(utf8[place]) { place = utf8.index(before: place) }
    return utf16.distance(from: startIndex, to: place)
  }
}

nonisolated struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The affinity of the selections that users make.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the affinity of the selections in this view. It is the ``TextSelection/affinity`` of selections that users make;
  /// browsers place the insertion point themselves.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: TextSelectionAffinityKey.self, value: affinity))
  }
}
