import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

private let german = Locale(identifier: "de_DE")
private let american = Locale(identifier: "en_US")
private let midnight = Date(timeIntervalSince1970: 0)

@MainActor
@Suite("Texts in the locale of their environment")
struct LocaleTests {
  @Test("A number in a format follows the environment's locale")
  func formattedNumbers() {
    let app = TestApp {
      VStack {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number).bold()
        Text(9.5, format: .currency(code: "EUR")).environment(\.locale, american)
      }
      .environment(\.locale, german)
    }
    #expect(app.visibleTexts == ["1.234,5", "1.234,5", "€9.50"])
  }

  @Test("A format that sets its own locale keeps it")
  func explicitLocale() {
    let app = TestApp {
      Text(1234.5, format: .number.locale(american)).environment(\.locale, german)
    }
    #expect(app.visibleTexts == ["1,234.5"])
  }

  @Test("Interpolated numbers follow the environment's locale")
  func interpolatedNumbers() {
    let count = 12345
    let share = 0.5
    let app = TestApp {
      VStack {
        Text("\(count) files")
        Text("\(share, specifier: "%.2f") of all")
        Text("\(share) of all")
        Text("\(1234.5, format: .number) units")
        Text("\(UInt64.max)")
        Text("\(count, specifier: "%06lld")")
      }
      .environment(\.locale, german)
    }
    #expect(
      app.visibleTexts == [
        "12.345 files", "0,50 of all", "0,500000 of all", "1.234,5 units", "18.446.744.073.709.551.615", "012.345",
      ])
  }

  @Test("A date in a format follows the environment's time zone and calendar")
  func dates() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let greenwich = try #require(TimeZone(identifier: "GMT"))
    var fixed = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    fixed.timeZone = greenwich
    fixed.locale = german
    let time = fixed
    let app = TestApp {
      VStack {
        Text(midnight, format: .dateTime.year().month(.wide).day().hour().minute())
        Text(midnight, format: time)
        Text(midnight, format: .dateTime.year()).environment(\.calendar, Calendar(identifier: .buddhist))
        Text("at \(midnight, format: .dateTime.hour().minute())")
      }
      .environment(\.timeZone, tokyo)
      .environment(\.locale, german)
    }
    #expect(app.visibleTexts == ["1. Januar 1970 um 09:00", "00:00", "2513 BE", "at 09:00"])
  }

  private struct Choice: View {
    @State private var locale = american
    let number = 1234.5

    var body: some View {
      VStack {
        Text(number, format: .number)
        Button {
          locale = german
        } label: {
          Text("\(1234) times")
        }
        Text("a: \(1234)") + Text(", b: \(0.5)")
      }
      .environment(\.locale, locale)
    }
  }

  @Test("A change of the locale formats the texts again")
  func change() throws {
    let app = TestApp { Choice() }
    #expect(app.visibleTexts == ["1,234.5", "1,234 times", "a: 1,234, b: 0.500000"])
    try app.tap("1,234 times")
    #expect(app.visibleTexts == ["1.234,5", "1.234 times", "a: 1.234, b: 0,500000"])
  }

  @Test("A key is formatted when it is shown, not when it is made")
  func keysAreFormattedWhenShown() {
    let key: LocalizedStringKey = "\(1234) files"
    let text = Text(key)
    let app = TestApp {
      VStack {
        text.environment(\.locale, german)
        text.environment(\.locale, american)
      }
    }
    #expect(app.visibleTexts == ["1.234 files", "1,234 files"])
    #expect(text == Text("\(1234) files"))
    #expect(text != Text("\(1235) files"))
  }

  private struct Fields: View {
    @State var price = 1234.5
    @State var missing: Double?

    var body: some View {
      VStack {
        TextField("Price", value: $price, format: .number)
        TextField("Discount", value: $missing, format: .number)
        Text(verbatim: "price \(price), discount \(missing ?? -1)")
      }
      .environment(\.locale, german)
    }
  }

  @Test("A field for a value formats and parses in the environment's locale")
  func fields() throws {
    let app = TestApp { Fields() }
    #expect(try app.value(of: "Price") == "1.234,5")
    try app.clear("Price")
    try app.type("2.000,25", into: "Price")
    try app.type("0,5", into: "Discount")
    #expect(app.visibleTexts.contains("price 2000.25, discount 0.5"))
  }

  private struct Chrome: View {
    @State private var asks = true

    var body: some View {
      NavigationStack {
        VStack {
          Text("row").accessibilityLabel("\(1234) rows").help("\(1234) help").badge(Text("\(1234) new"))
          Image("photo", label: Text("\(1234) photos"))
          TextField("\(1234) names", text: .constant(""), prompt: Text("\(1234) prompts"))
        }
        .navigationTitle("\(1234) files")
        .alert("Delete \(1234) files?", isPresented: $asks) {
        } message: {
          Text("\(1234) are shared.")
        }
      }
      .environment(\.locale, german)
    }
  }

  @Test("Titles, labels, badges, prompts and alerts follow the environment's locale")
  func chrome() {
    let app = TestApp { Chrome() }
    let strings = app.session.root.allStrings
    for expected in [
      "1.234 rows", "1.234 help", "1.234 new", "1.234 photos", "1.234 names", "1.234 prompts", "1.234 files",
      "Delete 1.234 files?", "1.234 are shared.",
    ] {
      #expect(strings.contains(expected), "\(expected)")
    }
    #expect(!strings.contains { $0.contains("1,234") })
  }

  @Test("The session's locale and time zone come from its host, and can change")
  func session() {
    let runner = ViewRunner {
      VStack {
        Text(1234.5, format: .number)
        Text(midnight, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
        ZoneReader()
      }
    }
    var configuration = SessionConfiguration()
    configuration.locale = "de_DE"
    let session = runner.makeSession(configuration)
    #expect(session.root.allStrings.contains("1.234,5"))
    session.setRegion(locale: nil, timeZone: "Asia/Tokyo")
    session.settle()
    #expect(session.root.allStrings.contains("09:00"))
    #expect(session.root.allStrings.contains("Asia/Tokyo de_DE"))
    session.setRegion(locale: "en_US", timeZone: "No/Where")
    session.settle()
    #expect(session.root.allStrings.contains("1,234.5"))
    #expect(session.root.allStrings.contains("Asia/Tokyo en_US"))
    session.end()
  }

  @Test("The badges of tabs follow the session's locale")
  func badgesOfTabs() {
    let runner = ViewRunner {
      TabView {
        Text("a").badge(Text("\(1234) new")).tabItem { Text("A") }
        Text("b").tabItem { Text("B") }.badge(Text("\(2345) old"))
      }
    }
    var configuration = SessionConfiguration()
    configuration.locale = "en_US"
    let session = runner.makeSession(configuration)
    for badge in ["1,234 new", "2,345 old"] { #expect(session.root.allStrings.contains(badge), "\(badge)") }
    session.setRegion(locale: "de_DE", timeZone: nil)
    session.settle()
    for badge in ["1.234 new", "2.345 old"] { #expect(session.root.allStrings.contains(badge), "\(badge)") }
    session.end()
  }

  private struct ZoneReader: View {
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar

    var body: some View {
      Text(verbatim: "\(timeZone.identifier) \(calendar.locale?.identifier ?? "")")
    }
  }
}

@MainActor
@Suite("Translations in the locale of their environment")
struct TranslationTests {
  /// Writes a bundle with tables for localizations and passes it to `body`.
  private func withBundle(_ tables: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (localization, table) in tables {
      let project = folder.appending(path: "\(localization).lproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: project.appending(path: "Localizable.strings"))
    }
    try body(#require(Bundle(url: folder)))
  }

  @Test("A key is translated into the language of the environment's locale")
  func language() throws {
    let tables = [
      "en": #""%lld files" = "%lld files";"#, "de": #""%lld files" = "%lld Dateien";"#,
      "pt-BR": #""%lld files" = "%lld arquivos";"#,
      "zh-Hans": #""%lld files" = "%lld 个文件";"#,
    ]
    try withBundle(tables) { bundle in
      let app = TestApp {
        ForEach(["de_AT", "pt_PT", "zh_CN", "en_GB"], id: \.self) { name in
          Text("\(12) files", bundle: bundle).environment(\.locale, Locale(identifier: name))
        }
      }
      #expect(app.visibleTexts == ["12 Dateien", "12 arquivos", "12 个文件", "12 files"])
    }
  }
}

extension Element {
  /// The strings in the contents of this element and the elements inside.
  fileprivate var allStrings: [String] {
    content.entries.compactMap { if case .string(let string) = $0.value { string } else { nil } }
      + children.flatMap(\.allStrings)
  }
}
