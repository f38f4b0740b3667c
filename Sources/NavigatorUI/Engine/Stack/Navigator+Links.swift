import SwiftUI

extension Navigator {
  /// Requests the destination that a link has added to the path, as a push does. The path changes only if the guards allow it.
  ///
  /// - Returns: A Boolean value that indicates whether the guards have decided. It is false if they must decide after the screen
  ///   was pushed: a guard is asynchronous, the screen below has not appeared, or the element is a value of the app's own type,
  ///   which cannot be read from the path. A gate hides such a screen; see ``requestAdmission(for:dismiss:)``.
  func requestLinked(_ path: NavigationPath) -> Bool {
    guard isAttached, model.isStackCreated, !hosts.isEmpty, !admissions.contains(.request),
      guards.allSatisfy(\.isImmediate),
      let destination = path.destination(above: model.stack.path.path)
    else { return false }
    request(.push([destination.wrapped]), from: .link(on: model.stack.entries.last?.id))
    #if canImport(Darwin)
      // SwiftUI must read the path again if it is unchanged.
      apply(.stack([]))
    #endif
    return true
  }
}
