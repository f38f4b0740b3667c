import Foundation
import NavigatorHost

/// A container that arranges views in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   Divider()
///   GridRow { Text("Notes").gridCellColumns(2) }
/// }
/// ```
///
/// The children of a ``GridRow`` are cells. Any other view is a row that takes all columns. Columns whose cells take the
/// available width share the width that is left.
///
/// A grid supports a custom alignment if it is created with it. Its rows then also support custom alignments; see
/// ``AlignmentID``. The session computes the layout of such a grid.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid. Spacings are in points; nil uses the host's default.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  private var layout: GridLayout {
    GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.alignment.isCustom {
      return TransparentNode(view, type, context) { LayoutContainer(layout: $0.layout, content: $0.content) }
    }
    return GridNode(.grid, view, type, context)
  }
}

@MainActor
final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content>, StructureNode {
  override var isBoxedInRows: Bool { true }

  private var columns = GridColumns()

  override var content: Content { view.content }

  override func makeChildren() {
    super.makeChildren()
    graph.setNeedsStructure(self)
  }

  override func resolve() -> Resolved {
    var content: NavigatorHost.Content = [.tracks: .strings(columns.hostNames)]
    if let spacing = view.verticalSpacing, spacing.isFinite { content[.spacing] = .number(Double(max(0, spacing))) }
    if let spacing = view.horizontalSpacing, spacing.isFinite { content[.trackSpacing] = .number(Double(max(0, spacing))) }
    if view.alignment.horizontal != .center { content[.alignment] = .alignment(view.alignment.horizontal.hostAlignment) }
    if view.alignment.vertical != .center { content[.trackAlignment] = .alignment(view.alignment.vertical.hostAlignment) }
    return Resolved(content: content)
  }

  func settleStructure() {
    guard let element else { return }
    let found = GridColumns(of: element)
    guard found != columns else { return }
    columns = found
    refreshElement()
  }
}

/// The columns of a grid, as determined by its cells.
@MainActor
struct GridColumns: Equatable {
  /// The maximum number of columns.
  nonisolated static let maximumCount = 100

  private struct Column: Equatable {
    var fills = false
    var alignment: String?
  }

  private var columns: [Column] = []

  /// The names for hosts, such as `fit` or `fill:leading`.
  var hostNames: [String] {
    columns.map { column in (column.fills ? "fill" : "fit") + (column.alignment.map { ":" + $0 } ?? "") }
  }

  nonisolated init() {}

  init(of grid: ElementRecord) {
    let children = grid.currentChildren()
    for row in children where row.role == .gridRow { add(row) }
    // A view that spans all columns, such as a divider, makes the grid as wide as the space.
    guard !columns.contains(where: \.fills), children.contains(where: { Self.sizesGrid($0) }) else { return }
    for index in columns.indices { columns[index].fills = true }
  }

  /// Returns a Boolean value that indicates whether a view outside of rows takes the whole width that the grid proposes.
  private static func sizesGrid(_ child: ElementRecord) -> Bool {
    guard child.role != .gridRow else { return false }
    let axes = child.content.unsizedAxes
    return axes?.isHorizontal != true && child.takesWidth(depth: 0)
  }

  private mutating func add(_ row: ElementRecord) {
    var index = 0
    for cell in row.currentChildren() {
      let span = min(max(1, Int(exactly: cell.content.number(.columnSpan) ?? 1) ?? 1), Self.maximumCount - index)
      guard span > 0 else { return }
      while columns.count < index + span { columns.append(Column()) }
      if span == 1 {
        let axes = cell.content.unsizedAxes
        if axes?.isHorizontal != true, cell.takesWidth(depth: 0) { columns[index].fills = true }
        if let alignment = cell.content.string(.columnAlignment) {
          columns[index].alignment = columns[index].alignment ?? alignment
        }
      }
      index += span
    }
  }
}

extension ElementRecord {
  /// Returns a Boolean value that indicates whether the element takes the whole width that its container proposes.
  fileprivate func takesWidth(depth: Int) -> Bool {
    for case .frame(let frame) in style.properties {
      if frame.width != nil { return false }
      if frame.maxWidth != nil { return true }
    }
    switch role {
    case .color, .shape, .scrollView, .list, .form, .navigationStack, .tabView, .pages, .splitView, .toggle, .textField,
      .secureField,
      .stepper, .slider, .datePicker, .colorPicker, .divider, .labeledContent:
      return true
    case .lazyStack: return content.axes == .vertical
    case .grid: return content.strings(.tracks).contains { $0.hasPrefix("fill") }
    case .image: return content.hasVariant(.resizable)
    case .progress: return !content.hasKind(.circular)
    case .hStack, .vStack, .zStack, .box, .layers, .layerContent, .button, .link:
      return depth < 12
        && currentChildren().contains { child in
          child.role == .spacer
            ? role == .hStack : child.takesWidth(depth: depth + 1) && !(child.role == .divider && role == .hStack)
        }
    default: return false
    }
  }
}
