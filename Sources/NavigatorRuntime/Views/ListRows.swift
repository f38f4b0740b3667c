import NavigatorHost

/// The node of a list, a form or a lazy stack. Views in its rows appear when their row is near the viewport.
@MainActor
protocol RowContainer: StructureNode {
  /// The assumed number of rows side by side.
  var rowsPerLine: Int { get }
  func refreshElement()
}

/// The node of a list or a form, whose content a user can refresh.
@MainActor
protocol RefreshableRowContainer: RowContainer, ScrollContainer {
  func beginRefresh(_ action: InputEvent.Action) -> EventOutcome
}

extension RowContainer {
  var rowsPerLine: Int { 1 }
}

/// A node in a list that depends on whether its rows are near the viewport.
@MainActor
protocol RowObserver: Node {
  func rowsChanged(areNear: Bool)
}

/// The rows of a list, and the nodes that depend on whether these rows are near the viewport. A list without such nodes has no
/// object of this type.
@MainActor
final class ListRows {
  private weak var container: (any RowContainer)?
  /// The observers in the order of their creation, each with the positions of its rows; nil for an observer without an element.
  private var observers: [(node: any RowObserver, rows: Range<Int>?)] = []
  private var walk = RowWalk()
  private var window: RowWindow
  private var mustUpdate = false
  /// The ids of elements that may become the first visible row, after rows were created at another place.
  private var firstVisible: [ElementID] = []
  /// A Boolean value that indicates whether the container itself is near the viewport of the container around it.
  private var isContainerNear = true
  /// A Boolean value that indicates whether hosts report the rows near the viewport.
  private(set) var isObserved = false

  init(of container: any RowContainer) {
    self.container = container
    window = RowWindow(capacity: Self.capacity(of: container))
  }

  func add(_ observer: any RowObserver) {
    if observers.isEmpty, let container = container as? any RowObserver { container.enclosingRows?.add(container) }
    observers.append((observer, nil))
    setNeedsUpdate()
  }

  /// Requests an update before the next commit. The update also removes the observers that have ended.
  func setNeedsUpdate() {
    guard !mustUpdate, let container else { return }
    mustUpdate = true
    container.graph.setNeedsStructure(container)
  }

  /// Finds the rows again and notifies the observers.
  func update() {
    guard mustUpdate, let container, let element = container.element else { return }
    mustUpdate = false
    observers.removeAll { !$0.node.isAlive }
    walk = RowWalk(of: element)
    window.update(walk.rows, first: firstVisible.lazy.compactMap { self.walk.index(of: $0) }.first)
    firstVisible = []
    for index in observers.indices { observers[index].rows = walk.rows(of: observers[index].node) }
    notify()
    if isObserved == observers.isEmpty {
      isObserved.toggle()
      container.refreshElement()
    }
  }

  private func notify() {
    for (node, rows) in observers { node.rowsChanged(areNear: isContainerNear && rows.map(isNear) ?? true) }
  }

  /// Sets whether the container itself is near the viewport of the container around it.
  func setContainerNear(_ isNear: Bool) {
    guard isNear != isContainerNear else { return }
    isContainerNear = isNear
    notify()
  }

  /// Returns a Boolean value that indicates whether one of the rows is near the viewport. A section without rows has one
  /// position.
  private func isNear(_ rows: Range<Int>) -> Bool {
    let near = window.near
    return rows.isEmpty
      ? near.lowerBound <= rows.lowerBound && rows.lowerBound <= near.upperBound : rows.overlaps(near)
  }

  /// Returns the number of rows that fit the window. The current reader is evaluated again when it changes.
  private static func capacity(of container: any RowContainer) -> Int {
    let lines = RowWindow.capacity(ofWindowHeight: EnvironmentValues(scope: container.scope).assumedWindowHeight)
    return min(lines * max(1, container.rowsPerLine), RowWindow.maximumCount)
  }

  /// Adopts the size of the window. Called by the evaluation of the list.
  func updateCapacity() {
    guard let container else { return }
    window.assume(capacity: Self.capacity(of: container), rows: walk.rows)
    notify()
  }

  /// Moves the window to a row before the next commit, if none of the rows near the viewport remains.
  func revealLater(_ ids: [ElementID]) {
    firstVisible = ids
    setNeedsUpdate()
  }

  /// Moves the window to a row, so that the views in it appear.
  ///
  /// - Parameter ids: The ids of elements, one of which is a row.
  func reveal(_ ids: [ElementID]) {
    update()
    guard let index = ids.lazy.compactMap({ self.walk.index(of: $0) }).first else { return }
    window.reveal(index, in: walk.rows)
    notify()
  }

  // MARK: Events

