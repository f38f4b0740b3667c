import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A booking form: validation by key paths, focus of an enumeration, formatters, optional bindings, and steps that depend.

private enum Meal: String, CaseIterable, Identifiable, Codable {
  case none, breakfast, full
  var id: Self { self }
}

private struct Guest: Identifiable, Equatable, Codable {
  var id = UUID()
  var name = ""
  var age: Int?
}

private struct Booking: Equatable, Codable {
  var email = ""
  var password = ""
  var nights = 1
  var price = Decimal(90)
  var discount: Double?
  var meal: Meal? = .breakfast
  var color = Color.Resolved(red: 1, green: 0, blue: 0)
  var arrival = Date(timeIntervalSince1970: 1_767_225_600)
  var guests = [Guest(name: "Ann", age: 30)]
  var remarks: String?
  var agrees = false
}

private struct Validator<Root>: Sendable {
  let check: @Sendable (Root) -> String?

  static func required(_ path: KeyPath<Root, String> & Sendable, _ name: String) -> Validator {
    Validator { $0[keyPath: path].allSatisfy(\.isWhitespace) ? "\(name) is required" : nil }
  }

  static func matches<Output>(
    _ path: KeyPath<Root, String> & Sendable, _ regex: @autoclosure @escaping @Sendable () -> Regex<Output>, _ message: String
  ) -> Validator {
    Validator { (try? regex().wholeMatch(in: $0[keyPath: path])) == nil ? message : nil }
  }
}

private enum Field: Hashable {
  case email, password, price
  case guest(Guest.ID, Part)
  enum Part { case name, age }
}

/// A style of dates as `2026/01/31`.
private struct SlashDate: ParseableFormatStyle, ParseStrategy {
  struct Failure: Error {}
  var parseStrategy: SlashDate { self }

  func format(_ value: Date) -> String {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: value)
    return [parts.year, parts.month, parts.day].map { String($0 ?? 0) }.joined(separator: "/")
  }

  func parse(_ value: String) throws -> Date {
    let parts = value.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]),
      let date = Self.calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
    else { throw Failure() }
    return date
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Binding {
  fileprivate func unwrapped<Wrapped>(_ fallback: Wrapped) -> Binding<Wrapped> where Value == Wrapped?, Wrapped: Sendable {
    Binding<Wrapped>(get: { wrappedValue ?? fallback }, set: { wrappedValue = $0 })
  }

  fileprivate func isPresent<Wrapped>(_ initial: Wrapped) -> Binding<Bool> where Value == Wrapped?, Wrapped: Sendable {
    .init(get: { wrappedValue != nil }, set: { wrappedValue = $0 ? initial : nil })
  }
}

private struct GuestFields: View {
  @Binding var guest: Guest
  var focus: FocusState<Field?>.Binding
  let next: () -> Void

  var body: some View {
    TextField("Guest", text: $guest.name, prompt: Text("Full name"))
      .focused(focus, equals: .guest(guest.id, .name))
      .onSubmit { focus.wrappedValue = .guest(guest.id, .age) }
      .submitLabel(.next)
    TextField("Age", value: $guest.age, format: .number, prompt: Text("Age"))
      .focused(focus, equals: .guest(guest.id, .age))
      .onSubmit(next)
  }
}

private struct BookingForm: View {
  @State private var booking = Booking()
  @State private var saved: Booking?
  @State private var isShowingPassword = false
  @State private var issues: [String] = []
  @FocusState private var focus: Field?
  @SceneStorage("draft") private var draft: Data?

  private static let validators: [Validator<Booking>] = [
    .required(\.email, "E-mail"), .matches(\.email, /[^@ ]+@[^@ ]+/, "E-mail is wrong"),
    .init { $0.password.count < 4 ? "Password is short" : nil },
    .init { $0.guests.contains { $0.name.isEmpty } ? "A guest has no name" : nil },
  ]

