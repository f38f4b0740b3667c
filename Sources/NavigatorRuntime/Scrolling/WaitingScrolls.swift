/// A node that waits for a view to which it must scroll.
@MainActor
protocol ScrollWaiting: StructureNode {
  /// The identifier of the view, or nil if the node does not wait.
  var awaitedID: AnyHashable? { get }
}

/// The nodes of a session that wait for views to which they must scroll.
@MainActor
final class WaitingScrolls {
  private var nodes: [ObjectIdentifier: any ScrollWaiting] = [:]

  fileprivate var isEmpty: Bool { nodes.isEmpty }
  fileprivate func insert(_ node: any ScrollWaiting) { nodes[ObjectIdentifier(node)] = node }
  fileprivate func remove(_ node: any ScrollWaiting) { nodes[ObjectIdentifier(node)] = nil }

  /// Repeats the requests for views that may exist now, before the next commit.
  ///
  /// - Parameter mayExist: A closure that returns true if a view with an identifier may have come into being.
  func viewsChanged(_ mayExist: (AnyHashable) -> Bool) {
    for node in nodes.values {
      if let id = node.awaitedID, mayExist(id) { node.graph.setNeedsStructure(node) }
    }
  }
}

extension Graph {
  /// Repeats a request for scrolling when its view may exist.
  func beginWaiting(_ node: any ScrollWaiting) {
    let waiting = waitingScrolls ?? WaitingScrolls()
    waiting.insert(node)
    waitingScrolls = waiting
  }

  func endWaiting(_ node: any ScrollWaiting) {
    guard let waitingScrolls else { return }
    waitingScrolls.remove(node)
    if waitingScrolls.isEmpty { self.waitingScrolls = nil }
  }
}
