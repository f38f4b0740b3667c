import NavigatorHost

extension View {
  /// Sets the tint of the icons of labels in this row, or in the rows of this view. Nil uses the tint of the list.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    ItemTintView(content: self, tint: tint)
  }

  /// Sets the tint color of the icons of labels in this row, or in the rows of this view. Nil uses the tint of the list.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    ItemTintView(content: self, tint: tint.map { .fixed($0) })
  }
}

/// The tint of a row of a list.
nonisolated public struct ListItemTint: Sendable {
  let style: AnyShapeStyle

  /// A tint that the style of a list does not change.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }

  /// A tint that the style of a list may change. Hosts use it in all styles.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }

  /// A gray tint.
  public static let monochrome = ListItemTint(style: AnyShapeStyle(Color.gray))
}

nonisolated struct ItemTintView<Content: View>: ComputedBoxView {
  let content: Content
  let tint: ListItemTint?

  nonisolated init(content: Content, tint: ListItemTint?) {
    self.content = content
    self.tint = tint
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let style = tint?.style else { return [] }
    return [.unranked(.itemTint(node.inherited.paint(of: style, in: EnvironmentValues(scope: node.scope))))]
  }
}