  private var total: Decimal { booking.price * Decimal(booking.nights) * Decimal(1 - (booking.discount ?? 0)) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(text: $booking.email, prompt: Text("you@example.com")) { Text("E-mail") }
            .textInputAutocapitalization(.never).autocorrectionDisabled().keyboardType(.emailAddress)
            .focused($focus, equals: .email)
          LabeledContent("Password") {
            Group {
              if isShowingPassword {
                TextField("Secret", text: $booking.password)
              } else {
                SecureField("Secret", text: $booking.password)
              }
            }
            .focused($focus, equals: .password)
            .textContentType(.newPassword)
          }
          Toggle("Show password", isOn: $isShowingPassword)
        } footer: {
          if let issue = issues.first { Text(issue).foregroundStyle(.red) }
        }
        Section("Stay") {
          Stepper(value: $booking.nights, in: 1...14) {
            Text("Nights")
            Text("at most 14")
          } onEditingChanged: { _ in
            focus = nil
          }
          TextField("Arrival", value: $booking.arrival, format: SlashDate())
          DatePicker("Day", selection: $booking.arrival, in: Date(timeIntervalSince1970: 0)..., displayedComponents: [.date])
          TextField("Price", value: $booking.price, format: .currency(code: "USD")).focused($focus, equals: .price)
          Toggle("Discount", isOn: $booking.discount.isPresent(0.1))
          if let discount = Binding($booking.discount) {
            Slider(value: discount, in: 0...0.5, step: 0.05) { Text("Rate") }
            TextField("Rate in percent", value: discount, format: .percent)
          }
          Picker("Meal", selection: $booking.meal) {
            Text("Undecided").tag(Meal?.none)
            Divider()
            ForEach(Meal.allCases) { Text($0.rawValue.localizedCapitalized).tag($0 as Meal?) }
          }
          .pickerStyle(.inline)
        }
        Section {
          ForEach($booking.guests, editActions: .delete) { $guest in
            GuestFields(guest: $guest, focus: $focus) { addGuest() }
          }
          Button("Add Guest", action: addGuest)
        } header: {
          Text("Guests (\(booking.guests.count))")
        }
        TextField("Remarks", text: $booking.remarks.unwrapped(""), axis: .vertical).lineLimit(2...)
        Toggle(isOn: $booking.agrees) { Text("I agree to the [terms](https://example.com/terms)") }
        LabeledContent("Total", value: total, format: .currency(code: "USD"))
        if let saved { Text("Saved for \(saved.guests.map(\.name), format: .list(type: .and))") }
      }
      .onSubmit(advance)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Book", action: save).disabled(!booking.agrees) }
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous") { focus = .email }.disabled(focus == .email)
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .defaultFocus($focus, .email)
      .navigationTitle("Booking")
      .onChange(of: booking) { draft = try? JSONEncoder().encode(booking) }
      .task { if let draft, let stored = try? JSONDecoder().decode(Booking.self, from: draft) { booking = stored } }
    }
  }

  private func addGuest() {
    let guest = Guest()
    booking.guests.append(guest)
    focus = .guest(guest.id, .name)
  }

  private func advance() {
    switch focus {
    case .email: focus = .password
    case .password: focus = .price
    case .price, .guest, nil: break
    }
  }

  private func save() {
    issues = Self.validators.compactMap { $0.check(booking) }
    focus = if issues.contains(where: { $0.hasPrefix("E-mail") }) { .email } else if !issues.isEmpty { .password } else { nil }
    if issues.isEmpty { saved = booking }
  }
}

