/// The kind of an element. A host decides how to show each role. Each comment lists the content keys that the role uses.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  /// The root of the session. `isDismissDisabled` while the app refuses to close; `url` and `kind` as in `screen`;
  /// `windowAddresses` if ``Patch/dismissWindow(_:)`` may name it. Children: the content of the window, then presentations in the
  /// order in which they appeared. Accepts `dismiss`.
  case window

  // Leaves
  /// `text`; `level` (1 for a heading) if the text is a heading; `runs` if parts of the text have different styles or links.
  /// Accepts `change` with a number if it contains links: that of the address that was tapped; see ``TextRun/linkNumber``.
  case text
  /// `symbol` (an SF Symbols name) or `name`; `label` for accessibility. A picture has its address as `url`; `sources` are its
  /// addresses with their scales if it has several. `pictureWidth` and `pictureHeight` are its natural size in points, if the
  /// session has the picture. The `variant` is resizable if it fills its space. `resizing` is `tile` if it is repeated then, and
  /// has four insets in points if the edges of the picture keep their thickness, such as `stretch 4.0 8.0 4.0 8.0`: top, leading,
  /// bottom and trailing.
  case image
  /// A flexible space along the axis of its stack.
  case spacer
  /// A line between elements.
  case divider
  /// A fill that occupies the proposed space; style `background`.
  case color
  /// `kind` (rectangle, roundedRectangle, circle, capsule, ellipse), `cornerRadius`; style `fill`, `stroke`, `outline`. Or
  /// `drawing`, the outlines of any other shape.
  case shape
  /// `value` and `maximum` if the progress is determinate; `kind` (linear, circular, markedBar). Children: label.
  case progress

  // Controls
  /// `role` (destructive, cancel), `variant` (automatic, plain, bordered, borderedProminent, borderless, menuItem). The button of
  /// a menu has the `kind` menu and `isExpanded`, and `showsIndicators` if it shows a mark. A collapsible group has the `kind`
  /// disclosure and `isExpanded`. A share link has the `kind` share, the shared text as `value`, `title` and `message`. One that
  /// pastes has the `kind` paste, and accepts `change` with the text of the clipboard instead of `tap`. A file importer has the
  /// `kind` importFiles, `fileTypes` (such as .txt and text/plain; absent for all files) and `allowsSeveral`. A file exporter has
  /// the `kind` exportFiles. Both accept `files` instead of taps. `shortcut` names the keys that tap the button or the first one
  /// in the element, such as `shift+cmd+s`. Accepts `tap`, and `menu` if a tap performs another action than opening the menu.
  case button
  /// A button that navigates, which has a chevron in a list. `url` if its destination has an address; `variant` (plain,
  /// borderless, bordered or borderedProminent) outside of lists. Accepts `tap`.
  case link
  /// `isOn`; `kind` (menuItem). Children: label. Accepts `change` with a bool.
  case toggle
  /// `text`, `placeholder`, `revision`, `isFocused`, `axis`, `textContentType`, `keyboardType`,
  /// `autocapitalization`, `disablesAutocorrection`, `textSelection`, `variant` (plain, roundedBorder, editor). Accepts `change`
  /// with a string, `submit`, `focus`, and ``InputEvent/Action/select(_:)`` if it has a `textSelection`.
  case textField
  /// Like `textField`, with obscured text.
  case secureField
  /// `selection` (index of the selected option), `variant` (menu, segmented, inline, wheel, menuItems). Children:
  /// label, then options. Accepts the ``InputEvent/Action/choice(of:)`` of an option. Between inline options and those in a menu
  /// are dividers, and the headers and footers of their sections.
  case picker
  /// A picker's label. Children: the label's elements.
  case pickerLabel
  /// `isSelected`; `isDisabled` if users cannot choose the option, also because its picker is disabled, unless that opens a menu;
  /// `variant` (menuItem); `sectionTitle` in a picker that opens a menu. Children: the option's label.
  case option
  /// `canIncrement`, `canDecrement`; `stepLabels`: the names of both directions, if they are not English. Children: label.
  /// Accepts `change` with a number: 1 to increment, -1 to decrement.
  case stepper
  /// `value`, `minimum`, `maximum`, `step`, `ticks`, `selectsTicks`, `neutralValue`, `enabledRange`, `hidesThumb`; `kind`
  /// (ends). Children: label, and with ends the views before and after the track. Accepts `change` with a number.
  case slider

  /// `kind` (date, time, dateTime), `value` as text (2026-11-23, 14:05 or 2026-11-23T14:05), `minimum` and `maximum` in the same
  /// form; `variant` (automatic, compact, graphical, wheel). Children: label. Accepts `change` with a string in that form.
  case datePicker
  /// `value`, a color as `#rrggbb`. Children: label. Accepts `change` with a string in that form.
  case colorPicker

  // Containers
  /// `spacing`, `alignment` (leading, center, trailing).
  case vStack
  /// `spacing`, `alignment` (top, center, bottom, firstTextBaseline, lastTextBaseline).
  case hStack
  /// `alignment` (such as topLeading); `kind` (geometryReader, positioned) if it fills the proposed space. Any
  /// element has `measures` (size, frame, or frame bars for a page) if the session needs its geometry; see
  /// ``InputEvent/Action/measure(_:font:)``. It has `gestures` if it accepts gestures: `tap:` with a number of taps, `press:`
  /// with milliseconds and a distance, `drag:` with a distance, `held` if that drag follows a press, `touch` (is pressed and
  /// released), `magnify`, `rotate`, `hover` (enters and leaves), `move` (also moves above it), `lift`, `drop`; `first` if they
  /// have priority over those of elements inside, or `together` if they are recognized together with those; `beside` if this
  /// includes taps; `still` if their locations do not depend on the offset and the transforms of the element. `focus` if it
  /// accepts changes of the focus, and `key:` with phases (d, r, u) and keys: `=` and the name of one, a class of characters of a
  /// regular expression, or `*`.
  case zStack
  /// A stack or grid whose views appear near the viewport. `axis` (vertical, horizontal), `spacing`, `alignment` across the axis;
  /// for a grid `tracks`, its columns or rows across the axis (fixed:50, flexible:10:120, adaptive:80), `trackSpacing` and
  /// `trackAlignment`, or a list of each, `trackSpacings` and `trackAlignments`, if the tracks differ; `pinnedViews` (headers,
  /// footers); `reportsVisibleRows` as in `list`. Accepts `scroll` then.
  case lazyStack
  /// `spacing` between rows, `trackSpacing` between columns, `alignment` (such as topLeading); `tracks`, its columns (fit or
  /// fill, with an alignment such as fit:leading). Children: `gridRow`s, and views that span all columns. A cell, which is a
  /// child of a row, may have `columnSpan`, `cellAnchor` (such as 0.5 1) and `unsizedAxes` (horizontal, vertical, both).
  case grid
  /// `alignment` (top, center, bottom, firstTextBaseline, lastTextBaseline). Children: cells.
  case gridRow
  /// `axis` (vertical, horizontal, both); `showsIndicators`; `scrollAlignment` of content that is smaller. `isRefreshing` if
  /// users can refresh the content; accepts `change` with true then, which begins a refresh.
  case scrollView
  /// `variant` (automatic, insetGrouped, grouped, inset, plain, sidebar); `isRefreshing` as in `scrollView`;
  /// `reportsVisibleRows` if views depend on which rows are near the viewport. Accepts `scroll` then. `rowSpacing`,
  /// `minimumRowHeight` and `minimumHeaderHeight` in points. Children: sections and rows.
  case list
  /// Like `list`.
  case form
  /// `sectionSpacing` in points. Children: an optional `sectionHeader`, rows, an optional `sectionFooter`.
  case section
  /// Rows that do not exist, because they are far from the viewport. `value` is their number, `kind`
  /// (leading, trailing) their place relative to the rows that exist. Accepts `change` with a string of
  /// three numbers, which requests rows: the offset of the first visible row from the start of the gap, the number of rows that
  /// fit the viewport, and the number of rows side by side. The first visible row may be before or after the gap.
  case rowGap
  /// `isExpanded` if a user can collapse the section. Accepts `tap` then. `kind` (menuItem, increased, optionGroup).
  case sectionHeader
  /// The footer of a section. `kind` (menuItem, optionGroup). Children: its views.
  case sectionFooter
  /// Related controls side by side. `label` for accessibility. Children: controls.
  case controlGroup
  /// A row with swipe actions or a view behind it; `isExpanded` while its trailing actions are shown. Children: an optional
  /// `layerBackground` of the size of the row, an optional `rowControl` that deletes or selects, the row, an optional
  /// `rowControl` that moves, then the row's `swipeActions`.
  case swipeRow
  /// A control of a row while its list is edited: `label`, `kind` (delete, move, select). The first accepts `tap`, which shows or
  /// hides the trailing actions. The second accepts `change` with the place to which the row moves: a string with `after` or
  /// `before` and the id of another `swipeRow`, or the number 1 or -1 for the next place below or above. The third is a check box
  /// with `isOn`, and accepts `tap`. It also receives the taps on the row, which has its identifier as `selectionControl`. A host
  /// names each control by its label and by the texts of the row.
  case rowControl
  /// The actions at one edge of a row. `placement` (leading, trailing), `allowsFullSwipe` if a full swipe performs the first
  /// action. Children: buttons, starting with the one nearest to the edge.
  case swipeActions
  /// Children: `label` parts first, then one `labeledContentValue`.
  case labeledContent
  /// The value of labeled content. Children: its views.
  case labeledContentValue
  /// An icon beside a title. `variant` (automatic, iconOnly, titleOnly, titleAndIcon). Children: `labelIcon`, `labelTitle`.
  case label
  /// The icon of a label. Children: its views.
  case labelIcon
  /// The title of a label. Children: its views.
  case labelTitle
  /// A container that applies style to its children. `kind` is the purpose of some boxes: loading, menuPreview, representation,
  /// menuBar, or shortcuts, whose children are not shown but perform their keyboard shortcuts. A columnHeader of a table has a
  /// `name` that is unique in the table. Its `value` is the width that a user has set. The `variant` is resizable if users can
  /// change the width. A tableSection contains a rowHeader, whose `value` is the number of columns over which it extends.
  case box
  /// Children: one `layerContent`, then `layerBackground`s and `layerOverlay`s, each with `alignment`.
  case layers
  /// The content that determines the size of its `layers`. Children: its views.
  case layerContent
  /// A layer behind the content. `alignment`. Children: its views.
  case layerBackground
  /// A layer in front of the content. `alignment`. Children: its views.
  case layerOverlay

  // Navigation
  /// Children: `screen`s, from the root to the top.
  case navigationStack
  /// `title`, `displayMode` (large, inline), `isCovered`; `url`, the address of the screen, and `kind` (notFound) if the
  /// requested address does not exist. Accepts `back` if the screen was pushed. Children: an optional `navigationBar`, then one
  /// `screenContent`.
  case screen
  /// `title`, `subtitle`, `displayMode`; `kind` (bottomBar) if the bar is hidden except for items at the bottom and above the
  /// keyboard; `hidesBackButton` if nothing leads back from the screen, not even from its column. Children: an optional
  /// `backButton`, then `toolbarItem`s, then an optional `searchField`.
  case navigationBar
  /// `text`: the title of the previous screen; `placeholder`: the word Back in the language of the session, if it is not English.
  /// Accepts `tap`.
  case backButton
  /// `placement` (leading, trailing, cancellation, confirmation, principal, bottom, or keyboard for an item that is shown while
  /// a field has the focus). Items at the bottom have the `backgroundVisibility` and the `colorScheme` of their bar, and its
  /// background as their style. Children: its views.
  case toolbarItem
  /// Like `textField`. `isSearching` from the time when the field gets the focus until `dismiss`, which removes the text.
  /// `displayMode` (automatic, always) determines whether the field scrolls away with a large title. Accepts `change` with a
  /// string, `submit`, `focus`, `dismiss`. Children: suggestions.
  case searchField
  /// The content of a screen below its bar. Children: its views.
  case screenContent
  /// `selection` (index of the shown child on narrow hosts), `variant` (detailOnly) while the sidebar is hidden and no child,
  /// `showsSidebarToggle` (false if the app removed the toggle). Children: up to three `column`s. Accepts `change` with the id
  /// of the shown child, to go back from it on a narrow host, and with a bool: true to show the sidebar, false to hide it.
  case splitView
  /// `kind` (sidebar, content, detail); `minimum`, `value` (the ideal) and `maximum` of the width in points; `sectionTitle` of
  /// the previous column. Children: screens or views.
  case column
  /// `variant` (sidebarAdaptable, tabBarOnly). Accepts `change` with the ``Location/Place/key`` of a tab. Children: one `tabBar`,
  /// then a `tabContent` for each tab that has been shown.
  case tabView
  /// A tab view with one page at a time. `selection` (index of the shown page), `maximum` (number of pages), `kind` of the index
  /// (automatic, always, never), `backgroundVisibility` of the index. Children: `page`s. Accepts the
  /// ``InputEvent/Action/choice(of:)`` of a page.
  case pages
  /// `isSelected`. Children: the page's views.
  case page
  /// `backgroundVisibility` and `colorScheme` if the selected tab sets them; `kind` (sidebar) if it is a sidebar with other views
  /// than tabs. Children: `tab`s, and in such a sidebar `box`es with a header, the actions of sections, a footer and a bottom bar
  /// of the kind bottomBar.
  case tabBar
  /// `isSelected`, `badge`, `index`, `sectionTitle` (if a section begins). Children: its label. Accepts `tap`.
  case tab
  /// `index`, `isSelected`, `url`. Children: the tab's views.
  case tabContent

  // Presentations (children of the window)
  /// `detents` (medium, large, fraction:0.4, height:200), the lowest first, and `detent`, the current one; `isDismissDisabled`,
  /// `showsDragIndicator`; `variant` (fitted, form, page), the size in a wide window. Accepts `dismiss` and `back`, and `change`
  /// with the name of a detent if there are several. `compactForms` are the forms in a narrow and in a low window.
  case sheet
  /// A presentation that covers the whole window. Accepts `back`, but no gesture dismisses it.
  case cover
  /// Like `sheet`; `anchor` is the id of the element that the popover points to, `anchorPart` the part of it from its leading
  /// edge, and `anchorEdge` the edge beside which the app places the popover.
  case popover
  /// `title`, `message`. Children: buttons and text fields. Accepts `dismiss`, which performs the cancel button's action.
  case alert
  /// `title`, `message`, `isTitleVisible`, and `anchor`, the id of the element to which it points in a wide window. Children:
  /// buttons. Accepts `dismiss`, which performs the cancel button's action.
  case confirmationDialog

  /// A menu that belongs to the element with the id `anchor`, or to the place of the pointer if `anchor` is pointer. Children: an
  /// optional `box` of the kind menuPreview, then buttons, toggles, pickers, links, sections, dividers and control groups.
  /// Accepts `dismiss`.
  case menu

  /// A replacement for a screen whose value has no registered destination. `text` contains the name of the value's type.
  case placeholder
}
