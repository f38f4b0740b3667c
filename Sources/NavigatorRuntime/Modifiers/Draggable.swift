import Foundation
import NavigatorHost

/// A value that can be handed to another app. It is CoreTransferable's protocol, which is absent off Apple platforms.
nonisolated public protocol Transferable {}

extension URL: Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension Color: Transferable {}
extension Image: Transferable {}

extension View {
  /// Lets a person drag a value out of the app.
  ///
  /// An address that is dragged from a link, or from its label, is where the link leads: a browser shows it, and opens it in a new tab.
  ///
  /// ```swift
  /// NavigationLink(value: order) {
  ///   OrderRow(order).draggable(URL(string: "/orders/\(order.id)")!)
  /// }
  /// ```
  ///
  /// Other values are not taken up by any host.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    DraggableView(content: self, address: T.self == URL.self ? (payload() as? URL)?.absoluteString : nil)
  }

  /// As ``draggable(_:)``. No host shows a preview of its own.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }
}

nonisolated struct DraggableView<Content: View>: PrimitiveView {
  let content: Content
  let address: String?

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DraggableNode(view, type, context)
  }
}

/// A control that leads to an address.
@MainActor
protocol AddressedControl: Node {
  /// Takes the address that its label, or a view around it, says.
  func setAddress(_ address: String?)
}

@MainActor
final class DraggableNode<Content: View>: TransparentNode<DraggableView<Content>, Content> {
  init(_ view: DraggableView<Content>, _ type: ViewType<DraggableView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    control?.setAddress(view.address)
  }

  override func viewDidChange(from old: DraggableView<Content>) {
    if old.address != view.address { control?.setAddress(view.address) }
    super.viewDidChange(from: old)
  }

  override func willTearDown() {
    control?.setAddress(nil)
  }

  /// The link whose label this is, or the one that is dragged.
  private var control: (any AddressedControl)? {
    firstAncestor { $0 as? any AddressedControl } ?? child?.outermostControl
  }
}

extension Node {
  /// The control that this node is, if it is one and nothing more.
  fileprivate var outermostControl: (any AddressedControl)? {
    var node: Node? = self
    while let current = node {
      if let control = current as? any AddressedControl { return control }
      guard current.element == nil else { return nil }
      var children: [Node] = []
      current.forEachChild { children.append($0) }
      node = children.count == 1 ? children[0] : nil
    }
    return nil
  }
}
