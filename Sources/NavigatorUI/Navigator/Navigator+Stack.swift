import SwiftUI

extension Navigator {
  /// Whether nothing is pushed on the stack.
  public var isEmpty: Bool { contents.entries.isEmpty }

  /// How many screens are pushed on the stack; the root does not count.
  public var count: Int { contents.entries.count }

  /// The destinations on the stack, the topmost last. Other values that links or `push(_:)` put there are left out.
  public var destinations: [any NavigationDestination] { contents.destinations }

  /// The destinations of one type on the stack, the topmost last.
  ///
  /// ```swift
  /// navigator.destinations(of: HomeDestinations.self) == [.page2, .pageN(7)]
  /// ```
  public func destinations<D: NavigationDestination>(of type: D.Type) -> [D] {
    contents.destinations.compactMap { $0 as? D }
  }

  /// Pushes a destination whatever its method is, or another value for which the stack has a `navigationDestination(for:)`.
  ///
  /// ```swift
  /// navigator.push(HomeDestinations.pageN(55))
  /// ```
  public func push(_ value: any Hashable) {
    guard hasStack(for: "push \(value)") else { return }
    contents.append(value: value)
  }

  /// Pops screens off the stack, at most as many as there are.
  ///
  /// - Returns: Whether there was anything to pop.
  @discardableResult
  public func pop(last count: Int = 1) -> Bool {
    let count = min(count, self.count)
    guard count > 0 else { return false }
    contents.removeLast(count)
    return true
  }

  /// Pops until as many screens as `position` are left above the root.
  ///
  /// - Returns: Whether there was anything to pop.
  @discardableResult
  public func pop(to position: Int) -> Bool {
    pop(last: count - max(position, 0))
  }

  /// Pops until a destination is the topmost; where it is on the stack more than once, the topmost of these.
  ///
  /// - Returns: Whether there was anything to pop; false where the destination is not on the stack.
  @discardableResult
  public func pop(to destination: any NavigationDestination) -> Bool {
    guard let index = contents.lastIndex(of: AnyNavigationDestination(destination)) else { return false }
    return pop(to: index + 1)
  }

  /// Pops everything off the stack: its root is left.
  ///
  /// - Returns: Whether there was anything to pop.
  @discardableResult
  public func popAll() -> Bool {
    pop(last: count)
  }

  /// Pops everything off every stack of the tree.
  ///
  /// - Throws: ``NavigationError/navigationLocked`` where a view forbids to leave.
  /// - Returns: Whether there was anything to pop.
  @discardableResult
  public func popAny() throws(NavigationError) -> Bool {
    try checkLock()
    var hasPopped = false
    root.forEachInTree { if $0.popAll() { hasPopped = true } }
    return hasPopped
  }

  /// Goes back one step: pops a screen, or closes the presentation that this navigator is in where nothing is pushed.
  ///
  /// - Returns: Whether there was a way back.
  @discardableResult
  public func back() -> Bool {
    pop() || dismiss()
  }

  /// Replaces the topmost destination, in one step. Pushes where the stack is empty.
  public func replace(with destination: any NavigationDestination) {
    guard hasStack(for: "replace the top with \(destination)") else { return }
    var contents = contents
    if !contents.entries.isEmpty { contents.removeLast(1) }
    contents.append(destination)
    self.contents = contents
  }

  /// Replaces everything on the stack, in one step. Screens that are at the same place with the same destination stay.
  ///
  /// ```swift
  /// navigator.setStack([HomeDestinations.page2, SettingsDestinations.main])
  /// ```
  public func setStack(_ destinations: [any NavigationDestination]) {
    guard hasStack(for: "set the stack") else { return }
    var contents = StackContents()
    for destination in destinations { contents.append(destination) }
    self.contents = contents
  }

  /// The path that SwiftUI's stack reads and writes.
  var path: NavigationPath {
    get { contents.path }
    set { contents.adopt(newValue) }
  }

  func screenAppeared(_ destination: AnyNavigationDestination) {
    guard contents.topIsUnknown else { return }
    contents.identifyTop(as: destination)
  }

  private func hasStack(for attempt: String) -> Bool {
    if owner == .stack { return true }
    report("Cannot \(attempt): \(whereabouts) has no stack. Put a ManagedNavigationStack around the view, or present it managed.")
    return false
  }

  var whereabouts: String {
    switch owner {
    case .application: "the navigator outside of every managed view"
    case .root: "the root navigator"
    case .stack: "the navigator of the stack \(nameOrId)"
    case .presenter: "the navigator of a view that was presented without a stack"
    }
  }
}
