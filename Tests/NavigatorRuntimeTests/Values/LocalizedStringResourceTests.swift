import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Localized string resources")
struct LocalizedStringResourceTests {
  fileprivate static let title: LocalizedStringResource = "Orders"

  private struct Titles: View {
    let name = "Ada"
    let plain = "from a string"

    var body: some View {
      NavigationStack {
        VStack {
          Text(LocalizedStringResource("Hello \(name), \(3) new"))
          Text(LocalizedStringResource("greeting.long", defaultValue: "Good day, \(name)"))
          Button(LocalizedStringResourceTests.title) {}
          Button(LocalizedStringResourceTests.title, role: .cancel) {}
          Label(LocalizedStringResourceTests.title, systemImage: "tray")
          NavigationLink(LocalizedStringResourceTests.title, value: 1)
          NavigationLink(LocalizedStringResourceTests.title) { Text("there") }
          literals
        }
        .navigationTitle(LocalizedStringResourceTests.title)
      }
    }

    /// None of these may be ambiguous: a literal is a key, a variable is a string.
    @ViewBuilder private var literals: some View {
      Text("literal \(name)")
      Text(plain)
      Button("literal button") {}
      Button(plain) {}
      Label("literal label", systemImage: "tray")
      NavigationLink("literal link", value: 1)
      Text("titled").navigationTitle("literal title")
    }
  }

  @Test("Texts, controls and titles accept a resource, and literals stay unambiguous")
  func titles() {
    let app = TestApp { Titles() }
    #expect(app.title == "Orders")
    #expect(
      app.visibleTexts == ["Orders", "Hello Ada, 3 new", "Good day, Ada"] + Array(repeating: "Orders", count: 5)
        + ["literal Ada", "from a string", "literal button", "from a string", "literal label", "literal link", "titled"])
  }

  @Test("A resource's key has the form of a strings table")
  func keys() {
    let name = "Ada"
    #expect(LocalizedStringResource("Hello \(name)").key == "Hello %@")
    #expect(LocalizedStringResource("greeting", defaultValue: "Hello \(name)").key == "greeting")
    #expect(String(localized: LocalizedStringResource("greeting", defaultValue: "Hello \(name)")) == "Hello Ada")
    #expect(LocalizedStringResource("a", table: "One") != LocalizedStringResource("a", table: "Two"))
  }

  @Test("A resource is looked up in its table and bundle, with its arguments inserted")
  func lookup() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "resources-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""Hello %@" = "Salve %@";"#.utf8).write(to: folder.appending(path: "Latin.strings"))
    let name = "Ada"
    let resource = LocalizedStringResource("Hello \(name)", table: "Latin", bundle: .atURL(folder))
    #expect(String(localized: resource) == "Salve Ada")
    #expect(String(localized: LocalizedStringResource("Bye", table: "Latin", bundle: .atURL(folder))) == "Bye")
  }

  @Test("A localized string is translated in the language of the session whose code is running")
  func localizedStrings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "%lld orders"), ("de", "%lld Bestellungen")] {
      let tables = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try Data(#""%lld orders" = "\#(text)"; "title" = "\#(language) title";"#.utf8)
        .write(to: tables.appending(path: "Localizable.strings"))
    }
    let bundle = try #require(Bundle(url: folder))
    let german = TestApp(environment: TestEnvironment(locale: Locale(identifier: "de_DE"))) { LocalizedStrings(bundle: bundle) }
    #expect(german.visibleTexts == ["1.200 Bestellungen", "de title", "1,200 orders"])
    let english = TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"))) { LocalizedStrings(bundle: bundle) }
    #expect(english.visibleTexts == ["1,200 orders", "en title", "1,200 orders"])
  }

  @Test("A literal is a localized string with and without a comment")
  func literals() {
    #expect(String(localized: "Hi") == "Hi")
    #expect(String(localized: "Hi \(3)", comment: "a greeting") == "Hi 3")
    #expect(String(localized: "greeting", defaultValue: "Hello") == "Hello")
  }

  private enum Theme: String, CaseIterable, CustomLocalizedStringResourceConvertible {
    case light, dark

    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .light: "Light theme"
      case .dark: "Dark theme \(2)"
      }
    }
  }

  @Test("A value has a text of its own")
  func values() {
    let app = TestApp { ForEach(Theme.allCases, id: \.self) { Text($0.localizedStringResource) } }
    #expect(app.visibleTexts == ["Light theme", "Dark theme 2"])
    let value: any CustomLocalizedStringResourceConvertible = Theme.dark
    #expect(String(localized: value.localizedStringResource) == "Dark theme 2")
  }
}

private struct LocalizedStrings: View {
  let bundle: Bundle

  var body: some View {
    let count = 1_200
    Text(verbatim: String(localized: "\(count) orders", bundle: bundle))
    Text(verbatim: String(localized: "title", defaultValue: "Title", bundle: bundle))
    Text(verbatim: String(localized: "\(count) orders", bundle: bundle, locale: Locale(identifier: "en_GB")))
  }
}
