import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Fields that report editing")
struct FieldEditingTests {
  private struct Form: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var other = ""
    @State private var log: [String] = []
    @State private var isShown = true

    var body: some View {
      if isShown {
        TextField(
          "Name", text: $name, onEditingChanged: { log.append("editing \($0)") }, onCommit: { log.append("name \(name)") })
      }
      SecureField("Secret", text: $secret) { log.append("secret \(secret)") }
      TextField("Other", text: $other) { isEditing in
        log.append("other \(isEditing)")
      } onCommit: {
        log.append("other \(other)")
      }
      Button("hide") { isShown = false }
      Text(verbatim: log.joined(separator: ", "))
    }
  }

  @Test("A field reports that it gains and loses the focus, and that its text is submitted")
  func editing() throws {
    let app = TestApp { Form() }
    try app.focus("Name")
    #expect(app.exists("editing true"))
    try app.type("Ada", into: "Name")
    try app.submit(in: "Name")
    #expect(app.exists("editing true, name Ada"))
    try app.focus("Other")
    #expect(app.exists("editing true, name Ada, editing false, other true") || app.contains("editing false"))
    try app.type("x", into: "Other")
    try app.submit(in: "Other")
    #expect(app.contains("other x"))
  }

  @Test("A secure field reports that its text is submitted")
  func secure() throws {
    let app = TestApp { Form() }
    try app.type("key", into: "Secret")
    try app.submit(in: "Secret")
    #expect(app.exists("secret key"))
  }

  @Test("A focused field that is removed reports that editing ends")
  func removal() throws {
    let app = TestApp { Form() }
    try app.focus("Name")
    try app.tap("hide")
    #expect(app.exists("editing true, editing false"))
  }

  private struct Formatted: View {
    @State private var price = 1.5
    @State private var count = 2
    @State private var maybe: Int? = 3
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var commits = 0
    private let numbers: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()
    private let days: DateFormatter = {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "yyyy-MM-dd"
      return formatter
    }()

    var body: some View {
      TextField("Price", value: $price, formatter: numbers)
      TextField("Count", value: $count, formatter: numbers, onCommit: { commits += 1 })
      TextField("Maybe", value: $maybe, formatter: numbers)
      TextField("Day", value: $day, formatter: days)
      Text(verbatim: "\(price) \(count) \(maybe.map { "\($0)" } ?? "nil") \(Int(day.timeIntervalSince1970)) \(commits)")
    }
  }

  @Test("A field with a formatter shows its value, and writes what the formatter can parse")
  func formatter() throws {
    let app = TestApp { Formatted() }
    #expect(try app.value(of: "Price") == .string("1.5"))
    #expect(try app.value(of: "Day") == .string("1970-01-01"))
    try app.type("2", into: "Price")
    #expect(app.exists("1.52 2 3 0 0"))
    try app.type("x", into: "Count")
    #expect(app.exists("1.52 2 3 0 0"))
    try app.submit(in: "Count")
    #expect(try app.value(of: "Count") == .string("2"))
    #expect(app.exists("1.52 2 3 0 1"))
    try app.type("5", into: "Count")
    try app.clear("Maybe")
    #expect(app.exists("1.52 25 nil 0 1"))
    try app.clear("Day")
    try app.type("1970-01-02", into: "Day")
    #expect(app.exists("1.52 25 nil 86400 1"))
  }

  private struct Small: View {
    @State private var value: Int8 = 0

    var body: some View {
      TextField("Small", value: $value, formatter: NumberFormatter())
      Text(verbatim: "value \(value)")
    }
  }

  @Test(
    "A number that the type of the value cannot represent is not written",
    arguments: [("2.5", "value 2"), ("300", "value 30"), ("-129", "value -12")])
  func range(text: String, shown: String) throws {
    let app = TestApp { Small() }
    try app.clear("Small")
    try app.type(text, into: "Small")
    #expect(app.exists(shown))
  }
}
