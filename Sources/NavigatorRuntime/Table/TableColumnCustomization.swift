/// The visibility, order and widths of a table's columns. The user and the app can change them.
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name).customizationID("name")
///   TableColumn("Note", value: \.note).customizationID("note")
/// }
/// ```
///
/// The ``TableColumnContent/customizationID(_:)`` of a column identifies its state. In a web page, the user shows, hides and
/// moves columns with the menu of a column header. A secondary click, a long press or the context menu key opens the menu. The
/// user changes the width of a column by dragging the edge of its header or by pressing arrow keys. The encoded customization
/// includes the widths.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Visibility] = [:]
  /// The column identifiers in the user's order. It is nil for the order of the table's builder.
  private(set) var order: [String]?
  /// The widths that the user has set, in points, by column identifier.
  private(set) var widths: [String: Double] = [:]

  /// Creates a customization that changes no columns.
  public init() {}

  /// The visibility of the column with an identifier. It is automatic if neither the user nor the app has set it.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  /// Restores the order of the table's builder.
  public mutating func resetOrder() {
    order = nil
  }

  mutating func setOrder(_ ids: [String]) {
    order = ids
  }

  mutating func setWidth(_ width: Double, of id: String) {
    widths[id] = width
  }

  private enum CodingKeys: CodingKey {
    case visible, hidden, order, widths
  }

  /// Decodes a customization. Identifiers of removed columns have no effect.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for id in try container.decodeIfPresent([String].self, forKey: .visible) ?? [] { visibilities[id] = .visible }
    for id in try container.decodeIfPresent([String].self, forKey: .hidden) ?? [] { visibilities[id] = .hidden }
    order = try container.decodeIfPresent([String].self, forKey: .order)
    let widths = try container.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
    self.widths = widths.filter { TableLimits.widths.contains($0.value) }
  }

  /// Encodes the customization. It contains only columns whose state has been set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for (key, visibility) in [(CodingKeys.visible, Visibility.visible), (.hidden, .hidden)] {
      let ids = visibilities.filter { $0.value == visibility }.keys.sorted()
      if !ids.isEmpty { try container.encode(ids, forKey: key) }
    }
    try container.encodeIfPresent(order, forKey: .order)
    if !widths.isEmpty { try container.encode(widths, forKey: .widths) }
  }
}

/// A set of the kinds of customization that the user can perform on a column.
nonisolated public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  /// The type of the set's elements, which are sets themselves.
  public typealias Element = TableColumnCustomizationBehavior
  /// The type of the elements of an array literal.
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  private var bits: Set<Int> = []

  private init(_ bit: Int) {
    bits = [bit]
  }

  /// Creates an empty set.
  public init() {}

  /// The customization of the column's position.
  public static let reorder = TableColumnCustomizationBehavior(0)
  /// The customization of the column's width.
  public static let resize = TableColumnCustomizationBehavior(1)
  /// The customization of the column's visibility.
  public static let visibility = TableColumnCustomizationBehavior(2)
  /// All kinds of customization.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  /// Returns a Boolean value that indicates whether the set contains all elements of another set.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    bits.isSuperset(of: member.bits)
  }

  /// Returns the union of this set and another set.
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the intersection of this set and another set.
  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Returns the elements that are in exactly one of the two sets.
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Inserts elements. Returns whether the set has changed, and the inserted elements.
  @discardableResult
  public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes elements. Returns the removed elements, or nil if the set contained none of them.
  @discardableResult
  public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let common = intersection(member)
    bits.subtract(member.bits)
    return common.isEmpty ? nil : common
  }

  /// Inserts elements. Returns the elements that the set already contained, or nil if there are none.
  @discardableResult
  public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.isEmpty ? nil : common
  }

  /// Adds the elements of another set.
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) {
    bits.formUnion(other.bits)
  }

  /// Removes the elements that are not in another set.
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
    bits.formIntersection(other.bits)
  }

  /// Removes the elements that are also in another set, and adds the other elements of that set.
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
    bits.formSymmetricDifference(other.bits)
  }
}
