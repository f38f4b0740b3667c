import SwiftUI

extension Navigator {
  /// The topmost navigator of the tree; itself where there is none above.
  public var root: Navigator {
    var found = self
    while let parent = found.parent { found = parent }
    return found
  }

  /// The name, or the id where there is none; for messages.
  public nonisolated var nameOrId: String {
    name ?? id.uuidString
  }

  /// The navigator with an id, anywhere in the tree.
  public func find(id: ID) -> Navigator? {
    root.first { $0.id == id }
  }

  /// The navigator with a name, anywhere in the tree.
  ///
  /// ```swift
  /// navigator.named("settings")?.popAll()
  /// ```
  public func named(_ name: String) -> Navigator? {
    root.first { $0.name == name }
  }

  /// The navigator with a name below this one.
  public func child(named name: String) -> Navigator? {
    for child in children {
      if let found = child.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// The first navigator for which a condition holds: this one, then those below, depth first.
  func first(where condition: (Navigator) -> Bool) -> Navigator? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  func forEachInTree(_ body: (Navigator) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
  }
}
