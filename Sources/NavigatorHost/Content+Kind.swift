extension Content {
  /// The purpose of an element among the elements of its role. It is the value of ``Key/kind``. The cases of ``Role`` list the
  /// kinds that each role uses.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen or a window whose requested address does not exist.
    case notFound
    /// A shape that is a rectangle.
    case rectangle
    /// A shape that is a rectangle with round corners.
    case roundedRectangle
    /// A shape that is a circle.
    case circle
    /// A shape whose shorter sides are half circles.
    case capsule
    /// A shape that is an ellipse.
    case ellipse
    /// A picture whose opacity masks its foreground color.
    case template
    /// A picture with its own colors.
    case original
    /// A progress that is a bar.
    case linear
    /// A progress that is a circle.
    case circular
    /// A progress that is a bar with a mark at its value.
    case markedBar
    /// The button of a menu.
    case menu
    /// The button of a collapsible group.
    case disclosure
    /// A button that shares a text.
    case share
    /// A button that pastes a text.
    case paste
    /// A button that uploads files.
    case importFiles
    /// A button that downloads files.
    case exportFiles
    /// A toggle, or a section header or footer, in a menu.
    case menuItem
    /// A section header with increased prominence.
    case increased
    /// The header or footer of a section of a picker's options.
    case optionGroup
    /// A slider with views before and after the track.
    case ends
    /// A date picker without a time.
    case date
    /// A date picker with only a time.
    case time
    /// A date picker with a date and a time.
    case dateTime
    /// A stack that fills the proposed space and shows its content at the top.
    case geometryReader
    /// A stack that fills the proposed space and places its content.
    case positioned
    /// A stack whose children a custom layout places.
    case placed
    /// A box around a view that a custom layout places in a horizontal stack. Dividers in it are vertical.
    case rowItem
    /// Missing rows before those that exist.
    case leading
    /// Missing rows after those that exist.
    case trailing
    /// A section that contains the cells of a grid.
    case cells
    /// A control that deletes a row.
    case delete
    /// A control that moves a row.
    case move
    /// A control that selects a row.
    case select
    /// A box with a picture that the app loads.
    case loading
    /// A box that shows the preview of a menu.
    case menuPreview
    /// A box with the views that represent others to assistive technologies.
    case representation
    /// A box with the app's menus.
    case menuBar
    /// A box whose children are not shown but perform their keyboard shortcuts.
    case shortcuts
    /// A box that is a table.
    case table
    /// A box with the headers of a table's columns.
    case tableHeader
    /// A box that is a row of a table.
    case tableRow
    /// A box that is the row with the header of a section of a table.
    case tableSection
    /// A box that is the header of a section of a table. It extends over all columns.
    case rowHeader
    /// A box that is the header of a table's column.
    case columnHeader
    /// A box that is a cell of a table.
    case tableCell
    /// A box with the label of a progress's current value.
    case currentValue
    /// A box above the on-screen keyboard.
    case keyboardBar
    /// A box with a gauge that is a ring.
    case gaugeRing
    /// A box with a circle of progress that is open at the bottom and has a mark at its value.
    case openRing
    /// A box that stays at the bottom of a sidebar with tabs, or a hidden navigation bar with items at the bottom.
    case bottomBar
    /// A box above the tabs of a tab view.
    case bottomAccessory
    /// The first column of a split view.
    case sidebar
    /// The second of three columns.
    case content
    /// The last column of a split view.
    case detail
    /// A tab view that shows the index of its pages if there are several.
    case automatic
    /// A tab view that always shows the index of its pages.
    case always
    /// A tab view without an index of its pages.
    case never
  }

  /// The purpose of the element among the elements of its role, or nil if the element has no known kind.
  public var kind: Kind? { string(.kind).flatMap(Kind.init) }

  /// Returns a Boolean value that indicates whether the element has a kind. It is faster than a comparison of ``kind``.
  public func hasKind(_ kind: Kind) -> Bool { string(.kind) == kind.rawValue }
}

extension Content.Value {
  /// Creates the value of ``Content/Key/kind``.
  package static func kind(_ kind: Content.Kind) -> Content.Value { .string(kind.rawValue) }
}
