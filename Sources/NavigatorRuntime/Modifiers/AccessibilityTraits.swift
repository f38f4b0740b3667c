import NavigatorHost

/// The traits of a view for assistive technologies.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt8

  /// The trait of a heading.
  public static let isHeader = AccessibilityTraits(bits: 1)
  /// The trait of the currently selected item.
  public static let isSelected = AccessibilityTraits(bits: 2)

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates an empty set of traits.
  public init() {
    bits = 0
  }

  /// Returns whether the set contains a trait.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Returns the traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Returns the traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Returns the traits of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Removes the traits that another set does not contain.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  /// Keeps the traits of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  /// Inserts a trait. Returns whether it was new.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a trait. Returns it if it was present.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Inserts a trait. Returns it if it was present.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }
}

extension View {
  /// Adds traits that assistive technologies read.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    var modifiers: [BoxModifier] = []
    if traits.contains(.isHeader) { modifiers.append(.content(.level, 1)) }
    if traits.contains(.isSelected) { modifiers.append(.content(.isSelected, true)) }
    return BoxView(content: self, modifiers: modifiers)
  }
}
