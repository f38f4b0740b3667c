import SwiftUI

@testable import NavigatorUI

extension Navigator {
  /// This navigator and its descendants, each before its children.
  var all: [Navigator] { [self] + children.flatMap(\.all) }

  /// The tree of navigators as text.
  func describeTree(_ indent: String = "") -> String {
    let kind =
      switch owner {
      case .application: "application"
      case .root: "root"
      case .stack: "stack"
      case .presenter: "presenter"
      }
    let places = destinations.map { "\($0)" }.joined(separator: " ")
    let presented = presentations.current.map { " presents \($0.destination.wrapped)" } ?? ""
    let own = "\(indent)\(kind) [\(places)]\(presented) waiting: \(presentations.waiting.count)"
    return ([own] + children.map { $0.describeTree(indent + "  ") }).joined(separator: "\n")
  }

  /// The first violation of an invariant in this navigator's tree, or nil.
  var invariantFailure: String? {
    for navigator in root.all {
      for child in navigator.children {
        if child.parent !== navigator {
          return "\(child.displayName) is a child of \(navigator.displayName), but has another parent"
        }
        if !child.isAttached { return "\(child.displayName) is a child of \(navigator.displayName), but not attached" }
        if child.isGone { return "\(child.displayName) is a child of \(navigator.displayName), though its view has gone" }
      }
      if navigator.presentations.current == nil, !navigator.presentations.waiting.isEmpty, !navigator.presentations.isOnScreen {
        return "\(navigator.displayName) presents nothing, but presentations wait"
      }
      do {
        try navigator.model.checkInvariants()
      } catch {
        return "\(navigator.displayName): \(error)"
      }
      if navigator.path.count != navigator.model.shownCount {
        return "\(navigator.displayName) counts other screens than its path"
      }
    }
    return nil
  }
}
