/// A dictionary with type identifiers as keys, stored in an array. Scopes have few keys, for which a linear search is faster than
/// hashing and requires less memory.
nonisolated struct KeyedValues<Value> {
  private(set) var entries: [(key: ObjectIdentifier, value: Value)] = []

  subscript(key: ObjectIdentifier) -> Value? {
    get { index(of: key).map { entries[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): append(value, for: key)
      case (nil, nil): break
      }
    }
  }

  /// Modifies a value in place. Returns false if the key has no value.
  @discardableResult
  mutating func change(_ key: ObjectIdentifier, _ body: (inout Value) -> Void) -> Bool {
    guard let index = index(of: key) else { return false }
    body(&entries[index].value)
    return true
  }

  func contains(_ key: ObjectIdentifier) -> Bool {
    index(of: key) != nil
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    entries.firstIndex { $0.key == key }
  }

  private mutating func append(_ value: Value, for key: ObjectIdentifier) {
    if entries.count == entries.capacity { entries.reserveCapacity(entries.count + max(1, entries.count / 4)) }
    entries.append((key, value))
  }
}

extension KeyedValues: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (ObjectIdentifier, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}
