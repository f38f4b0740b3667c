import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Texts with several styles")
struct StyledTextTests {
  /// Returns the element of the only text of a view.
  private func element(_ view: some View) -> Element? {
    let app = TestApp { view }
    let mirror = app.session.root
    func first(_ element: Element) -> Element? {
      element.role == .text ? element : element.children.lazy.compactMap(first).first
    }
    return first(mirror)
  }

  private func runs(_ text: Text) -> [TextRun] { element(text)?.content.runs ?? [] }

  private let bold = StyleProperty.font(FontStyle(weight: 700))
  private let red = StyleProperty.foreground(.color(ColorStyle(.named("red"))))

  @Test("A concatenation keeps the style of each part, and its string consists of all parts")
  func concatenation() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").foregroundColor(.red)
    #expect(runs(text) == [TextRun("a", style: [bold]), TextRun("b"), TextRun("c", style: [red])])
    #expect(TestApp { text }.visibleTexts == ["abc"])
  }

  @Test("Parts with equal styles are one plain text")
  func equalStyles() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b").bold() + Text(verbatim: "")
    #expect(element(text)?.content == Content(text: "ab"))
    #expect(element(text)?.style == [bold])
    #expect(element(Text("plain") + Text(verbatim: " text"))?.content == Content(text: "plain text"))
  }

  @Test("A modifier of a concatenation applies to the parts that do not set the same attribute")
  func modifierOfConcatenation() {
    let text = (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")).foregroundColor(.blue).bold()
    let blue = StyleProperty.foreground(.color(ColorStyle(.named("blue"))))
    #expect(runs(text) == [TextRun("a", style: [red]), TextRun("b", style: [blue])])
    #expect(element(text)?.style == [bold])
  }

  @Test("The modifier that is closest to the text applies")
  func innermostModifier() {
    #expect(element(Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue))?.style == [red])
    #expect(element(Text(verbatim: "a").kerning(4).kerning(6))?.style == [.kerning(4)])
  }

  @Test("A text in an interpolation keeps its style")
  func interpolatedText() {
    let name = Text(verbatim: "Ada").bold()
    #expect(runs(Text("Hello \(name), \(3) new")) == [TextRun("Hello "), TextRun("Ada", style: [bold]), TextRun(", 3 new")])
    #expect(TestApp { Text("Hello \(name)!") }.visibleTexts == ["Hello Ada!"])
  }

  @Test("The styles of runs inherit those of the view around")
  func inheritedStyle() {
    let view = (Text(verbatim: "a") + Text(verbatim: "b").bold()).font(.title).environment(\.font, .caption)
    #expect(element(view)?.style == [.font(FontStyle(textStyle: .title))])
    #expect(element(view)?.content.runs.last?.style == [.font(FontStyle(textStyle: .title, weight: 700))])
  }

  @Test("An attributed string shows its attributes, and links")
  func attributedString() throws {
    var string = AttributedString("Read ")
    var link = AttributedString("this")
    link.link = URL(string: "https://example.com/a")
    link.font = .title
    string.append(link)
    var marked = AttributedString("!")
    marked.foregroundColor = .red
    marked.kern = 2
    marked.underlineStyle = Text.LineStyle(pattern: .dash, color: .green)
    string.append(marked)
    let runs = runs(Text(string))
    #expect(runs.map(\.text) == ["Read ", "this", "!"])
    #expect(runs[1].url == "https://example.com/a")
    #expect(runs[1].style.properties.contains(.font(FontStyle(textStyle: .title))))
    #expect(runs[1].style.properties.contains(.foreground(.color(ColorStyle(.named("accent"))))))
    let green = Paint.color(ColorStyle(.named("green")))
    #expect(runs[2].style == [red, .underline(true), .linePattern(.dash, green), .kerning(2)])
    #expect(element(Text(AttributedString("plain")))?.content == Content(text: "plain"))
  }

  @Test("A paragraph of an attributed string has its own line height, also in runs with another font")
  func paragraphHeight() throws {
    var string = AttributedString("One and two")
    string.lineHeight = .exact(points: 30)
    let height = StyleProperty.lineHeight(factor: 0, points: 30)
    #expect(element(Text(string).lineHeight(.loose))?.style == [height])
    let two = try #require(string.range(of: "two"))
    string[two].font = .title
    let text = try #require(element(Text(string)))
    #expect(text.style == [height])
    #expect(text.content.runs.map(\.style) == [Style(), [.font(FontStyle(textStyle: .title)), height]])
  }

  @Test("Two paragraphs have different line heights")
  func paragraphHeights() throws {
    var string = AttributedString("One\nTwo")
    let two = try #require(string.range(of: "Two"))
    string[two].lineHeight = .exact(points: 30)
    #expect(runs(Text(string)) == [TextRun("One\n"), TextRun("Two", style: [.lineHeight(factor: 0, points: 30)])])
  }

  @Test("A link is opened by the action of the environment, and not while the text is disabled")
  func links() throws {
    var opened: [String] = []
    let action = OpenURLAction { url in
      opened.append(url.absoluteString)
      return .handled
    }
    let app = TestApp { Text("See [the docs](https://example.com/docs) now").environment(\.openURL, action) }
    #expect(app.visibleTexts == ["See the docs now"])
    try app.tap("the docs")
    #expect(opened == ["https://example.com/docs"])
    let disabled = TestApp { Text("See [the docs](https://example.com/docs)").environment(\.openURL, action).disabled(true) }
    #expect(throws: TestFailure.self) { try disabled.tap("the docs") }
    #expect(opened.count == 1)
  }

  private struct Replaced: View {
    let link: SourceLink<[String]>
    let opened: Journal
    @State private var names = ["one", "two"]

    var body: some View {
      let _ = link.connect(to: opened, read: { names }, write: { names = $0 })
      Text(LocalizedStringKey(names.map { "[\($0)](https://example.com/\($0))" }.joined(separator: " and ")))
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.note(url.lastPathComponent)
            return .handled
          })
    }
  }

  @Test("A tap on a link opens that link after the text has changed, and none if the link was removed")
  func staleLinks() throws {
    let (link, opened) = (SourceLink<[String]>(), Journal())
    let app = TestApp { Replaced(link: link, opened: opened) }
    let id = try #require(element(in: app.session.root)?.id)
    let tap = InputEvent(target: id, action: .link(to: "https://example.com/two"))
    #expect(app.session.send(tap) == .handled)
    link.write(["two", "three", "one"])
    app.session.settle()
    #expect(app.session.send(tap) == .handled)
    #expect(opened.take() == ["two", "two"])
    link.write(["three", "four"])
    app.session.settle()
    #expect(app.session.send(tap) == .dropped(.invalidValue))
    #expect(opened.take() == [])
  }

  @Test("A change with a number that is no link is dropped")
  func hostileIndex() throws {
    let app = TestApp { Text("See [the docs](https://example.com/docs)") }
    let id = try #require(element(in: app.session.root)?.id)
    for value in [Content.Value.number(0), .number(7), .number(-1), .number(.infinity), .number(0.5), .string("1"), .bool(true)] {
      #expect(app.session.send(InputEvent(target: id, action: .change(value, revision: 0))) == .dropped(.invalidValue))
    }
  }

  private func element(in element: Element) -> Element? {
    element.role == .text ? element : element.children.lazy.compactMap(self.element).first
  }

  @Test("A button's label may have several styles, and shows no links")
  func labels() throws {
    var count = 0
    let app = TestApp { Button("**Big** [link](https://example.com)") { count += 1 } }
    #expect(app.visibleTexts == ["Big link"])
    try app.tap("Big link")
    #expect(count == 1)
  }

  @Test("A change between plain and styled text updates the element and keeps invariants")
  func changes() throws {
    let model = Model()
    let app = TestApp { Words(model: model) }
    for step in 1...6 {
      model.step = step
      #expect(app.visibleTexts == Array(repeating: step % 2 == 0 ? "plain" : "a styled text", count: 2))
      try app.checkInvariants()
    }
  }

  @Observable
  final class Model {
    var step = 0
  }

  private struct Words: View {
    let model: Model

    var body: some View {
      let text = model.step % 2 == 0 ? Text("plain") : Text("a **styled** text")
      VStack {
        text
        Button {
        } label: {
          text
        }
      }
    }
  }

  @Test("A concatenation of 5,000 texts is shown, compared and released without deep recursion")
  func longConcatenation() {
    let text = (0..<5_000).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1)").foregroundColor($1 % 2 == 0 ? .red : .blue) }
    #expect(runs(text).count == 5_000)
    #expect(text == (text + Text(verbatim: "")))
    #expect(runs(text.bold()).count == 5_000)
  }
}
