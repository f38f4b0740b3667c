import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views behind rows")
struct RowBackgroundTests {
  /// A background with a state and a value of the environment.
  private struct Card: View {
    let isSelected: Bool
    @State private var count = 1
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(isSelected ? .blue : .white).padding(.vertical, 4)
        Text(isEnabled ? "Card \(count)" : "Disabled card")
      }
      .onTapGesture { count += 1 }
    }
  }

  /// Returns the views behind the rows of the list or the form that is shown; nil for a row without one.
  private func layers(_ app: TestApp) -> [Element?] {
    let holder = app.elements(.list).first ?? app.elements(.form).first
    return (holder?.children ?? []).flatMap { $0.role == .section ? $0.children : [$0] }
      .filter { $0.role != .sectionHeader }
      .map { row in row.role == .swipeRow ? row.children.first { $0.role == .layerBackground } : nil }
  }

  private func texts(_ layers: [Element?]) -> [String?] {
    layers.map { layer in
      func text(_ element: Element) -> String? {
        element.role == .text ? element.content.string(.text) : element.children.lazy.compactMap(text).first
      }
      return layer.flatMap(text)
    }
  }

  private struct Kinds: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Form {
          Text("Text").listRowBackground(Card(isSelected: true))
          Button("Button") {}.listRowBackground(ZStack { Text("Behind the button") })
          NavigationLink("Link") { Text("Inner") }.listRowBackground(HStack { Text("Behind the link") })
          Toggle("Toggle", isOn: $isOn).listRowBackground(Text("Behind the toggle"))
          LabeledContent("Name", value: "Ada").disabled(true)
            .listRowBackground(Image(systemName: "star").resizable().opacity(0.3))
        }
      }
    }
  }

  @Test("Any view can be behind a text, a button, a link, a control and other content")
  func kinds() throws {
    let app = TestApp { Kinds() }
    #expect(
      texts(layers(app)) == ["Card 1", "Behind the button", "Behind the link", "Behind the toggle", nil])
    #expect(layers(app).last??.children.map(\.role) == [.image])
    try app.setToggle("Toggle", to: true)
    try app.tap("Link")
    try app.goBack()
    try app.checkInvariants()
  }

  @Test("A view behind a row does not change the size of the row")
  func sizes() throws {
    func frames(_ hasBackground: Bool) throws -> [CGRect] {
      let app = TestApp {
        NavigationStack {
          List {
            Group {
              Text("Text")
              Button("Button") {}
              NavigationLink("Link") { Text("Inner") }
              Toggle("Toggle", isOn: .constant(true))
              VStack(alignment: .leading) {
                Text("Above")
                Text("Below")
              }
              Text("Inset").listRowInsets(EdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 4))
            }
            .listRowBackground(hasBackground ? Color.red.frame(height: 300).padding(40) : nil)
            Text("Last")
          }
        }
      }
      return try ["Text", "Button", "Link", "Toggle", "Above", "Below", "Inset", "Last"].map { try app.frame(of: $0) }
    }
    #expect(try frames(true) == frames(false))
  }

  @Test("The view has the size of the row with its insets")
  func frame() throws {
    let app = TestApp {
      List {
        Text("Row").listRowBackground(Color.red.accessibilityIdentifier("behind"))
        Text("Plain")
      }
    }
    let (row, plain, behind) = (try app.frame(of: "Row"), try app.frame(of: "Plain"), try app.frame(of: "behind"))
    #expect(behind.minX == row.minX - 16)
    #expect(behind.width == plain.width + 32)
    #expect(abs(behind.height - (plain.minY - row.minY)) < 0.01)
    #expect(abs(behind.midY - row.midY) < 0.01)
  }

  private struct Optionals: View {
    @State private var isSelected = false
    var body: some View {
      List {
        Button("Select") { isSelected.toggle() }.listRowBackground(isSelected ? Card(isSelected: true) : nil)
        Text("Color").listRowBackground(isSelected ? Color.blue : nil)
        Text("Empty").listRowBackground(EmptyView())
        Text("Erased").listRowBackground(AnyView(Text("Any")))
        Text("Shape").listRowBackground(Capsule().fill(.blue))
      }
    }
  }

  @Test("A view appears and disappears behind its row, and a style alone is no element")
  func optionals() throws {
    let app = TestApp { Optionals() }
    #expect(texts(layers(app)) == [nil, nil, nil, "Any", nil])
    #expect(layers(app).map { $0 != nil } == [false, false, false, true, true])
    try app.tap("Select")
    #expect(texts(layers(app))[0] == "Card 1")
    #expect(try app.element("Color").style.properties == [.rowBackground(.color(ColorStyle(.named("blue"))))])
    try app.tap("Select")
    #expect(layers(app)[0] == nil)
    #expect(try app.element("Color").style.properties.isEmpty)
    try app.checkInvariants()
  }

  @Test("A group, a collection and a section pass the view on to each row")
  func groups() throws {
    let app = TestApp {
      List {
        Section("Header") {
          Text("One")
          Text("Two")
        }
        .listRowBackground(Text("A"))
        Group {
          Section { ForEach(0..<2) { Text("Row \($0)") } }
          Text("Three").listRowBackground(Text("Own"))
          Text("Four").listRowBackground(Color.red)
        }
        .listRowBackground(Text("B"))
        ForEach(0..<2) { Text("Last \($0)") }.onDelete { _ in }.listRowBackground(Text("C"))
      }
    }
    #expect(texts(layers(app)) == ["A", "A", "B", "B", "Own", nil, "C", "C"])
    #expect(layers(app)[5]?.children.map(\.role) == [.color])
    #expect(app.elements(.sectionHeader).count == 1)
  }

  private struct Mails: View {
    @State private var mails = ["One", "Two", "Three"]
    @State private var selection: Set<String> = []
    @State private var log = ""
    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(mails, id: \.self) { mail in
            Text(mail)
              .listRowBackground(Card(isSelected: selection.contains(mail)))
              .swipeActions(edge: .leading) { Button("Flag") { log = mail } }
          }
          .onDelete { mails.remove(atOffsets: $0) }
          .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
        .navigationTitle("Flagged \(log)")
      }
    }
  }

  @Test("A row with a view behind it is swiped, selected, moved and deleted like any row")
  func editing() throws {
    let app = TestApp { Mails() }
    try app.swipe("One", to: "Flag")
    #expect(app.title == "Flagged One")
    try app.swipe("One", to: "Delete")
    #expect(layers(app).count == 2)
    try app.tap("Edit")
    try app.tap("Two")
    let fills = layers(app).map { layer in layer.map { "\($0)".contains("blue") } }
    #expect(fills == [true, false])
    try app.tap("Done")
    try app.checkInvariants()
  }

  @Test("A change of a view behind one of 1,000 rows evaluates that view")
  func cost() throws {
    struct Many: View {
      @State private var selected = 0
      var body: some View {
        List {
          ForEach(0..<1_000) { row in
            Button("Row \(row)") { selected = row }.listRowBackground(Card(isSelected: row == selected))
          }
        }
      }
    }
    let app = TestApp { Many() }
    try app.tap("Row 2")
    let cost = try app.measure { try app.tap("Row 1") }
    #expect(cost.bodiesEvaluated <= 1 + 2)
    #expect(cost.patchesSent <= 2)
  }

  @Test("Outside of lists and forms the view is not shown")
  func outside() {
    let app = TestApp { VStack { Text("Alone").listRowBackground(Text("Behind")) } }
    #expect(app.visibleTexts == ["Alone"])
  }
}
