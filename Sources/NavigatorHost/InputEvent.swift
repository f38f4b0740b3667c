/// A set of the events that an element accepts. All other events are dropped.
public struct EventSet: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A tap.
  public static let tap = EventSet(rawValue: 1 << 0)
  /// A new value of a control.
  public static let change = EventSet(rawValue: 1 << 1)
  /// The Return key in a field.
  public static let submit = EventSet(rawValue: 1 << 2)
  /// A change of the keyboard focus.
  public static let focus = EventSet(rawValue: 1 << 3)
  /// A request to dismiss a presentation, end a search, or close the window.
  public static let dismiss = EventSet(rawValue: 1 << 4)
  /// A request to open an address in the app.
  public static let openURL = EventSet(rawValue: 1 << 5)
  /// A change of the scene phase or of the window's size classes.
  public static let scenePhase = EventSet(rawValue: 1 << 6)
  /// A request to go back that comes from outside the app's own controls.
  public static let back = EventSet(rawValue: 1 << 7)
  /// A request to open the menu of an element.
  public static let menu = EventSet(rawValue: 1 << 8)
  /// A gesture of one of the kinds, or one of the keys, that the content lists as `gestures`.
  public static let gesture = EventSet(rawValue: 1 << 9)
}

/// An action of a user, as a host reports it.
public struct InputEvent: Hashable, Sendable {
  /// The id of the element that the event is for.
  public var target: ElementID
  /// The action.
  public var action: Action

  /// The action of an event.
  public enum Action: Hashable, Sendable {
    /// A tap or a click, or the activation by a keyboard or an assistive technology.
    case tap
    /// The new value of a control. `revision` is the number of edits of a field, starting at 1, so that a patch can state which
    /// edit it is based on. It is 0 for controls that do not count edits.
    case change(Content.Value, revision: Int)
    /// The selected part of a field's text, as offsets in UTF-16 code units. An empty range is the place of the insertion point.
    /// The target is a field whose content has `textSelection`.
    case select(Range<Int>)
    /// The submission of a field, for example with the Return key.
    case submit
    /// A change of the keyboard focus: true if the element has received it.
    case focus(Bool)
    /// A presentation was dismissed by a swipe or the Escape key, or a search was cancelled. If the target is the window, a user
    /// is about to close it. If the session handles the event, the host closes the window and ends the session. If the session
    /// drops the event, the host keeps the window and the session, or asks the user for confirmation if it cannot keep them.
    case dismiss
    /// A request to open an address in the app. The target is the window.
    case openURL(String)
    /// The new scene phase. The target is the window.
    case scenePhase(ScenePhase)
    /// The new size classes of the window. The target is the window.
    case sizeClasses(horizontal: SizeClass, vertical: SizeClass)
    /// The new color scheme of the user's device. The target is the window.
    case colorScheme(Content.ColorScheme)
    /// The new size classes of the window and the new settings of the user's device. The target is the window.
    case traits(Traits)
    /// The user goes back with a control outside the app, such as a browser's Back button. The target is a pushed screen or a
    /// presentation.
    case back
    /// The user requests the menu of the element, such as with a secondary click or a long press.
    case menu
    /// The rows near the viewport of a list, from the first to the last. The target is a list or a form whose content has
    /// `reportsVisibleRows`. A row is a child of the list or of one of its sections.
    case scroll(first: ElementID, last: ElementID)
    /// A host without a viewport scrolls a list by the minimum distance that makes a row visible. The target is as in
    /// ``scroll(first:last:)``.
    case scrollTo(ElementID)
    /// The frames of elements whose content has `measures`, and of the window, that changed since the last report. The target is
    /// the window. The report contains the widths of characters in the host's font if they have changed since the last report.
    /// Before the first widths, the session lays out texts with the widths of the font Inter.
    case measure([MeasuredFrame], font: FontWidths? = nil)
    /// A step of a gesture on an element whose content lists its kind as `gestures`.
    case gesture(Gesture)
    /// A key that is pressed, repeated or released while an element, or one inside it, has the focus. The element's content lists
    /// such keys as `gestures`.
    case key(Key)
    /// The result of a request for files. The target is an element with a ``HostSession/fileRequest(of:)``. A host sends it after
    /// it has stored the files; a client never does.
    case files(FileTransfer)
  }

  /// The visibility of an app's window.
  public enum ScenePhase: String, Hashable, Sendable, CaseIterable {
    /// The window is visible and in front.
    case active
    /// The window is visible, but not in front.
    case inactive
    /// The window is hidden.
    case background
  }

  /// The amount of space in one direction of a window.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Less than 600 points of width, or less than 480 points of height.
    case compact
    /// At least 600 points of width, or at least 480 points of height.
    case regular
  }

  /// The size classes of a window, and the settings of the device that shows it.
  public struct Traits: Hashable, Sendable {
    /// The horizontal size class.
    public var horizontal: SizeClass
    /// The vertical size class.
    public var vertical: SizeClass
    /// The color scheme of the device.
    public var colorScheme: Content.ColorScheme
    /// A Boolean value that indicates whether the user prefers reduced motion.
    public var reducesMotion: Bool
    /// The factor by which the user enlarges texts.
    public var textScale: Double

    /// Creates traits.
    public init(
      horizontal: SizeClass, vertical: SizeClass, colorScheme: Content.ColorScheme, reducesMotion: Bool, textScale: Double = 1
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
      self.colorScheme = colorScheme
      self.reducesMotion = reducesMotion
      self.textScale = textScale
    }
  }

  /// Creates an event.
  public init(target: ElementID, action: Action) {
    self.target = target
    self.action = action
  }

  /// The event that the target must accept for this action.
  public var requirement: EventSet {
    switch action {
    case .tap: .tap
    case .change, .select, .scroll, .scrollTo, .files: .change
    case .submit: .submit
    case .focus: .focus
    case .dismiss: .dismiss
    case .openURL: .openURL
    case .scenePhase, .sizeClasses, .colorScheme, .traits, .measure: .scenePhase
    case .back: .back
    case .menu: .menu
    case .gesture, .key: .gesture
    }
  }
}

/// The result of sending an event.
public enum EventOutcome: Hashable, Sendable {
  /// The session has handled the event.
  case handled
  /// The session has dropped the event.
  case dropped(DropReason)

  /// The reason why an event was dropped.
  public enum DropReason: String, Hashable, Sendable, CaseIterable {
    /// The session's current tree has no such element.
    case unknownElement
    /// The element does not accept events of this kind.
    case notAccepted
    /// The element is disabled.
    case disabled
    /// A screen or a presentation covers the element.
    case covered
    /// The value is not valid for the control.
    case invalidValue
    /// The session has ended.
    case sessionEnded
  }
}

extension InputEvent.Action {
  /// A Boolean value that indicates whether the action only changes which rows of a list are near its viewport.
  package var isScrolling: Bool {
    switch self {
    case .scroll, .scrollTo: true
    default: false
    }
  }

  /// The kind of the action, for log lines. It contains no values that a user entered.
  package var name: String {
    switch self {
    case .tap: "tap"
    case .change: "change"
    case .select: "select"
    case .submit: "submit"
    case .focus: "focus"
    case .dismiss: "dismiss"
    case .openURL: "openURL"
    case .scenePhase: "scenePhase"
    case .sizeClasses: "sizeClasses"
    case .colorScheme: "colorScheme"
    case .traits: "traits"
    case .back: "back"
    case .menu: "menu"
    case .scroll, .scrollTo: "scroll"
    case .measure: "measure"
    case .gesture: "gesture"
    case .key: "key"
    case .files: "files"
    }
  }
}