/// A form with fields of many types.
@MainActor
@Suite("An app with a form")
struct FormAppTests {
  private static let environment = TestEnvironment(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
    windowSize: CGSize(width: 390, height: 2_000))

  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) async -> TestApp {
    let app = TestApp(configuration: configuration, environment: Self.environment) { BookingForm() }
    await app.settle()
    return app
  }

  @Test("Return moves the focus from field to field, and the buttons of the keyboard move it too")
  func focus() async throws {
    let app = await app()
    try app.type("a@b", into: "E-mail")
    #expect(app.focusedField == "E-mail")
    #expect(try app.isEnabled("Previous") == false)
    try app.submit(in: "E-mail")
    #expect(try app.isFocused("Secret"))
    try app.submit(in: "Secret")
    #expect(app.focusedField == "Price")
    try app.tap("Previous")
    #expect(app.focusedField == "E-mail")
    try app.tap("Done")
    #expect(app.focusedField == nil)
  }

  @Test("Issues are shown one at a time in their order, and the focus is in the wrong field")
  func validation() async throws {
    let app = await app()
    #expect(try app.isEnabled("Book") == false)
    try app.setToggle("I agree to the terms", to: true)
    try app.tap("Book")
    #expect(app.exists("E-mail is required") && app.focusedField == "E-mail")
    try app.type("nobody", into: "E-mail")
    try app.tap("Book")
    #expect(app.exists("E-mail is wrong"))
    try app.type("@home", into: "E-mail")
    try app.tap("Book")
    #expect(app.exists("Password is short"))
    #expect(try app.isFocused("Secret"))
    try app.setToggle("Show password", to: true)
    try app.type("1234", into: "Secret")
    #expect(app.exists("1234"))
    try app.tap("Book")
    #expect(app.exists("Saved for Ann") && !app.contains("Password is"))
  }

  @Test("Numbers and dates are formatted at the end of an edit, and a text that is not a value returns to the last one")
  func formats() async throws {
    let app = await app()
    #expect(app.exists("$90.00"))
    try app.clear("Price")
    try app.type("120.5", into: "Price")
    try app.submit(in: "Price")
    #expect(try app.value(of: "Price") == .string("$120.50"))
    try app.increment("Nights")
    #expect(app.exists("$241.00"))
    #expect(try app.value(of: "Arrival") == .string("2026/1/1"))
    try app.clear("Arrival")
    try app.type("2026/13/1", into: "Arrival")
    try app.submit(in: "Arrival")
    #expect(try app.value(of: "Arrival") == .string("2026/1/1"))
    try app.clear("Arrival")
    try app.type("2026/2/3", into: "Arrival")
    try app.submit(in: "Arrival")
    try app.setDate("Day", to: "2026-02-05")
    #expect(try app.value(of: "Arrival") == .string("2026/2/5"))
  }

  @Test("An optional value has controls while it is there, and begins again with its initial value")
  func optional() async throws {
    let app = await app()
    #expect(!app.exists("Rate"))
    try app.setToggle("Discount", to: true)
    #expect(app.exists("$81.00"))
    try app.setSlider("Rate", to: 0.5)
    #expect(app.exists("$45.00"))
    #expect(try app.value(of: "Rate in percent") == .string("50%"))
    try app.setToggle("Discount", to: false)
    #expect(app.exists("$90.00") && !app.exists("Rate"))
    try app.setToggle("Discount", to: true)
    #expect(try app.value(of: "Rate in percent") == .string("10%"))
  }

  @Test("The options of an inline picker are rows, also the one for no value")
  func inlinePicker() async throws {
    let app = await app()
    #expect(try app.value(of: "Meal") == .string("Breakfast"))
    try app.tap("Full")
    #expect(try app.value(of: "Meal") == .string("Full"))
    try app.tap("Undecided")
    #expect(try app.value(of: "Meal") == .string("Undecided"))
  }

  @Test("Return after the age adds a guest whose name has the focus, and a removed guest leaves the others")
  func guests() async throws {
    let app = await app()
    try app.submit(in: "Full name", index: 0)
    #expect(try app.isFocused("Age", index: 0))
    try app.submit(in: "Age", index: 0)
    #expect(app.exists("Guests (2)"))
    #expect(try app.isFocused("Full name", index: 1))
    try app.type("Bob", into: "Full name", index: 1)
    try app.swipe("Ann", to: "Delete")
    #expect(app.exists("Guests (1)") && app.exists("Bob") && !app.exists("Ann"))
    #expect(try app.value(of: "Age") == .string(""))
  }

  @Test("A draft is restored in the next session, with its color, dates and guests")
  func restoration() async throws {
    let app = await app()
    try app.type("a@b", into: "E-mail")
    try app.type("late", into: "Remarks")
    try app.tap("Add Guest")
    let next = await self.app(app.continuation)
    #expect(next.exists("Guests (2)") && next.exists("a@b") && next.exists("late"))
    #expect(try next.value(of: "Arrival") == .string("2026/1/1"))
  }
}
