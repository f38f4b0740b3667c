import NavigatorHost

/// The entries of a navigation stack above its root, and the handlers that create their views.
@MainActor
final class StackController {
  /// An entry of the stack.
  enum Entry {
    /// A value on the path.
    case value(AnyHashable)
    /// A view that a link or a modifier pushed. It is not on the path.
    case view(ViewEntry)

    func isView(of source: ObjectIdentifier) -> Bool {
      if case .view(let view) = self { view.source == source } else { false }
    }
  }

  /// A pushed view: its source, the function that builds it, and the function that is called when it is popped.
  struct ViewEntry {
    let source: ObjectIdentifier
    let identity: AnyHashable
    let build: @MainActor () -> AnyView
    let popped: @MainActor () -> Void
  }

  /// A handler that creates the views for values of one type.
  struct Handler {
    weak var owner: Node?
    let build: @MainActor (AnyHashable) -> AnyView?
    let decode: @MainActor (PathItem) -> AnyHashable?
  }

  /// The maximum number of entries. It stops a screen that pushes itself, which would otherwise use unbounded memory.
  static let maximumEntries = 1_000

  private(set) var entries: [Entry] = []
  private var handlers: [ObjectIdentifier: Handler] = [:]
  /// The sources of the views that already have screens.
  private var settledSources: Set<ObjectIdentifier> = []
  /// Access to the path that the app or the stack stores.
  var path: any PathAccess
  weak var node: (any StackOwner)?
  /// A Boolean value that indicates whether a new entry replaces the existing ones, as in the detail of a split view.
  var replacesEntries = false

  init(path: any PathAccess) {
    self.path = path
  }

  // MARK: Handlers

  /// Registers the handler of a type. If another owner has already registered one, the existing handler remains and the new one
  /// is reported.
  func register<D: Hashable>(_ type: D.Type, owner: Node, handler: Handler) {
    let key = ObjectIdentifier(type)
    if let existing = handlers[key], let first = existing.owner, first !== owner, first.isAlive {
      owner.graph.reportOnce(
        """
        navigationDestination(for: \(D.self).self) occurs more than once in one NavigationStack. The first (outermost) is \
        used, this one is ignored. Keep one of them.
        """)
      return
    }
    let isNew = handlers[key] == nil
    handlers[key] = handler
    if isNew {
      node?.handlersChanged()
    } else {
      node?.contentChanged { entry in
        if case .value(let value) = entry { Swift.type(of: value.base) == type } else { false }
      }
    }
  }

  func unregister<D: Hashable>(_ type: D.Type, owner: Node) {
    let key = ObjectIdentifier(type)
    if handlers[key]?.owner === owner { handlers[key] = nil }
  }

  /// Returns a Boolean value that indicates whether a handler accepts the value's type.
  func accepts(_ value: AnyHashable) -> Bool {
    handlers[ObjectIdentifier(Swift.type(of: value.base))]?.owner?.isAlive == true
  }

  /// Returns the view for a value, or nil if no handler accepts its type.
  func view(for value: AnyHashable) -> AnyView? {
    if let item = value.base as? PathItem {
      return handlers.values.lazy.compactMap { handler in handler.decode(item).flatMap(handler.build) }.first
    }
    return handlers[ObjectIdentifier(Swift.type(of: value.base))]?.build(value)
  }

  // MARK: Changes

  func push(_ value: AnyHashable) {
    if node?.showsElsewhere(value) == true { return }
    if replacesEntries { pop(to: 0) }
    guard mayPush() else { return }
    guard path.append(value) else {
      node?.graph.reportOnce(
        """
        A value of type \(Swift.type(of: value.base)) cannot be appended to this NavigationStack's path, which contains \
        \(path.elementName).
        """
      )
      return
    }
    node?.pathMayHaveChanged()
  }

  /// Replaces the entries with a value that a link in another column has chosen. If the value is already the lowest entry, its
  /// screen remains. If the app keeps a screen on its path, nothing is pushed.
  func replaceAll(with value: AnyHashable) {
    synchronize()
    if case .value(let lowest)? = entries.first, lowest == value { return pop(to: 1) }
    pop(to: 0)
    synchronize()
    if entries.isEmpty { push(value) }
  }

