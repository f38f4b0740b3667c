import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Date pickers, color pickers and text editors")
struct DateInputTests {
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  private struct Due: View {
    @State var due: Date
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var range: ClosedRange<Date>?

    var body: some View {
      Form {
        if let range {
          DatePicker("Due", selection: $due, in: range, displayedComponents: components)
        } else {
          DatePicker("Due", selection: $due, displayedComponents: components)
        }
        Text(verbatim: "at \(Int(due.timeIntervalSince1970))")
      }
      .environment(\.timeZone, DateInputTests.zone)
    }
  }

  private func send(_ text: String, to app: TestApp) throws -> EventOutcome {
    let picker = try #require(app.elements(.datePicker).first)
    return app.session.perform(InputEvent(target: picker.id, action: .change(.string(text), revision: 0)))
  }

  @Test("A date picker shows and sets the components of the environment's time zone")
  func components() throws {
    let due = try Self.date("2026-11-23T13:05:42Z")
    let app = TestApp { Due(due: due) }
    #expect(try app.value(of: "Due") == .string("2026-11-23T14:05"))
    try app.setDate("Due", to: "2026-07-01T08:30")
    #expect(app.exists("at \(Int(try Self.date("2026-07-01T06:30:42Z").timeIntervalSince1970))"))
  }

  @Test("Components that are not displayed keep their value")
  func hiddenComponents() throws {
    let due = try Self.date("2026-11-23T13:05:42Z")
    let day = TestApp { Due(due: due, components: .date) }
    try day.setDate("Due", to: "2026-11-24")
    #expect(day.exists("at \(Int(due.timeIntervalSince1970) + 86_400)"))
    let time = TestApp { Due(due: due, components: .hourAndMinute) }
    #expect(try time.value(of: "Due") == .string("14:05"))
    try time.setDate("Due", to: "15:05")
    #expect(time.exists("at \(Int(due.timeIntervalSince1970) + 3_600)"))
  }

  @Test("A date beyond the range becomes the nearest date of the range")
  func range() throws {
    let due = try Self.date("2026-11-23T13:05:00Z")
    let app = TestApp { Due(due: due, components: .date, range: due...due.addingTimeInterval(86_400)) }
    let picker = try #require(app.elements(.datePicker).first)
    #expect(picker.content.string(.minimum) == "2026-11-23")
    #expect(picker.content.string(.maximum) == "2026-11-24")
    try app.setDate("Due", to: "2030-01-01")
    #expect(app.exists("at \(Int(due.timeIntervalSince1970) + 86_400)"))
    try app.setDate("Due", to: "1999-01-01")
    #expect(app.exists("at \(Int(due.timeIntervalSince1970))"))
  }

  @Test(
    "An invalid date is dropped",
    arguments: [
      "", "T", "2026-02-30T10:00", "2026-13-01T10:00", "2026-00-01T10:00", "2026-11-23", "10:00", "2026-11-23T24:00",
      "2026-11-23T10:60",
      "2026-11-23T10", "0000-01-01T10:00", "-2026-11-23T10:00", "2026-11-23T+9:00", "٢٠٢٦-11-23T10:00",
      "99999999999999999999-01-01T10:00", String(repeating: "9", count: 1000),
    ])
  func hostile(text: String) throws {
    let due = try Self.date("2026-11-23T13:05:42Z")
    let app = TestApp { Due(due: due) }
    #expect(try send(text, to: app) == .dropped(.invalidValue))
    #expect(app.exists("at \(Int(due.timeIntervalSince1970))"))
  }

  @Test("A date before the year 1 or after 9999 is shown as the nearest year")
  func extremes() throws {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e15), Date(timeIntervalSince1970: -1e15)] {
      let app = TestApp { Due(due: date, components: .date) }
      let shown = try #require(app.elements(.datePicker).first?.content.string(.value))
      #expect(shown.count == 10)
    }
  }

  @Test("A color picker shows the color and keeps its opacity")
  func color() throws {
    struct Painting: View {
      @State private var color = Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)
      var body: some View {
        ColorPicker("Color", selection: $color)
        Text("\(Int((color.resolve(in: EnvironmentValues()).opacity * 100).rounded()))")
      }
    }
    let app = TestApp { Painting() }
    let picker = try #require(app.elements(.colorPicker).first)
    #expect(picker.content.string(.value) == "#ff8000")
    for text in ["red", "#12345", "#1234567", "#12345g", "#+12345", ""] {
      let outcome = app.session.perform(InputEvent(target: picker.id, action: .change(.string(text), revision: 0)))
      #expect(outcome == .dropped(.invalidValue))
    }
    #expect(app.session.perform(InputEvent(target: picker.id, action: .change(.string("#00fF10"), revision: 0))) == .handled)
    #expect(app.elements(.colorPicker).first?.content.string(.value) == "#00ff10")
    #expect(app.exists("50"))
  }

  @Test("A text editor edits a text of several lines and has no submit")
  func editor() throws {
    struct Note: View {
      @State private var text = "One"
      @FocusState private var isFocused: Bool
      var body: some View {
        TextEditor(text: $text).focused($isFocused).accessibilityIdentifier("note").keyboardType(.emailAddress)
        Text("\(text.count) characters, \(isFocused ? "focused" : "idle")")
      }
    }
    let app = TestApp { Note() }
    try app.type("\nTwo", into: "note")
    #expect(app.exists("7 characters, focused"))
    #expect(throws: TestFailure.self) { try app.submit(in: "note") }
    #expect(app.elements(.textField).first?.content.string(.keyboardType) == "emailAddress")
  }
}
