import SwiftUI

extension Navigator {
  /// Not available. A global navigator would be shared by all sessions of a server.
  @available(
    *, unavailable,
    message: "A global navigator would be shared by all sessions. Read it from the environment: @Environment(\\.navigator)."
  )
  public static var current: Navigator { Navigator(owner: .application) }

  /// The same as ``root``.
  @available(*, deprecated, renamed: "root")
  public var rootNavigator: Navigator { root }

  /// The same as ``parent``.
  @available(*, deprecated, renamed: "parent")
  public var parentNavigator: Navigator? { parent }

  /// The same as ``children``.
  @available(*, deprecated, renamed: "children")
  public var childNavigators: [Navigator] { children }

  /// Returns the navigator with an id, anywhere in the tree.
  public func find(id: ID) -> Navigator? {
    root.first { $0.id == id }
  }

  /// Returns the navigator with a name, anywhere in the tree. If several navigators have the name, visible navigators take
  /// precedence, then outer ones, then older ones.
  ///
  /// ```swift
  /// navigator.named("settings")?.popAll()
  /// ```
  public func named(_ name: String) -> Navigator? {
    root.first { $0.name == name && $0.isVisible } ?? root.first { $0.name == name }
  }

  /// Returns the navigator with a name below this one. If several match, the precedence is that of ``named(_:)``.
  public func child(named name: String) -> Navigator? {
    let named = children.compactMap { $0.first { $0.name == name && $0.isVisible } }
    return named.first ?? children.lazy.compactMap { $0.first { $0.name == name } }.first
  }
}
