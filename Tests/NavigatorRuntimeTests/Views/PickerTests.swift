import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pickers and tags")
struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cherry, lemon
    var id: Self { self }
  }

  private struct Cone: View {
    @State private var flavor = Flavor.cherry
    @State private var flavors = Flavor.allCases
    @State private var optional: Flavor?
    @State private var isBold = false
    var body: some View {
      Picker("flavor", selection: $flavor) {
        ForEach(flavors) { flavor in
          if isBold {
            Text(flavor.rawValue).padding().padding()
          } else {
            Text(flavor.rawValue)
          }
        }
      }
      .accessibilityIdentifier("picker")
      Picker("maybe", selection: $optional) {
        Text("none").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text("some \($0.rawValue)").tag($0 as Flavor?) }
        Text("untagged")
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("optional")
      Button("reverse") { flavors.reverse() }
      Button("shorten") { flavors.removeFirst() }
      Button("bold") { isBold.toggle() }
      Button("vanilla now") { flavor = .vanilla }
      Text(verbatim: "chosen \(flavor), maybe \(optional.map { "\($0)" } ?? "nil")")
    }
  }

  private func options(_ app: TestApp, _ name: String) throws -> [String] {
    try app.element(name).children.filter { $0.role == .option }.map {
      ($0.content.bool(.isSelected) ? "*" : "") + texts(in: $0).joined()
    }
  }

  private func texts(in element: Element) -> [String] {
    (element.content.string(.text).map { [$0] } ?? []) + element.children.flatMap { texts(in: $0) }
  }

  private struct Icons: View {
    @State private var icon = "leaf"
    var body: some View {
      Picker("Icon", selection: $icon) {
        ForEach(["leaf", "star"], id: \.self) { Image(systemName: $0) }
        Image(systemName: "heart").accessibilityLabel("Favorite").tag("heart")
        Label("Sun", systemImage: "sun.max").tag("sun")
      }
    }
  }

  @Test("Options that are images have names in a menu, and none where they are visible")
  func imageOptions() {
    let menu = TestApp { Icons() }
    #expect(menu.elements(.option).map { $0.content.string(.label) } == ["leaf", "star", "Favorite", nil])
    let segmented = TestApp { Icons().pickerStyle(.segmented) }
    #expect(segmented.elements(.option).allSatisfy { $0.content[.label] == nil })
  }

  @Test("A picker offers its content by tag or id, writes its binding and follows it")
  func picker() throws {
    let app = TestApp { Cone() }
    #expect(try options(app, "picker") == ["vanilla", "*cherry", "lemon"])
    #expect(try app.element("picker").content.number(.selection) == 1)
    try app.select("lemon", in: "flavor")
    #expect(app.exists("chosen lemon, maybe nil"))
    #expect(try options(app, "picker") == ["vanilla", "cherry", "*lemon"])
    try app.tap("vanilla now")
    #expect(try options(app, "picker") == ["*vanilla", "cherry", "lemon"])
    #expect(try app.element("picker").content.number(.selection) == 0)
  }

  @Test("An optional selection matches optional tags")
  func optional() throws {
    let app = TestApp { Cone() }
    #expect(try app.element("optional").content.string(.variant) == "segmented")
    #expect(try options(app, "optional") == ["*none", "some vanilla", "some cherry", "some lemon", "untagged"])
    try app.select("some lemon", in: "maybe")
    #expect(app.exists("chosen cherry, maybe lemon"))
    try app.select("none", in: "maybe")
    #expect(app.exists("chosen cherry, maybe nil"))
    #expect(try outcome(app, "optional", .number(4)) == .dropped(.invalidValue))
  }

  @Test("Options follow the content when it is moved, removed or changed")
  func options() throws {
    let app = TestApp { Cone() }
    try app.tap("reverse")
    #expect(try options(app, "picker") == ["lemon", "*cherry", "vanilla"])
    try app.checkInvariants()
    try app.tap("shorten")
    #expect(try options(app, "picker") == ["*cherry", "vanilla"])
    #expect(try app.element("picker").content.number(.selection) == 0)
    try app.checkInvariants()
    try app.tap("bold")
    #expect(try options(app, "picker") == ["*cherry", "vanilla"])
    try app.checkInvariants()
    try app.select("vanilla", in: "flavor")
    #expect(app.exists("chosen vanilla, maybe nil"))
  }

  @Test("A picker drops a value that is not an option")
  func hostile() throws {
    let app = TestApp { Cone() }
    for value: Content.Value in [
      .number(3), .number(-1), .number(0.5), .number(.nan), .number(1e300), .string("lemon"), .bool(true), .strings(["lemon"]),
    ] {
      #expect(try outcome(app, "picker", value) == .dropped(.invalidValue))
    }
    #expect(app.exists("chosen cherry, maybe nil"))
  }

  private struct Order: Identifiable {
    let id: Int
    var flavor: Flavor
  }

  private struct Counter: View {
    @State private var orders = [Order(id: 0, flavor: .cherry), Order(id: 1, flavor: .lemon)]
    var body: some View {
      Picker("all", sources: $orders, selection: \.flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .accessibilityIdentifier("all")
      Button("second is cherry") { orders[1].flavor = .cherry }
      Text(verbatim: orders.map(\.flavor.rawValue).joined(separator: " and "))
    }
  }

  @Test("A picker for several sources shows the value that they share, and a choice changes all of them")
  func sources() throws {
    let app = TestApp { Counter() }
    #expect(try options(app, "all") == ["vanilla", "cherry", "lemon"])
    #expect(try app.element("all").content.number(.selection) == nil)
    try app.tap("second is cherry")
    #expect(try options(app, "all") == ["vanilla", "*cherry", "lemon"])
    try app.select("vanilla", in: "all")
    #expect(app.exists("vanilla and vanilla"))
    #expect(try options(app, "all") == ["*vanilla", "cherry", "lemon"])
  }

  private struct Unknown: View {
    @State private var number = 7
    var body: some View {
      Picker("number", selection: $number) {
        ForEach(0..<2) { Text("\($0)") }
      }
      .accessibilityIdentifier("number")
      Text("is \(number)")
    }
  }

  @Test("A selection without a tag selects no option and stays until the user chooses one")
  func unknown() throws {
    let app = TestApp { Unknown() }
    #expect(try options(app, "number") == ["0", "1"])
    #expect(app.exists("is 7"))
    try app.select("1", in: "number")
    #expect(try options(app, "number") == ["0", "*1"])
    #expect(app.exists("is 1"))
  }

  private struct Labelled: View {
    @State private var flavor = Flavor.cherry
    @State private var orders = [Order(id: 0, flavor: .lemon), Order(id: 1, flavor: .lemon)]

    var body: some View {
      Picker("one", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      } currentValueLabel: {
        Text("The usual")
      }
      .accessibilityIdentifier("one")
      Picker("all", systemImage: "star", sources: $orders, selection: \.flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .accessibilityIdentifier("all")
    }
  }

  @Test("A picker with a label for its value shows its options, and one for several sources can have an image")
  func labels() throws {
    let app = TestApp { Labelled() }
    #expect(try options(app, "one") == ["vanilla", "*cherry", "lemon"])
    #expect(!app.exists("The usual"))
    #expect(try options(app, "all") == ["vanilla", "cherry", "*lemon"])
    #expect(app.exists("all"))
    try app.select("vanilla", in: "all")
    #expect(try options(app, "all") == ["*vanilla", "cherry", "lemon"])
  }

  private struct People: View {
    @State private var people = 2
    @State private var number = 3
    var body: some View {
      Picker("People", selection: $people) { ForEach(2..<10) { Text("\($0) people") } }
      Picker("Number", selection: $number) { ForEach(2..<10, id: \.self) { Text("Number \($0)") } }
      Text("people \(people), number \(number)")
    }
  }

  @Test("The options of a range without tags have their positions as values, and with identifiers the numbers")
  func rangeOptions() throws {
    let app = TestApp { People() }
    #expect(try app.value(of: "People") == .string("4 people") && app.value(of: "Number") == .string("Number 3"))
    try app.select("9 people", in: "People")
    try app.select("Number 9", in: "Number")
    #expect(app.exists("people 7, number 9"))
  }
}
