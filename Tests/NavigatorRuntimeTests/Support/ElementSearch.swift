import NavigatorHost
import NavigatorTesting

extension Element {
  /// This element and its descendants in document order.
  var everything: [Element] { [self] + children.flatMap(\.everything) }
}

extension TestApp {
  /// Returns the elements of a role in document order, visible or not.
  func elements(_ role: Role) -> [Element] {
    session.settle()
    return session.root.everything.filter { $0.role == role }
  }
}
