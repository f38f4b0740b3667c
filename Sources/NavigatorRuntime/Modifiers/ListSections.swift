import Foundation
import NavigatorHost

extension View {
  /// Sets the space between the rows of the lists in this view, in points. Nil uses the host's own space.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ListRowSpacingKey.self, value: spacing))
  }

  /// Sets the space below the sections in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the space below the sections in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ListSectionSpacingKey.self, value: spacing.points))
  }

  /// Sets the color of the separators of this row, or of the rows in this view. Nil uses the color of the list.
  ///
  /// Hosts draw one separator between two rows. If `edges` contains only the top edge, the color applies to the separator above
  /// the row, which replaces the separator below the previous row. Otherwise the color applies to the separator below the row.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    RowTintView(content: self, color: edges.isEmpty ? nil : color, isTop: !edges.contains(.bottom))
  }

  /// Shows or hides the separators above and below the rows of this section, or of the sections in this view.
  ///
  /// Lists of the styles plain, inset and grouped have these separators. By default, a separator is visible if it has a color;
  /// see ``listSectionSeparatorTint(_:edges:)``.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    var modifiers: [BoxModifier] = []
    if visibility != .automatic {
      if edges.contains(.bottom) { modifiers.append(.unranked(.sectionSeparatorHidden(visibility == .hidden))) }
      if edges.contains(.top) { modifiers.append(.unranked(.sectionTopSeparatorHidden(visibility == .hidden))) }
    }
    return BoxView(content: self, modifiers: modifiers)
  }

  /// Sets the color of the separators above and below the rows of this section, or of the sections in this view. Nil uses the
  /// color of the list.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    SectionTintView(content: self, color: color, edges: edges)
  }

  /// Sets the emphasis of the headers of the sections in this view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The space between two sections of a list.
nonisolated public struct ListSectionSpacing: Sendable {
  /// The space in points; nil for the host's own space.
  let points: CGFloat?

  /// The space of the list's style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less space than in the list's style.
  public static let compact = ListSectionSpacing(points: 10)

  /// Creates a space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// The emphasis of a view, such as the header of a section.
nonisolated public enum Prominence: Sendable {
  /// The usual emphasis.
  case standard
  /// A larger emphasis.
  case increased
}

nonisolated struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// The minimum height of the rows of a list, in points. The default is 44.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? 44 }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The minimum height of the headers in a list, in points. If it is nil, the host chooses the height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  /// The emphasis of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension Node {
  var headerProminence: Prominence { EnvironmentValues(scope: scope)[HeaderProminenceKey.self] }
}

extension ElementNode {
  /// Adds the space between rows and the minimum heights to the content of a list or a form.
  final func addSizes(to content: inout Content) {
    content[.rowSpacing] = read(ListRowSpacingKey.self).flatMap(size)
    content[.minimumRowHeight] = read(MinimumRowHeightKey.self).flatMap(size)
    content[.minimumHeaderHeight] = read(MinimumHeaderHeightKey.self).flatMap(size)
  }

  /// Returns the space below a section. The section is resolved again when the emphasis of its header changes.
  final func sectionSizes() -> Content {
    _ = read(HeaderProminenceKey.self)
    var content = Content()
    content[.sectionSpacing] = read(ListSectionSpacingKey.self).flatMap(size)
    content[.contentMargins] = read(ListSectionMarginsKey.self).content
    return content
  }

  /// Returns a length for the host, or nil if it is negative or not a number.
  private func size(_ length: CGFloat) -> Content.Value? {
    length >= 0 ? .number(Double(min(length, 10_000))) : nil
  }
}

nonisolated struct RowTintView<Content: View>: ComputedBoxView {
  let content: Content
  let color: Color?
  /// A Boolean value that indicates whether the color applies to the separator above the row.
  let isTop: Bool

  nonisolated init(content: Content, color: Color?, isTop: Bool) {
    self.content = content
    self.color = color
    self.isTop = isTop
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let color else { return [] }
    let paint = node.inherited.paint(of: AnyShapeStyle(color), in: EnvironmentValues(scope: node.scope))
    return [.unranked(isTop ? .rowTopSeparatorTint(paint) : .rowSeparatorTint(paint))]
  }
}

nonisolated struct SectionTintView<Content: View>: ComputedBoxView {
  let content: Content
  let color: Color?
  let edges: VerticalEdge.Set

  nonisolated init(content: Content, color: Color?, edges: VerticalEdge.Set) {
    self.content = content
    self.color = color
    self.edges = edges
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let color else { return [] }
    let paint = node.inherited.paint(of: AnyShapeStyle(color), in: EnvironmentValues(scope: node.scope))
    var modifiers: [BoxModifier] = []
    if edges.contains(.bottom) { modifiers.append(.unranked(.sectionSeparatorTint(paint))) }
    if edges.contains(.top) { modifiers.append(.unranked(.sectionTopSeparatorTint(paint))) }
    return modifiers
  }
}
