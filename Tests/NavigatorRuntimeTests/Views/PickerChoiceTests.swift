import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Choices of users who still see former options, because a change has not reached them.
@MainActor
@Suite("Choices of options that have changed")
struct PickerChoiceTests {
  enum Style: CaseIterable { case menu, segmented, inline, wheel }

  /// The source of the options.
  enum Source: CaseIterable { case state, observable, object }

  @Observable
  final class Model { var names = ["a", "b", "c"] }

  final class Object: ObservableObject { @Published var names = ["a", "b", "c"] }

  /// A picker whose options have the names or the positions in the collection as identities.
  private struct Choices: View {
    let names: [String]
    let style: Style
    let byPosition: Bool
    @State private var name = "b"

    init(names: [String], style: Style = .inline, byPosition: Bool = false) {
      self.names = names
      self.style = style
      self.byPosition = byPosition
    }

    var body: some View {
      switch style {
      case .menu: picker.pickerStyle(.menu)
      case .segmented: picker.pickerStyle(.segmented)
      case .inline: picker.pickerStyle(.inline)
      case .wheel: picker.pickerStyle(.wheel)
      }
      Text("chosen \(name)")
    }

    private var picker: some View {
      Picker("name", selection: $name) {
        if byPosition {
          ForEach(names.indices, id: \.self) { Text(names[$0]).tag(names[$0]) }
        } else {
          ForEach(names, id: \.self) { Text($0) }
        }
      }
      .accessibilityIdentifier("picker")
    }
  }

  private struct Changes: View {
    @Binding var names: [String]

    var body: some View {
      Button("reverse") { names.reverse() }
      Button("insert") { names.insert("d", at: 0) }
      Button("remove a") { names.removeAll { $0 == "a" } }
      Button("remove c") { names.removeAll { $0 == "c" } }
    }
  }

  private struct StateRoot: View {
    @State private var names = ["a", "b", "c"]
    let style: Style
    let byPosition: Bool

    init(style: Style, byPosition: Bool) {
      self.style = style
      self.byPosition = byPosition
    }

    var body: some View {
      Choices(names: names, style: style, byPosition: byPosition)
      Changes(names: $names)
    }
  }

  private struct ModelRoot: View {
    @State private var model = Model()
    let style: Style
    let byPosition: Bool

    init(style: Style, byPosition: Bool) {
      self.style = style
      self.byPosition = byPosition
    }

    var body: some View {
      @Bindable var model = model
      Choices(names: model.names, style: style, byPosition: byPosition)
      Changes(names: $model.names)
    }
  }

  private struct ObjectRoot: View {
    @StateObject private var object = Object()
    let style: Style
    let byPosition: Bool

    init(style: Style, byPosition: Bool) {
      self.style = style
      self.byPosition = byPosition
    }

    var body: some View {
      Choices(names: object.names, style: style, byPosition: byPosition)
      Changes(names: $object.names)
    }
  }

  private func app(_ source: Source, _ style: Style = .inline, byPosition: Bool = false) -> TestApp {
    switch source {
    case .state: TestApp { StateRoot(style: style, byPosition: byPosition) }
    case .observable: TestApp { ModelRoot(style: style, byPosition: byPosition) }
    case .object: TestApp { ObjectRoot(style: style, byPosition: byPosition) }
    }
  }

