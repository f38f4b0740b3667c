import NavigatorHost

/// The node of a `ForEach` whose views are rows of a list, a form, a lazy stack or a lazy grid.
///
/// If the collection is large, only the rows near the viewport exist. Elements of the role `rowGap` represent the others. A host
/// requests rows when a gap comes near the viewport. Rows that are far from it end, except for those whose views have state that
/// differs from its initial value; these are kept without being shown.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>> {
  private typealias Row = ViewNode<Content>

  /// The positions of the rows that exist.
  private var window = LazyWindow()
  private var ids: [ID] = []
  private var children: [Row] = []
  /// The rows outside of the window whose state must be kept.
  private var kept: [ID: Row] = [:]
  /// Their ids, in the order in which the rows left the window.
  private var keptIDs: [ID] = []
  /// The maximum number of these rows. The state of the first ones is lost, because a user may scroll through any number of rows.
  private static var maximumKept: Int { 200 }
  /// A Boolean value that indicates whether the collection may no longer contain the elements of all rows.
  private var rowsMayBeGone = false
  /// The positions that a host or the app has requested.
  private var requested: LazyRequest?
  private var leadingGap: RowGapNode?
  private var trailingGap: RowGapNode?
  /// The list whose rows the elements are, if it supports selection.
  private var list: ListSelectionSource?

  override init(
    _ view: ForEach<Data, ID, Content>, _ type: ViewType<ForEach<Data, ID, Content>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    list = enclosingListSelection
    window.place(for: view.data.count, capacity: assumedCapacity, startsAtEnd: startsAtEnd)
    update()
  }

  override func evaluate() {
    isDirty = false
    update()
  }

  // MARK: Rows

  /// The number of rows of the container that fit the window.
  private var assumedCapacity: Int {
    let lines = graph.queue.reading(as: nil) {
      RowWindow.capacity(ofWindowHeight: EnvironmentValues(scope: scope).assumedWindowHeight)
    }
    return min(lines * max(1, rowContainer?.rowsPerLine ?? 1), RowWindow.maximumCount)
  }

  /// A Boolean value that indicates whether the scroll view shows its end first.
  private var startsAtEnd: Bool {
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[ScrollAnchorKey.self].map { $0.y > 0.5 } ?? false }
  }

  private func update() {
    evaluation &+= 1
    let request = requested
    requested = nil
    var newIDs: [ID] = []
    var contents: [Content] = []
    // This node is the reader of values that the content closure reads. The rows register their own reads.
    graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        moveWindow(to: request)
        let data = view.data
        newIDs.reserveCapacity(window.range.count)
        contents.reserveCapacity(window.range.count)
        guard !window.range.isEmpty else { return }
        var index = data.index(data.startIndex, offsetBy: window.range.lowerBound)
        for _ in window.range {
          let element = data[index]
          newIDs.append(view.id(element))
          contents.append(view.content(element))
          data.formIndex(after: &index)
        }
      }
    }
    if newIDs == ids {
      let children = children
      for index in children.indices { children[index].receive(contents[index]) }
    } else {
      rearrange(newIDs, contents)
    }
    updateGaps()
    if let request { reveal(request) }
  }

  /// Moves the window to the requested positions, or so that it contains the rows that it had before a change of the collection.
  private func moveWindow(to request: LazyRequest?) {
    let data = view.data
    let count = data.count
    let hasSameRows = count <= LazyWindow.maximumWholeCount || hasSameRows(data, count)
    rowsMayBeGone = !hasSameRows || count != window.count
    if rowsMayBeGone {
      let positions = positionsOfKnownRows(in: data)
      for (id, row) in kept where positions[id] == nil {
        kept[id] = nil
        row.tearDown()
      }
      keptIDs.removeAll { kept[$0] == nil }
      if !hasSameRows { window.follow(ids.compactMap { positions[$0] }.sorted(), count: count) }
    }
    window.setCount(count)
    if let request { window.move(to: request) }
  }

  /// Returns a Boolean value that indicates whether the collection has the same elements at the positions of the window.
  private func hasSameRows(_ data: Data, _ count: Int) -> Bool {
    guard window.range.upperBound <= count, ids.count == window.range.count, !ids.isEmpty else { return ids.isEmpty }
    var index = data.index(data.startIndex, offsetBy: window.range.lowerBound)
    for id in ids {
      if view.id(data[index]) != id { return false }
      data.formIndex(after: &index)
    }
    return true
  }

  /// The maximum number of elements whose ids are read to find rows.
  private static var maximumSearch: Int { 1_000_000 }

  /// Returns the positions of the elements that have a row. It reads the id of each element of the collection once.
  private func positionsOfKnownRows(in data: Data) -> [ID: Int] {
    var known = Set(ids)
    for id in kept.keys { known.insert(id) }
    var positions: [ID: Int] = [:]
    var position = 0
    for element in data.prefix(Self.maximumSearch) {
      let id = view.id(element)
      if known.contains(id), positions[id] == nil { positions[id] = position }
      position += 1
    }
    return positions
  }

  private func rearrange(_ newIDs: [ID], _ contents: [Content]) {
    var known: [ID: Row] = [:]
    known.reserveCapacity(children.count)
    for index in children.indices { known[ids[index]] = children[index] }
    var seen: Set<ID> = []
    seen.reserveCapacity(newIDs.count)
    let context = childContext
    let old = children
    ids.removeAll(keepingCapacity: true)
    children = []
    children.reserveCapacity(newIDs.count)
    for index in newIDs.indices {
      let id = newIDs[index]
      guard seen.insert(id).inserted else {
        graph.reportOnce(
          "ForEach: the id \(id) occurs more than once; only its first element is shown. Give each element an id of its own.")
        continue
      }
      ids.append(id)
      if let child = known.removeValue(forKey: id) ?? takeKept(id) {
        child.receive(contents[index])
        children.append(child)
      } else {
        children.append(self.context(context, of: id).make(contents[index]))
      }
    }
    letGo(of: known)
    if !(old.count == children.count && old.indices.allSatisfy { old[$0] === children[$0] }) { childrenChanged() }
  }

  /// Ends rows that are no longer in the window, or keeps them if they have state.
  private func letGo(of rows: [ID: Row]) {
    guard !rows.isEmpty else { return }
    var stateful = window.isWhole ? [:] : rows.filter { $0.value.holdsState }
    if rowsMayBeGone, !stateful.isEmpty {
      let positions = positions(of: Set(stateful.keys))
      stateful = stateful.filter { positions[$0.key] != nil }
    }
    for (id, row) in rows {
      guard stateful[id] != nil else {
        row.tearDown()
        continue
      }
      kept[id] = row
      keptIDs.append(id)
    }
    while keptIDs.count > Self.maximumKept {
      let id = keptIDs.removeFirst()
      kept.removeValue(forKey: id)?.tearDown()
    }
  }

  /// Returns the row of an element that comes into the window again.
  private func takeKept(_ id: ID) -> Row? {
    guard let row = kept.removeValue(forKey: id) else { return nil }
    keptIDs.removeAll { $0 == id }
    return row
  }

  /// Returns the positions of elements with ids.
  private func positions(of ids: Set<ID>) -> [ID: Int] {
    var positions: [ID: Int] = [:]
    var position = 0
    for element in view.data.prefix(Self.maximumSearch) {
      let id = view.id(element)
      if ids.contains(id) { positions[id] = position }
      if positions.count == ids.count { break }
      position += 1
    }
    return positions
  }

  /// Returns the context of the row with an id, by which a list selects it.
  private func context(_ context: NodeContext, of id: ID) -> NodeContext {
    guard let row = list?.row(AnyHashable(id)) else { return context }
    return context.with(boxes: BoxChain(.row(row), outer: context.boxes))
  }

  // MARK: Gaps

  private func updateGaps() {
    leadingGap = gap(leadingGap, range: 0..<window.range.lowerBound)
    trailingGap = gap(trailingGap, range: window.range.upperBound..<window.count)
  }

  private func gap(_ known: RowGapNode?, range: Range<Int>) -> RowGapNode? {
    guard !range.isEmpty else {
      if let known {
        known.tearDown()
        childrenChanged()
      }
      return nil
    }
    if let known {
      known.set(range)
      return known
    }
    childrenChanged()
    return RowGapNode(childContext.with(boxes: nil), range: range, isLeading: range.lowerBound == 0) { [weak self] in
      self?.show($0)
    }
  }

  /// Creates the rows at the requested positions.
  private func show(_ request: LazyRequest) {
    requested = request
    graph.queue.invalidate(self)
  }

  /// Lets the views in the first requested row appear.
  private func reveal(_ request: LazyRequest) {
    let offset = request.first - window.range.lowerBound
    guard children.indices.contains(offset), let rows = rowContainer?.rows else { return }
    var elements: [ElementRecord] = []
    children[offset].appendElements(to: &elements)
    rows.revealLater(elements.map(\.id))
  }

  // MARK: Tree

  override func inheritBoxes(_ new: BoxChain?) {
    super.inheritBoxes(new)
    guard list != nil else { return }
    for index in children.indices { children[index].inheritBoxes(context(childContext, of: ids[index]).boxes) }
    for (id, row) in kept { row.inheritBoxes(context(childContext, of: id).boxes) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    forEachElementChild(body)
    for row in kept.values { body(row) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let leadingGap { body(leadingGap) }
    for child in children { body(child) }
    if let trailingGap { body(trailingGap) }
  }

  override func didTearDown() {
    kept = [:]
    keptIDs = []
    leadingGap = nil
    trailingGap = nil
  }
}

extension LazyForEachNode: ChildTaggingNode {
  func forEachTaggedChild(_ body: (AnyHashable, Node) -> Void) {
    for index in children.indices { body(AnyHashable(ids[index]), children[index]) }
  }
}

extension LazyForEachNode: ScrollIdentifying {
  func scrollChild(withID id: AnyHashable) -> Node? {
    guard let id = id.base as? ID else { return nil }
    if let index = ids.firstIndex(of: id) { return children[index] }
    guard let position = positions(of: [id])[id] else { return nil }
    requested = LazyRequest(first: position, count: 1, perLine: rowContainer?.rowsPerLine ?? 1)
    update()
    return ids.firstIndex(of: id).map { children[$0] }
  }

  func scrollID(ofChild node: Node) -> AnyHashable? {
    children.firstIndex { $0 === node }.map { AnyHashable(ids[$0]) }
  }
}

extension NodeContext {
  /// A Boolean value that indicates whether views with this context are rows that are created near the viewport.
  var isInLazyContainer: Bool {
    var record = parent?.innerRecord
    while let current = record {
      if current.role.containsRows { return true }
      guard current.role == .section else { return false }
      record = current.node.elementParent
    }
    return false
  }
}

extension Node {
  /// The list, form or lazy stack whose rows this node's views are.
  fileprivate var rowContainer: (any RowContainer)? {
    var record = elementParent
    while let current = record, current.role == .section { record = current.node.elementParent }
    return record?.node as? any RowContainer
  }
}
