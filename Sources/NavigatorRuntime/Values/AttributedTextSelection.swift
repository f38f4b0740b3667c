import Foundation

/// A part of an attributed text that is selected, or the place of the insertion point.
///
/// ```swift
/// @State private var text = AttributedString("A note")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Bold") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
/// ```
///
/// The indices belong to one version of a text. Change a text with `transform(updating:body:)`, `transformAttributes(in:body:)`
/// or `replaceSelection(_:with:)` to keep its selection.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
  /// The places of a selection.
  public enum Indices: Equatable, Sendable {
    /// The place of an insertion point.
    case insertionPoint(AttributedString.Index)
    /// The ranges of the selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The places, or nil for an insertion point at the end of any text.
  private let indices: Indices?
  /// The typing attributes of an insertion point, or nil for those of the text around it.
  let ownTypingAttributes: AttributeContainer?
  private let affinity: TextSelectionAffinity

  init(_ indices: Indices?, typingAttributes: AttributeContainer? = nil, affinity: TextSelectionAffinity = .automatic) {
    self.indices = indices
    ownTypingAttributes = typingAttributes
    self.affinity = affinity
  }

  /// Creates an insertion point at the end of the text.
  public init() {
    self.init(nil)
  }

  /// Creates a selection of a range. An empty range is an insertion point.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }

  /// Creates a selection of several ranges. Without ranges, it is an insertion point at the end of the text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    self.init(ranges.isEmpty ? nil : .ranges(ranges))
  }

  /// Creates an insertion point.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place of the insertion point.
  ///   - typingAttributes: The attributes of text that the user types, or nil for those of the text around the insertion point.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    self.init(.insertionPoint(insertionPoint), typingAttributes: typingAttributes)
  }
}

extension AttributedTextSelection {
  /// Returns the places of the selection, or the end of the text if they belong to another version of it.
  public func indices(in text: AttributedString) -> Indices {
    known(in: text) ?? .insertionPoint(text.endIndex)
  }

  /// Returns the side of the insertion point on which typed text appears.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

  /// Returns the attributes of text that the user types. Some attributes, such as those of whole paragraphs, depend on the text
  /// around them.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index):
      if let ownTypingAttributes, known(in: text) != nil { return ownTypingAttributes }
      guard text.startIndex < text.endIndex else { return AttributeContainer() }
      let neighbor = index > text.startIndex ? text.characters.index(before: index) : index
      return text.runs[neighbor].attributes.filter(inheritedByAddedText: true)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first else { return AttributeContainer() }
      return text.runs[first.lowerBound].attributes.filter(inheritedByAddedText: true)
    }
  }

  /// Returns the attributes of the runs that the selection contains, or the typing attributes of an insertion point.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges): Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// Returns the places of the selection, or nil if they are not in the text.
  func known(in text: AttributedString) -> Indices? {
    switch indices {
    case .insertionPoint(let index) where (index..<index).isValid(within: text): indices
    case .ranges(let ranges) where ranges.isValid(within: text): indices
    default: nil
    }
  }
}

extension AttributedTextSelection {
  /// The attributes of each run that a selection contains.
  public struct Attributes<Text: AttributedStringProtocol>: Sequence {
    fileprivate let containers: [AttributeContainer]

    fileprivate init(containers: [AttributeContainer]) {
      self.containers = containers
    }

    /// Returns an iterator of the attributes.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

    /// The values of one attribute. A value is nil in a run without the attribute.
    ///
    /// ```swift
    /// selection.attributes(in: text)[\.foregroundColor].contains(.red)
    /// ```
    public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
    where K.Value: Sendable {
      containers.map { $0[K.self] }
    }
  }
}
