/// A value of the app that is used as a key of a dictionary or a set. Its hash is computed once.
///
/// The hash of an object may change with its properties. If the hash of a key has changed, Swift's dictionaries and sets may end
/// the process when they grow.
nonisolated struct FixedHash<Value: Hashable>: Hashable {
  let value: Value
  private let fixed: Int

  init(_ value: Value) {
    self.value = value
    fixed = value.hashValue
  }

  static func == (lhs: FixedHash, rhs: FixedHash) -> Bool { lhs.fixed == rhs.fixed && lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(fixed) }
}

extension Set {
  /// Returns the set without an element that it contains, or with an element that it does not contain.
  ///
  /// The set is created from the current hashes of its elements, because the hashes may have changed.
  nonisolated func toggling(_ element: Element) -> Set {
    var elements = Set(Array(self))
    if elements.remove(element) == nil { elements.insert(element) }
    return elements
  }
}
