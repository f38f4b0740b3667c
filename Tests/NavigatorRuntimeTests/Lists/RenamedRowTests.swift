import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Rows whose tags change")
struct RenamedRowTests {
  private struct Rows: View {
    @State private var selection: Int?
    @State private var tag = 0

    var body: some View {
      List(selection: $selection) {
        Text("row").tag(tag)
        Text("other").tag(-1)
      }
      Button("rename") { tag += 1 }
      Button("select") { selection = tag }
      Button("select former") { selection = tag - 1 }
    }
  }

  private func selectedTexts(_ app: TestApp) -> [String] {
    app.session.root.everything.filter { $0.content.bool(.isSelected) }.flatMap { row in
      row.everything.compactMap { $0.content.string(.text) }
    }
  }

  @Test("A row follows the selection of its tag after many other tags")
  func manyTags() throws {
    let app = TestApp { Rows() }
    for _ in 0..<200 { try app.tap("rename") }
    try app.tap("select")
    #expect(selectedTexts(app) == ["row"])
    try app.tap("select former")
    #expect(selectedTexts(app) == [])
    try app.tap("other")
    #expect(selectedTexts(app) == ["other"])
  }
}
