import Foundation
import NavigatorHost

/// The header of a column. The host reports a width that the user has set as a change.
nonisolated struct TableHeaderCell<Child: View>: PrimitiveView {
  /// The name of the column, under which the host stores the width.
  let name: String
  /// A Boolean value that indicates whether the user can change the width.
  let isResizable: Bool
  /// The range of widths that the user may set, in points.
  let limits: ClosedRange<Double>
  /// The width that the user has set, in points, or nil.
  let width: Double?
  /// A closure that receives the width that the user has set, in points.
  let resize: @MainActor (Double) -> Void
  let child: Child

  init(
    name: String, isResizable: Bool, limits: ClosedRange<Double>, width: Double?,
    resize: @escaping @MainActor (Double) -> Void,
    @ViewBuilder child: () -> Child
  ) {
    self.name = name
    self.isResizable = isResizable
    self.limits = limits
    self.width = width
    self.resize = resize
    self.child = child()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TableHeaderNode(.box, view, type, context)
  }
}

@MainActor
final class TableHeaderNode<Child: View>: ContainerNode<TableHeaderCell<Child>, Child> {
  override var content: Child { view.child }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    var content: NavigatorHost.Content = [.kind: .kind(.columnHeader), .name: .string(view.name)]
    let isResizable = view.isResizable && inherited.isEnabled
    if isResizable { content[.variant] = .variant(.resizable) }
    if let width = view.width { content[.value] = .number(width.clamped(to: view.limits)) }
    return Resolved(content: content, events: isResizable ? .change : [])
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.number(let width), _) = action, TableLimits.widths.contains(width) else {
      return .dropped(.invalidValue)
    }
    let allowed = width.clamped(to: view.limits)
    // The page may display another width, so it receives the current width.
    if allowed != width { acknowledgeChange() }
    if allowed != view.width { view.resize(allowed) }
    return .handled
  }
}

/// The position of a header, which consists of the name of the column and whether it is the last one.
nonisolated struct TableHeaderPlace {
  let name: String
  let isLast: Bool
}

extension Table {
  /// Returns the header of a column. The user can change the width at the edge of the header unless the width is fixed or the
  /// column is the last one.
  @MainActor func headerCell<Content: View>(
    _ column: TableColumnEntry<Value, Columns.TableColumnSortComparator>, _ place: TableHeaderPlace,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let stored = customization.flatMap { customization in column.customizationID.map { (customization, $0) } }
    let isFlexible = !column.isFixed && !column.disabledBehavior.contains(.resize)
    let width = stored.map { $0.wrappedValue.widths[$1] } ?? widths[place.name]
    let cell = TableHeaderCell(
      name: place.name, isResizable: isFlexible && !place.isLast, limits: column.widths, width: isFlexible ? width : nil
    ) { width in
      if let (customization, id) = stored {
        customization.wrappedValue.setWidth(width, of: id)
      } else {
        widths[place.name] = width
      }
    } child: {
      content()
    }
    return sized(cell, column)
  }
}

extension TableColumnEntry {
  /// A Boolean value that indicates whether the width of the column is fixed.
  fileprivate var isFixed: Bool { minimum != nil && minimum == maximum }

  /// The range of widths that the user may set, in points.
  fileprivate var widths: ClosedRange<Double> {
    let all = TableLimits.widths
    func valid(_ length: CGFloat?, or other: Double) -> Double {
      guard let length, !length.isNaN else { return other }
      return Double(length).clamped(to: all)
    }
    let lowerBound = valid(minimum, or: all.lowerBound)
    return lowerBound...max(lowerBound, valid(maximum, or: all.upperBound))
  }
}

extension Double {
  nonisolated fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
