import NavigatorHost

/// The node of a `ForEach` whose views are rows of a list, a form, a lazy stack or a lazy grid.
///
/// If the collections of the container have many elements together, only the rows near the viewport exist. Elements of the role
/// `rowGap` represent the other rows. A host requests rows when a gap comes near the viewport. Rows that are far from it end.
/// Rows whose views have changed state are an exception: they are kept without being shown.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>> {
  typealias Row = ViewNode<Content>

  /// The positions of the rows that exist.
  var window = LazyWindow()
  var ids: [ID] = []
  var children: [Row] = []
  /// The rows outside of the window whose state must be kept.
  var kept: [FixedHash<ID>: Row] = [:]
  /// The ids of the kept rows, in the order in which the rows left the window.
  var keptIDs: [FixedHash<ID>] = []
  /// A Boolean value that indicates whether the collection may no longer contain the elements of all rows.
  private var rowsMayBeGone = false
  /// The positions that a host or the app has requested.
  var requested: LazyRequest?
  private var leadingGap: RowGapNode?
  private var trailingGap: RowGapNode?
  /// The list whose rows the elements are, if it supports selection.
  private var list: ListSelectionSource?
  /// The quota that all collections in the container share.
  let quota: LazyRowQuota
  /// A Boolean value that indicates whether too many rows show no views, so that the other rows are not represented by gaps.
  var hidesGaps = false
  /// A Boolean value that indicates whether the node updates its rows itself.
  private var isUpdating = false
  /// The nearest node around this one that creates rows of the same container.
  let outer: NodeReference?
  /// The round in which the collection appeared in a container that hosts already show.
  private var appearance: Int?
  /// A Boolean value that indicates whether the elements that existed last contained no other collections.
  var isInnermost = false
  var innerMakerCount = 0
  var innermostTypes: Set<ObjectIdentifier> = []

  override init(
    _ view: ForEach<Data, ID, Content>, _ type: ViewType<ForEach<Data, ID, Content>>, _ context: NodeContext
  ) {
    quota = context.quota
    outer = context.outerMaker?.reference
    super.init(view, type, context)
    list = enclosingListSelection
    quota.add(self)
    outerMaker?.innerMakerCount += 1
    window.place(for: view.data.count, capacity: assumedCapacity, startsAtEnd: startsAtEnd)
    if window.count > 0 { appear() }
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

  func update() {
    isUpdating = true
    defer { isUpdating = false }
    evaluation &+= 1
    let request = requested
    requested = nil
    hidesGaps = false
    var isFilling = false
    var newIDs: [ID] = []
    var contents: [Content] = []
    // This node is registered as the reader of values that the content closure reads. The rows are registered separately.
    graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        moveWindow(to: request)
        isFilling = request == nil && prepareFirstRows()
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
      receive(contents)
    } else {
      rearrange(newIDs, contents, request, isFilling: isFilling)
    }
    if isFilling, window.isWhole || !isFull { window.endFilling() }
    noteInnermost()
    updateGaps()
    if let request, !request.isForAll { reveal(request) }
    if request == nil { graph.waitingScrolls?.viewsChanged(mayShow) }
  }

  /// Called when the collection has elements for the first time, or again after it was empty.
  private func appear() {
    guard elementParent?.container.isAttached == true, quota.admitAppearance(of: self) else { return }
    appearance = graph.round
  }

  /// A Boolean value that indicates whether the container has too many rows for further ones that no host has requested.
  private var isFull: Bool { quota.isFull(isAppearing: appearance == graph.round) }

  /// Sets the window to the first rows and creates as many of them as the container has capacity for. A gap represents at least
  /// two rows, because it costs as much as one. Returns false if these rows have already been created.
  private func prepareFirstRows() -> Bool {
    guard window.isFilling, window.range.lowerBound == 0 else { return false }
    if !isFull {
      window.extend()
      return true
    }
    guard children.isEmpty else { return false }
    if window.count > 1 { window.cut(to: 0) }
    return true
  }

  /// Moves the window to the requested positions. If the collection has changed, the window first follows the rows that it
  /// contained before.
  private func moveWindow(to request: LazyRequest?) {
    let data = view.data
    let count = data.count
    let hasSameRows = window.mustBeWhole(count) || hasSameRows(data, count)
    rowsMayBeGone = !hasSameRows || count != window.count
    if rowsMayBeGone {
      let positions = positionsOfKnownRows(in: data)
      for (id, row) in kept where positions[id.value] == nil {
        kept[id] = nil
        row.tearDown()
      }
      keptIDs.removeAll { kept[$0] == nil }
      if !hasSameRows, !window.range.isEmpty, !window.follow(ids.compactMap { positions[$0] }, count: count) {
        keepScrollPosition { ($0.base as? ID).map { positions[$0] != nil } ?? false }
      }
    }
    if window.count == 0, count > 0 { appear() }
    window.setCount(count)
    if let request { moveWindow(to: request, isMostlyEmpty: !rowsMayBeGone && isMostlyEmpty(for: request)) }
  }

  /// Returns a Boolean value that indicates whether the collection has the same elements as before at the positions of the
  /// window. The result is true for an empty window.
  private func hasSameRows(_ data: Data, _ count: Int) -> Bool {
    guard !window.range.isEmpty, !ids.isEmpty else { return true }
    guard window.range.upperBound <= count, ids.count == window.range.count else { return false }
    var index = data.index(data.startIndex, offsetBy: window.range.lowerBound)
    for id in ids {
      if view.id(data[index]) != id { return false }
      data.formIndex(after: &index)
    }
    return true
  }

  private func rearrange(_ newIDs: [ID], _ contents: [Content], _ request: LazyRequest?, isFilling: Bool) {
    let old = children
    var known = takeKnown(newIDs)
    var seen: Set<ID> = []
    seen.reserveCapacity(newIDs.count)
    let context = childContext
    quota.count -= old.count
    ids.removeAll(keepingCapacity: true)
    children = []
    children.reserveCapacity(newIDs.count)
    var shown = RowsWithViews(isCounted: window.isSparse)
    for index in newIDs.indices {
      let id = newIDs[index]
      if shown.areTooMany {
        window.cut(to: index)
        break
      }
      if let request { quota.admit(request, at: window.range.lowerBound + index) }
      if isFilling, known.isEmpty, mustStop(before: index) {
        window.cut(to: index)
        break
      }
      guard seen.insert(id).inserted else {
        graph.reportOnce(
          "ForEach: the id \(id) occurs more than once; only its first element is shown. Give each element a unique id.")
        continue
      }
      ids.append(id)
      if let child = known.removeValue(forKey: id) {
        child.receive(contents[index])
        children.append(child)
      } else {
        if id != id { graph.reportUnequalID(id) }
        children.append(self.context(context, of: id).make(contents[index]))
      }
      shown.count(children[children.count - 1])
      quota.count += 1
    }
    if request != nil { quota.endRequest() }
    endRows(known)
    if !(old.count == children.count && old.indices.allSatisfy { old[$0] === children[$0] }) { childrenChanged() }
  }

  /// Returns a Boolean value that indicates whether a host must request the first rows from an index of the window on.
  private func mustStop(before index: Int) -> Bool {
    isFull && window.range.lowerBound == 0 && window.count - index > 1
  }

  /// Returns the existing rows with the given ids, and releases the others, so that rows in new elements can use their positions.
  private func takeKnown(_ newIDs: [ID]) -> [ID: Row] {
    var known: [ID: Row] = [:]
    known.reserveCapacity(children.count)
    for index in children.indices {
      // If ids are objects, they may have become equal meanwhile.
      known.updateValue(children[index], forKey: ids[index])?.tearDown()
    }
    var departing = known
    for id in newIDs where departing.removeValue(forKey: id) == nil {
      if !kept.isEmpty, known[id] == nil { known[id] = takeKept(id) }
    }
    for id in departing.keys { known[id] = nil }
    endRows(departing)
    return known
  }

  /// Ends rows that are no longer in the window, or keeps them if they have changed state.
  func endRows(_ rows: [ID: Row]) {
    guard !rows.isEmpty else { return }
    // A row with an id that does not equal itself would never be found again.
    var stateful = window.isWhole ? [:] : rows.filter { $0.key == $0.key && $0.value.holdsState }
    if rowsMayBeGone, !stateful.isEmpty {
      let positions = positions(of: Set(stateful.keys))
      stateful = stateful.filter { positions[$0.key] != nil }
    }
    for (id, row) in rows {
      guard stateful[id] != nil else {
        row.tearDown()
        continue
      }
      takeKept(id)?.tearDown()
      kept[FixedHash(id)] = row
      keptIDs.append(FixedHash(id))
    }
    if !stateful.isEmpty { quota.limitKept() }
  }

  /// Returns the row of an element that enters the window again.
  private func takeKept(_ id: ID) -> Row? {
    let key = FixedHash(id)
    guard let row = kept.removeValue(forKey: key) else { return nil }
    keptIDs.removeAll { $0 == key }
    return row
  }

  /// Returns the context of the row with an id. A list selects the row by this id.
  private func context(_ context: NodeContext, of id: ID) -> NodeContext {
    guard let row = list?.row(AnyHashable(id)) else { return context }
    return context.with(boxes: BoxChain(.row(row), outer: context.boxes))
  }

  // MARK: Gaps

  private func updateGaps() {
    leadingGap = gap(leadingGap, range: 0..<window.range.lowerBound, isLeading: true)
    trailingGap = gap(trailingGap, range: window.range.upperBound..<window.count, isLeading: false)
  }

  private func gap(_ known: RowGapNode?, range: Range<Int>, isLeading: Bool) -> RowGapNode? {
    guard !range.isEmpty, !hidesGaps else {
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
    return RowGapNode(childContext.with(boxes: nil), range: range, isLeading: isLeading) { [weak self] in
      self?.show($0)
    }
  }

  /// Creates the rows at the requested positions.
  private func show(_ request: LazyRequest) {
    requested = request
    makeRoom(for: request)
    graph.queue.invalidate(self)
  }

  /// Ends rows of other collections in favor of requested ones.
  func makeRoom(for request: LazyRequest) {
    let gap = request.nearest < window.range.lowerBound ? leadingGap : trailingGap
    quota.makeRoom(for: self, request, at: containsMakers ? gap ?? self : self)
  }

  /// Makes the views in the first requested row appear.
  private func reveal(_ request: LazyRequest) {
    let offset = request.nearest - window.range.lowerBound
    guard children.indices.contains(offset), let rows = rowContainer?.rows else { return }
    var elements: [ElementRecord] = []
    children[offset].appendElements(to: &elements)
    rows.revealLater(elements.map(\.id))
  }

  // MARK: Tree

  override func shownViewsMayHaveChanged() {
    // A change of the rows' own state may show too many views.
    if window.isSparse, !isUpdating { graph.queue.invalidate(self) }
    graph.waitingScrolls?.viewsChanged { ($0.base as? ID).map { ids.contains($0) } ?? false }
  }

  override func inheritBoxes(_ new: BoxChain?) {
    super.inheritBoxes(new)
    guard list != nil else { return }
    for index in children.indices { children[index].inheritBoxes(context(childContext, of: ids[index]).boxes) }
    for (id, row) in kept { row.inheritBoxes(context(childContext, of: id.value).boxes) }
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
    quota.remove(self)
    quota.count -= children.count
    outerMaker?.innerMakerCount -= 1
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
