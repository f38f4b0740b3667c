import NavigatorTesting
import Observation
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("A missing environment object")
struct MissingObjectTests {
  private final class Account: ObservableObject {
    @Published var name = "Ada"
  }

  @Observable final class Library {
    var count = 3
  }

  private struct AccountView: View {
    @EnvironmentObject var account: Account
    var body: some View { Text("Name: \(account.name)") }
  }

  private struct LibraryView: View {
    @Environment(Library.self) private var library
    var body: some View { Text("Books: \(library.count)") }
  }

  /// A custom property that reads a required object when it is updated.
  @MainActor
  private struct Greeting: @preconcurrency DynamicProperty {
    @EnvironmentObject var account: Account
    var text = ""
    mutating func update() { text = "Hello, \(account.name)" }
  }

  private struct GreetingView: View {
    var greeting = Greeting()
    var body: some View { Text(greeting.text) }
  }

  private struct AccountModifier: ViewModifier {
    @EnvironmentObject var account: Account
    func body(content: Content) -> some View {
      content.accessibilityLabel(account.name)
    }
  }

  private struct Screen<Content: View>: View {
    @State private var taps = 0
    let content: Content
    var body: some View {
      Button("Tap") { taps += 1 }
      Text("Taps: \(taps)")
      content
    }
  }

  private func check(_ content: some View, isReportedAs name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try withKnownIssue(sourceLocation: sourceLocation) {
      let app = TestApp { Screen(content: content) }
      #expect(app.contains("is not available"))
      try app.tap("Tap")
      #expect(app.exists("Taps: 1"))
    } matching: { issue in
      "\(issue)".contains("No \(name) in the environment") && "\(issue)".contains("placeholder")
    }
  }

  @Test("A view without its environment object shows a placeholder, and the rest of the app continues")
  func environmentObject() throws {
    try check(AccountView(), isReportedAs: "Account")
  }

  @Test("A view without its observable model shows a placeholder")
  func observableModel() throws {
    try check(LibraryView(), isReportedAs: "Library")
  }

  @Test("A custom property without its environment object is not updated")
  func customProperty() throws {
    try check(GreetingView(), isReportedAs: "Account")
  }

  @Test("A modifier without its environment object shows a placeholder")
  func modifier() throws {
    try check(Text("Modified").modifier(AccountModifier()), isReportedAs: "Account")
  }

  private struct LibraryApp: App {
    @Environment(Library.self) private var library
    var body: some Scene {
      WindowGroup { Text("Books: \(library.count)") }
    }
  }

  @Test("An app without its observable model shows a placeholder")
  func app() {
    withKnownIssue {
      let app = TestApp(LibraryApp())
      #expect(app.exists("LibraryApp is not available"))
    } matching: {
      "\($0)".contains("No Library in the environment")
    }
  }

  private struct Switching: View {
    @State private var hasAccount = false
    let account: Account
    var body: some View {
      Toggle("Account", isOn: $hasAccount)
      Group { AccountView() }
        .transformEnvironment(\.isEnabled) { _ in }
        .modifier(OptionalAccount(account: hasAccount ? account : nil))
    }
  }

  private struct OptionalAccount: ViewModifier {
    let account: Account?
    func body(content: Content) -> some View {
      if let account { content.environmentObject(account) } else { content }
    }
  }

  @Test("A view shows its body once a view above provides the object")
  func providedLater() throws {
    try withKnownIssue {
      let app = TestApp { Switching(account: Account()) }
      try app.setToggle("Account", to: true)
      #expect(app.exists("Name: Ada"))
      try app.setToggle("Account", to: false)
      #expect(!app.exists("Name: Ada"))
    } matching: {
      "\($0)".contains("No Account in the environment")
    }
  }
}