  /// Pushes or updates the view of `source`. If the identity is unchanged, the existing screen remains.
  func present(_ entry: ViewEntry) {
    if let index = index(of: entry.source) {
      guard case .view(let existing) = entries[index], existing.identity != entry.identity else {
        node?.contentChanged { if case .view(let view) = $0 { view.source == entry.source } else { false } }
        return
      }
      entries.removeSubrange(index...)
    }
    if replacesEntries { pop(to: 0) }
    guard mayPush() else { return }
    entries.append(.view(entry))
    node?.pathMayHaveChanged()
  }

  /// Removes the view of `source` and the entries above it. Views pushed in the same transaction remain, because they replace it.
  func dismiss(source: ObjectIdentifier) {
    guard let index = index(of: source) else { return }
    let above = entries[(index + 1)...]
    let successors = above.filter(isNew)
    entries.replaceSubrange(index..., with: above.filter { !isNew($0) })
    pop(to: index)
    entries += successors
    node?.pathMayHaveChanged()
  }

  /// A Boolean value that indicates whether the stack contains views that a link or a modifier pushed.
  var hasPushedViews: Bool {
    entries.contains { if case .view = $0 { true } else { false } }
  }

  private func mayPush() -> Bool {
    if entries.count < Self.maximumEntries { return true }
    reportTooMany()
    return false
  }

  private func reportTooMany() {
    node?.graph.reportOnce(
      """
      A NavigationStack has more than \(Self.maximumEntries) screens, and shows the first ones. A screen probably pushes itself \
      when it appears.
      """)
  }

  private func isNew(_ entry: Entry) -> Bool {
    if case .view(let view) = entry { !settledSources.contains(view.source) } else { false }
  }

  /// Records that all entries have screens.
  func settled() {
    settledSources = Set(
      entries.compactMap { entry in
        if case .view(let view) = entry { view.source } else { nil }
      })
  }

  private func index(of source: ObjectIdentifier) -> Int? {
    entries.firstIndex { $0.isView(of: source) }
  }

  /// Removes entries until `count` are left: values through the path, views through their bindings.
  ///
  /// The path is read first, because the app may have changed it since the screen was created.
  func pop(to count: Int) {
    synchronize()
    guard count < entries.count, count >= 0 else { return }
    let removed = entries[count...]
    entries.removeSubrange(count...)
    var kept = 0
    for case .value in entries { kept += 1 }
    // If the path is too long, its last values have no entries.
    let values = path.values().count - kept
    if values > 0 { path.removeLast(values) }
    for case .view(let view) in removed.reversed() { view.popped() }
    node?.pathMayHaveChanged()
  }

  /// Updates the entries from the path: matching entries remain, the entries after them are removed, and new values are appended
  /// up to the maximum number of entries.
  func synchronize() {
    let values = path.values()
    var kept: [Entry] = []
    var next = 0
    var dropped: ArraySlice<Entry> = []
    for (index, entry) in entries.enumerated() {
      if case .value(let value) = entry {
        guard next < values.count, values[next] == value else {
          dropped = entries[index...]
          break
        }
        next += 1
      }
      kept.append(entry)
    }
    let added = values[next...].prefix(max(Self.maximumEntries - kept.count, 0))
    if added.count < values.count - next { reportTooMany() }
    entries = kept + added.map(Entry.value)
    for case .view(let view) in dropped { view.popped() }
  }
}

/// The interface of a stack's node for its controller.
@MainActor
protocol StackOwner: Node {
  func pathMayHaveChanged()
  func handlersChanged()
  /// Called when the views of matching entries must be built again.
  func contentChanged(where matches: (StackController.Entry) -> Bool)
  /// Called when the user chooses a row of a list.
  ///
  /// - Parameter isInSidebar: A Boolean value that indicates whether the list is in the sidebar of a split view.
  func rowWasSelected(isInSidebar: Bool)
  /// Called when the app changes the selected row of a list in a column before the detail of a split view.
  ///
  /// - Parameter isSelected: A Boolean value that indicates whether a row is selected now.
  func selectionChanged(isInSidebar: Bool, isSelected: Bool)
  /// Shows a followed value in another stack. Returns false if the value belongs to this one.
  func showsElsewhere(_ value: AnyHashable) -> Bool
}

extension StackOwner {
  func rowWasSelected(isInSidebar: Bool) {}
  func selectionChanged(isInSidebar: Bool, isSelected: Bool) {}
  func showsElsewhere(_ value: AnyHashable) -> Bool { false }
}
