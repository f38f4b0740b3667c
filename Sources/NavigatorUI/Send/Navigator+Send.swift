import SwiftUI

extension Navigator {
  /// Sends values to whoever receives values of their types, one after the other.
  ///
  /// ```swift
  /// navigator.send(RootTabs.home, HomeDestinations.page2)
  /// ```
  ///
  /// Each value is handed over when all that the one before it caused is on screen: its receiver may be on a tab or in a sheet that was never
  /// shown before. Values wait for the first view to appear. One that nobody receives is reported, and the rest goes on; see
  /// `onNavigationUnhandled(_:)`.
  public func send(_ values: any Hashable...) {
    send(values: values)
  }

  /// Sends values to whoever receives values of their types, one after the other.
  public func send(values: [any Hashable]) {
    guard owner != .application else {
      report("Cannot send \(values): \(whereabouts) reaches nobody.")
      return
    }
    tree.queue.send(values, from: self)
  }

  /// The same as ``send(_:)``.
  @available(*, deprecated, renamed: "send(_:)")
  public func send(value: any Hashable) {
    send(values: [value])
  }

  /// Takes steps one after the other, as ``send(_:)`` does.
  ///
  /// ```swift
  /// navigator.perform(.reset, .send(RootTabs.settings))
  /// ```
  public func perform(_ actions: NavigationAction...) {
    perform(actions: actions)
  }

  /// Takes steps one after the other, as ``send(_:)`` does.
  public func perform(actions: [NavigationAction]) {
    send(values: actions)
  }

  /// Sends what was paused by ``NavigationReceiveResumeType/pause``, where a condition holds.
  public func resume(condition: Bool = true) {
    if condition { tree.queue.resume() }
  }

  /// Gives up what was paused by ``NavigationReceiveResumeType/pause``.
  public func cancelResume() {
    tree.queue.cancelPaused()
  }

  /// Whether values that were sent wait for ``resume(condition:)``.
  public var isPaused: Bool { tree.queue.isPaused }
}

/// Sends values, for call sites that should not know ``Navigator``.
@MainActor
public protocol NavigationSending: AnyObject {
  func send(_ values: any Hashable...)
  func send(values: [any Hashable])
  func resume(condition: Bool)
  func cancelResume()
}

extension Navigator: NavigationSending {}
