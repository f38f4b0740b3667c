import NavigatorHost

/// The drawing orders that views set for the elements around them.
///
/// A container orders the elements directly inside it. The order of a view therefore belongs to the outermost element around the
/// view that is still a single view of its container: a slot of a layout, layers, or a frame.
struct DrawingOrders {
  private struct Entry {
    var order: Double
    /// The element of the view that sets the order.
    let source: ElementID
  }

  /// The orders by the elements to which they are passed.
  private var entries: [ElementID: Entry] = [:]
  /// The elements to which orders are passed, by the elements of the views that set the orders.
  private var targets: [ElementID: ElementID] = [:]

  /// Returns a Boolean value that indicates whether an element has received or passed an order.
  func contain(_ element: ElementID) -> Bool {
    !entries.isEmpty && (entries[element] != nil || targets[element] != nil)
  }

  /// Returns the order that an element has received from the view in it.
  func order(of element: ElementID) -> Double? { entries.isEmpty ? nil : entries[element]?.order }

  /// Passes an order to the element around another one. An order of nil removes the one that the element has passed. Returns true
  /// if the order of the outer element has changed.
  mutating func pass(_ order: Double?, from element: ElementID, to outer: ElementID) -> Bool {
    let old = entries[outer]
    guard let order else {
      guard let old, old.source == element else { return false }
      entries[outer] = nil
      targets[element] = nil
      return true
    }
    if let old, old.source != element { targets[old.source] = nil }
    entries[outer] = Entry(order: order, source: element)
    targets[element] = outer
    return old?.order != order
  }

  /// Removes the orders of an element that has ended. Returns the element to which it has passed an order.
  mutating func remove(_ element: ElementID) -> ElementID? {
    if let entry = entries.removeValue(forKey: element) { targets[entry.source] = nil }
    guard let outer = targets.removeValue(forKey: element) else { return nil }
    entries[outer] = nil
    return outer
  }
}

extension ElementRecord {
  /// A Boolean value that indicates whether the values of the view in the element are also those of the element, for the
  /// container around it. The view in a frame, with a background or at a position is such a view, and one in a stack is not.
  var passesContainerValues: Bool {
    role.passesOrientation || content.hasKind(.positioned) || (node as? any ArrangedNode)?.isFrame == true
  }
}

extension ElementNode {
  /// Moves the drawing order of the view to the outermost level, or to the element around it.
  final func arrangeOrder(in levels: inout [BoxLevel], of element: ElementRecord) {
    var order: Double?
    for index in levels.indices {
      for case .zIndex(let number) in levels[index].style.removeAll(where: \.isOrder) { order = number }
    }
    order = order ?? graph.elements.drawingOrders.order(of: element.id)
    guard order != nil || graph.elements.drawingOrders.contain(element.id) else { return }
    guard let outer = elementParent, outer.passesContainerValues else {
      if let order { levels[levels.count - 1].style.set(.zIndex(order)) }
      return
    }
    if graph.elements.drawingOrders.pass(order, from: element.id, to: outer.id) { outer.node.boxesDidChange() }
  }
}

extension Node {
  /// Ends the order that the view of an element has set for the element around it.
  final func endOrder(of element: ElementRecord) {
    guard graph.elements.drawingOrders.contain(element.id), let outer = graph.elements.drawingOrders.remove(element.id) else {
      return
    }
    if let record = elementParent, record.id == outer, record.node.isAlive { record.node.boxesDidChange() }
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property is the position of a view in the drawing order.
  fileprivate var isOrder: Bool {
    if case .zIndex = self { true } else { false }
  }
}
