import SwiftUI

/// A step of a deep link that the navigator itself takes.
///
/// ```swift
/// navigator.perform(.dismissAny, .send(RootTabs.home), .popAll(in: "home"), .send(HomeDestinations.page2))
/// ```
///
/// An app adds its own:
///
/// ```swift
/// extension NavigationAction {
///   static var authenticationRequired: NavigationAction {
///     NavigationAction { navigator in session.isSignedIn ? .auto : .pause }
///   }
/// }
/// ```
///
/// Two actions are equal when their names and the values that they carry are.
nonisolated public struct NavigationAction: Hashable, CustomStringConvertible {
  /// The name of the action; that of the property or function that makes it, unless it says otherwise.
  public let name: String
  private let values: [AnyHashable]
  private let action: (@MainActor (Navigator) -> NavigationReceiveResumeType)?

  /// An action. What it returns decides how what is left to send goes on.
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

  /// Takes the step. One without an action of its own sends its values.
  @MainActor
  func callAsFunction(_ navigator: Navigator) -> NavigationReceiveResumeType {
    action?(navigator) ?? .inserting(values.map { $0.base as? any Hashable ?? $0 })
  }

  public static func == (lhs: NavigationAction, rhs: NavigationAction) -> Bool {
    lhs.name == rhs.name && lhs.values == rhs.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }

  public var description: String {
    values.isEmpty ? name : "\(name) \(values.map { "\($0.base)" }.joined(separator: ", "))"
  }
}

extension NavigationAction {
  /// Closes everything that is presented. Where a view forbids that, what is left is not sent.
  public static var dismissAny: NavigationAction {
    NavigationAction { navigator in navigator.resumeType { () throws(Navigator.NavigationError) in try navigator.dismissAny() } }
  }

  /// Does nothing; what is left is sent when everything is at rest.
  public static var empty: NavigationAction {
    NavigationAction { _ in .auto }
  }

  /// What is left is not sent where navigation is locked.
  public static var locked: NavigationAction {
    NavigationAction { $0.isNavigationLocked ? .cancel : .immediately }
  }

  /// What is left waits until ``Navigator/resume(condition:)``.
  public static var pause: NavigationAction {
    NavigationAction { _ in .pause }
  }

  /// Pops every stack to its root. Where a view forbids that, what is left is not sent.
  public static var popAny: NavigationAction {
    NavigationAction { navigator in navigator.resumeType { () throws(Navigator.NavigationError) in try navigator.popAny() } }
  }

  /// Closes everything that is presented and pops every stack to its root. Where a view forbids that, what is left is not sent.
  public static var reset: NavigationAction {
    NavigationAction { navigator in
      navigator.resumeType { () throws(Navigator.NavigationError) in try navigator.reset() }
    }
  }

  /// Pops the stack with a name to its root. Where there is none with that name, it is reported.
  public static func popAll(in name: String) -> NavigationAction {
    .with(navigator: name) { $0.popAll() }
  }

  /// Sends values before what is left.
  public static func send(_ values: any Hashable...) -> NavigationAction {
    NavigationAction("send", values: values.map { AnyHashable($0) }, action: nil)
  }

  /// Does something with the navigator that has a name. Where there is none with that name, it is reported.
  public static func with(
    navigator name: String, perform: @escaping @MainActor (Navigator) -> Void
  ) -> NavigationAction {
    NavigationAction("with", values: [AnyHashable(name)]) { navigator in
      if let named = navigator.named(name) {
        perform(named)
      } else {
        navigator.report("There is no navigator that is called \(name) in this tree.")
      }
      return .auto
    }
  }

  /// Does something of the app's own.
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
      // What is left waits for the answer.
      return .auto
    } catch {
      log(.warning("What is left to send is given up: \(error)."))
      return .cancel
    }
  }
}
