/// What an element says: a handful of resolved values under well-known keys.
///
/// ```swift
/// var content = Content()
/// content[.text] = "Hello"
/// content.string(.text)  // "Hello"
/// ```
public struct Content: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The meaning of a value; ``Role`` says which role carries which key.
  public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
    case text, symbol, name, title, message, placeholder, label, hint, identifier, accessibilityValue
    case value, minimum, maximum, step, selection, isOn, isSelected, canIncrement, canDecrement
    case role, variant, kind, level, axis, spacing, alignment, cornerRadius, lineWidth, showsIndicators
    case isDisabled, isFocused, isHidden, isSelectable, revision, badge, index, url
    case displayMode, isCovered, placement, detents, detent, isDismissDisabled, showsDragIndicator
    case anchor, isTitleVisible, keyboardType, submitLabel, help, traits, isSearching, allowsFullSwipe
    case layoutDirection
  }

  /// A value under a key.
  public enum Value: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case strings([String])
  }

  private var storage: Storage

  /// A text alone, which is what most elements say, needs no array. It is always stored that way: equal contents are stored alike.
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

  /// The entries in the order they were set; keys are unique.
  public var entries: [Entry] {
    switch storage {
    case .text(let text): [Entry(.text, .string(text))]
    case .entries(let entries): entries
    }
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    public let key: Key
    public var value: Value

    public init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  public init() {
    storage = .entries([])
  }

  /// Says a text and nothing else.
  public init(text: String) {
    storage = .text(text)
  }

  /// Takes entries whose keys are unique, in the order given.
  public init(entries: [Entry]) {
    storage = Storage(entries)
  }

  public init(dictionaryLiteral elements: (Key, Value)...) {
    storage = Storage(elements.map { key, value in Entry(key, value) })
  }

  /// The text, where that is all there is.
  package var textAlone: String? {
    if case .text(let text) = storage { text } else { nil }
  }

  public var isEmpty: Bool {
    if case .entries(let entries) = storage { entries.isEmpty } else { false }
  }

  public subscript(key: Key) -> Value? {
    get {
      switch storage {
      case .text(let text): key == .text ? .string(text) : nil
      case .entries(let entries): entries.first { $0.key == key }?.value
      }
    }
    set {
      var entries = entries
      // Held here alone, the array changes in place.
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

  public func string(_ key: Key) -> String? {
    if case .string(let value) = self[key] { value } else { nil }
  }

  public func number(_ key: Key) -> Double? {
    if case .number(let value) = self[key] { value } else { nil }
  }

  /// The flag under `key`; an absent flag is false.
  public func bool(_ key: Key) -> Bool {
    if case .bool(let value) = self[key] { value } else { false }
  }

  public func strings(_ key: Key) -> [String] {
    if case .strings(let value) = self[key] { value } else { [] }
  }
}

extension Content.Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
