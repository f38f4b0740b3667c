/// Collections with many elements that show no views, such as elements that a condition in the content of a `ForEach` excludes.
extension LazyForEachNode {
  /// Returns a Boolean value that indicates whether at least half of the existing rows show no views, and the others do not fill
  /// the viewport of a request.
  func isMostlyEmpty(for request: LazyRequest) -> Bool {
    guard !request.isForAll, !window.isWhole else { return false }
    let maximum = min(children.count / 2, request.count - 1)
    var shown = 0
    for child in children where child.showsViews {
      shown += 1
      if shown > maximum { return false }
    }
    return children.count > 1
  }

  /// Moves the window to requested rows. Rows without views beside them are kept.
  func moveWindow(to request: LazyRequest, isMostlyEmpty: Bool) {
    guard isMostlyEmpty else {
      let shown = children.count { $0.showsViews }
      return window.move(to: request.scaled(by: Double(children.count) / Double(max(1, shown))))
    }
    guard !window.extend(to: request) else { return }
    hidesGaps = true
    graph.reportOnce(
      """
      A ForEach in \(viewName) has more than \(LazyWindow.maximumSparseCount) consecutive elements without views. The views of \
      further elements are not shown. Remove such elements from the collection instead of excluding their views by a condition.
      """)
  }

  /// Passes new contents to the existing rows. In a window that was extended beyond rows without views, the last rows end if too
  /// many rows now show views.
  func receive(_ contents: [Content]) {
    var shown = RowsWithViews(isCounted: window.isSparse)
    let children = children
    for index in children.indices {
      children[index].receive(contents[index])
      shown.count(children[index])
      if shown.areTooMany { return endRows(after: index) }
    }
  }

  private func endRows(after last: Int) {
    let start = last + 1
    guard start < children.count else { return }
    let ended = Dictionary(zip(ids[start...], children[start...])) { first, _ in first }
    quota.count -= children.count - start
    ids.removeSubrange(start...)
    children.removeSubrange(start...)
    window.cut(to: start)
    endRows(ended)
    childrenChanged()
  }
}

/// A counter of the rows that show views in a window that was extended beyond rows without views.
@MainActor
struct RowsWithViews {
  /// The maximum number of such rows.
  private static let maximum = 500

  let isCounted: Bool
  private var number = 0

  init(isCounted: Bool) {
    self.isCounted = isCounted
  }

  /// A Boolean value that indicates whether the maximum number is reached.
  var areTooMany: Bool { number >= Self.maximum }

  mutating func count(_ row: Node) {
    if isCounted, row.showsViews { number += 1 }
  }
}
