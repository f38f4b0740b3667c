import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("String catalogs")
struct StringCatalogTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}}}},
      "Hello %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo %@"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
      "%@ has %lld in %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%@ has %#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
          "folders": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "one folder"}}, "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}},
      "untranslated": {}
    }}
    """

  private let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld apples</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@apples@!</string><key>apples</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>zero</key><string>no apples</string><key>one</key><string>%lld apple</string><key>other</key><string>%lld apples</string>
    </dict></dict></dict></plist>
    """

  /// Writes a bundle with files and passes it to `body`.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogs-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try body(try #require(Bundle(url: folder)))
  }

  private func shown(_ text: Text, in locale: String) -> String? {
    TestApp(environment: TestEnvironment(locale: Locale(identifier: locale))) { text }.visibleTexts.first
  }

  private let devices = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld taps": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "%lld Klicks"}},
        "other": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tipp"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tipps"}}}}}}}}}},
      "Tap": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}},
      "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}
    }}
    """

  @Test("A text that varies by device has the form of other devices, also by number; a new text is its key")
  func devicesAndNewTexts() throws {
    try withBundle(["Localizable.xcstrings": devices]) { bundle in
      #expect(shown(Text("\(1) taps", bundle: bundle), in: "de_DE") == "1 Tipp")
      #expect(shown(Text("\(2) taps", bundle: bundle), in: "de_DE") == "2 Tipps")
      #expect(shown(Text("Tap", bundle: bundle), in: "de_DE") == "Tippen")
      #expect(shown(Text("New", bundle: bundle), in: "de_DE") == "New")
    }
  }

  @Test("A text is that of the catalog in the locale's language, or else its key")
  func languages() throws {
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "de_AT") == "Hallo")
      #expect(shown(Text("Hello \("Ada")", bundle: bundle), in: "de_DE") == "Hallo Ada")
      #expect(shown(Text("Hello", bundle: bundle), in: "fr_FR") == "Hello")
      #expect(shown(Text("untranslated", bundle: bundle), in: "de_DE") == "untranslated")
      #expect(shown(Text("missing", bundle: bundle), in: "de_DE") == "missing")
    }
  }

  @Test("A text without a bundle is looked up in the catalog of a target beside the program")
  func targets() {
    #expect(shown(Text("A text of a fixture"), in: "de_AT") == "Ein Mustertext")
    #expect(shown(Text("\(1) fixtures"), in: "de_DE") == "1 Muster")
    #expect(shown(Text("\(2) fixtures"), in: "de_DE") == "2 Mustertexte")
    #expect(shown(Text("A text of a fixture", tableName: "Localizable"), in: "de_DE") == "Ein Mustertext")
    #expect(shown(Text(LocalizedStringResource("A text of a fixture")), in: "de_DE") == "Ein Mustertext")
    #expect(shown(Text("A text of a fixture"), in: "fr_FR") == "A text of a fixture")
    #expect(shown(Text("A text of a fixture", bundle: .main), in: "de_DE") == "A text of a fixture")
    #expect(shown(Text(verbatim: "A text of a fixture"), in: "de_DE") == "A text of a fixture")
  }

  @Test(
    "A text that no catalog of the program contains is stored as a string",
    arguments: ["An untranslated text of a fixture", "a"])
  func untranslated(key: String) {
    #expect(LocalizedStringKey(key).storage(tableName: nil, bundle: nil) == .plain(key))
    #expect(LocalizedStringKey("A text of a fixture").storage(tableName: nil, bundle: nil) != .plain("A text of a fixture"))
  }

  @Test("The bundles of targets with translations are searched in the order of their paths, and their keys are known")
  func bundles() throws {
    let files = [
      "B.resources/Localizable.xcstrings": catalog, "C.bundle/en.lproj/Localizable.stringsdict": plurals,
      "A.resources/de.lproj/Localizable.strings": "/* Farewell */\n\"Bye\" = \"Tschüss\";", "D.resources/a.txt": "a",
      "E/Localizable.xcstrings": catalog, "F.resources/Other.xcstrings": catalog.replacing("Hello", with: "Goodbye"),
    ]
    try withBundle(files) { root in
      let bundles = ProgramBundles(main: [root.bundleURL, root.bundleURL])
      #expect(bundles.main.map(\.path) == [root.bundleURL.standardizedFileURL.path])
      #expect(
        bundles.targets.map(\.lastPathComponent) == ["A.resources", "B.resources", "C.bundle", "D.resources", "F.resources"])
      let strings = TargetStrings(folders: bundles.targets)
      #expect(
        strings.bundles.map(\.bundleURL.lastPathComponent) == ["A.resources", "B.resources", "C.bundle", "F.resources"])
      for key in ["Hello", "%lld files", "%lld apples", "Bye"] { #expect(strings.mayContain(key), "\(key)") }
      for key in ["untranslated", "Goodbye", ""] { #expect(!strings.mayContain(key), "\(key)") }
    }
  }

  @Test("A text in the language of the locale is preferred to one in the language of an earlier bundle")
  func languageFirst() throws {
    try withBundle(["Localizable.xcstrings": catalog]) { german in
      let english = #"{"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"en": {"stringUnit": {"value": "Hi"}}}}}}"#
      try withBundle(["Localizable.xcstrings": english]) { earlier in
        let found = { (locale: String) in
          LocalizedStringKey("Hello").translation(
            in: [earlier, german], LocalizationTables(), tableName: nil,
            TextFormatting(locale: Locale(identifier: locale), calendar: .current, timeZone: .gmt, tables: nil))
        }
        #expect(found("de_DE") == "**Hallo**")
        #expect(found("fr_FR") == "Hi")
      }
    }
  }

  @Test("A program without translations contains no key, and one with a table that cannot be listed may contain each")
  func unlistedKeys() throws {
    #expect(!TargetStrings(folders: []).mayContain("Hello"))
    try withBundle(["de.lproj/Localizable.strings": "{"]) { bundle in
      #expect(TargetStrings(folders: [bundle.bundleURL]).mayContain("Hello"))
    }
  }

  @Test(
    "A number determines the form of a text by the rule of the language",
    arguments: [
      ("en_US", 1, "1 file"), ("en_US", 5, "5 files"), ("ru_RU", 1, "1 файл"), ("ru_RU", 3, "3 файла"),
      ("ru_RU", 11, "11 файлов"),
      ("ru_RU", 21, "21 файл"), ("ja_JP", 1, "1 file"),
    ])
  func plurals(locale: String, count: Int, expected: String) throws {
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(shown(Text("\(count) files", bundle: bundle), in: locale) == expected)
    }
  }

  @Test("Each named part of a text has the form of its own number")
  func parts() throws {
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(shown(Text("\("Ada") has \(1) in \(2)", bundle: bundle), in: "en_US") == "Ada has 1 file in 2 folders")
      #expect(shown(Text("\("Ada") has \(3) in \(1)", bundle: bundle), in: "en_US") == "Ada has 3 files in one folder")
    }
  }

  /// Returns a catalog with a text that has one part, whose form is that of all numbers.
  private func catalog(_ key: String, _ value: String, argument: Int?, form: String) -> String {
    let number = argument.map { "\"argNum\": \($0), " } ?? ""
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {"localizations": {"en": {
        "stringUnit": {"value": "\(value)"},
        "substitutions": {"files": {\(number)"variations": {"plural": {"other": {"stringUnit": {"value": "\(form)"}}}}}}}}}}}
      """
  }

  @Test("A percent sign before a part of a text, or in the part, is no argument")
  func percentSigns() throws {
    let catalog = catalog("100%% of %lld", "100%% of %#@files@", argument: nil, form: "%arg files, 5%%increase")
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(shown(Text("100% of \(3)", bundle: bundle), in: "en_US") == "100% of 3 files, 5%increase")
    }
  }

  @Test("A part with an impossible number of an argument has that of its position", arguments: [Int.min, -1, 0, 1_001, .max])
  func impossibleArguments(number: Int) throws {
    try withBundle(["Localizable.xcstrings": catalog("%lld", "%#@files@", argument: number, form: "%arg files")]) { bundle in
      #expect(shown(Text("\(3)", bundle: bundle), in: "en_US") == "3 files")
    }
  }

  @Test(
    "A dictionary of plurals is read from the folder of its language",
    arguments: [(0, "no apples!"), (1, "1 apple!"), (2, "2 apples!")])
  func dictionary(count: Int, expected: String) throws {
    try withBundle(["en.lproj/Localizable.stringsdict": plurals]) { bundle in
      #expect(shown(Text("\(count) apples", bundle: bundle), in: "en_US") == expected)
    }
  }

  @Test(
    "A file that is no catalog has no effect",
    arguments: ["", "{", "[]", "{\"sourceLanguage\": 1}", "{\"strings\": {\"a\": {}}}"])
  func invalidFiles(contents: String) throws {
    try withBundle(["Localizable.xcstrings": contents, "en.lproj/Localizable.stringsdict": contents]) { bundle in
      #expect(shown(Text("\(1) files", bundle: bundle), in: "en_US") == "1 files")
    }
  }

  @Test(
    "The plural categories are those of CLDR",
    arguments: [
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("cs", [1: "one", 3: "few", 5: "other"]), ("lt", [1: "one", 2: "few", 11: "other", 21: "one"]),
      ("ja", [1: "other"]), ("he", [1: "one", 2: "two", 3: "other"]), ("en", [0: "other", 1: "one", 2: "other"]),
    ])
  func categories(language: String, expected: [Int: String]) {
    let rule = PluralRule(Locale(identifier: language))
    for (number, category) in expected { #expect(rule.category(of: Double(number)) == category, "\(language) \(number)") }
    for number in [Double.nan, .infinity, -1, 1e300, 0.5] { #expect(!rule.category(of: number).isEmpty) }
  }

  @Test("The locale determines the layout direction of the window")
  func layoutDirection() {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction

      var body: some View { Text(verbatim: "\(direction)") }
    }
    let app = TestApp(environment: TestEnvironment(locale: Locale(identifier: "ar_EG"))) { Direction() }
    #expect(app.visibleTexts == ["rightToLeft"])
    #expect(app.session.root.content.string(.layoutDirection) == "rtl")
    app.environment.locale = Locale(identifier: "en_US")
    #expect(app.visibleTexts == ["leftToRight"])
    #expect(app.session.root.content.string(.layoutDirection) == nil)
  }
}
