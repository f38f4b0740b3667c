/// The events an element accepts; anything else that is sent to it is dropped.
public struct EventSet: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let tap = EventSet(rawValue: 1 << 0)
  public static let change = EventSet(rawValue: 1 << 1)
  public static let submit = EventSet(rawValue: 1 << 2)
  public static let focus = EventSet(rawValue: 1 << 3)
  public static let dismiss = EventSet(rawValue: 1 << 4)
  public static let openURL = EventSet(rawValue: 1 << 5)
  /// A link inside the app's content: the host asks whether the app handles it.
  public static let scenePhase = EventSet(rawValue: 1 << 6)
  public static let back = EventSet(rawValue: 1 << 7)
}

/// What a person (or a test) did, as a host reports it.
public struct InputEvent: Hashable, Sendable {
  public var target: ElementID
  public var action: Action

  public enum Action: Hashable, Sendable {
    case tap
    /// A control's new value. `revision` counts a field's edits from 1, so that an answer can say which edit it knows; 0 where
    /// a control does not count.
    case change(Content.Value, revision: Int)
    case submit
    case focus(Bool)
    /// A presentation was swiped or escaped away, or a search was cancelled. Sent to the window: a person is about to close it. Where that is handled the host
    /// closes the window and ends the session; where it is refused the host keeps both, or asks the person first if it cannot.
    case dismiss
    /// An address was opened in the app. Sent to the window.
    case openURL(String)
    /// active, inactive or background. Sent to the window.
    case scenePhase(String)
    /// A person goes back by what the host has for that beside the app, such as a browser's Back. Sent to a pushed screen or a presentation.
    case back
  }

  public init(target: ElementID, action: Action) {
    self.target = target
    self.action = action
  }

  /// The event an element must accept for this action.
  public var requirement: EventSet {
    switch action {
    case .tap: .tap
    case .change: .change
    case .submit: .submit
    case .focus: .focus
    case .dismiss: .dismiss
    case .openURL: .openURL
    case .scenePhase: .scenePhase
    case .back: .back
    }
  }
}

/// What became of an event.
public enum EventOutcome: Hashable, Sendable {
  case handled
  case dropped(DropReason)

  /// Why an event was not honoured.
  public enum DropReason: String, Hashable, Sendable, CaseIterable {
    /// No such element in this session's current tree.
    case unknownElement
    /// The element does not accept that event.
    case notAccepted
    case disabled
    /// The element is on a screen or under a presentation that covers it.
    case covered
    /// The value does not fit the control.
    case invalidValue
    case sessionEnded
  }
}

extension InputEvent.Action {
  /// The kind of the action, for log lines. Values that a person entered are left out.
  package var name: String {
    switch self {
    case .tap: "tap"
    case .change: "change"
    case .submit: "submit"
    case .focus: "focus"
    case .dismiss: "dismiss"
    case .openURL: "openURL"
    case .scenePhase: "scenePhase"
    case .back: "back"
    }
  }
}
