import Foundation

/// Something that a tree of navigators did or noticed.
///
/// The configuration's logger gets events, and ``Navigator/events`` is a sequence of them:
///
/// ```swift
/// for await event in navigator.events {
///   if case .navigation(.pushed(let destination)) = event.event { … }
/// }
/// ```
public struct NavigationEvent: Hashable, Sendable {
  /// How grave an event is.
  public enum Verbosity: Int, Comparable, Codable, Sendable {
    case info, warning, error
    /// As the least grave level of a configuration: nothing is logged.
    case none

    public static func < (lhs: Verbosity, rhs: Verbosity) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What happened. Destinations and values are named as they describe themselves.
  public enum Event: Hashable, Sendable {
    case lifecycle(Lifecycle)
    case navigation(Navigation)
    case providing(Providing)
    case checkpoint(Checkpoint)
    case send(Send)
    case restoration(Restoration)
    case message(String)
    case warning(String)
    case error(String)
  }

  /// A navigator or a screen comes or goes.
  public enum Lifecycle: Hashable, Sendable {
    /// A managed view has got its navigator.
    case attached
    /// The view of a screen that was pushed has been made, and its stack has it.
    case screenMade(String)
    case screenAppeared(String)
    case screenDisappeared(String)
  }

  /// A change of what is shown.
  public enum Navigation: Hashable, Sendable {
    case pushed(String)
    case popped(count: Int)
    case presented(String, NavigationMethod)
    case dismissed
    case replaced([String])
    case denied(String)
    case redirected(String, to: String)
    case blocked
    case opened(URL)
  }

  /// A view is made for a destination.
  public enum Providing: Hashable, Sendable {
    /// A stack has handed a value that was pushed to the handler of its type.
    case resolving(String)
    case provided(String)
    case missing(String)
  }

  /// A checkpoint is used.
  public enum Checkpoint: Hashable, Sendable {
    case established(String)
    case returned(to: String)
    case unknown(String)
  }

  /// A value is on its way.
  public enum Send: Hashable, Sendable {
    case queued([String])
    case received(String)
    case performed(String)
    case unhandled(String)
    case paused(remaining: Int)
    case resumed(count: Int)
    case cancelled([String])
  }

  /// Where the user was is saved or brought back.
  public enum Restoration: Hashable, Sendable {
    case saved(bytes: Int)
    /// Something on a stack or presented is not part of the saved state.
    case notSaved(String, reason: String)
    case restored(count: Int)
    /// Something that was saved cannot be restored; the rest is.
    case leftOut(String)
    /// Nothing is restored.
    case refused(String)
  }

  public var verbosity: Verbosity
  public var event: Event
  /// The name of the navigator that it happened to, or its id where it has none.
  public var navigator: String

  /// An event of a given gravity.
  public init(_ verbosity: Verbosity, _ event: Event, navigator: String = "") {
    self.verbosity = verbosity
    self.event = event
    self.navigator = navigator
  }

  /// An event, as grave as its kind is.
  public init(_ event: Event, navigator: String = "") {
    self.init(event.verbosity, event, navigator: navigator)
  }
}

extension NavigationEvent.Event {
  /// How grave events of this kind are.
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
  public var description: String { "\(navigator): \(event)" }
}

extension NavigationEvent.Event: CustomStringConvertible {
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
