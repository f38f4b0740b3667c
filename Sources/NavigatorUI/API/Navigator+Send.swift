import SwiftUI

extension Navigator {
  /// Sends values, one after another, to receivers of their types.
  ///
  /// ```swift
  /// navigator.send(RootTabs.home, HomeDestinations.page2)
  /// ```
  ///
  /// Each value is delivered when the effects of the previous one have been committed. So its receiver may be in a tab or sheet
  /// that was not shown before. Values wait for the first view to appear. A value without a receiver is reported, and the
  /// remaining values are sent; see `onNavigationUnhandled(_:)`.
  public func send(_ values: any Hashable...) {
    send(values: values)
  }

  /// Sends values, one after another, to receivers of their types.
  public func send(values: [any Hashable]) {
    enqueue(values)
  }

  /// Sends one value, like ``send(_:)``.
  @available(*, deprecated, renamed: "send(_:)")
  public func send(value: any Hashable) {
    send(values: [value])
  }

  /// Performs actions one after another. They are queued like the values of ``send(_:)``.
  ///
  /// ```swift
  /// navigator.perform(.reset, .send(RootTabs.settings))
  /// ```
  public func perform(_ actions: NavigationAction...) {
    perform(actions: actions)
  }

  /// Performs actions one after another. They are queued like the values of ``send(_:)``.
  public func perform(actions: [NavigationAction]) {
    send(values: actions)
  }

  /// Resumes the values that ``NavigationReceiveResumeType/pause`` has paused, if a condition is true.
  public func resume(condition: Bool = true) {
    if condition { tree.queue.resume() }
  }

  /// Cancels the values that ``NavigationReceiveResumeType/pause`` has paused.
  public func cancelResume() {
    tree.queue.cancelPaused()
  }

  /// A Boolean value that indicates whether sent values wait for ``resume(condition:)``.
  public var isPaused: Bool { tree.queue.isPaused }

  /// The delay in seconds after each step of a deep link in this tree; see ``NavigationConfiguration``.
  public var executionDelay: TimeInterval { tree.configuration.executionDelay }
}

/// The sending interface of a ``Navigator``, for code that should not depend on the class.
@MainActor
public protocol NavigationSending: AnyObject {
  /// Sends values, one after another, to receivers of their types.
  func send(_ values: any Hashable...)
  /// Sends values, one after another, to receivers of their types.
  func send(values: [any Hashable])
  /// Resumes paused values if a condition is true.
  func resume(condition: Bool)
  /// Cancels paused values.
  func cancelResume()
}

extension Navigator: NavigationSending {}
