import Foundation
import NavigatorHost

extension View {
  /// Lets this view span several columns of a ``Grid``.
  ///
  /// - Parameter count: The number of columns, at least 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    box(.content(.columnSpan, .number(Double(min(max(1, count), GridColumns.maximumCount)))))
  }

  /// Places this view in its cell in a ``Grid``. The point of the view at the anchor is at the same point of the cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let (x, y) = (anchor.x.isFinite ? anchor.x : 0.5, anchor.y.isFinite ? anchor.y : 0.5)
    return box(.content(.cellAnchor, .string("\(Double(x)) \(Double(y))")))
  }

  /// Sets the horizontal alignment of the column of a ``Grid`` that contains this view.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    box(.content(.columnAlignment, .alignment(guide.hostAlignment)))
  }

  /// Excludes this view from determining the size of its row or column in a ``Grid``. The other views determine the size of its
  /// cell.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    BoxView(content: self, modifiers: axes.hostAxes.map { [.content(.unsizedAxes, .axes($0))] } ?? [])
  }
}

extension Content.Key {
  /// A Boolean value that indicates whether the value belongs to the cell of a grid, so that the outermost box carries it.
  nonisolated var isCellTrait: Bool {
    switch self {
    case .columnSpan, .cellAnchor, .columnAlignment, .unsizedAxes: true
    default: false
    }
  }
}

extension ElementNode {
  /// Returns the modifiers around an element with layers. In a grid, they contain the values that the view between the layers
  /// sets for its cell.
  final func boxes(aroundLayersOf view: some View) -> BoxChain? {
    guard let role = elementParent?.role, role == .gridRow || role == .grid else { return boxes }
    return cellTraits(in: view).reduce(boxes) { BoxChain($1, outer: $0) }
  }
}

/// Returns the values that modifiers of a view set for its cell in a grid, the outermost one first.
nonisolated private func cellTraits(in view: any View) -> [BoxModifier] {
  var traits: [BoxModifier] = []
  var inner: (any View)? = view
  for _ in 0..<SubviewExpansion.maximumDepth {
    guard let view = inner else { break }
    if let modified = view as? any CellModifier { traits += modified.cellTraits.reversed() }
    inner = (view as? AnyView)?.storage.wrappedView ?? (view as? any SubviewModifier)?.modifiedSubview
  }
  return traits
}

/// A view with modifiers, which may set values for its cell in a grid.
nonisolated private protocol CellModifier {
  /// The modifiers that set values for the cell, the innermost one first.
  var cellTraits: [BoxModifier] { get }
}

nonisolated extension BoxView: CellModifier {
  fileprivate var cellTraits: [BoxModifier] {
    modifiers.filter { if case .content(let key, _) = $0 { key.isCellTrait } else { false } }
  }
}
