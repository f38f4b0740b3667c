import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lists with selection")
struct ListSelectionTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private struct Single: View {
    @State private var items = (1...4).map(Item.init)
    @State private var selection: Int?
    @State private var isOff = false
    var body: some View {
      Text(verbatim: "selected \(selection.map { "\($0)" } ?? "nil")")
      Button("clear") { selection = nil }
      Button("reverse") { items.reverse() }
      Button("off") { isOff = true }
      List(selection: $selection) {
        ForEach(items) { item in
          if item.id == 3 {
            HStack {
              Text(item.name)
              ForEach(0..<2) { Text("part \($0)") }
            }
            .padding()
            .padding()
          } else {
            Text(item.name).disabled(isOff)
          }
        }
        Section("more") {
          Text("tagged").tag(10)
          Text("wrong type").tag("x")
          Text("untagged")
          Button("button") { selection = 99 }.tag(11)
        }
      }
    }
  }

  private func selected(_ app: TestApp) -> [String] {
    app.session.settle()
    var found: [String] = []
    func texts(_ element: Element) -> [String] {
      (element.content.string(.text).map { [$0] } ?? []) + element.children.flatMap(texts)
    }
    func visit(_ element: Element) {
      if element.content.bool(.isSelected) { found.append(texts(element).joined(separator: "+")) }
      element.children.forEach(visit)
    }
    visit(app.session.root)
    return found
  }

  @Test("A tap on a row selects it by its id or its tag, and deselects the previous row")
  func single() throws {
    let app = TestApp { Single() }
    try app.tap("row 2")
    #expect(app.exists("selected 2"))
    #expect(selected(app) == ["row 2"])
    try app.tap("row 3")
    #expect(app.exists("selected 3"))
    #expect(selected(app) == ["row 3+part 0+part 1"])
    try app.tap("tagged")
    #expect(selected(app) == ["tagged"])
    try app.tap("clear")
    #expect(selected(app).isEmpty)
    try app.checkInvariants()
  }

  @Test("A selection follows its row when rows move")
  func moving() throws {
    let app = TestApp { Single() }
    try app.tap("row 1")
    try app.tap("reverse")
    #expect(selected(app) == ["row 1"])
    try app.checkInvariants()
  }

  @Test("Rows without a matching tag are not selectable, and controls keep their taps")
  func untagged() throws {
    let app = TestApp { Single() }
    #expect(throws: TestFailure.self) { try app.tap("untagged") }
    #expect(throws: TestFailure.self) { try app.tap("wrong type") }
    #expect(throws: TestFailure.self) { try app.tap("more") }
    try app.tap("button")
    #expect(app.exists("selected 99"))
  }

  @Test("A disabled row is not selected")
  func disabled() throws {
    let app = TestApp { Single() }
    try app.tap("off")
    #expect(throws: TestFailure.self) { try app.tap("row 1") }
    try app.tap("row 3")
    #expect(app.exists("selected 3"))
  }

  private struct Many: View {
    @State private var selection: Set<String> = ["a"]
    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
      Text("all " + selection.sorted().joined())
    }
  }

  @Test("In a list with multiple selection, a tap adds or removes a row")
  func many() throws {
    let app = TestApp { Many() }
    try app.tap("c")
    #expect(app.exists("all ac"))
    #expect(selected(app) == ["a", "c"])
    try app.tap("a")
    #expect(app.exists("all c"))
  }

  @Test("Selecting one row of many updates two rows and evaluates only the owner's body")
  func cost() throws {
    struct Long: View {
      @State private var selection: Int?
      var body: some View { List(0..<1000, selection: $selection) { Text("row \($0)") } }
    }
    let app = TestApp { Long() }
    try app.tap("row 905")
    let cost = try app.measure { try app.tap("row 900") }
    #expect(cost.patchesSent == 2)
    #expect(cost.bodiesEvaluated <= 1)
  }

  @Test("Rows have their background and their separator")
  func rows() {
    let app = TestApp {
      List {
        Text("red").listRowBackground(Color.red)
        Text("condition").listRowBackground(Color?.some(.blue))
        Text("bare").listRowBackground(Color?.none).listRowSeparator(.hidden)
        Text("badged").badge(3)
      }
    }
    let rows = app.session.root.children[0].children
    #expect(rows.map(\.role) == [.text, .text, .text, .text])
    #expect(rows[0].style.properties.contains(.rowBackground(.color(ColorStyle(.named("red"))))))
    #expect(rows[1].style.properties.contains(.rowBackground(.color(ColorStyle(.named("blue"))))))
    #expect(rows[2].style.properties.contains(.rowSeparatorHidden(true)))
    #expect(rows[3].content.string(.badge) == "3")
    #expect(rows[3].content.string(.badgeProminence) == nil)
  }

  private struct BackgroundRows: View {
    let isMarked: Bool
    var body: some View {
      Form {
        Text("gradient").listRowBackground(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("condition").listRowBackground(Group { if isMarked { Color.red } else { Color.blue } })
        Text("clear").listRowBackground(Color.clear)
        Text("empty").listRowBackground(EmptyView())
        Text("none").listRowBackground(Group { if isMarked { Color.red } })
      }
    }
  }

  @Test("The background of a row that is a color, a gradient or nothing, in conditions and groups, is a style")
  func backgrounds() {
    func paints(_ isMarked: Bool) -> [Paint?] {
      TestApp { BackgroundRows(isMarked: isMarked) }.session.root.children[0].children.map { row in
        for case .rowBackground(let paint) in row.style.properties { return paint }
        return nil
      }
    }
    func color(_ name: String) -> Paint { .color(ColorStyle(.named(name))) }
    if case .linearGradient? = paints(true)[0] {} else { Issue.record("The gradient is missing.") }
    #expect(Array(paints(true).dropFirst()) == [color("red"), color("clear"), color("clear"), color("red")])
    #expect(Array(paints(false).dropFirst()) == [color("blue"), color("clear"), color("clear"), color("clear")])
  }

  @Test("Colors, shapes and images are elements that hosts draw")
  func leaves() {
    let app = TestApp {
      Color.red
      Circle().fill(.green)
      RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 2)
      Capsule()
      Rectangle().fill(.red).stroke(.blue, lineWidth: 3)
      Image(systemName: "star").font(.title)
    }
    let leaves = app.session.root.children
    #expect(leaves.map(\.role) == [.color, .shape, .shape, .shape, .shape, .image])
    #expect(leaves[0].style.properties == [.background(.color(ColorStyle(.named("red"))))])
    #expect(leaves[1].content.string(.kind) == "circle")
    #expect(leaves[1].style.properties == [.fill(.color(ColorStyle(.named("green"))))])
    #expect(leaves[2].content.number(.cornerRadius) == 4)
    #expect(leaves[2].style.properties == [.outline(.color(ColorStyle(.named("gray"))), width: 2)])
    #expect(leaves[3].content.string(.kind) == "capsule")
    #expect(leaves[3].style.isEmpty)
    #expect(leaves[4].content.drawing?.items.first?.stroke?.width == 3)
    #expect(leaves[5].content.string(.symbol) == "star")
    #expect(leaves[5].style.properties.contains(.font(FontStyle(textStyle: .title))))
  }
}
