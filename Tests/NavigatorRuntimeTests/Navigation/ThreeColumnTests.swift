import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Three columns")
struct ThreeColumnTests {
  private struct Screen: View {
    @State var columns = NavigationSplitViewVisibility.all
    @State var compact = NavigationSplitViewColumn.sidebar
    @State private var folder: String?
    @State private var mail: String?

    var body: some View {
      NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $compact) {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
      } content: {
        List(["One", "Two"], id: \.self, selection: $mail) { Text("\(folder ?? "no folder") \($0)") }
      } detail: {
        Text("mail \(mail ?? "none")")
        Button("two columns") { columns = .doubleColumn }
        Button("detail only") { columns = .detailOnly }
      }
    }
  }

  private func split(_ app: TestApp) throws -> Element {
    try #require(app.elements(.splitView).first)
  }

  private func kinds(_ app: TestApp) throws -> [String] {
    try split(app).children.compactMap { $0.content.string(.kind) }
  }

  @Test("A selection in a column shows the next one on a narrow host, and Back shows the previous one")
  func narrow() throws {
    let app = TestApp { Screen() }
    #expect(try kinds(app) == ["sidebar", "content", "detail"])
    #expect(try split(app).content.number(.selection) == 0)
    try app.tap("Inbox")
    #expect(try split(app).content.number(.selection) == 1)
    try app.tap("Inbox Two")
    #expect(try split(app).content.number(.selection) == 2)
    #expect(app.exists("mail Two"))
    #expect(app.goBack(fromColumn: 2) == .handled)
    #expect(try split(app).content.number(.selection) == 1)
    #expect(app.goBack(fromColumn: 2) == .dropped(.invalidValue))
    #expect(app.goBack(fromColumn: 1) == .handled)
    #expect(try split(app).content.number(.selection) == 0)
    #expect(app.goBack(fromColumn: 0) == .dropped(.invalidValue))
  }

  @Test("Back from a column on a narrow host shows the column before it, also if that is hidden")
  func hiddenColumns() throws {
    let app = TestApp { Screen() }
    try app.tap("Inbox")
    try app.tap("Inbox Two")
    try app.tap("detail only")
    #expect(try kinds(app) == ["detail"])
    #expect(app.goBack(fromColumn: 0) == .handled)
    #expect(try kinds(app) == ["sidebar", "content", "detail"])
    #expect(try split(app).content.number(.selection) == 1)
    try app.tap("two columns")
    #expect(try split(app).content.number(.selection) == 0)
    #expect(app.goBack(fromColumn: 0) == .handled)
    #expect(try kinds(app) == ["sidebar", "content", "detail"])
    #expect(try split(app).content.number(.selection) == 0)
  }

  @Test("The visibility hides the sidebar, or the sidebar and the content")
  func visibility() throws {
    let app = TestApp(environment: .tablet) { Screen() }
    try app.tap("two columns")
    #expect(try kinds(app) == ["content", "detail"])
    app.session.perform(InputEvent(target: try split(app).id, action: .change(.bool(true), revision: 0)))
    #expect(try kinds(app) == ["sidebar", "content", "detail"])
    try app.tap("detail only")
    #expect(try kinds(app) == ["detail"])
  }
}