  /// Handles a report of the rows near the viewport, or a request to scroll to a row.
  func handle(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .scroll(let first, let last):
      guard let first = walk.index(of: first), let last = walk.index(of: last) else { return .dropped(.unknownElement) }
      guard window.report(first: first, last: last, in: walk.rows) else { return .dropped(.invalidValue) }
    case .scrollTo(let row):
      guard let index = walk.index(of: row) else { return .dropped(.unknownElement) }
      window.reveal(index, in: walk.rows)
    default: return .dropped(.notAccepted)
    }
    notify()
    return .handled
  }
}

/// The rows of a list in order: the elements in the list and in its sections, including headers and footers.
@MainActor
private struct RowWalk {
  /// The ids of the rows' own elements, without the boxes around them.
  private(set) var rows: [ElementID] = []
  /// The ids by which a host refers to the rows. They are the ids of the outermost boxes.
  private var hostIDs: [ElementID] = []
  /// The positions of each row, and of the rows in each section.
  private var positions: [ElementID: Range<Int>] = [:]

  init() {}

  init(of list: ElementRecord) {
    visit(list)
  }

  private mutating func visit(_ holder: ElementRecord) {
    for child in holder.currentChildren() {
      let element = child.node.element ?? child
      if element.role == .rowGap { continue }
      let start = rows.count
      if element.isSectionOfList {
        visit(element)
      } else {
        rows.append(element.id)
        hostIDs.append(child.id)
      }
      positions[element.id] = start..<rows.count
    }
  }

  func index(of hostID: ElementID) -> Int? {
    hostIDs.firstIndex(of: hostID)
  }

  /// The position of rows that are kept although they are not shown.
  private static let far = Int.max..<Int.max

  /// Returns the positions of the row that contains a node, or of the rows that the node contains; nil if there are none.
  func rows(of node: Node) -> Range<Int>? {
    if let row = node.enclosingRow { return positions[row.id] ?? Self.far }
    var elements: [ElementRecord] = []
    node.appendElements(to: &elements)
    let found = elements.compactMap { positions[($0.node.element ?? $0).id] }
    guard let first = found.map(\.lowerBound).min(), let end = found.map(\.upperBound).max() else {
      return elements.isEmpty ? nil : Self.far
    }
    return first..<end
  }
}

extension Role {
  /// A Boolean value that indicates whether the children of an element are rows that appear near the viewport.
  var containsRows: Bool { self == .list || self == .form || self == .lazyStack }
}

extension RowContainer {
  /// The rows of the list, or nil if no views depend on them.
  var rows: ListRows? { scrollAttachments?.rows }

  private var madeRows: ListRows {
    if let rows { return rows }
    let made = graph.queue.reading(as: nil) { ListRows(of: self) }
    madeScrollAttachments.rows = made
    return made
  }

  /// Returns the rows of this list, on which a node inside depends. They are created at the first use.
  fileprivate func observableRows() -> ListRows { madeRows }

  func settleStructure() {
    rows?.update()
  }

  /// Adds the request to report rows to the element, if the list needs the reports. Called by the evaluation of the list.
  func addReports(to content: inout Content, _ events: inout EventSet) {
    guard let rows, rows.isObserved else { return }
    rows.updateCapacity()
    content[.reportsVisibleRows] = true
    events.insert(.change)
  }
}

extension ListNode: RefreshableRowContainer {}
extension FormNode: RefreshableRowContainer {}

extension Node {
  /// The rows of the list that contains this node in the same region, or nil. The content of a sheet does not depend on the row
  /// that presents the sheet.
  var enclosingRows: ListRows? {
    var record = elementParent
    while let current = record, current.node.region === region {
      if current.role.containsRows, let container = current.node as? any RowContainer {
        return container.observableRows()
      }
      record = current.node.elementParent
    }
    return nil
  }

  /// The element of the row that contains this node; nil if the node is in no row or contains rows itself.
  fileprivate var enclosingRow: ElementRecord? {
    var row: ElementRecord?
    var record = elementParent
    while let current = record, !current.role.containsRows {
      if !current.isSectionOfList { row = current }
      record = current.node.elementParent
    }
    return row
  }
}

extension ElementRecord {
  /// A Boolean value that indicates whether the element is a section without a box, so that its children are rows if it is in a
  /// list.
  fileprivate var isSectionOfList: Bool { role == .section && boxCount == 0 }

  /// Notifies the list that contains this element's children as rows that its rows may have changed.
  func rowsMayHaveChanged() {
    var record: ElementRecord? = self
    while let current = record {
      if current.role.containsRows {
        (current.node as? any RowContainer)?.rows?.setNeedsUpdate()
        return
      }
      guard current.role == .section else { return }
      record = current.node.elementParent
    }
  }
}
