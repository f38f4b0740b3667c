extension LazyForEachNode: LazyRowMaker {
  var outerMaker: (any LazyRowMaker)? { outer?.referent as? any LazyRowMaker }

  /// Records whether the elements contain other collections. The information is used while no element exists, and by collections
  /// at the same position in other elements of the outer collection.
  func noteInnermost() {
    guard !children.isEmpty, isInnermost == containsMakers else { return }
    isInnermost = !containsMakers
    guard let outer = outerMaker else { return }
    if isInnermost {
      outer.innermostTypes.insert(ObjectIdentifier(Self.self))
    } else {
      outer.innermostTypes.remove(ObjectIdentifier(Self.self))
    }
  }

  var rowCount: Int { containsMakers || window.range.isEmpty ? 0 : children.count }
  var keptCount: Int { kept.count }

  func endRows() {
    window.clear()
    graph.queue.invalidate(self)
  }

  func endKept(_ count: Int) -> Int {
    let ended = keptIDs.prefix(count)
    keptIDs.removeFirst(ended.count)
    for id in ended { kept.removeValue(forKey: id)?.tearDown() }
    return ended.count
  }
}
