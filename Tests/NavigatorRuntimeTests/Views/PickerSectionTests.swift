import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sections of a picker's options")
struct PickerSectionTests {
  private struct Fruits: View {
    @State private var fruit = "apple"
    @State private var hasLemons = false
    @State private var title = "Sweet"
    @State private var isInline: Bool

    init(isInline: Bool) {
      _isInline = State(initialValue: isInline)
    }

    var body: some View {
      if isInline { picker.pickerStyle(.inline) } else { picker }
      Text("chosen \(fruit)")
      Button("Grow") { hasLemons = true }
      Button("Rename") { title = "Ripe" }
    }

    private var picker: some View {
      Picker("fruit", selection: $fruit) {
        Text("none").tag("none")
        Section(title) {
          Text("apple").tag("apple")
          ForEach(["pear", "plum"], id: \.self) { Text($0) }
        }
        if hasLemons {
          Section {
            Text("lemon").tag("lemon")
          } header: {
            Text("Sour")
          } footer: {
            Text("Not ripe")
          }
        }
        Text("nut").tag("nut")
      }
      .accessibilityIdentifier("picker")
    }
  }

  /// Returns the parts of the picker in order: an option with the title of its section, or a header or footer in brackets.
  private func parts(_ app: TestApp) throws -> [String] {
    try app.element("picker").children.filter { $0.role != .pickerLabel }.map { part in
      let text = part.everything.compactMap { $0.content.string(.text) }.joined()
      guard part.role == .option else { return "[\(text)]" }
      let section = part.content.string(.sectionTitle).map { "\($0): " } ?? ""
      return (part.content.bool(.isSelected) ? "*" : "") + section + text
    }
  }

  @Test("Each option in a section is an option of a picker with a menu, in a group with the title of the section")
  func menu() throws {
    let app = TestApp { Fruits(isInline: false) }
    #expect(try parts(app) == ["none", "*Sweet: apple", "Sweet: pear", "Sweet: plum", "nut"])
    try app.select("plum", in: "fruit")
    #expect(app.exists("chosen plum"))
    #expect(try parts(app) == ["none", "Sweet: apple", "Sweet: pear", "*Sweet: plum", "nut"])
    try app.select("nut", in: "fruit")
    #expect(app.exists("chosen nut") && !app.exists("Sweet"))
  }

  @Test("The groups of a picker with a menu follow the sections")
  func changedSections() throws {
    let app = TestApp { Fruits(isInline: false) }
    try app.tap("Rename")
    #expect(try parts(app) == ["none", "*Ripe: apple", "Ripe: pear", "Ripe: plum", "nut"])
    try app.tap("Grow")
    #expect(try parts(app) == ["none", "*Ripe: apple", "Ripe: pear", "Ripe: plum", "Sour: lemon", "nut"])
    try app.checkInvariants()
    try app.select("lemon", in: "fruit")
    #expect(app.exists("chosen lemon"))
  }

  @Test("Options that are below each other have the headers and footers of their sections around them")
  func inline() throws {
    let app = TestApp { Fruits(isInline: true) }
    #expect(try parts(app) == ["none", "[Sweet]", "*apple", "pear", "plum", "nut"])
    #expect(app.exists("Sweet"))
    try app.tap("Grow")
    try app.tap("Rename")
    #expect(
      try parts(app) == ["none", "[Ripe]", "*apple", "pear", "plum", "[Sour]", "lemon", "[Not ripe]", "nut"])
    try app.checkInvariants()
    try app.select("lemon", in: "fruit")
    #expect(app.exists("chosen lemon"))
    #expect(try app.element("picker").content.number(.selection) == 4)
  }

  private struct Divided: View {
    @State private var choice = 1
    let isInline: Bool

    var body: some View {
      if isInline { picker.pickerStyle(.inline) } else { picker }
      Text("chosen \(choice)")
    }

    private var picker: some View {
      Picker("number", selection: $choice) {
        Text("one").tag(1)
        Divider()
        Text("two").tag(2)
      }
      .accessibilityIdentifier("picker")
    }
  }

  @Test("A divider is not an option", arguments: [false, true])
  func divider(isInline: Bool) throws {
    let app = TestApp { Divided(isInline: isInline) }
    let parts = try app.element("picker").children.map(\.role)
    #expect(parts == (isInline ? [.pickerLabel, .option, .divider, .option] : [.pickerLabel, .option, .option]))
    try app.select("two", in: "number")
    #expect(app.exists("chosen 2"))
    #expect(try app.element("picker").content.number(.selection) == 1)
  }

  private struct Styled: View {
    @State private var choice = 1
    @State private var isInline = false

    var body: some View {
      if isInline { picker.pickerStyle(.inline) } else { picker.pickerStyle(.segmented) }
      Button("Change style") { isInline.toggle() }
    }

    private var picker: some View {
      Picker("number", selection: $choice) {
        Section("Low") { Text("one").tag(1) }
        Section("High") { Text("nine").tag(9) }
      }
      .accessibilityIdentifier("picker")
    }
  }

  @Test("Options that are side by side have no sections")
  func segmented() throws {
    let app = TestApp { Styled() }
    #expect(try parts(app) == ["*one", "nine"])
    try app.select("nine", in: "number")
    try app.tap("Change style")
    #expect(try parts(app).filter { $0.hasPrefix("[") } == ["[Low]", "[High]"])
  }
}
