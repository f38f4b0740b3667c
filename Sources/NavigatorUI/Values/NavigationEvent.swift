import Foundation

/// An event in a tree of navigators, such as a push or a warning.
///
/// The configuration's logger receives events, and ``Navigator/events`` is a sequence of them:
///
/// ```swift
/// for await event in navigator.events {
///   if case .navigation(.pushed(let destination)) = event.event { … }
/// }
/// ```
public struct NavigationEvent: Hashable, Sendable {
  /// The severity of an event.
  public enum Verbosity: Int, Comparable, Codable, Sendable {
    /// An event of normal operation.
    case info
    /// An event that is probably a mistake of the app.
    case warning
    /// An event that is a mistake of the app.
    case error
    /// As the minimum level of a configuration: no event is logged.
    case none

    /// Returns a Boolean value that indicates whether the first level is less severe than the second.
    public static func < (lhs: Verbosity, rhs: Verbosity) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The kind of an event, with its details. Strings contain the descriptions of destinations and values.
  public enum Event: Hashable, Sendable {
    /// A change in the lifetime of a navigator or a screen.
    case lifecycle(Lifecycle)
    /// A change of what is shown.
    case navigation(Navigation)
    /// A step in creating a destination's view.
    case providing(Providing)
    /// A use of a checkpoint.
    case checkpoint(Checkpoint)
    /// A change in the state of a sent value.
    case send(Send)
    /// A step in saving or restoring navigation state.
    case restoration(Restoration)
    /// An informational message.
    case message(String)
    /// A warning.
    case warning(String)
    /// An error, such as a misuse of the API.
    case error(String)
  }

  /// A change in the lifetime of a navigator or a screen.
  public enum Lifecycle: Hashable, Sendable {
    /// A managed view has received its navigator.
    case attached
    /// The view of a pushed screen has been created, and the stack contains the screen.
    case screenMade(String)
    /// A screen has appeared.
    case screenAppeared(String)
    /// A screen has disappeared.
    case screenDisappeared(String)
  }

  /// A change of what is shown.
  public enum Navigation: Hashable, Sendable {
    /// A destination was pushed.
    case pushed(String)
    /// The given number of screens was popped.
    case popped(count: Int)
    /// A destination was presented.
    case presented(String, NavigationMethod)
    /// A presentation was dismissed.
    case dismissed
    /// The contents of a stack were replaced.
    case replaced([String])
    /// A guard denied a destination.
    case denied(String)
    /// A navigation was cancelled while a guard decided: its screen was removed, or its presentation has ended.
    case cancelled(String)
    /// A guard redirected a request to another destination.
    case redirected(String, to: String)
    /// A view blocked a request to leave its screen.
    case blocked
    /// A URL was opened.
    case opened(URL)
  }

  /// A step in creating a destination's view.
  public enum Providing: Hashable, Sendable {
    /// A stack has passed a pushed value to the handler of its type.
    case resolving(String)
    /// A provider has created the view of a destination.
    case provided(String)
    /// No provider is registered for a destination.
    case missing(String)
  }

  /// A use of a checkpoint.
  public enum Checkpoint: Hashable, Sendable {
    /// A checkpoint was registered.
    case established(String)
    /// The app returned to a checkpoint.
    case returned(to: String)
    /// A checkpoint was requested that is not registered.
    case unknown(String)
  }

  /// A change in the state of a sent value.
  public enum Send: Hashable, Sendable {
    /// Values were added to the send queue.
    case queued([String])
    /// A view received a value.
    case received(String)
    /// An action was performed.
    case performed(String)
    /// No view received a value.
    case unhandled(String)
    /// Delivery was paused with the given number of values remaining.
    case paused(remaining: Int)
    /// Delivery of the given number of values was resumed.
    case resumed(count: Int)
    /// Values were removed from the queue without being delivered.
    case cancelled([String])
  }

  /// A step in saving or restoring navigation state.
  public enum Restoration: Hashable, Sendable {
    /// The state was saved with the given size in bytes.
    case saved(bytes: Int)
    /// A stack entry or presentation was not included in the saved state.
    case notSaved(String, reason: String)
    /// The given number of entries was restored.
    case restored(count: Int)
    /// A saved entry could not be restored. The other entries are restored.
    case leftOut(String)
    /// The saved state was rejected as a whole.
    case refused(String)
  }

  /// The severity of the event.
  public var verbosity: Verbosity
  /// The kind of the event, with its details.
  public var event: Event
  /// The name of the navigator to which the event belongs, or its id if it has no name.
  public var navigator: String

  /// Creates an event with the given severity.
  public init(_ verbosity: Verbosity, _ event: Event, navigator: String = "") {
    self.verbosity = verbosity
    self.event = event
    self.navigator = navigator
  }

  /// Creates an event with the default severity of its kind.
  public init(_ event: Event, navigator: String = "") {
    self.init(event.verbosity, event, navigator: navigator)
  }
}

extension NavigationEvent.Event {
  /// The default severity of events of this kind.
  public var verbosity: NavigationEvent.Verbosity {
    switch self {
    case .warning, .providing(.missing), .checkpoint(.unknown), .send(.unhandled), .send(.cancelled),
      .restoration(.leftOut), .restoration(.refused):
      .warning
    case .error: .error
    default: .info
    }
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// The navigator's name and the event's description.
  public var description: String { "\(navigator): \(event)" }
}

extension NavigationEvent.Event: CustomStringConvertible {
  /// A description of the event for the log.
  public var description: String {
    switch self {
    case .lifecycle(let event): "lifecycle: \(event)"
    case .navigation(let event): "navigation: \(event)"
    case .providing(let event): "providing: \(event)"
    case .checkpoint(let event): "checkpoint: \(event)"
    case .send(let event): "send: \(event)"
    case .restoration(let event): "restoration: \(event)"
    case .message(let text), .warning(let text), .error(let text): text
    }
  }
}
