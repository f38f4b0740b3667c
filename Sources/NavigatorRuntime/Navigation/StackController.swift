import NavigatorHost

/// What a navigation stack shows above its root, and who can show what.
@MainActor
final class StackController {
  /// One thing on the stack.
  enum Entry {
    /// A value on the path.
    case value(AnyHashable)
    /// A view that a link or a modifier pushed; it is not on the path.
    case view(ViewEntry)

    func isView(of source: ObjectIdentifier) -> Bool {
      if case .view(let view) = self { view.source == source } else { false }
    }
  }

  /// A pushed view: who pushed it, how it is built, what to do when it is popped.
  struct ViewEntry {
    let source: ObjectIdentifier
    let identity: AnyHashable
    let build: @MainActor () -> AnyView
    let popped: @MainActor () -> Void
  }

  /// Shows values of one type.
  struct Handler {
    weak var owner: Node?
    let build: @MainActor (AnyHashable) -> AnyView?
    let decode: @MainActor (PathItem) -> AnyHashable?
  }

  private(set) var entries: [Entry] = []
  private var handlers: [ObjectIdentifier: Handler] = [:]
  /// Who presents the views that are screens by now.
  private var settledSources: Set<ObjectIdentifier> = []
  /// Reads and writes the path, where the app owns it; the stack keeps its own otherwise.
  var path: any PathAccess
  weak var node: (any StackOwner)?
  /// Whether what is pushed takes the place of what is there, as in the detail of a split view.
  var replacesEntries = false

  init(path: any PathAccess) {
    self.path = path
  }

  // MARK: Handlers

  /// Registers how values of a type are shown. The first owner stays; another one is reported.
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

  /// The view for a value, or nil where no handler takes its type.
  func view(for value: AnyHashable) -> AnyView? {
    if let item = value.base as? PathItem {
      return handlers.values.lazy.compactMap { handler in handler.decode(item).flatMap(handler.build) }.first
    }
    return handlers[ObjectIdentifier(Swift.type(of: value.base))]?.build(value)
  }

  // MARK: Changes

  func push(_ value: AnyHashable) {
    if replacesEntries { pop(to: 0) }
    guard path.append(value) else {
      node?.graph.reportOnce(
        "A value of type \(Swift.type(of: value.base)) cannot go on this NavigationStack's path, which holds \(path.elementName)."
      )
      return
    }
    node?.pathMayHaveChanged()
  }

  /// Pushes or updates a view for `source`; the same identity keeps the screen that is there.
  func present(_ entry: ViewEntry) {
    if let index = index(of: entry.source) {
      guard case .view(let existing) = entries[index], existing.identity != entry.identity else {
        node?.contentChanged { if case .view(let view) = $0 { view.source == entry.source } else { false } }
        return
      }
      entries.removeSubrange(index...)
    }
    if replacesEntries { pop(to: 0) }
    entries.append(.view(entry))
    node?.pathMayHaveChanged()
  }

  /// Takes the view of `source` away, with all above it. What was presented in the same transaction is not above it, but comes in its place.
  func dismiss(source: ObjectIdentifier) {
    guard let index = index(of: source) else { return }
    let above = entries[(index + 1)...]
    let successors = above.filter(isNew)
    entries.replaceSubrange(index..., with: above.filter { !isNew($0) })
    pop(to: index)
    entries += successors
    node?.pathMayHaveChanged()
  }

  /// A Boolean value that indicates whether a link or a modifier pushed a view that is on the stack.
  var hasPushedViews: Bool {
    entries.contains { if case .view = $0 { true } else { false } }
  }

  private func isNew(_ entry: Entry) -> Bool {
    if case .view(let view) = entry { !settledSources.contains(view.source) } else { false }
  }

  /// The entries have become screens.
  func settled() {
    settledSources = Set(
      entries.compactMap { entry in
        if case .view(let view) = entry { view.source } else { nil }
      })
  }

  private func index(of source: ObjectIdentifier) -> Int? {
    entries.firstIndex { $0.isView(of: source) }
  }

  /// Takes entries off until `count` are left: values through the path, views through their bindings.
  ///
  /// Counted on the path as it is: the app may have changed it since the screen that asks was made.
  func pop(to count: Int) {
    synchronize()
    guard count < entries.count, count >= 0 else { return }
    let removed = entries[count...]
    entries.removeSubrange(count...)
    var values = 0
    for case .value in removed { values += 1 }
    if values > 0 { path.removeLast(values) }
    for case .view(let view) in removed.reversed() { view.popped() }
    node?.pathMayHaveChanged()
  }

  /// Brings the entries in line with the path: what matches stays, the rest goes, what is new is appended.
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
    entries = kept + values[next...].map(Entry.value)
    for case .view(let view) in dropped { view.popped() }
  }
}

/// The node of a stack, as its controller knows it.
@MainActor
protocol StackOwner: Node {
  func pathMayHaveChanged()
  func handlersChanged()
  /// The views of some entries are made differently now.
  func contentChanged(where matches: (StackController.Entry) -> Bool)
  /// The person chose a row of a list.
  func rowWasChosen()
}

extension StackOwner {
  func rowWasChosen() {}
}
