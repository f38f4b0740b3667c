import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

extension String {
  /// The string, which is stored in capitals.
  fileprivate var loud: String {
    get { self }
    set { self = newValue.uppercased() }
  }
}

@MainActor
@Suite("Fields")
struct FieldTests {
  private struct Fields: View {
    @State private var name = "Ada"
    @State private var shouted = ""
    @State private var number = 7
    @State private var maybe: Int?
    @State private var log: [String] = []
    var body: some View {
      TextField("Name", text: $name, prompt: Text("Who?"))
        .submitLabel(.done)
        .textContentType(.username)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("name")
        .onSubmit { log.append("inner") }
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit { log.append("outer") }
      TextField("Shout", text: $shouted.loud).accessibilityIdentifier("shout")
      TextField("Number", value: $number, format: .number.grouping(.never)).accessibilityIdentifier("number")
      TextField("Maybe", value: $maybe, format: .number).accessibilityIdentifier("maybe")
      TextField("Long", text: $name, axis: .vertical).accessibilityIdentifier("long")
      SecureField("Secret", text: $name).accessibilityIdentifier("secret")
      Button("reset") { name = "Bob" }
      Button("other number") { number = 12 }
      Text(verbatim: "\(name), \(shouted), \(number), \(maybe.map { "\($0)" } ?? "nil")")
      Text(verbatim: log.joined(separator: " "))
    }
  }

  private struct Numbers: View {
    @State private var whole = 7
    @State private var part: Double? = 0.5
    @State private var amount: Decimal = 3
    @State private var large: Decimal = 4
    private let numbers: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      return formatter
    }()

