import NavigatorTesting
import SwiftUI
import Testing

/// Settings in the app's store, as enums with raw values, and a form that validates.
@MainActor
@Suite("An app with stored settings")
struct SettingsIdiomTests {
  enum Theme: String, CaseIterable, Identifiable {
    case light, dark
    var id: Self { self }
  }

  private enum Field: Hashable {
    case name, mail
  }

  private struct Root: View {
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("hasOnboarded") private var hasOnboarded = false
    @SceneStorage("tab") private var tab = "home"

    var body: some View {
      if hasOnboarded {
        TabView(selection: $tab) {
          Text("Welcome in \(theme.rawValue)").tabItem { Text("Home") }.tag("home")
          SettingsForm(theme: $theme).tabItem { Text("Settings") }.tag("settings")
        }
      } else {
        Onboarding(isDone: $hasOnboarded)
      }
    }
  }

  private struct Onboarding: View {
    @Binding var isDone: Bool
    @State private var step = 0

    var body: some View {
      Text("Step \(step + 1) of 2")
      Button("Continue") { if step == 1 { isDone = true } else { step += 1 } }
    }
  }

  private struct SettingsForm: View {
    @Binding var theme: Theme
    @AppStorage("name") private var name = ""
    @AppStorage("mail") private var mail = ""
    @AppStorage("level") private var level = 3
    @State private var error: String?
    @State private var isAsking = false
    @FocusState private var field: Field?

    var body: some View {
      Form {
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases) { Text($0.rawValue).tag($0) }
        }
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
        TextField("Mail", text: $mail).focused($field, equals: .mail).onSubmit { validate() }
        Stepper("Level \(level)", value: $level, in: 1...5)
        if let error { Text(error) }
        Button("Reset") { isAsking = true }
      }
      .onChange(of: mail) { error = nil }
      .confirmationDialog("Reset?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) {
          (name, mail, level, theme) = ("", "", 3, .light)
        }
      }
    }

    private func validate() {
      error = mail.contains("@") ? nil : "No mail address"
      field = error == nil ? nil : .mail
    }
  }

  @Test("Settings are edited, validated, reset, and kept for the next session")
  func flow() throws {
    let app = TestApp { Root() }
    try app.tap("Continue")
    try app.tap("Continue")
    #expect(app.exists("Welcome in light"))
    try app.selectTab("Settings")
    try app.select("dark", in: "Theme")
    try app.type("Ada", into: "Name")
    try app.submit(in: "Name")
    #expect(try app.element("Mail").content.bool(.isFocused))
    try app.type("x", into: "Mail")
    try app.submit(in: "Mail")
    #expect(app.exists("No mail address"))
    try app.type("@y", into: "Mail")
    #expect(!app.exists("No mail address"))
    try app.increment("Level 3")
    #expect(app.exists("Level 4"))

    let next = TestApp(configuration: app.session.continuation) { Root() }
    #expect(try next.value(of: "Mail") == .string("x@y"))
    #expect(try next.value(of: "Theme") == .string("dark"))
    try next.tap("Reset")
    try next.tap("Yes")
    #expect(try next.value(of: "Name") == .string(""))
    #expect(next.exists("Level 3"))
    try next.selectTab("Home")
    #expect(next.exists("Welcome in light"))
    #expect(next.measure {}.bodiesEvaluated == 0)
  }
}
