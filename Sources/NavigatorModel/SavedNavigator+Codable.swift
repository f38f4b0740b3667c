// Decoding never fails as a whole: invalid parts are ignored and the rest is decoded. Lists and nesting are bounded, because a
// file is external input.

private enum Bounds {
  static let entries = 1_000
  /// The maximum number of coding keys above a value. It allows about twenty nested sheets.
  static let depth = 100
}

private enum Keys: String, CodingKey {
  case name, checkpoints, children, stack, presentations, method, content, state
}

extension SavedNavigator: Codable {
  /// Decodes all valid parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(name: try? container.decode(String.self, forKey: .name))
    guard decoder.codingPath.count < Bounds.depth else { return }
    root = try SavedScreenContents(from: decoder)
    stack = container.list(.stack) { $0 ?? SavedScreen() }
    presentations = container.list(.presentations) { $0 ?? SavedPresentation() }
  }

  /// Encodes all parts that are not empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(name, forKey: .name)
    try root.encode(to: encoder)
    if !stack.isEmpty { try container.encode(stack, forKey: .stack) }
    if !presentations.isEmpty { try container.encode(presentations, forKey: .presentations) }
  }
}

extension SavedScreenContents: Codable {
  /// Decodes all valid parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(checkpoints: container.list(.checkpoints) { $0 }, children: container.list(.children) { $0 })
  }

  /// Encodes all parts that are not empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    if !checkpoints.isEmpty { try container.encode(checkpoints, forKey: .checkpoints) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}

extension SavedScreen: Codable {
  /// Decodes all valid parts.
  public init(from decoder: any Decoder) throws {
    entry = try? SavedEntry(from: decoder)
    state = try? decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .state)
    screenContents = (try? SavedScreenContents(from: decoder)) ?? SavedScreenContents()
  }

  /// Encodes all parts that are not empty.
  public func encode(to encoder: any Encoder) throws {
    try entry?.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(state, forKey: .state)
    try screenContents.encode(to: encoder)
  }
}

extension SavedPresentation: Codable {
  /// Decodes all valid parts.
  public init(from decoder: any Decoder) throws {
    entry = try? SavedEntry(from: decoder)
    let container = try? decoder.container(keyedBy: Keys.self)
    method = try? container?.decode(Int.self, forKey: .method)
    content = try? container?.decode(SavedNavigator.self, forKey: .content)
  }

  /// Encodes all parts that are not empty.
  public func encode(to encoder: any Encoder) throws {
    try entry?.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(method, forKey: .method)
    try container.encodeIfPresent(content, forKey: .content)
  }
}

/// A value that may be undecodable. Decoding it never throws, so the list that contains it can be decoded.
private struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

extension KeyedDecodingContainer {
  /// Returns the values of a list up to the maximum number. Each undecodable value is passed as nil.
  fileprivate func list<Value: Decodable, Result>(_ key: Key, _ result: (Value?) -> Result?) -> [Result] {
    guard var list = try? nestedUnkeyedContainer(forKey: key) else { return [] }
    var results: [Result] = []
    while !list.isAtEnd, list.currentIndex < Bounds.entries, let item = try? list.decode(Lenient<Value>.self) {
      if let result = result(item.value) { results.append(result) }
    }
    return results
  }
}