    var body: some View {
      TextField("Whole", value: $whole, format: .number).accessibilityIdentifier("whole")
      TextField("Part", value: $part, format: .number).accessibilityIdentifier("part")
      TextField("Percent", value: $part, format: .percent).accessibilityIdentifier("percent")
      TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("amount")
      TextField("Large", value: $large, formatter: numbers).accessibilityIdentifier("large")
      Text(verbatim: "\(whole) \(part.map { "\($0)" } ?? "nil") \(amount) \(large)")
    }
  }

  private func numbers() -> TestApp {
    TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"))) { Numbers() }
  }

  @Test("Padding, a frame and a background are outside of the border of a field")
  func borderedField() {
    let app = TestApp {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).padding().background(.red)
      SecureField("Secret", text: .constant("")).textFieldStyle(.roundedBorder).padding()
      TextField("Plain", text: .constant("")).padding()
    }
    func isPadded(_ role: Role) -> [Bool] {
      app.elements(role).map { $0.style.properties.contains { if case .padding = $0 { true } else { false } } }
    }
    #expect(isPadded(.textField) == [false, true])
    #expect(isPadded(.secureField) == [false])
  }

  @Test(
    "A number that is not finite, or that is not in the text, is not written",
    arguments: ["NaN", "NaN12", "∞", "1E999", "1E99999999999"], ["whole", "part", "percent", "amount", "large"])
  func impossibleNumbers(text: String, field: String) throws {
    let app = numbers()
    #expect(try outcome(app, field, .string(text), revision: 1) == .handled)
    #expect(app.exists("7 0.5 3 4"))
  }

  @Test("A number that a decimal number cannot represent is not written")
  func largeDecimal() throws {
    let app = numbers()
    #expect(try outcome(app, "large", .string("1E308"), revision: 1) == .handled)
    #expect(app.exists("7 0.5 3 4"))
    #expect(try outcome(app, "large", .string("1E20"), revision: 2) == .handled)
    #expect(app.exists("7 0.5 3 100000000000000000000"))
  }

  @Test("The smallest integer may be typed")
  func smallestInteger() throws {
    let app = numbers()
    #expect(try outcome(app, "whole", .string("-9223372036854775808"), revision: 1) == .handled)
    #expect(app.exists("-9223372036854775808 0.5 3 4"))
  }

  @Test("A field has its text, its prompt and its style")
  func content() throws {
    let app = TestApp { Fields() }
    let field = try app.element("name").content
    #expect(field.string(.text) == "Ada")
    #expect(field.string(.placeholder) == "Who?")
    #expect(field.string(.label) == "Name")
    #expect(field.string(.submitLabel) == "done")
    #expect(field.string(.textContentType) == "username")
    #expect(try app.element("secret").content.string(.textContentType) == nil)
    #expect(field.string(.variant) == "roundedBorder")
    #expect(field.number(.revision) == nil)
    #expect(try app.element("shout").content.string(.placeholder) == "Shout")
    #expect(try app.element("long").content.string(.axis) == "vertical")
    #expect(try app.element("secret").role == .secureField)
  }

  @Test("A field writes its binding, follows it, and answers with the revision that it has processed")
  func typing() throws {
    let app = TestApp { Fields() }
    try app.type("!", into: "name")
    #expect(app.contains("Ada!,"))
    #expect(try app.element("name").content.number(.revision) == 1)
    #expect(try app.element("long").content.string(.text) == "Ada!")
    try app.tap("reset")
    #expect(try app.value(of: "name") == .string("Bob"))
    #expect(try app.element("name").content.number(.revision) == 1)
    #expect(try outcome(app, "name", .string("Bob"), revision: 2) == .handled)
    #expect(try app.element("name").content.number(.revision) == 2)
    #expect(try outcome(app, "name", .string("old"), revision: 1) == .handled)
    #expect(try app.element("name").content.number(.revision) == 2)
  }

  @Test("A binding that changes the typed text shows the result")
  func transforming() throws {
    let app = TestApp { Fields() }
    try app.type("hey", into: "shout")
    #expect(try app.value(of: "shout") == .string("HEY"))
    #expect(try app.element("shout").content.number(.revision) == 3)
  }

  @Test("A field for a value keeps text that cannot be parsed until it is submitted or the value changes")
  func parsing() throws {
    let app = TestApp { Fields() }
    #expect(try app.value(of: "number") == .string("7"))
    try app.type("5", into: "number")
    #expect(app.contains(", 75,"))
    _ = try outcome(app, "number", .string("x"), revision: 9)
    #expect(app.contains(", 75,"))
    #expect(try app.value(of: "number") == .string("x"))
    try app.submit(in: "number")
    #expect(try app.value(of: "number") == .string("75"))
    _ = try outcome(app, "number", .string(""), revision: 10)
    #expect(try app.value(of: "number") == .string(""))
    try app.tap("other number")
    #expect(try app.value(of: "number") == .string("12"))
    try app.type("4", into: "maybe")
    #expect(app.contains(", 4"))
    try app.clear("maybe")
    #expect(app.contains(", nil"))
  }

  @Test("Submitting runs the actions around a field for its kind, from the inside to the outside")
  func submit() throws {
    let app = TestApp { Fields() }
    try app.submit(in: "name")
    #expect(app.exists("inner outer"))
  }

  @Test("A field drops values that are not text or are too long")
  func hostile() throws {
    let app = TestApp { Fields() }
    for value: Content.Value in [.bool(true), .number(1), .strings(["x"])] {
      #expect(try outcome(app, "name", value, revision: 1) == .dropped(.invalidValue))
    }
    #expect(try outcome(app, "name", .string("x"), revision: -1) == .dropped(.invalidValue))
    #expect(try outcome(app, "name", .string("x"), revision: .max) == .dropped(.invalidValue))
    let huge = String(repeating: "e\u{301}", count: 60_000)
    #expect(try outcome(app, "name", .string(huge), revision: 1) == .dropped(.invalidValue))
    #expect(try outcome(app, "name", .string(String(repeating: "x", count: 100_000)), revision: 1) == .handled)
  }

  private struct Composer: View {
    @State var text: String
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Free", text: $text, axis: .vertical).accessibilityIdentifier("free")
        TextField("Limited", text: $text, axis: .vertical).lineLimit(2...4).accessibilityIdentifier("limited")
        TextField("Reserved", text: $text, axis: .vertical).lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserved")
        TextField("Single", text: $text).lineLimit(2...4).accessibilityIdentifier("single")
      }
      .frame(width: 200)
    }
  }

  @Test(
    "A vertical field grows with its lines, from those that it reserves to its limit",
    arguments: [
      ("", [1, 2, 3, 1]), ("a", [1, 2, 3, 1]), ("a\nb\nc", [3, 3, 3, 1]), ("a\nb\nc\nd\ne\nf", [6, 4, 3, 1]),
    ])
  func lines(_ text: String, _ expected: [Int]) throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) { Composer(text: text) }
    let heights = try ["free", "limited", "reserved", "single"].map { try app.frame(of: $0).height }
    #expect(heights.map { Int(($0 / 22).rounded()) } == expected)
  }

  @Test("A vertical field wraps long lines")
  func wrapping() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) { Composer(text: String(repeating: "word ", count: 14)) }
    #expect(try app.frame(of: "free").height > 50)
    #expect(try app.frame(of: "single").height < 30)
  }
}
