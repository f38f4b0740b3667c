import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Options that users cannot choose")
struct DisabledOptionTests {
  enum Style: CaseIterable { case menu, segmented, inline, wheel }

  @Observable
  final class Model { var isFull = true }

  private struct Seats: View {
    let style: Style
    let model: Model
    @State private var seat = "A"

    init(style: Style, model: Model) {
      self.style = style
      self.model = model
    }

    var body: some View {
      switch style {
      case .menu: picker.pickerStyle(.menu)
      case .segmented: picker.pickerStyle(.segmented)
      case .inline: picker.pickerStyle(.inline)
      case .wheel: picker.pickerStyle(.wheel)
      }
      Text("seat \(seat)")
      Button("Seat B") { seat = "B" }
    }

    private var picker: some View {
      Picker("seat", selection: $seat) {
        Text("A").tag("A")
        Text("B").tag("B").selectionDisabled(model.isFull)
        Group {
          Text("C").tag("C")
          Text("D").tag("D").selectionDisabled(false)
        }
        .selectionDisabled()
      }
      .accessibilityIdentifier("picker")
    }
  }

  private func disabledOptions(_ app: TestApp) throws -> [String] {
    try app.element("picker").children.filter { $0.role == .option && $0.content.bool(.isDisabled) }.map { option in
      option.everything.compactMap { $0.content.string(.text) }.joined()
    }
  }

  @Test("An option whose selection is disabled is dimmed and cannot be chosen", arguments: Style.allCases)
  func disabled(style: Style) throws {
    let model = Model()
    let app = TestApp { Seats(style: style, model: model) }
    #expect(try disabledOptions(app) == ["B", "C"])
    #expect(throws: TestFailure.self) { try app.select("B", in: "seat") }
    let option = try app.element("picker").children.filter { $0.role == .option }[2]
    #expect(try outcome(app, "picker", .string(String(option.id.rawValue))) == .dropped(.disabled))
    #expect(app.exists("seat A"))
    try app.select("D", in: "seat")
    #expect(app.exists("seat D"))
  }

  @Test("An option follows the condition, and the app can select it anyway", arguments: Style.allCases)
  func condition(style: Style) throws {
    let model = Model()
    let app = TestApp { Seats(style: style, model: model) }
    try app.tap("Seat B")
    #expect(app.exists("seat B"))
    #expect(try app.element("picker").content.number(.selection) == 1)
    try app.select("A", in: "seat")
    model.isFull = false
    app.session.settle()
    #expect(try disabledOptions(app) == ["C"])
    try app.select("B", in: "seat")
    #expect(app.exists("seat B"))
  }

  private struct Row: View {
    @State private var selection: String?
    @State private var seat = "A"

    var body: some View {
      List(selection: $selection) {
        Picker("seat", selection: $seat) {
          Text("A").tag("A")
          Text("B").tag("B")
        }
        .accessibilityIdentifier("picker")
        .selectionDisabled()
      }
      Text("seat \(seat)")
    }
  }

  @Test("The options of a picker in a row that cannot be selected can be chosen")
  func disabledRow() throws {
    let app = TestApp { Row() }
    try app.select("B", in: "seat")
    #expect(app.exists("seat B"))
  }

  private struct Linked: View {
    @State private var seat = "A"

    var body: some View {
      NavigationStack {
        Form {
          Picker("Seat", selection: $seat) {
            Text("Front").tag("A")
            Text("Middle").tag("B").selectionDisabled()
            Group {
              Text("Back").tag("C")
              Text("Last").tag("D").selectionDisabled(false)
            }
            .selectionDisabled()
          }
          Text("seat \(seat)")
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test("A picker that is a link has a disabled row for such an option")
  func link() throws {
    let app = TestApp { Linked() }
    try app.tap("Seat")
    #expect(throws: TestFailure.self) { try app.tap("Middle") }
    #expect(throws: TestFailure.self) { try app.tap("Back") }
    try app.tap("Last")
    #expect(app.exists("seat D"))
  }
}
