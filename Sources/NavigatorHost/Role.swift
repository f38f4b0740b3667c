/// What an element is. A host knows how to draw each role; the comment says which content keys it carries.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  /// The session's root. `isDismissDisabled` while the app wants a person not to close it; `url` and `kind` as a screen. Children: the app's window content first,
  /// then presentations in the order they appeared. Accepts `dismiss`.
  case window

  // Leaves
  /// `text`; `level` (1 is a heading) where the text is a heading.
  case text
  /// `symbol` (an SF Symbols name) or `name`; `label` for accessibility.
  case image
  case spacer
  case divider
  /// A fill that takes the space it is offered; style `background`.
  case color
  /// `kind` (rectangle, roundedRectangle, circle, capsule, ellipse), `cornerRadius`; style `fill`, `stroke`.
  case shape
  /// `value` and `maximum` where determinate; `kind` (linear, circular). Children: label.
  case progress

  // Controls
  /// `role` (destructive, cancel), `variant` (automatic, plain, bordered, borderedProminent, borderless). Accepts `tap`.
  case button
  /// A button that navigates; drawn with a chevron in a list. `url` where the app says where it leads. Accepts `tap`.
  case link
  /// `isOn`. Children: label. Accepts `change` with a bool.
  case toggle
  /// `text`, `placeholder`, `revision`, `isFocused`, `axis`. Accepts `change` with a string, `submit`, `focus`.
  case textField
  /// As `textField`, obscured.
  case secureField
  /// `selection` (index of the selected option), `variant` (menu, segmented, inline, navigationLink, wheel). Children: label, then options.
  /// Accepts `change` with a number: the option's index.
  case picker
  /// A picker's label. Children: the label's elements.
  case pickerLabel
  /// `isSelected`. Children: the option's label.
  case option
  /// `canIncrement`, `canDecrement`. Children: label. Accepts `change` with a number: 1 up, -1 down.
  case stepper
  /// `value`, `minimum`, `maximum`, `step`. Children: label. Accepts `change` with a number.
  case slider

  // Containers
  /// `spacing`, `alignment` (leading, center, trailing).
  case vStack
  /// `spacing`, `alignment` (top, center, bottom, firstTextBaseline, lastTextBaseline).
  case hStack
  /// `alignment` (such as topLeading).
  case zStack
  /// `axis` (vertical, horizontal, both); `showsIndicators`.
  case scrollView
  /// `variant` (automatic, insetGrouped, grouped, inset, plain, sidebar). Children: sections and rows.
  case list
  /// As `list`.
  case form
  /// Children: an optional `sectionHeader`, rows, an optional `sectionFooter`.
  case section
  case sectionHeader
  case sectionFooter
  /// A row with actions behind it. Children: the row, then its `swipeActions`.
  case swipeRow
  /// What a row uncovers when it is dragged away from one of its sides. `placement` (leading, trailing), `allowsFullSwipe` where a drag right
  /// across taps the first action. Children: buttons, the first at that side.
  case swipeActions
  /// Children: `label` parts first, then one `labeledContentValue`.
  case labeledContent
  case labeledContentValue
  /// An icon beside a title. `variant` (automatic, iconOnly, titleOnly, titleAndIcon). Children: `labelIcon`, `labelTitle`.
  case label
  case labelIcon
  case labelTitle
  /// A rectangle that carries style around what it contains.
  case box
  /// Children: one `layerContent`, then `layerBackground`s and `layerOverlay`s, each with `alignment`.
  case layers
  case layerContent
  case layerBackground
  case layerOverlay

  // Navigation
  /// Children: `screen`s, from the root up; the last is on top.
  case navigationStack
  /// `title`, `displayMode` (large, inline), `isCovered`; `url`, its address, and `kind` (notFound) where nothing is at the address that was
  /// asked for. Accepts `back` where it was pushed. Children: an optional `navigationBar`, then one `screenContent`.
  case screen
  /// `title`, `displayMode`. Children: an optional `backButton`, then `toolbarItem`s, then an optional `searchField`.
  case navigationBar
  /// `text`: the title of the screen it goes back to. Accepts `tap`.
  case backButton
  /// `placement` (leading, trailing, cancellation, confirmation, principal, bottom). Children: its views.
  case toolbarItem
  /// As `textField`; `isSearching` from when it gets the focus until `dismiss`, which empties it; `displayMode` (automatic, always): whether it
  /// goes out of sight with a large title. Accepts `change` with a string, `submit`, `focus`, `dismiss`. Children: suggestions.
  case searchField
  case screenContent
  /// `selection` (index of the shown column on narrow hosts). Children: two or three `column`s.
  case splitView
  /// `kind` (sidebar, content, detail). Children: screens or views.
  case column
  /// Accepts `change` with the ``Location/Place/key`` of a tab. Children: one `tabBar`, then `tabContent`s of tabs that were shown.
  case tabView
  /// Children: `tab`s.
  case tabBar
  /// `isSelected`, `badge`, `index`. Children: its label. Accepts `tap`.
  case tab
  /// `index`, `isSelected`, `url`. Children: the tab's views.
  case tabContent

  // Presentations (children of the window)
  /// `detents` (medium, large, fraction:0.4, height:200), the lowest first, and `detent`, the one it has; `isDismissDisabled`,
  /// `showsDragIndicator`. Accepts `dismiss` and `back`, and where there are several detents `change` with the name of one.
  case sheet
  /// A presentation that covers everything. Accepts `back`, but no gesture closes it.
  case cover
  /// As `sheet`; `anchor` is the id of the element it points at.
  case popover
  /// `title`, `message`. Children: buttons and text fields. Accepts `dismiss`.
  case alert
  /// `title`, `message`, `isTitleVisible`. Children: buttons. Accepts `dismiss`.
  case confirmationDialog

  /// What stands where a value on a path has no handler. `text` names the type.
  case placeholder
}
