extension Navigator {
  /// A Boolean value that indicates whether no screen is pushed.
  public var isEmpty: Bool { contents.entries.isEmpty }

  /// The number of pushed screens, without the root.
  public var count: Int { contents.entries.count }

  /// The destinations on the stack, topmost last. Other values that links or `push(_:)` have pushed are omitted.
  public var destinations: [any NavigationDestination] { contents.destinations }

  /// Returns the destinations of one type on the stack, topmost last.
  ///
  /// ```swift
  /// navigator.destinations(of: HomeDestinations.self) == [.page2, .pageN(7)]
  /// ```
  public func destinations<D: NavigationDestination>(of type: D.Type) -> [D] {
    contents.destinations.compactMap { $0 as? D }
  }

  /// Pushes a destination regardless of its method, or another value for which the stack has a `navigationDestination(for:)`.
  ///
  /// ```swift
  /// navigator.push(HomeDestinations.pageN(55))
  /// ```
  public func push(_ value: any Hashable) {
    switch value {
    case let destination as any NavigationDestination: navigate(to: destination, method: .push)
    case let destination as AnyNavigationDestination: navigate(to: destination.wrapped, method: .push)
    default:
      guard hasStack(for: "push \(value)") else { return }
      apply(.stack([.pushValue(PushedValue(base: value))]))
      trace(.navigation(.pushed("\(value)")))
    }
  }

  /// Pops screens from the stack.
  ///
  /// - Parameter count: The number of screens to pop, limited to the number of pushed screens.
  /// - Returns: A Boolean value that indicates whether a screen is popped. It is false if no screen is pushed or a view that
  ///   would be removed blocks.
  @discardableResult
  public func pop(last count: Int = 1) -> Bool {
    let entries = contents.entries
    let count = min(count, entries.count)
    guard count > 0, !isGone else { return false }
    return leave(by: [.screens(from: entries[entries.count - count].id, of: self)], for: .back) ?? false
  }

  /// Pops screens until the given number is left above the root.
  ///
  /// - Parameter position: The number of screens that are left above the root.
  /// - Returns: A Boolean value that indicates whether a screen is popped. It is false if there are no more screens or a view
  ///   that would be removed blocks.
  @discardableResult
  public func pop(to position: Int) -> Bool {
    pop(last: count - max(position, 0))
  }

  /// Pops screens until a destination is topmost. If it is on the stack more than once, the topmost occurrence is used.
  ///
  /// - Returns: A Boolean value that indicates whether a screen is popped. It is false if the destination is not on the stack or
  ///   already topmost, or a view that would be removed blocks.
  @discardableResult
  public func pop(to destination: any NavigationDestination) -> Bool {
    guard let index = contents.lastIndex(of: AnyNavigationDestination(destination)) else { return false }
    return pop(to: index + 1)
  }

  /// Pops all screens to the root.
  ///
  /// - Returns: A Boolean value that indicates whether a screen is popped. It is false if no screen is pushed or a view that
  ///   would be removed blocks.
  @discardableResult
  public func popAll() -> Bool {
    pop(last: count)
  }

  /// Pops all screens of every stack of the tree.
  ///
  /// - Throws: ``NavigationError/navigationLocked`` if navigation is locked, ``NavigationError/navigationBlocked`` if a view that
  ///   would be removed blocks.
  /// - Returns: A Boolean value that indicates whether there was a screen to pop.
  @discardableResult
  public func popAny() throws(NavigationError) -> Bool {
    try leaveUnlocked(by: [.popAll(below: root)], for: .back)
  }

  /// Pops a screen, or dismisses the presentation that contains this navigator if no screen is pushed.
  ///
  /// - Returns: A Boolean value that indicates whether a screen is removed. It is false if there is none or a view that would be
  ///   removed blocks.
  @discardableResult
  public func back() -> Bool {
    isEmpty ? dismiss() : pop()
  }

  /// Replaces the topmost destination in one step, or pushes if the stack is empty. If a guard denies the destination or the
  /// topmost screen blocks, nothing changes.
  public func replace(with destination: any NavigationDestination) {
    guard hasStack(for: "replace the top with \(destination)") else { return }
    request(.replaceTop(destination))
  }

  /// Replaces all destinations on the stack in one step. Screens with the same destination at the same position are kept.
  ///
  /// ```swift
  /// navigator.setStack([HomeDestinations.page2, SettingsDestinations.main])
  /// ```
  ///
  /// Guards are evaluated for each new screen. Denied destinations are omitted. After a redirect the stack is unchanged until all
  /// destinations can be set; see ``intendedDestination``.
  public func setStack(_ destinations: [any NavigationDestination]) {
    guard hasStack(for: "set the stack") else { return }
    request(.setStack(destinations))
  }
}
