import NavigatorHost

/// The traits of a view for assistive technologies.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  /// The trait of a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 2)
  /// The trait of a heading.
  public static let isHeader = AccessibilityTraits(bits: 1)
  /// The trait of the currently selected item.
  public static let isSelected = AccessibilityTraits(bits: 1 << 1)
  /// The trait of a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The trait of a search field. Hosts report it for text fields.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The trait of an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The trait of an element that plays its own sound. Hosts do not report it.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The trait of a key of a keyboard. Hosts do not report it.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The trait of a text that cannot change. Hosts do not report it.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The trait of a summary of an app's state. Hosts do not report it.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The trait of an element whose label or value changes often. Assistive technologies do not announce each change.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The trait of an element that starts a media session. Hosts do not report it.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The trait of an element that handles touches itself. Hosts do not report it.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The trait of a page that turns automatically. Hosts do not report it.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The trait of an element that hides its siblings.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The trait of a toggle. It is on if it is selected, or if its value is on, true or 1.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The trait of a bar with tabs. Hosts report a group for navigation.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates an empty set of traits.
  public init() {
    bits = 0
  }

  /// Returns a Boolean value that indicates whether the set contains a trait.
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

extension AccessibilityTraits {
  /// The names for hosts: at most one role, and the states.
  fileprivate var hostNames: [String] {
    let roles: [(AccessibilityTraits, String)] = [
      (.isToggle, "switch"), (.isButton, "button"), (.isLink, "link"), (.isImage, "img"), (.isSearchField, "searchbox"),
      (.isTabBar, "navigation"),
    ]
    let states: [(AccessibilityTraits, String)] = [(.isModal, "modal"), (.updatesFrequently, "updates")]
    return roles.filter { contains($0.0) }.prefix(1).map(\.1) + states.filter { contains($0.0) }.map(\.1)
  }
}

extension View {
  /// Removes traits that assistive technologies read. Hosts keep the traits that they derive from the kind of a view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Adds traits that assistive technologies read. Hosts report headings, selected items, buttons, toggles, links, images, search
  /// fields, bars with tabs, modal views, and views that change often. They derive the other traits of a view from its kind.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    var modifiers: [BoxModifier] = []
    if traits.contains(.isHeader) { modifiers.append(.content(.level, 1)) }
    if traits.contains(.isSelected) { modifiers.append(.content(.isSelected, true)) }
    let names = traits.hostNames
    if !names.isEmpty { modifiers.append(.content(.traits, .strings(names))) }
    return BoxView(content: self, modifiers: modifiers)
  }
}
