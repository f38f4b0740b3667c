import SwiftUI

/// A step of a deep link that the navigator performs itself.
///
/// ```swift
/// navigator.perform(.dismissAny, .send(RootTabs.home), .popAll(in: "home"), .send(HomeDestinations.page2))
/// ```
///
/// An app can add its own actions:
///
/// ```swift
/// extension NavigationAction {
///   static var authenticationRequired: NavigationAction {
///     NavigationAction { navigator in session.isSignedIn ? .auto : .pause }
///   }
/// }
/// ```
///
/// Two actions are equal if their names and their values are equal.
nonisolated public struct NavigationAction: Hashable, CustomStringConvertible {
  /// The name of the action. The default is the name of the property or function that creates it.
  public let name: String
  private let values: [AnyHashable]
  private let action: (@MainActor (Navigator) -> NavigationReceiveResumeType)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - action: A closure that performs the action and returns how the remaining values are sent.
  public init(
    _ name: String = #function, action: @escaping @MainActor (Navigator) -> NavigationReceiveResumeType
  ) {
    self.init(name, values: [], action: action)
  }

  private init(
    _ name: String, values: [AnyHashable], action: (@MainActor (Navigator) -> NavigationReceiveResumeType)?
  ) {
    self.name = name
    self.values = values
    self.action = action
  }

  /// Performs the action. An action without a closure sends its values.
  @MainActor
  func callAsFunction(_ navigator: Navigator) -> NavigationReceiveResumeType {
    action?(navigator) ?? .inserting(values.map { $0.base as? any Hashable ?? $0 })
  }

  /// Returns whether the names and values are equal.
  public static func == (lhs: NavigationAction, rhs: NavigationAction) -> Bool {
    lhs.name == rhs.name && lhs.values == rhs.values
  }

  /// Hashes the name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }

  /// The name of the action with its values.
  public var description: String {
    values.isEmpty ? name : "\(name) \(values.map { "\($0.base)" }.joined(separator: ", "))"
  }
}

extension NavigationAction {
  /// Dismisses all presentations. If navigation is locked, the remaining values are not sent.
  public static var dismissAny: NavigationAction {
    NavigationAction { navigator in navigator.resumeType { () throws(Navigator.NavigationError) in try navigator.dismissAny() } }
  }

  /// Does nothing. The remaining values are sent when the tree has settled.
  public static var empty: NavigationAction {
    NavigationAction { _ in .auto }
  }

  /// Cancels the remaining values if navigation is locked.
  public static var locked: NavigationAction {
    NavigationAction { $0.isNavigationLocked ? .cancel : .immediately }
  }

  /// Pauses the remaining values until ``Navigator/resume(condition:)`` is called.
  public static var pause: NavigationAction {
    NavigationAction { _ in .pause }
  }

  /// Pops every stack to its root. If navigation is locked, the remaining values are not sent.
  public static var popAny: NavigationAction {
    NavigationAction { navigator in navigator.resumeType { () throws(Navigator.NavigationError) in try navigator.popAny() } }
  }

  /// Dismisses all presentations and pops every stack to its root. If navigation is locked, the remaining values are not sent.
  public static var reset: NavigationAction {
    NavigationAction { navigator in
      navigator.resumeType { () throws(Navigator.NavigationError) in try navigator.reset() }
    }
  }

  /// Pops the stack of a named navigator to its root. An unknown name is reported.
  public static func popAll(in name: String) -> NavigationAction {
    .with(navigator: name) { $0.popAll() }
  }

  /// Sends values before the remaining ones.
  public static func send(_ values: any Hashable...) -> NavigationAction {
    NavigationAction("send", values: values.map { AnyHashable($0) }, action: nil)
  }

  /// Performs a closure with a named navigator. An unknown name is reported.
  public static func with(
    navigator name: String, perform: @escaping @MainActor (Navigator) -> Void
  ) -> NavigationAction {
    NavigationAction("with", values: [AnyHashable(name)]) { navigator in
      if let named = navigator.named(name) {
        perform(named)
      } else {
        navigator.report("There is no navigator with the name \(name) in this tree.")
      }
      return .auto
    }
  }

  /// Performs an action of the app.
  public static func action(
    handler: @escaping @MainActor (Navigator) -> NavigationReceiveResumeType
  ) -> NavigationAction {
    NavigationAction(action: handler)
  }
}

extension Navigator {
  fileprivate func resumeType(_ body: () throws(NavigationError) -> Bool) -> NavigationReceiveResumeType {
    do throws(NavigationError) {
      _ = try body()
      return .auto
    } catch .navigationBlocked {
      // The remaining values wait for the blocker's answer.
      return .auto
    } catch {
      log(.warning("The remaining values were cancelled: \(error)."))
      return .cancel
    }
  }
}
