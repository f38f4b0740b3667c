import Foundation
import NavigatorHost

/// A grid as a layout, for example for `AnyLayout`.
///
/// ```swift
/// let layout = isWide ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
/// layout {
///   GridRow { Text("Name"); Text(name) }
///   GridRow { Text("Town"); Text(town) }
/// }
/// ```
nonisolated public struct GridLayout: Layout, StandardLayout, Sendable {
  /// The alignment of the cells.
  public var alignment: Alignment
  /// The distance between columns in points, or nil for the default.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, or nil for the default.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Returns the size of the grid.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    GridArrangement(self, proposal, subviews).size
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    GridArrangement(self, proposal, subviews).place(in: bounds)
  }
}

/// The row of a grid that contains a subview of a layout.
nonisolated struct GridRowPlace: Equatable {
  let row: [AnyHashable]
  let alignment: VerticalAlignment?
}

nonisolated enum GridRowKey: ContainerValueKey {
  static var defaultValue: GridRowPlace? { nil }
}

/// The modifiers of a cell of a grid, for a layout.
nonisolated struct GridCellTraits {
  private(set) var span = 1
  private(set) var anchor: UnitPoint?
  private(set) var columnAlignment: HorizontalAlignment?
  private(set) var unsizedAxes: Axis.Set = []

  mutating func set(_ key: Content.Key, _ value: Content.Value) {
    switch (key, value) {
    case (.columnSpan, .number(let count)): span = min(max(1, Int(exactly: count) ?? 1), GridColumns.maximumCount)
    case (.cellAnchor, .string(let text)):
      let parts = text.split(separator: " ").compactMap { Double($0) }
      if parts.count == 2 { anchor = UnitPoint(x: parts[0], y: parts[1]) }
    case (.columnAlignment, .string(let name)): columnAlignment = Alignment(AlignmentStyle(rawValue: name) ?? .center).horizontal
    case (.unsizedAxes, .string(let name)):
      let axes = Content.Axes(rawValue: name)
      if axes?.isHorizontal == true { unsizedAxes.insert(.horizontal) }
      if axes?.isVertical == true { unsizedAxes.insert(.vertical) }
    default: break
    }
  }
}

nonisolated enum GridCellKey: ContainerValueKey {
  static var defaultValue: GridCellTraits { GridCellTraits() }
}

nonisolated extension GridRow: SubviewGroup {
  static var holdsMembers: Bool { true }

  static var memberTypes: [any View.Type] { [Content.self] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let place = GridRowPlace(row: context.path, alignment: alignment)
    expansion.expand(content, context.changing { $0[GridRowKey.self] = place })
  }
}
