import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// The number of elements around a node, which limits views that contain themselves.
@MainActor
@Suite("The element depth of nodes")
struct ElementDepthTests {
  private func window(_ app: TestApp) throws -> Node {
    let session = try #require(app.session as? AppSession)
    return try #require(session.graph.window)
  }

  private func nodes(_ node: Node) -> [Node] {
    var found = [node]
    node.forEachChild { found += nodes($0) }
    return found
  }

  /// Counts the elements around a node by visiting them.
  private func visitedDepth(of node: Node) -> Int {
    var depth = 0
    var record = node.elementParent
    while let current = record {
      depth += 1 + current.boxCount
      record = current.node.elementParent
    }
    return depth
  }

  @MainActor
  private final class Reads {
    var count = 0
  }

  /// A node that counts how often its position is read.
  private final class CountingNode: Node {
    private let reads: Reads

    init(below parent: Node, hasElement: Bool, _ reads: Reads) {
      self.reads = reads
      super.init(parent.childContext)
      if hasElement { element = ElementRecord(.box, node: self) }
    }

    override var elementParent: ElementRecord? {
      reads.count += 1
      return super.elementParent
    }
  }

  @Test("The check of a new view in a deep tree visits no nodes above it")
  func constantTime() throws {
    let app = TestApp { Text("Root") }
    let reads = Reads()
    var nodes = [try window(app)]
    for level in 1...1_000 {
      nodes.append(CountingNode(below: nodes[level - 1], hasElement: level.isMultiple(of: 2), reads))
    }
    #expect(nodes[700].reasonAgainstChildren(of: "Shallow") == nil)
    #expect(nodes[1_000].reasonAgainstChildren(of: "Deep") != nil)
    #expect(nodes[700].elementDepth == 350)
    #expect(nodes[1_000].elementDepth == 500)
    #expect(reads.count == 0)
    #expect(visitedDepth(of: nodes[1_000]) == 500)
  }

  private struct Screen: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          List { Text("Row").listRowBackground(Color.red) }
          HStack { Button("Show") { isShown = true } }
        }
        .toolbar { Button("Item") {} }
        .sheet(isPresented: $isShown) { HStack { Text("Sheet") } }
      }
    }
  }

  @Test("The element depth of each view in a screen, a bar, a row and a sheet is the number of elements around it")
  func parts() throws {
    let app = TestApp { Screen() }
    try app.tap("Show")
    #expect(app.exists("Sheet"))
    for node in nodes(try window(app)) { #expect(node.elementDepth == visitedDepth(of: node), "\(node.debugName)") }
  }

  @Test("The element depth of the nodes below changes when a view receives a box")
  func boxes() throws {
    let app = TestApp { Screen() }
    let all = nodes(try window(app))
    let stack = try #require(all.first { $0.element?.role == .vStack })
    let button = try #require(all.first { $0.element?.role == .hStack })
    let (count, depth) = (stack.element?.boxCount ?? 0, button.elementDepth)
    // An element performs one tap action. A box around it performs the second one.
    let taps = BoxChain(.tap {}, outer: BoxChain(.tap {}, outer: stack.boxes))
    stack.inheritBoxes(taps)
    try #require(stack.element?.boxCount == count + 1)
    #expect(button.elementDepth == depth + 1)
    for node in all { #expect(node.elementDepth == visitedDepth(of: node), "\(node.debugName)") }
  }
}
