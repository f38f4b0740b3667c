/// The content of an element: a small number of resolved values under known keys.
///
/// ```swift
/// var content = Content()
/// content[.text] = "Hello"
/// content.string(.text)  // "Hello"
/// ```
public struct Content: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A value of an element's content.
  public enum Value: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// A Boolean value.
    case bool(Bool)
    /// A list of texts.
    case strings([String])
    /// The parts of a text with different styles or links.
    case runs([TextRun])
    /// Outlines with their paints.
    case drawing(Drawing)
    /// A change of the appearance that repeats.
    indirect case loop(LoopingChange)
    /// A change of the appearance with the position in a scroll view.
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

  /// The text if the content consists of one text; otherwise nil.
  package var textAlone: String? {
    if case .text(let text) = storage { text } else { nil }
  }

  /// A Boolean value that indicates whether the content is empty or consists of one text.
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
