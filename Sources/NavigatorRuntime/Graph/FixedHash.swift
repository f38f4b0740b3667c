/// A value of the app as a key of a dictionary or a set. Its hash is computed once.
///
/// The hash of an object may change with its properties. Swift's dictionaries and sets end the process if they grow and find a
/// key again whose hash has changed.
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
  /// The set is made anew from the present hashes of its elements, which may have changed.
  nonisolated func toggling(_ element: Element) -> Set {
    var elements = Set(Array(self))
    if elements.remove(element) == nil { elements.insert(element) }
    return elements
  }
}
