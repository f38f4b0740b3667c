import NavigatorHost

/// What a view is, to those who hear it.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt8

  /// A heading of what follows.
  public static let isHeader = AccessibilityTraits(bits: 1)
  /// What is selected now.
  public static let isSelected = AccessibilityTraits(bits: 2)

  private init(bits: UInt8) {
    self.bits = bits
  }

  public init() {
    bits = 0
  }

  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }
}

extension View {
  /// Says what this view is, to those who hear it.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    var modifiers: [BoxModifier] = []
    if traits.contains(.isHeader) { modifiers.append(.content(.level, 1)) }
    if traits.contains(.isSelected) { modifiers.append(.content(.isSelected, true)) }
    return BoxView(content: self, modifiers: modifiers)
  }
}
