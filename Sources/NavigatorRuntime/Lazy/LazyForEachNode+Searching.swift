extension LazyForEachNode: ScrollIdentifying {
  func scrollChild(withID id: AnyHashable) -> Node? {
    if let id = id.base as? ID {
      if let index = ids.firstIndex(of: id) { return children[index] }
      if let position = positions(of: [id])[id] {
        makeRows(at: position)
        return ids.firstIndex(of: id).map { children[$0] }
      }
    }
    if mayContainOthers, !window.isWhole {
      requested = .all
      update()
    }
    return nil
  }

  func makeScrollChild(withExplicitID id: AnyHashable) -> Node? {
    guard !window.isWhole, Content.self is any ExplicitlyIdentified.Type else { return nil }
    let found = graph.queue.reading(as: nil) {
      view.data.prefix(UpdateLimits.maximumEvaluatedRows).enumerated().first { _, element in
        (view.content(element) as? any ExplicitlyIdentified)?.explicitID == id
      }
    }
    guard let found else { return nil }
    let rowID = view.id(found.element)
    if !ids.contains(rowID) { makeRows(at: found.offset) }
    return ids.firstIndex(of: rowID).map { children[$0] }
  }

  /// The maximum number of sections in which a view is searched.
  private static var maximumSections: Int { 700 }

  /// A Boolean value that indicates whether elements without nodes may contain rows with explicit ids.
  private var mayContainOthers: Bool {
    guard children.isEmpty else { return containsMakers && window.count <= Self.maximumSections }
    guard window.count <= LazyWindow.maximumWholeCount, !isInnermost else { return false }
    return outerMaker?.innermostTypes.contains(ObjectIdentifier(Self.self)) != true
  }

  /// Returns a Boolean value that indicates whether a row, which need not exist, may have an identifier.
  func mayShow(_ id: AnyHashable) -> Bool {
    id.base is ID || Content.self is any ExplicitlyIdentified.Type || mayContainOthers
  }

  private func makeRows(at position: Int) {
    let request = LazyRequest(first: position, count: 1, perLine: rowContainer?.rowsPerLine ?? 1)
    makeRoom(for: request)
    requested = request
    update()
  }

  func scrollID(ofChild node: Node) -> AnyHashable? {
    children.firstIndex { $0 === node }.map { AnyHashable(ids[$0]) }
  }
}

extension LazyForEachNode {
  /// Returns the positions of the elements that have a row. It reads the id of each element of the collection once.
  func positionsOfKnownRows(in data: Data) -> [ID: Int] {
    var known = Set(ids)
    for id in kept.keys { known.insert(id.value) }
    var positions: [ID: Int] = [:]
    var position = 0
    for element in data.prefix(UpdateLimits.maximumSearch) {
      let id = view.id(element)
      if known.contains(id), positions[id] == nil { positions[id] = position }
      position += 1
    }
    return positions
  }

  /// Returns the positions of elements with ids.
  func positions(of ids: Set<ID>) -> [ID: Int] {
    var positions: [ID: Int] = [:]
    var position = 0
    for element in view.data.prefix(UpdateLimits.maximumSearch) {
      let id = view.id(element)
      if ids.contains(id) { positions[id] = position }
      if positions.count == ids.count { break }
      position += 1
    }
    return positions
  }
}
