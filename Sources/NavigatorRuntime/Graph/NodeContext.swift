/// The inputs with which a node is created.
@MainActor
struct NodeContext {
  private(set) var surroundings: NodeEnvironment
  let parent: Node?
  private(set) var boxes: BoxChain?

  init(_ surroundings: NodeEnvironment, parent: Node?, boxes: BoxChain? = nil) {
    self.surroundings = surroundings
    self.parent = parent
    self.boxes = boxes
  }

  var graph: Graph { surroundings.graph }
  var scope: EnvironmentScope { surroundings.scope }
  var region: Region { surroundings.region }

  func with(scope: EnvironmentScope) -> NodeContext {
    with(NodeEnvironment(graph: graph, scope: scope, region: region))
  }

  func with(region: Region) -> NodeContext {
    with(NodeEnvironment(graph: graph, scope: scope, region: region))
  }

  private func with(_ surroundings: NodeEnvironment) -> NodeContext {
    var copy = self
    copy.surroundings = surroundings
    return copy
  }

  func with(boxes: BoxChain?) -> NodeContext {
    var copy = self
    copy.boxes = boxes
    return copy
  }
}

/// The values that a node shares with the nodes around it.
@MainActor
final class NodeEnvironment {
  let graph: Graph
  let scope: EnvironmentScope
  let region: Region

  init(graph: Graph, scope: EnvironmentScope, region: Region) {
    self.graph = graph
    self.scope = scope
    self.region = region
  }
}
