import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Markdown in texts")
struct MarkdownTests {
  /// Returns a text in which each part is marked with its attributes: b, i, s, m for code, and the address of a link.
  private func parts(_ segments: [TextSegment]) -> String {
    segments.map { segment in
      let attributes = segment.attributes
      let marks = [
        attributes.isBold == true ? "b" : "", attributes.isItalic == true ? "i" : "", attributes.strikethrough == nil ? "" : "s",
        attributes.fontDesign == .monospaced ? "m" : "", attributes.link.map { "<\($0.absoluteString)>" } ?? "",
      ].joined()
      return marks.isEmpty ? segment.string : "{\(marks):\(segment.string)}"
    }.joined()
  }

  @Test(
    "The inline syntax of CommonMark is read",
    arguments: [
      ("**bold** and *italic*", "{b:bold} and {i:italic}"),
      ("__bold__ _italic_", "{b:bold} {i:italic}"),
      ("***both***", "{bi:both}"),
      ("**a *b* c**", "{b:a }{bi:b}{b: c}"),
      ("*a **b***", "{i:a }{bi:b}"),
      ("~~gone~~ ~one~", "{s:gone} {s:one}"),
      ("`code **x**`", "{m:code **x**}"),
      ("`` a`b ``", "{m:a`b}"),
      ("[link](https://a.b/c)", "{<https://a.b/c>:link}"),
      ("[a **b**](https://a.b \"title\")", "{<https://a.b>:a }{b<https://a.b>:b}"),
      ("[x](<https://a.b/c d>)", "{<https://a.b/c%20d>:x}"),
      ("[x](https://a.b/(c))", "{<https://a.b/(c)>:x}"),
      ("<https://a.b>", "{<https://a.b>:https://a.b}"),
      ("<ada@example.com>", "{<mailto:ada@example.com>:ada@example.com}"),
      ("see https://a.b/c.", "see {<https://a.b/c>:https://a.b/c}."),
      ("(www.a.b)", "({<http://www.a.b>:www.a.b})"),
      ("![alt](image.png)", "alt"),
      ("\\*a\\*", "*a*"),
      ("&lt;b&gt; &amp; &#65;", "<b> & A"),
    ])
  func syntax(source: String, expected: String) {
    #expect(parts(InlineMarkdown.segments(of: source)) == expected)
  }

  @Test(
    "Text that is no Markdown is kept",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a ** b", "**open", "`open", "[a] (b)", "[a](b", "[a](b c)", "*", "[", "]", "\\", "&x;",
      "<b>",
      "# heading", "- item\n- item", "a  b\n  c", "** **", "~~~a~~~", "a//b", "www.", "https://", "(https://(https://(", "www. a",
      "www.<b", "&#xFFFFFFFFFF;",
    ])
  func noMarkdown(source: String) {
    #expect(parts(InlineMarkdown.segments(of: source)) == source)
  }

  @Test(
    "Hostile texts are read in time proportional to their length", .timeLimit(.minutes(20)),
    arguments: [
      "*", "_a ", "[", "[](", "`", "**a ", "![[", "*a_", "<", "&", "~~", "[a](<b", "a`b``c", "https://a", "(https://", "*www._",
    ])
  func hostile(unit: String) {
    let source = String(repeating: unit, count: 5_000)
    let segments = InlineMarkdown.segments(of: source)
    #expect(segments.string.count <= source.count)
  }

  @Test("A literal is Markdown; a string in a variable and a verbatim text are not")
  func literals() {
    let string = "**a**"
    let app = TestApp {
      Text("**a**")
      Text(string)
      Text(verbatim: "**a**")
      Text(LocalizedStringKey(string))
      Label("*b*", systemImage: "star")
    }
    #expect(app.visibleTexts == ["a", "**a**", "**a**", "a", "b"])
  }

  @Test("Markdown may enclose values, and values are not parsed as Markdown")
  func values() {
    let hostile = "**x** [y](https://evil.example)"
    let key: LocalizedStringKey = "**\(hostile)** is \(2) [here](https://a.b/\("c d")?n=\(5))"
    let segments = key.segments(tableName: nil, bundle: nil, in: .current)
    #expect(parts(segments) == "{b:\(hostile)} is 2 {<https://a.b/c%20d?n=5>:here}")
  }

  @Test("A phrase is inflected inside Markdown, and its values are not parsed as Markdown")
  func inflection() {
    var formatting = TextFormatting.current
    formatting.locale = Locale(identifier: "en_US")
    let key: LocalizedStringKey = "**^[\(2) apple](inflect: true)** for \("*you*")"
    #expect(parts(key.segments(tableName: nil, bundle: nil, in: formatting)) == "{b:2 apples} for *you*")
  }

  @Test("An attributed string from Markdown has intents and links")
  func attributedString() throws {
    let base = URL(string: "https://a.b/c/")
    let string = try AttributedString(markdown: "# A **b** [c](d)\n\ne", baseURL: base)
    #expect(String(string.characters) == "A b ce")
    #expect(string.runs.compactMap(\.link) == [URL(string: "https://a.b/c/d")])
    #expect(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let kept = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\n*b*", options: kept).characters) == "a\n\nb")
    #expect(TestApp { Text(string) }.visibleTexts == ["A b ce"])
  }
}
