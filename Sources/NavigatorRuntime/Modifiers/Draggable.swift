import Foundation
import NavigatorHost

extension View {
  /// Makes this view draggable, with a value that the drag transfers out of the app.
  ///
  /// If the value is an address and this view is a link or its label, the address becomes the link's address. A browser shows it
  /// and can open it in a new tab. The link cannot be dropped in this app.
  ///
  /// ```swift
  /// NavigationLink(value: order) {
  ///   OrderRow(order).draggable(URL(string: "/orders/\(order.id)")!)
  /// }
  /// ```
  ///
  /// Other values can be dropped in this app; see `dropDestination(for:action:isTargeted:)`. A page uses the drag and drop of the
  /// browser. With a finger, browsers that support it begin a drag after a long press.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    let isAddress = T.self == URL.self
    return DraggableView(
      content: DragSource(content: self, isActive: !isAddress) { payload() },
      address: isAddress ? (payload() as? URL)?.absoluteString : nil)
  }

  /// Makes this view draggable; see ``draggable(_:)``. Hosts show the view itself. The preview is hidden, but its actions run
  /// during the drag.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let isAddress = T.self == URL.self
    return PreviewedDragSource(
      content: self, preview: preview(), isActive: !isAddress,
      address: isAddress ? (payload() as? URL)?.absoluteString : nil
    ) { payload() }
  }
}

nonisolated struct DraggableView<Content: View>: PrimitiveView {
  let content: Content
  let address: String?

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DraggableNode(view, type, context)
  }
}

/// A control that has an address.
@MainActor
protocol AddressedControl: Node {
  /// Sets the address that the control's label, or a view around it, provides.
  func setAddress(_ address: String?)
}

/// The node of a view whose dragged value may be an address.
@MainActor
protocol AddressSource: Node {
  /// Sets whether the address is a value that can be dropped in the app.
  func setLifts(_ lifts: Bool)
}

@MainActor
final class DraggableNode<Content: View>: TransparentNode<DraggableView<Content>, Content> {
  init(_ view: DraggableView<Content>, _ type: ViewType<DraggableView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    if view.address != nil { provideAddress() }
  }

  override func viewDidChange(from old: DraggableView<Content>) {
    if old.address != view.address { provideAddress() }
    super.viewDidChange(from: old)
  }

  /// Passes the address to the link, or makes it a value that can be dropped if there is no link.
  private func provideAddress() {
    let control = control
    control?.setAddress(view.address)
    (child as? any AddressSource)?.setLifts(control == nil)
  }

  override func willTearDown() {
    control?.setAddress(nil)
  }

  /// The link whose label contains this view, or the link inside this view.
  private var control: (any AddressedControl)? {
    firstAncestor { $0 as? any AddressedControl } ?? child?.outermostControl
  }
}

extension Node {
  /// The control that this node shows, if the node shows exactly one control.
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
