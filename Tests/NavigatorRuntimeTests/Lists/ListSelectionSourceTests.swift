import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Readers of a list's selection")
struct ListSelectionSourceTests {
  private func source() -> ListSelectionSource { ListSelectionSource(canonical: { $0 }, select: { _ in }) }

  /// Returns the nodes of a session, which exist as long as the session.
  private func nodes(_ app: TestApp) throws -> [Node] {
    func all(_ node: Node) -> [Node] {
      var nodes = [node]
      node.forEachChild { nodes += all($0) }
      return nodes
    }
    let session = try #require(app.session as? AppSession)
    return all(try #require(session.graph.window))
  }

  @Test("Rows whose tags change are kept once each, and follow the selection of their last tags")
  func changedTags() throws {
    let app = TestApp { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
    let (source, nodes) = (source(), try nodes(app))
    try #require(nodes.count >= 20)
    for round in 0..<500 {
      for (index, node) in nodes.enumerated() { #expect(!source.isSelected("\(round) \(index)", node)) }
      #expect(source.readerCount <= 64 + 2 * nodes.count)
    }
    source.update(["499 3"], usesControls: false)
    #expect(nodes.indices.filter { nodes[$0].isDirty } == [3])
    #expect(source.isSelected("499 3", nodes[3]) && !source.isSelected("499 4", nodes[4]))
  }

  @Test("Rows that have ended are forgotten")
  func endedRows() throws {
    let source = source()
    for round in 0..<200 {
      let app = TestApp { Text("Row") }
      for (index, node) in try nodes(app).enumerated() { _ = source.isSelected("\(round) \(index)", node) }
    }
    let app = TestApp { Text("Row") }
    let nodes = try nodes(app)
    #expect(source.readerCount <= 64 + 2 * nodes.count)
    _ = source.isSelected("shown", nodes[0])
    source.update(["shown"], usesControls: false)
    #expect(nodes[0].isDirty)
  }
}