  /// Returns the value with which a host chooses the option that shows a text.
  private func choice(_ app: TestApp, _ text: String, in picker: String = "picker") throws -> Content.Value {
    let option = try app.element(picker).children.first { option in
      option.role == .option && option.everything.contains { $0.content.string(.text) == text }
    }
    return .string(String(try #require(option).id.rawValue))
  }

  @Test("A choice selects the option that the user saw, even if it has moved", arguments: Source.allCases, Style.allCases)
  func movedOption(source: Source, style: Style) throws {
    for change in ["reverse", "insert", "remove a"] {
      let app = app(source, style)
      let seen = try choice(app, "c")
      try app.tap(change)
      #expect(try outcome(app, "picker", seen) == .handled)
      #expect(app.exists("chosen c"), "\(change)")
      try app.checkInvariants()
    }
  }

  @Test("The choice of an option that was removed changes nothing", arguments: Source.allCases, Style.allCases)
  func removedOption(source: Source, style: Style) throws {
    let app = app(source, style)
    let seen = try choice(app, "c")
    try app.tap("remove c")
    #expect(try outcome(app, "picker", seen) == .dropped(.invalidValue))
    #expect(app.exists("chosen b"))
    try app.select("a", in: "name")
    #expect(app.exists("chosen a"))
  }

  @Test("An option whose tag has changed is a different option, even if its view is the same", arguments: Source.allCases)
  func changedTag(source: Source) throws {
    let app = app(source, byPosition: true)
    let seen = try ["a", "b", "c"].map { try choice(app, $0) }
    try app.tap("reverse")
    try app.checkInvariants()
    #expect(try outcome(app, "picker", seen[0]) == .dropped(.invalidValue))
    #expect(try outcome(app, "picker", seen[2]) == .dropped(.invalidValue))
    #expect(app.exists("chosen b"))
    #expect(try outcome(app, "picker", seen[1]) == .handled)
    #expect(try outcome(app, "picker", choice(app, "a")) == .handled)
    #expect(app.exists("chosen a"))
    #expect(try app.element("picker").content.number(.selection) == 2)
  }

  /// Options that change without the picker around them.
  private struct OwnOptions: View {
    let model: Model

    init(model: Model) {
      self.model = model
    }

    var body: some View {
      ForEach(model.names, id: \.self) { Text($0).tag($0) }
    }
  }

  private struct OuterPicker: View {
    let model: Model
    @State private var name = "b"

    init(model: Model) {
      self.model = model
    }

    var body: some View {
      Picker("name", selection: $name) { OwnOptions(model: model) }
        .accessibilityIdentifier("picker")
      Text("chosen \(name)")
    }
  }

  @Test("Options that change without their picker are shown and can be chosen")
  func ownOptions() throws {
    let model = Model()
    let app = TestApp { OuterPicker(model: model) }
    let seen = try choice(app, "c")
    model.names = ["d", "c", "b"]
    app.session.settle()
    try app.checkInvariants()
    #expect(try outcome(app, "picker", seen) == .handled)
    #expect(app.exists("chosen c"))
    try app.select("d", in: "name")
    #expect(app.exists("chosen d"))
  }

  private struct NumberPicker: View {
    @State private var number = 1.0
    @State private var count = 0

    var body: some View {
      Picker("number", selection: $number) {
        Text("nothing").tag(Double.nan)
        Text("one").tag(1.0)
        Text("two").tag(2.0)
      }
      .accessibilityIdentifier("picker")
      Button("count \(count)") { count += 1 }
      Text("is two: \(String(number == 2))")
    }
  }

  @Test("A tag that is not equal to itself keeps its option")
  func tagWithoutEquality() throws {
    let app = TestApp { NumberPicker() }
    let seen = try choice(app, "nothing")
    try app.tap("count 0")
    #expect(try choice(app, "nothing") == seen)
    try app.select("two", in: "number")
    #expect(app.exists("is two: true"))
  }

  private struct TwoPickers: View {
    @State private var first = 1
    @State private var second = 1

    var body: some View {
      Picker("first", selection: $first) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
        .accessibilityIdentifier("first")
      Picker("second", selection: $second) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
        .accessibilityIdentifier("second")
      Text("chosen \(first) \(second)")
    }
  }

  @Test("A value that names no option of the picker is dropped")
  func hostileValues() throws {
    let app = TestApp { TwoPickers() }
    let picker = try app.element("first")
    let label = try #require(picker.children.first { $0.role == .pickerLabel })
    let values: [Content.Value] = [
      try choice(app, "2", in: "second"), .string(String(picker.id.rawValue)), .string(String(label.id.rawValue)),
      .string(""), .string("-1"), .string("nan"), .string("4294967296"), .string("99999999999999999999"), .string("1e3"),
      .string(String(repeating: "9", count: 10_000)), .number(1), .number(-1), .number(.nan), .number(.infinity),
      .number(1e300), .bool(true), .strings(["1"]),
    ]
    for value in values { #expect(try outcome(app, "first", value) == .dropped(.invalidValue)) }
    #expect(app.exists("chosen 1 1"))
    #expect(try outcome(app, "first", choice(app, "2", in: "first")) == .handled)
    #expect(app.exists("chosen 2 1"))
  }
}
