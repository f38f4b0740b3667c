import NavigatorHost

/// Split views in narrow windows, which show one column. The preceding columns are below it, like the screens of a stack.
extension Surface {
  /// Returns the columns of a split view, and the position of the column that a narrow window shows.
  private func columns(of split: ElementID) -> (ids: [ElementID], shown: Int) {
    let ids = mirror.children(of: split).filter { role(of: $0) == .column }
    let selection = mirror.shell(split)?.content.number(.selection).flatMap { Int(exactly: $0) } ?? 0
    return (ids, min(max(selection, 0), max(ids.count - 1, 0)))
  }

  /// Returns a Boolean value that indicates whether a column is not visible because the window shows another one.
  func isBelowOthers(column: ElementID) -> Bool {
    guard showsOneColumn, let split = mirror.parent(of: column), role(of: split) == .splitView else { return false }
    let columns = columns(of: split)
    return columns.ids.indices.contains(columns.shown) && columns.ids[columns.shown] != column
  }

  /// Returns the titles of the screens in the columns below a screen, the sidebar's title first.
  func titlesBelow(_ screen: ElementID) -> [String] {
    guard showsOneColumn else { return [] }
    return mirror.ancestors(of: screen).filter { role(of: $0) == .splitView }.reversed().flatMap { split in
      let columns = columns(of: split)
      return columns.ids.prefix(columns.shown).flatMap { column in
        frontScreen(in: mirror.children(of: column)).map { titles(ofStackWith: $0) } ?? []
      }
    }
  }

  /// Returns the innermost visible split view that has a column below the visible one, and the visible one. Its Back button shows
  /// the column below. A stack in the visible column goes back first. A screen that hides its Back button hides that of its
  /// column too.
  func splitViewToGoBackIn(roots: [ElementID]) -> (split: ElementID, column: ElementID)? {
    guard showsOneColumn, let split = visible(in: roots).last(where: { $0.role == .splitView })?.id else { return nil }
    let columns = columns(of: split)
    guard columns.ids.indices.contains(columns.shown) else { return nil }
    let column = columns.ids[columns.shown]
    guard mirror.shell(column)?.content.hasKind(.sidebar) == false else { return nil }
    guard let screen = frontScreen(in: [column]), titles(ofStackWith: screen).count == 1 else { return nil }
    let bars = visible(in: [column]).filter { $0.role == .screen }.flatMap { mirror.children(of: $0.id) }
    return bars.contains { mirror.shell($0)?.content.bool(.hidesBackButton) == true } ? nil : (split, column)
  }
}
