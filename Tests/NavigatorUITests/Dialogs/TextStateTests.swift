import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Texts as values")
struct TextStateTests {
  @Test("The plain text can be read, however the text was created")
  func reading() {
    let name = "Groceries"
    #expect(String(state: TextState("Delete \(name)?")) == "Delete Groceries?")
    #expect(String(state: TextState(verbatim: "50%")) == "50%")
    #expect(String(state: TextState(name)) == "Groceries")
    #expect(String(state: TextState(name.dropFirst(5))) == "ries")
    #expect(String(state: TextState(LocalizedStringResource("A title"))) == "A title")
    #expect(String(state: TextState("one ") + TextState(verbatim: "two").bold() + TextState("")) == "one two")
  }

  @Test("A literal is localized with its table and bundle; a variable and verbatim text are not")
  func translation() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\"Delete\" = \"Löschen\";\n\"Delete %@\" = \"%@ löschen\";".utf8)
      .write(to: folder.appending(path: "Words.strings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(String(state: TextState("Delete", tableName: "Words", bundle: bundle)) == "Löschen")
    #expect(String(state: TextState("Delete \("Tee")", tableName: "Words", bundle: bundle)) == "Tee löschen")
    #expect(String(state: TextState(verbatim: "Delete")) == "Delete")
    let translated = TextState("Delete", tableName: "Words", bundle: bundle)
    #expect(translated == TextState("Löschen"))
    let decoded = try JSONDecoder().decode([TextState].self, from: JSONEncoder().encode([translated]))
    #expect(decoded == [TextState(verbatim: "Löschen")])
  }

  @Test("Two texts are equal if they have the same words and style")
  func equality() {
    #expect(TextState("one") == TextState(verbatim: "one"))
    #expect(TextState("one") + TextState(" two") == TextState("one two"))
    #expect(TextState("one").bold() != TextState("one"))
    #expect(TextState("one").bold() + TextState("two") != TextState("one") + TextState("two").bold())
    #expect((TextState("one") + TextState("two")).italic() == TextState("one").italic() + TextState("two").italic())
    #expect(TextState("one").font(.title) != TextState("one").font(.body))
    #expect(TextState("one").foregroundStyle(.red) == TextState("one").foregroundStyle(.red))
    #expect(Set([TextState("one"), TextState(verbatim: "one"), TextState("one").italic()]).count == 2)
  }

  @Test("Styles and accessibility of a text are part of its value")
  func styles() {
    let plain = TextState("one")
    let styled: [TextState] = [
      plain.kerning(1), plain.tracking(1), plain.baselineOffset(1), plain.fontWidth(.condensed), plain.fontWidth(nil),
      plain.foregroundColor(.red), plain.foregroundColor(nil), plain.underline(pattern: .dash), plain.underline(),
      plain.strikethrough(pattern: .dot, color: .red), plain.accessibilityLabel("1"), plain.accessibilityLabel(TextState("2")),
      plain.accessibilityHeading(.h1), plain.accessibilityTextContentType(.console), plain.speechAdjustedPitch(1),
      plain.speechAlwaysIncludesPunctuation(), plain.speechAnnouncementsQueued(), plain.speechSpellsOutCharacters(),
    ]
    #expect(Set(styled + [plain]).count == styled.count + 1)
    #expect(styled.allSatisfy { String(state: $0) == "one" })
    let label = "1"
    #expect(plain.accessibilityLabel(label) == plain.accessibilityLabel("1"))
    #expect(plain.foregroundColor(.red) == plain.foregroundStyle(.red))
    #expect(Text(plain.underline(pattern: .dash)) == Text("one").underline(true, pattern: .dash))
    #expect(Text(plain.foregroundColor(.red)) == Text("one").foregroundStyle(Color.red))
    #expect(Text(plain.foregroundColor(.red).foregroundColor(nil)) == Text("one").foregroundStyle(Color.red))
    #expect(Text(plain.kerning(2).bold()) == Text("one").kerning(2).bold())
  }

  @Test("A text value is shown as the text that it describes")
  func showing() {
    let state =
      TextState("styled").font(.title).fontWeight(.heavy).fontDesign(.serif).monospacedDigit().bold().italic()
      .underline().strikethrough().foregroundStyle(.red)
    let text = Text("styled").font(.title).fontWeight(.heavy).fontDesign(.serif).monospacedDigit().bold().italic()
      .underline().strikethrough().foregroundStyle(Color.red)
    #expect(Text(state) == text)
    #expect(Text(TextState("m").monospaced()) == Text("m").monospaced())
    #expect(Text(TextState("b").bold(false)) == Text("b").bold(false))
    #expect(Text(TextState("a").bold() + TextState("b").bold()) == Text("a").bold() + Text("b").bold())
    #expect(Text(TextState("")) == Text(verbatim: ""))
    let app = TestApp { Text(TextState("Hello ") + TextState("there").bold()) }
    #expect(app.visibleTexts == ["Hello there"])
  }
}
