import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Accessibility of texts")
struct TextAccessibilityTests {
  private func content(_ text: Text) throws -> (label: String?, text: String?, level: Double?) {
    let app = TestApp { text }
    let element = try #require(app.elements(.text).first)
    return (element.content.string(.label), element.content.string(.text), element.content.number(.level))
  }

  @Test("A text has a label, and stays a text that can be concatenated")
  func labels() throws {
    let label: Text = Text("5 km").accessibilityLabel("5 kilometers")
    #expect(try content(label).label == "5 kilometers")
    #expect(try content(label).text == "5 km")
    #expect(try content(Text("Run ") + label.bold() + Text(" today")).label == "Run 5 kilometers today")
    #expect(try content(Text("a") + Text("b")).label == nil)
    let name = "Ann"
    #expect(try content(Text("A.").accessibilityLabel(name)).label == "Ann")
    #expect(try content(Text("A.").accessibilityLabel(Text("x") + Text("y"))).label == "xy")
  }

  @Test("The label of a concatenation replaces the labels of its parts")
  func concatenations() throws {
    let text = (Text("a").bold() + Text("b").accessibilityLabel("bee")).accessibilityLabel("both")
    #expect(try content(text).label == "both")
    #expect(try content(text).text == "ab")
  }

  @Test("A label follows the locale of the view, and its view may override it")
  func locales() throws {
    let app = TestApp {
      Text("x").accessibilityLabel(Text(1.5, format: .number)).environment(\.locale, Locale(identifier: "de_DE"))
      AnyView(Text("y").accessibilityLabel("inner")).accessibilityLabel("outer")
    }
    let texts = app.elements(.text)
    #expect(texts.map { $0.content.string(.label) } == ["1,5", "outer"])
  }

  @Test("A text is a heading")
  func headings() throws {
    #expect(try content(Text("Title").accessibilityHeading(.h2)).level == 2)
    #expect(try content(Text("Title").accessibilityHeading(.unspecified) + Text("!")).level == 1)
    let plain: Text = Text("x").accessibilityTextContentType(.sourceCode).speechSpellsOutCharacters()
    #expect(try content(plain).label == nil)
  }
}
