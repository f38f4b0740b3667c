/// What leads to a node and does not keep it. A node has one, which all who need it share: a weak reference would cost more.
class NodeReference: @unchecked Sendable {
  // Set to nil by the node before it goes.
  final unowned(unsafe) var referent: Node?

  init(_ node: Node) {
    referent = node
  }
}

/// What few nodes have. It is what leads to nodes that show no element.
final class NodeExtras: NodeReference, @unchecked Sendable {
  var boxes: BoxChain?
  var ticket: ObservationTicket?
  var contributorCount = 0
  /// What a kind of node has for few of its nodes.
  var more: AnyObject?

  init(_ node: Node, boxes: BoxChain? = nil) {
    self.boxes = boxes
    super.init(node)
  }

  /// Who still refers to a node that has ended keeps nothing else of it.
  func letGo() {
    boxes = nil
    ticket = nil
    more = nil
  }
}
