extension NavigationAction {
  /// Dismisses all presentations. If navigation is locked, the remaining values are not sent.
  public static var dismissAny: NavigationAction {
    NavigationAction { Self.resumeType(of: $0.dismissAny, on: $0) }
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
    NavigationAction { Self.resumeType(of: $0.popAny, on: $0) }
  }

  /// Dismisses all presentations and pops every stack to its root. If navigation is locked, the remaining values are not sent.
  public static var reset: NavigationAction {
    NavigationAction { Self.resumeType(of: $0.reset, on: $0) }
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
  public static func with(navigator name: String, perform: @escaping @MainActor (Navigator) -> Void) -> NavigationAction {
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
  public static func action(handler: @escaping @MainActor (Navigator) -> NavigationReceiveResumeType) -> NavigationAction {
    NavigationAction(action: handler)
  }

  @MainActor private static func resumeType(
    of removal: () throws(Navigator.NavigationError) -> Bool, on navigator: Navigator
  ) -> NavigationReceiveResumeType {
    do throws(Navigator.NavigationError) {
      _ = try removal()
      return .auto
    } catch .navigationBlocked {
      // The remaining values wait for the blocker's answer.
      return .auto
    } catch {
      navigator.log(.warning("The remaining values were cancelled: \(error)."))
      return .cancel
    }
  }
}
