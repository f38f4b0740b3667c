/// A property that moves the focus of assistive technologies among views.
///
/// ```swift
/// @AccessibilityFocusState private var isErrorFocused: Bool
/// Text(error).accessibilityFocused($isErrorFocused)
/// ```
///
/// Browsers do not report the focus of assistive technologies, so only the app changes the value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: ValueCell<Value>?

  /// Creates a flag that is true while a view has the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Creates a property with the value of the view that has the focus.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// Creates a flag that is true while a view has the focus of some assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    initial = false
  }

  /// Creates a property with the value of the view that has the focus of some assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    initial = nil
  }

  /// The value of the focused view. Setting it moves the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the focus, for `accessibilityFocused(_:)` and for subviews.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(location: location ?? ConstantCell(initial), unfocused: initial)
  }

  /// A binding to the focus of assistive technologies.
  @propertyWrapper
  public struct Binding {
    let location: ValueCell<Value>
    /// The value while no view has the focus.
    let unfocused: Value

    /// The value of the focused view. Setting it moves the focus.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction()) }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    location = StateCell.attached(&slot, to: node, initial: initial)
  }
}

extension AccessibilityFocusState: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    .equal
  }
}

/// Assistive technologies that move a focus.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt8

  /// VoiceOver or another screen reader.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// Switch Control, which lets users operate a device with switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates an empty set.
  public init() {
    bits = 0
  }

  /// Returns a Boolean value that indicates whether the set contains a technology.
  public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }

  /// Returns the technologies of either set.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }

  /// Returns the technologies of both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }

  /// Returns the technologies of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits ^ other.bits)
  }

  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }

  /// Removes the technologies that another set does not contain.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { self = intersection(other) }

  /// Keeps the technologies of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { self = symmetricDifference(other) }

  /// Inserts a technology. Returns whether it was new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a technology. Returns it if it was present.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Inserts a technology. Returns it if it was present.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }
}
