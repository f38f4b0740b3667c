import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Insets, separators and deletion of rows")
struct ListRowTests {
  private func style(_ app: TestApp, _ text: String) throws -> [StyleProperty] { try app.element(text).style.properties }

  @Test("Insets of a row replace those of the list")
  func insets() throws {
    let app = TestApp {
      List {
        Text("Plain")
        Text("Inset").listRowInsets(EdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 4))
        Text("Automatic").listRowInsets(nil)
      }
    }
    #expect(try style(app, "Inset").contains(.rowInsets(Insets(top: 1, leading: 40, bottom: 2, trailing: 4))))
    #expect(try style(app, "Automatic").isEmpty)
    let (plain, inset) = (try app.frame(of: "Plain"), try app.frame(of: "Inset"))
    #expect(inset.minX - plain.minX == 24)
    #expect(inset.width == plain.width - 24 + 12)
  }

  @Test("Insets of a row apply outside of modifiers that follow them")
  func insetsInsidePadding() throws {
    let app = TestApp {
      List {
        ScrollView(.horizontal) { Text("Scrolled") }.listRowInsets(EdgeInsets()).padding(.vertical, 8)
        Image(systemName: "star").resizable().frame(height: 30).accessibilityIdentifier("star")
          .listRowInsets(EdgeInsets()).padding(.leading, 4)
        Text("Plain")
      }
    }
    #expect(try app.frame(of: "Scrolled").minX == app.frame(of: "Plain").minX - 16)
    #expect(try app.frame(of: "star").minX == app.frame(of: "Plain").minX - 12)
  }

  @Test("Insets of a row with swipe actions apply to its content")
  func insetsOfSwipeRow() throws {
    let app = TestApp {
      List {
        Text("Plain")
        Text("Inset").swipeActions { Button("Flag") {} }.listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      }
    }
    #expect(try app.frame(of: "Plain").minX - app.frame(of: "Inset").minX == 16)
  }

  @Test("The insets of a row are outside of the frame of its control")
  func framedControls() throws {
    let app = TestApp {
      List {
        Text("Plain")
        TextEditor(text: .constant("Notes")).frame(height: 100)
        Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented).frame(width: 90)
        Button("Wide") {}.frame(maxWidth: .infinity)
        Text("Last")
      }
    }
    let rows = try #require(app.elements(.list).first).children
    #expect(rows.dropFirst().prefix(3).allSatisfy { $0.role == .box })
    func frames(_ row: Element) -> Int {
      row.style.properties.filter { if case .frame = $0 { true } else { false } }.count
    }
    #expect(rows.map(frames) == [0, 0, 0, 1, 0])
    #expect(rows[1].children.map(frames) == [1] && rows[2].children.map(frames) == [1])
    // The rows are 44, 122, 54 and 44 points high.
    #expect(try abs(app.frame(of: "Last").minY - app.frame(of: "Plain").minY - (44 + 122 + 54 + 44)) < 0.5)
  }

  @Test("A text with a line limit and padding is in a box, which is the row")
  func limitedTexts() throws {
    struct Rows: View {
      @State private var isLimited = true

      var body: some View {
        List {
          Text("Long").lineLimit(isLimited ? 1 : nil).padding(4).listRowBackground(Color.red)
          Text("Bare").lineLimit(1)
          Button("Show all") { isLimited = false }
        }
      }
    }
    let app = TestApp { Rows() }
    func roles() throws -> [Role] { try #require(app.elements(.list).first).children.map(\.role) }
    #expect(try roles() == [.box, .text, .button])
    let red = StyleProperty.rowBackground(.color(ColorStyle(.named("red"))))
    #expect(try #require(app.elements(.list).first).children[0].style.properties == [red])
    try app.tap("Show all")
    #expect(try roles() == [.text, .text, .button])
    #expect(try style(app, "Long").contains(red))
    try app.checkInvariants()
  }

  @Test("A separator is hidden at the edges that are named")
  func separatorEdges() throws {
    let app = TestApp {
      List {
        Text("Top").listRowSeparator(.hidden, edges: .top)
        Text("Bottom").listRowSeparator(.hidden, edges: .bottom)
        Text("Both").listRowSeparator(.hidden)
      }
    }
    #expect(try style(app, "Top") == [.rowTopSeparatorHidden(true)])
    #expect(try style(app, "Bottom") == [.rowSeparatorHidden(true)])
    #expect(Set(try style(app, "Both")) == [.rowSeparatorHidden(true), .rowTopSeparatorHidden(true)])
  }

  private struct Fruits: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]
    var body: some View {
      List {
        ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) }
      }
    }
  }

  @Test("A deleted row leaves the list")
  func deletion() throws {
    let app = TestApp { Fruits() }
    try app.swipe("Banana", to: "Delete")
    #expect(app.visibleTexts == ["Apple", "Cherry"])
  }

  private struct Groups: View {
    @State private var log: [String] = []
    @State private var numbers = [1, 2, 3]
    var body: some View {
      List {
        Text("log: \(log.joined(separator: " "))")
        ForEach(numbers, id: \.self) { Text("Row \($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
          .swipeActions(edge: .leading) { Button("Flag") { log.append("flag") } }
        Group {
          Text("A")
          if numbers.count == 3 { Text("B") }
          ForEach(numbers, id: \.self) { Text("Item \($0)") }
        }
        .listRowSeparator(.hidden)
        .swipeActions { Button("Move") { log.append("move") } }
        ForEach(numbers, id: \.self) { Text("Twice \($0)") }
          .swipeActions { Button("One") { log.append("one") } }
          .swipeActions { Button("Two") { log.append("two") } }
      }
    }
  }

  @Test("Swipe actions of a loop or a group belong to each of its rows")
  func groups() throws {
    let app = TestApp { Groups() }
    #expect(app.elements(.swipeRow).count == 3 + 5 + 3)
    try app.swipe("Row 2", to: "Flag")
    try app.swipe("B", to: "Move")
    try app.swipe("Item 3", to: "Move")
    try app.swipe("Twice 1", to: "One")
    try app.swipe("Twice 3", to: "Two")
    #expect(app.exists("log: flag move move one two"))
    try app.swipe("Row 1", to: "Delete")
    #expect(!app.exists("Row 1") && !app.exists("B") && !app.exists("Item 1"))
    #expect(app.elements(.swipeRow).count == 2 + 3 + 2)
    try app.swipe("Row 3", to: "Flag")
    #expect(app.exists("log: flag move move one two flag"))
  }

  @Test("A badge has the emphasis of the environment around it")
  func badgeProminence() {
    let app = TestApp {
      List {
        Text("urgent").badge(3).badgeProminence(.increased)
        Text("calm").badge(1)
        Text("usual").badge(2).badgeProminence(.standard)
      }
      .badgeProminence(.decreased)
    }
    let texts = app.elements(.text).filter { $0.content[.badge] != nil }
    #expect(texts.map { $0.content.string(.badgeProminence) } == ["increased", "decreased", nil])
  }
}
