/// The content of an element: a small number of resolved values under known keys.
///
/// ```swift
/// var content = Content()
/// content[.text] = "Hello"
/// content.string(.text)  // "Hello"
/// ```
public struct Content: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The meaning of a value. The cases of ``Role`` list the keys that each role uses.
  public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
    case text, symbol, name, title, message, placeholder, label, hint, identifier, accessibilityValue
    case value, minimum, maximum, step, selection, isOn, isSelected, canIncrement, canDecrement
    case role, variant, kind, level, axis, spacing, alignment, cornerRadius, lineWidth, showsIndicators
    case isDisabled, isFocused, isHidden, isSelectable, revision, badge, index, url
    case displayMode, isCovered, placement, detents, detent, isDismissDisabled, showsDragIndicator
    case anchor, isTitleVisible, keyboardType, submitLabel, help, traits, isSearching, allowsFullSwipe
    case layoutDirection, textContentType, allowsHitTesting, hasContentShape, isExpanded, showsSidebarToggle
    case colorScheme, backgroundVisibility, ignoredEdges, isScrollDisabled, isTabBarHidden, flipsForRightToLeft, borderShape
    case isAccessibilityHidden, accessibilityChildren
    case runs
    case reportsVisibleRows
    case gestures
    case measures
    case tracks, trackSpacing, trackAlignment, pinnedViews, columnSpan, columnAlignment, cellAnchor, unsizedAxes
    case scrollTarget, scrollReports, scrollSnap, scrollAnchor, contentMargins, isUnclipped, isScrollTargetLayout, isScrollTarget
    case visibilityThreshold, insetEdge, relativeFrame
    case drawing
    case loop
    case scrollEffect
    case zoomName, zoomSource
    case isRefreshing, shortcut, autocapitalization, disablesAutocorrection, redaction
    case subtitle, isFocusable, isAccessibilityFocused, actions, customContent
    case sources
    case rowSpacing, sectionSpacing, minimumRowHeight, minimumHeaderHeight
    case fileTypes, allowsSeveral
  }

  /// A value of an element's content.
  public enum Value: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case strings([String])
    case runs([TextRun])
    case drawing(Drawing)
    indirect case loop(LoopingChange)
    indirect case scrollEffect(ScrollEffect)
  }

  private var storage: Storage

  /// A single text, which is the most frequent content, needs no array. It is always stored as `Storage.text`, so that equal
  /// contents have equal storage.
  private enum Storage: Hashable, Sendable {
    case text(String)
    case entries([Entry])

    init(_ entries: [Entry]) {
      if entries.count == 1, entries[0].key == .text, case .string(let text) = entries[0].value {
        self = .text(text)
      } else {
        self = .entries(entries)
      }
    }
  }

  /// The entries in the order in which they were set. Keys are unique.
  public var entries: [Entry] {
    switch storage {
    case .text(let text): [Entry(.text, .string(text))]
    case .entries(let entries): entries
    }
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: Key
    /// The value.
    public var value: Value

    /// Creates an entry from a key and its value.
    public init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Creates an empty content.
  public init() {
    storage = .entries([])
  }

  /// Creates a content that consists of one text.
  public init(text: String) {
    storage = .text(text)
  }

  /// Creates a content from entries with unique keys, in the order given.
  public init(entries: [Entry]) {
    storage = Storage(entries)
  }

  /// Creates a content from a literal with unique keys.
  public init(dictionaryLiteral elements: (Key, Value)...) {
    storage = Storage(elements.map { key, value in Entry(key, value) })
  }

  /// The text if the content consists of one text, else nil.
  package var textAlone: String? {
    if case .text(let text) = storage { text } else { nil }
  }

  /// A Boolean value that indicates whether the content has at most a text.
  package var isAtMostText: Bool {
    switch storage {
    case .text: true
    case .entries(let entries): entries.isEmpty
    }
  }

  /// A Boolean value that indicates whether the content has no entries.
  public var isEmpty: Bool {
    if case .entries(let entries) = storage { entries.isEmpty } else { false }
  }

  /// The value for `key`. Setting nil removes the entry.
  public subscript(key: Key) -> Value? {
    get {
      switch storage {
      case .text(let text): key == .text ? .string(text) : nil
      case .entries(let entries): entries.first { $0.key == key }?.value
      }
    }
    set {
      var entries = entries
      // With a single reference, the array changes in place.
      storage = .entries([])
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key, value))
      case (nil, nil): break
      }
      storage = Storage(entries)
    }
  }

  /// Returns the string for `key`, or nil if there is none.
  public func string(_ key: Key) -> String? {
    if case .string(let value) = self[key] { value } else { nil }
  }

  /// Returns the number for `key`, or nil if there is none.
  public func number(_ key: Key) -> Double? {
    if case .number(let value) = self[key] { value } else { nil }
  }

  /// Returns the Boolean value for `key`. The default is false.
  public func bool(_ key: Key) -> Bool {
    if case .bool(let value) = self[key] { value } else { false }
  }

  /// Returns the strings for `key`. The default is an empty array.
  public func strings(_ key: Key) -> [String] {
    if case .strings(let value) = self[key] { value } else { [] }
  }

  /// The parts of a text with more than one style or with links. The array is empty for other texts.
  public var runs: [TextRun] {
    if case .runs(let value) = self[.runs] { value } else { [] }
  }

  /// The outlines that the element shows, if it shows any.
  public var drawing: Drawing? {
    if case .drawing(let value) = self[.drawing] { value } else { nil }
  }
}

extension Content.Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
