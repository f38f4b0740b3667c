import NavigatorHost
import NavigatorTesting

extension Element {
  /// This element and all it contains, in document order.
  var everything: [Element] { [self] + children.flatMap(\.everything) }
}

extension TestApp {
  /// The elements of a role, in document order, be they shown or not.
  func elements(_ role: Role) -> [Element] {
    session.settle()
    return session.root.everything.filter { $0.role == role }
  }
}
