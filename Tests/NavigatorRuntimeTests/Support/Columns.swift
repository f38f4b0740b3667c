import NavigatorHost
import NavigatorTesting

extension TestApp {
  /// Goes back from a column of the first split view, as a page does that has space for one column.
  ///
  /// - Parameter position: The position of the column among those that are not hidden.
  @discardableResult
  func goBack(fromColumn position: Int) -> EventOutcome {
    guard let split = elements(.splitView).first, split.children.indices.contains(position) else {
      return .dropped(.unknownElement)
    }
    return session.perform(InputEvent(target: split.id, action: .choice(of: split.children[position].id)))
  }
}
