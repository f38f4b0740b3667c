extension Content {
  /// The meaning of a value. The cases of ``Role`` list the keys that each role uses.
  public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
    /// The text of the element.
    case text
    /// The SF Symbols name of an image.
    case symbol
    /// The name of an image, or of a column in its table.
    case name
    /// The title of a screen, a bar or a presentation.
    case title
    /// The message of an alert, a dialog or a shared item.
    case message
    /// The text that an empty field shows.
    case placeholder
    /// The accessibility label.
    case label
    /// The accessibility hint.
    case hint
    /// The accessibility identifier.
    case identifier
    /// The accessibility value.
    case accessibilityValue
    /// The value of a control, a progress or a column.
    case value
    /// The minimum of the value.
    case minimum
    /// The maximum of the value.
    case maximum
    /// The distance between two values of a slider.
    case step
    /// The values of a slider that have a mark, as numbers in ascending order.
    case ticks
    /// A Boolean value that indicates whether a slider selects only the values of its marks.
    case selectsTicks
    /// The value of a slider from which its track is filled, if it is not the minimum.
    case neutralValue
    /// The lowest and the highest value that a slider selects, as numbers, if it does not select all of its range.
    case enabledRange
    /// A Boolean value that indicates whether a slider shows its track only.
    case hidesThumb
    /// The index of the selected option, page or column.
    case selection
    /// A Boolean value that indicates whether a toggle is on.
    case isOn
    /// A Boolean value that indicates whether an option, a tab or a page is selected.
    case isSelected
    /// A Boolean value that indicates whether a stepper accepts an increment.
    case canIncrement
    /// A Boolean value that indicates whether a stepper accepts a decrement.
    case canDecrement
    /// The role of a button; see ``ButtonRole``.
    case role
    /// The style of a control or a container; see ``Variant``.
    case variant
    /// The purpose of an element among the elements of its role; see ``Kind``.
    case kind
    /// The level of a heading, or the depth of a row in an outline, starting at 1.
    case level
    /// The axes of a container or a field; see ``Axes``.
    case axis
    /// The space between children in points.
    case spacing
    /// The alignment of children; see ``Alignment``.
    case alignment
    /// The corner radius of a rounded rectangle in points.
    case cornerRadius
    /// The width of a line in points.
    case lineWidth
    /// A Boolean value that indicates whether scroll indicators, or the mark of a menu, are visible.
    case showsIndicators
    /// A Boolean value that indicates whether the element refuses events.
    case isDisabled
    /// A Boolean value that indicates whether the element has the keyboard focus.
    case isFocused
    /// A Boolean value that indicates whether the element is invisible.
    case isHidden
    /// A Boolean value that indicates whether a user can select the element's row.
    case isSelectable
    /// The number of edits of a field on which its text is based.
    case revision
    /// Present if the session needs the selection of a field's text. Empty, or three numbers with spaces between them: the number
    /// of selections that the app has made, and the bounds of the last one in UTF-16 code units. A host applies a selection once.
    case textSelection
    /// The badge of a tab or a row.
    case badge
    /// The position of a tab.
    case index
    /// The address of a screen, a link's destination or a picture.
    case url
    /// The display mode of a title, a search field or an image; see ``DisplayMode``.
    case displayMode
    /// A Boolean value that indicates whether another screen covers the screen.
    case isCovered
    /// The place of a bar's item (see ``BarPlacement``) or of swipe actions (see ``Edge``).
    case placement
    /// The names of a sheet's detents, the lowest first.
    case detents
    /// The name of a sheet's current detent.
    case detent
    /// A Boolean value that indicates whether the app refuses to close the presentation or the window.
    case isDismissDisabled
    /// A Boolean value that indicates whether a sheet has a drag indicator.
    case showsDragIndicator
    /// The id of the element to which a popover, a confirmation dialog or a menu belongs.
    case anchor
    /// The edge of its anchor beside which a popover is placed: top, leading, bottom or trailing.
    case anchorEdge
    /// The part of its anchor that a popover points to: a point as fractions of the anchor's size, such as `0.5 1`, or the origin
    /// and the size of a rectangle in points, such as `10 20 40 30`.
    case anchorPart
    /// The forms of a sheet or popover in a narrow window, and in a low window that is not narrow: `automatic`, `popover`,
    /// `sheet` or `cover`.
    case compactForms
    /// A Boolean value that indicates whether a dialog shows its title.
    case isTitleVisible
    /// The type of the on-screen keyboard.
    case keyboardType
    /// The label of the keyboard's submit key; see ``SubmitLabel``.
    case submitLabel
    /// The text that a pointer above the element shows.
    case help
    /// The accessibility role of the element as in ARIA, and its states: `modal` if it hides its siblings, `updates` if it
    /// changes often. Of several roles, the first one applies.
    case traits
    /// A Boolean value that indicates whether a search is active.
    case isSearching
    /// A Boolean value that indicates whether a full swipe performs the first action.
    case allowsFullSwipe
    /// The layout direction; see ``LayoutDirection``.
    case layoutDirection
    /// The kind of text that a user is expected to enter.
    case textContentType
    /// A Boolean value that indicates whether the element receives taps and gestures.
    case allowsHitTesting
    /// A Boolean value that indicates whether the whole area of the element receives taps.
    case hasContentShape
    /// A Boolean value that indicates whether a menu, a section or a group is expanded.
    case isExpanded
    /// A Boolean value that indicates whether a split view has a button for its sidebar.
    case showsSidebarToggle
    /// A Boolean value that indicates whether the screen of a bar has no control that leads back.
    case hidesBackButton
    /// The color scheme of the element; see ``ColorScheme``.
    case colorScheme
    /// The visibility of a background; see ``Visibility``.
    case backgroundVisibility
    /// The edges at which the content of a box extends below bars; see ``Edge``.
    case ignoredEdges
    /// The edges at which the background of an element ends at the bars: `top` and `bottom`. At others, it extends below them.
    case backgroundEdges
    /// A Boolean value that indicates whether scrolling is disabled.
    case isScrollDisabled
    /// A Boolean value that indicates whether the tab bar is hidden.
    case isTabBarHidden
    /// A Boolean value that indicates whether the element is mirrored in a right-to-left layout.
    case flipsForRightToLeft
    /// A Boolean value that indicates whether the surface of the element reacts to presses.
    case reactsToPresses
    /// A Boolean value that indicates whether the element and the elements in it have no ring while they have the focus.
    case hidesFocusRing
    /// The shape of a button's border.
    case borderShape
    /// A Boolean value that indicates whether assistive technologies ignore the element.
    case isAccessibilityHidden
    /// The treatment of children by assistive technologies; see ``AccessibilityChildren``.
    case accessibilityChildren
    /// The parts of a text with different styles or links.
    case runs
    /// A Boolean value that indicates whether the session needs the range of visible rows.
    case reportsVisibleRows
    /// The gestures that the element accepts; see ``Role/zStack``.
    case gestures
    /// The geometry that the session needs: `size`, `frame`, or `frame bars` for a page.
    case measures
    /// The columns or rows of a grid.
    case tracks
    /// The space between the tracks of a grid in points.
    case trackSpacing
    /// The alignment of cells in their tracks; see ``Alignment``.
    case trackAlignment
    /// The space after each track of a lazy grid in points, if the tracks differ.
    case trackSpacings
    /// The alignment of the cells in each track of a lazy grid, if the tracks differ.
    case trackAlignments
    /// The section views that stay visible during scrolling: headers and footers.
    case pinnedViews
    /// The number of columns that a cell occupies.
    case columnSpan
    /// The alignment of a grid's column, which one of its cells determines.
    case columnAlignment
    /// The unit point of a cell's content in the cell, such as `0.5 1`.
    case cellAnchor
    /// The axes in which a cell does not contribute to the size of its track; see ``Axes``.
    case unsizedAxes
    /// The position to which the session scrolls a scroll view.
    case scrollTarget
    /// The scroll values that the session needs.
    case scrollReports
    /// The snapping behavior of a scroll view: `paging`, `views` or `oneView`, with `center` or `end` after a space if that part
    /// of a view is aligned instead of its start.
    case scrollSnap
    /// The length in points that a view at an edge of a scroll view takes, with its distance; see ``HostSession/openingRoot()``.
    case edgeSpace
    /// The unit point of the content that is visible initially.
    case scrollAnchor
    /// The unit point of the content that stays visible while sizes change, unless it is the initially visible one. Empty if
    /// no point stays visible.
    case keptScrollAnchor
    /// The alignment of content that is smaller than its scroll view, such as `bottomLeading`.
    case scrollAlignment
    /// The margins between a scroll view and its content: lengths in points, or `-` for the default.
    case contentMargins
    /// A Boolean value that indicates whether a scroll view shows content outside of its frame.
    case isUnclipped
    /// A Boolean value that indicates whether scrolling snaps to the children of the element.
    case isScrollTargetLayout
    /// A Boolean value that indicates whether scrolling snaps to the element.
    case isScrollTarget
    /// The visible fraction of the element at which the session receives an event.
    case visibilityThreshold
    /// The edge at which an inset view reduces the safe area; see ``Edge``.
    case insetEdge
    /// The size of the element relative to its container.
    case relativeFrame
    /// The outlines that the element shows.
    case drawing
    /// A change of the appearance that repeats.
    case loop
    /// The change of the appearance with the position in a scroll view.
    case scrollEffect
    /// The number that identifies the source of a zoom transition.
    case zoomName
    /// The number of the zoom source from which the screen opens.
    case zoomSource
    /// A Boolean value that indicates whether a refresh runs. It is present if users can refresh the content.
    case isRefreshing
    /// The keys that tap the button, such as `shift+cmd+s`.
    case shortcut
    /// The capitalization of typed text.
    case autocapitalization
    /// A Boolean value that indicates whether autocorrection is disabled.
    case disablesAutocorrection
    /// The redaction of the content: `placeholder` or `none`.
    case redaction
    /// The subtitle of a navigation bar.
    case subtitle
    /// A Boolean value that indicates whether the element can get the keyboard focus.
    case isFocusable
    /// A Boolean value that indicates whether the element has the accessibility focus.
    case isAccessibilityFocused
    /// The names of the custom accessibility actions.
    case actions
    /// Additional accessibility texts.
    case customContent
    /// The addresses of a picture with their scales.
    case sources
    /// The natural width of a picture in points.
    case pictureWidth
    /// The natural height of a picture in points.
    case pictureHeight
    /// The way in which a resizable picture fills its space, if it is not stretched as a whole.
    case resizing
    /// The space between rows in points.
    case rowSpacing
    /// The space between sections in points.
    case sectionSpacing
    /// The minimum height of rows in points.
    case minimumRowHeight
    /// The minimum height of section headers in points.
    case minimumHeaderHeight
    /// The file types that an importer accepts.
    case fileTypes
    /// A Boolean value that indicates whether a user can choose several files.
    case allowsSeveral
    /// The texts with which users of voice input name the element.
    case inputLabels
    /// The names of the buttons that decrease and increase a value.
    case stepLabels
    /// The names of the controls that a host adds to the element, if they are not English. They name the button of a sidebar that
    /// hides it; the buttons of another column that show the sidebar and lead back; the button of a search field that clears it;
    /// the grabber of a sheet, the full and half height; a circle of progress; a page, with `%lld` for its number and the number
    /// of pages; and the notices of a window about a lost connection, another page with the session, a missing cookie and a text
    /// that is too long.
    case partNames
    /// The title of the section that begins with a tab, of the section of an option in a menu, or of the column before a column.
    case sectionTitle
    /// The emphasis of a badge: increased or decreased.
    case badgeProminence
    /// The addresses with which the app opens or dismisses the window.
    case windowAddresses
    /// The identifier of the element that selects this row. The name of that element ends with the name of the row.
    case selectionControl
  }
}
