extension Content {
  /// The style of a control or a container. It is the value of ``Key/variant``. The cases of ``Role`` list the variants that each
  /// role uses.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The style for the context of a control or a list.
    case automatic
    /// A button or a text field without a border, or a list whose rows extend to the edges.
    case plain
    /// A button with a subdued background.
    case bordered
    /// A button with a background in the tint color.
    case borderedProminent
    /// A button without a border in the tint color.
    case borderless
    /// A button or an option in a menu.
    case menuItem
    /// A text field with a rounded border.
    case roundedBorder
    /// A text field that fills its space and scrolls its lines.
    case editor
    /// A picker with a button that opens a menu.
    case menu
    /// A picker with the options side by side.
    case segmented
    /// A picker with the options in a column.
    case inline
    /// A picker with a row that opens the options.
    case navigationLink
    /// A picker with a wheel.
    case wheel
    /// A picker whose options are items of a menu.
    case menuItems
    /// A date picker with a text that opens the picker.
    case compact
    /// A date picker with a calendar.
    case graphical
    /// A list with separate sections that extend to the edges.
    case grouped
    /// A list with separate sections in rounded groups.
    case insetGrouped
    /// A list whose rows are inset from the edges.
    case inset
    /// A list in a sidebar.
    case sidebar
    /// A label without its title.
    case iconOnly
    /// A label without its icon.
    case titleOnly
    /// A label with a title and an icon in every context.
    case titleAndIcon
    /// A control group whose controls navigate.
    case navigation
    /// A control group that shows the icons of its controls side by side.
    case palette
    /// The row of icons in the menu of a control group.
    case compactMenu
    /// An image that fills its space, or a table's column whose width users can change.
    case resizable
    /// A table whose rows have levels.
    case tree
    /// A split view that hides its sidebar.
    case detailOnly
    /// A tab view with a sidebar beside wide content.
    case sidebarAdaptable
    /// A tab view with a bar in windows of any width.
    case tabBarOnly
    /// A tab view with one page at a time, or a sheet of the size of a page of text.
    case page
    /// A sheet of the size of its content.
    case fitted
    /// A sheet of the size of a form.
    case form
  }

  /// The style of the control or the container, or nil if it has no known style.
  public var variant: Variant? { string(.variant).flatMap(Variant.init) }

  /// Returns a Boolean value that indicates whether the element has a variant. It is faster than a comparison of ``variant``.
  public func hasVariant(_ variant: Variant) -> Bool { string(.variant) == variant.rawValue }
}

extension Content.Value {
  /// Creates the value of ``Content/Key/variant``.
  package static func variant(_ variant: Content.Variant) -> Content.Value { .string(variant.rawValue) }
}
