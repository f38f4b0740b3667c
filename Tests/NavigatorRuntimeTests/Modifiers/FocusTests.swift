import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Focus")
struct FocusTests {
  private enum Field: Hashable {
    case first, second, extra
  }

  private struct Fields: View {
    @State private var text = ""
    @State private var hasExtra = false
    @FocusState private var field: Field?
    @FocusState private var isAny: Bool
    var body: some View {
      VStack {
        TextField("one", text: $text).focused($field, equals: .first)
          .onSubmit { field = .second }
        HStack {
          Text("label")
          TextField("two", text: $text)
        }
        .focused($field, equals: .second)
        if hasExtra { TextField("three", text: $text).focused($field, equals: .extra) }
      }
      .focused($isAny)
      Button("to second") { field = .second }
      Button("nowhere") { field = nil }
      Button("anywhere") { isAny = true }
      Button("extra") {
        hasExtra = true
        field = .extra
      }
      Button("no extra") { hasExtra = false }
      Text(verbatim: "at \(field.map { "\($0)" } ?? "nil"), any \(isAny)")
      Inside(isFocused: $isAny)
    }
  }

  private struct Inside: View {
    @FocusState.Binding var isFocused: Bool
    var body: some View { Text("inside \(isFocused)") }
  }

  private func focused(_ app: TestApp) -> [String] {
    var found: [String] = []
    func visit(_ element: Element) {
      if element.content.bool(.isFocused) { found.append(element.content.string(.placeholder) ?? "") }
      element.children.forEach(visit)
    }
    app.session.settle()
    visit(app.session.root)
    return found
  }

  @Test("A focused field writes its focus value, and a field that loses the focus clears it")
  func fromHost() throws {
    let app = TestApp { Fields() }
    try app.focus("one")
    #expect(app.exists("at first, any true"))
    #expect(app.exists("inside true"))
    #expect(focused(app) == ["one"])
    try app.focus("two")
    #expect(app.exists("at second, any true"))
    #expect(focused(app) == ["two"])
    let two = try app.element("two").id
    #expect(app.session.send(InputEvent(target: two, action: .focus(false))) == .handled)
    #expect(app.exists("at nil, any false"))
    #expect(focused(app).isEmpty)
  }

  @Test("A write of the focus state moves the host's focus")
  func fromState() throws {
    let app = TestApp { Fields() }
    try app.tap("to second")
    #expect(focused(app) == ["two"])
    #expect(app.exists("at second, any true"))
    try app.tap("nowhere")
    #expect(focused(app).isEmpty)
    #expect(app.exists("at nil, any false"))
    try app.tap("anywhere")
    #expect(focused(app) == ["one"])
    #expect(app.exists("at first, any true"))
  }

  @Test("A submit action can move the focus to another field")
  func submit() throws {
    let app = TestApp { Fields() }
    try app.submit(in: "one")
    #expect(focused(app) == ["two"])
    #expect(app.exists("at second, any true"))
  }

  @Test("A field that appears gets the focus that was set for it, and releases it when it is removed")
  func appearing() throws {
    let app = TestApp { Fields() }
    try app.tap("extra")
    #expect(focused(app) == ["three"])
    #expect(app.exists("at extra, any true"))
    try app.tap("no extra")
    #expect(app.exists("at nil, any false"))
  }

  private struct Covered: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          TextField("field", text: $text).focused($isFocused)
          NavigationLink("next") { Text("screen") }
          Text("focused \(isFocused)")
        }
        .onAppear { isFocused = true }
      }
    }
  }

  @Test("A view can have the focus initially, and loses it when its screen is covered")
  func covered() throws {
    let app = TestApp { Covered() }
    #expect(focused(app) == ["field"])
    try app.tap("next")
    #expect(focused(app).isEmpty)
    try app.goBack()
    #expect(app.exists("focused true"))
  }
}
