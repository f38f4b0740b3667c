import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// Settings whose bindings are derived: sets of options, optional values with defaults, mapped values, and linked values.

private enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
  var scheme: ColorScheme? { self == .light ? .light : self == .dark ? .dark : nil }
}

private struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
  var volume: Double
}

private struct Weekdays: OptionSet, Hashable {
  let rawValue: Int
  static let monday = Weekdays(rawValue: 1 << 0)
  static let sunday = Weekdays(rawValue: 1 << 6)
  static let named: [(String, Weekdays)] = [("Monday", .monday), ("Sunday", .sunday)]
}

extension Binding where Value: OptionSet & Sendable, Value == Value.Element {
  fileprivate func contains(_ option: Value) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(option) },
      set: { isOn in if isOn { wrappedValue.insert(option) } else { wrappedValue.remove(option) } })
  }
}

extension Binding where Value: Sendable {
  fileprivate func map<T: Sendable>(
    _ get: @escaping @Sendable (Value) -> T, _ set: @escaping @Sendable (T) -> Value
  ) -> Binding<T> {
    Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
  }
}

@MainActor
private func ?? <T: Sendable>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

private struct SettingsView: View {
  @AppStorage("weekdays.appearance") private var appearance: Appearance = .system
  @AppStorage("weekdays.name") private var name: String?
  @AppStorage("weekdays.days") private var storedDays = Weekdays.monday.rawValue
  @State private var days: Weekdays = [.monday]
  @State private var font = "Menlo"
  @State private var alarms = [Alarm(id: 0, isOn: true, volume: 0.2), Alarm(id: 1, isOn: false, volume: 0.2)]
  @State private var priority: Int? = nil
  @State private var minutes = 5
  @State private var edits = 0
  @State private var isExpanded = false
  @State private var isRenaming = false
  @State private var draft = ""
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Button {
            draft = name ?? ""; isRenaming = true
          } label: {
            LabeledContent("Name", value: name ?? "None").contentShape(.rect)
          }
          .buttonStyle(.plain)
          TextField("Nickname", text: $name ?? "")
        } header: {
          Text("General")
        } footer: {
          Text("Your *name* is public.")
        }
        pickers
        DisclosureGroup("Schedule", isExpanded: $isExpanded) {
          ForEach(Weekdays.named, id: \.1) { name, day in Toggle(name, isOn: $days.contains(day)) }
        }
        Section {
          ForEach($alarms) { $alarm in
            Toggle("Alarm \(alarm.id)", systemImage: "alarm", isOn: $alarm.isOn)
            Slider(value: $alarm.volume, in: 0...1, step: 0.2) {
              Text("Volume \(alarm.id)")
            } onEditingChanged: { isEditing in
              if !isEditing { edits += 1 }
            }
            .disabled(!alarm.isOn)
          }
          Toggle(sources: $alarms, isOn: \.isOn) { Text("All alarms") }
          Stepper("Snooze \(minutes)", value: $minutes, in: 1...20, step: 5)
        } header: {
          HStack {
            Text("Alarms"); Button("Add") { alarms.append(Alarm(id: alarms.count, isOn: true, volume: 1)) }
          }
        }
        Text("\(scheme == .dark ? "dark" : "light") \(font) P\(priority ?? 0) \(days.rawValue)")
      }
      .navigationTitle("Settings")
      .alert("Rename", isPresented: $isRenaming) {
        TextField("New name", text: $draft)
        Button("Save") { name = draft.isEmpty ? nil : draft }
        Button("Cancel", role: .cancel) {}
      }
    }
    .preferredColorScheme(appearance.scheme)
    .onAppear { days = Weekdays(rawValue: storedDays) }
    .onChange(of: days) { storedDays = days.rawValue }
  }

  private var pickers: some View {
    Section(header: Text("Pickers"), footer: EmptyView()) {
      Picker("Appearance", systemImage: "circle.lefthalf.filled", selection: $appearance) {
        ForEach(Appearance.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      Picker(selection: $font) {
        Section("Monospaced") {
          ForEach(["Menlo", "Courier"], id: \.self, content: Text.init)
        }
        Section("Others") { Text("Georgia").tag("Georgia") }
      } label: {
        Text("Font")
        Text("Used in the editor")
      }
      .pickerStyle(.menu)
      Picker("Priority", selection: $priority) {
        Text("Nothing").tag(Int?.none)
        Divider()
        ForEach(1..<4) { Text("P\($0)").tag(Optional($0)) }
      }
      .pickerStyle(.navigationLink)
      Picker("Break", selection: $minutes.map({ Double($0) }, { Int($0) })) {
        ForEach(Array(stride(from: 5.0, through: 15, by: 5)), id: \.self) { Text("\(Int($0)) min") }
      }
      .pickerStyle(.inline)
      Picker("Volume of all", sources: $alarms, selection: \.volume) {
        Text("Quiet").tag(0.2)
        Text("Loud").tag(1.0)
      }
    }
  }
}

/// Settings with derived bindings.
@MainActor
@Suite("Settings with derived bindings")
struct WeekdaysAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) -> TestApp {
    TestApp(size: CGSize(width: 390, height: 3_000), configuration: configuration, environment: .phone) { SettingsView() }
  }

  @Test("A stored name is edited by a field with a default and by the field of an alert, and removed by an empty text")
  func name() throws {
    let app = app()
    #expect(app.exists("None") && app.exists("Your name is public."))
    try app.type("Ann", into: "Nickname")
    #expect(!app.exists("None") && app.exists("Ann"))
    try app.tap("Name")
    #expect(app.presentations == [Presentation(.alert, title: "Rename")])
    #expect(try app.value(of: "New name") == .string("Ann"))
    try app.type("a", into: "New name")
    try app.tap("Save")
    #expect(try app.value(of: "Nickname") == .string("Anna"))
    let restarted = self.app(app.continuation)
    #expect(try restarted.value(of: "Nickname") == .string("Anna"))
    try restarted.tap("Name")
    try restarted.clear("New name")
    try restarted.tap("Save")
    #expect(restarted.exists("None"))
    #expect(self.app(restarted.continuation).exists("None"))
  }

  @Test("Toggles of a set of options change its elements, which are stored")
  func options() throws {
    let app = app()
    #expect(!app.exists("Monday"))
    try app.tap("Schedule")
    #expect(try app.value(of: "Monday") == .bool(true) && app.value(of: "Sunday") == .bool(false))
    try app.setToggle("Sunday", to: true)
    #expect(app.contains("P0 65"))
    try app.setToggle("Monday", to: false)
    #expect(app.contains("P0 64"))
    let restarted = self.app(app.continuation)
    #expect(restarted.contains("P0 64"))
    try restarted.tap("Schedule")
    #expect(try restarted.value(of: "Sunday") == .bool(true) && restarted.value(of: "Monday") == .bool(false))
  }

  @Test("Pickers of each style select enumerations, optional values, values in sections, and mapped values")
  func pickers() throws {
    let app = app()
    try app.select("Dark", in: "Appearance")
    #expect(app.contains("dark Menlo"))
    try app.select("Automatic", in: "Appearance")
    #expect(app.contains("light Menlo"))
    try app.select("Georgia", in: "Font")
    try app.tap("Priority")
    #expect(app.stack.count == 2 && app.exists("P3"))
    try app.tap("P2")
    #expect(app.stack == ["Settings"] && app.contains("Georgia P2"))
    try app.increment("Snooze 5")
    #expect(app.exists("Snooze 10"))
    #expect(try app.value(of: "Break") == .string("10 min"))
    try app.select("15 min", in: "Break")
    #expect(app.exists("Snooze 15"))
  }

  @Test("Controls of several sources change all of them, and an added element is one of them")
  func sources() throws {
    let app = app()
    #expect(try app.isEnabled("Volume 0") && !app.isEnabled("Volume 1"))
    try app.setToggle("All alarms", to: true)
    #expect(try app.value(of: "Alarm 1") == .bool(true) && app.isEnabled("Volume 1"))
    #expect(try app.value(of: "Volume of all") == .string("Quiet"))
    try app.setSlider("Volume 1", to: 0.6)
    try app.tap("Add")
    #expect(try app.value(of: "Alarm 2") == .bool(true))
    try app.select("Loud", in: "Volume of all")
    for index in 0..<3 { #expect(try app.value(of: "Volume \(index)") == .number(1)) }
    try app.setToggle("All alarms", to: false)
    for index in 0..<3 { #expect(try app.value(of: "Alarm \(index)") == .bool(false)) }
  }
}
