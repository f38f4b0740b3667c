/// The visibility, the order and the widths of a table's columns, which users and the app change.
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
/// The state of a column belongs to its ``TableColumnContent/customizationID(_:)``. A page shows and hides columns, and moves
/// them, in the menu that a secondary click, a long press or the key for context menus on a header opens. The edge of a header
/// changes the width of its column, with the pointer or the arrow keys. The widths are part of the encoded customization.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Visibility] = [:]
  /// The identifiers in the order of the user; nil for the order of the table's builder.
  private(set) var order: [String]?
  /// The widths that users have set, in points, by the identifiers of the columns.
  private(set) var widths: [String: Double] = [:]

  /// Creates a customization in which all columns are as the table declares them.
  public init() {}

  /// The visibility of the column with an identifier. It is automatic if neither a user nor the app has set it.
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

  /// Reads a customization. Identifiers of removed columns have no effect.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for id in try container.decodeIfPresent([String].self, forKey: .visible) ?? [] { visibilities[id] = .visible }
    for id in try container.decodeIfPresent([String].self, forKey: .hidden) ?? [] { visibilities[id] = .hidden }
    order = try container.decodeIfPresent([String].self, forKey: .order)
    let widths = try container.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
    self.widths = widths.filter { TableLimits.widths.contains($0.value) }
  }

  /// Writes the identifiers of the columns whose state has been set.
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

/// The kinds of customization of a column by users.
nonisolated public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  /// The type of the elements: sets of kinds of customization.
  public typealias Element = TableColumnCustomizationBehavior
  /// The type of the elements of an array literal.
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  private var bits: Set<Int> = []

  private init(_ bit: Int) {
    bits = [bit]
  }

  /// Creates an empty set.
  public init() {}

  /// Users move the column.
  public static let reorder = TableColumnCustomizationBehavior(0)
  /// Users change the width of the column.
  public static let resize = TableColumnCustomizationBehavior(1)
  /// Users show and hide the column.
  public static let visibility = TableColumnCustomizationBehavior(2)
  /// All kinds of customization.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  /// Returns a Boolean value that indicates whether the set contains all kinds of another one.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    bits.isSuperset(of: member.bits)
  }

  /// Returns the kinds of this set and of another one.
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the kinds that this set and another one have in common.
  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Returns the kinds that either this set or another one contains.
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Inserts kinds. Returns whether the set did not contain them, and the kinds that it contains now.
  @discardableResult
  public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes kinds, and returns those of them that the set contained.
  @discardableResult
  public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let common = intersection(member)
    bits.subtract(member.bits)
    return common.isEmpty ? nil : common
  }

  /// Inserts kinds, and returns those of them that the set contained.
  @discardableResult
  public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.isEmpty ? nil : common
  }

  /// Adds the kinds of another set.
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) {
    bits.formUnion(other.bits)
  }

  /// Removes the kinds that another set does not contain.
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
    bits.formIntersection(other.bits)
  }

  /// Removes the kinds that another set contains as well, and adds its other ones.
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
    bits.formSymmetricDifference(other.bits)
  }
}
