import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The operations on a page that a batch of patches requires.
@Suite struct PageOpTests {
  private let id = ElementID(rawValue: 2)
  private let other = ElementID(rawValue: 3)

  private func text(_ text: String, _ style: Style = []) -> Element {
    Element(id: id, role: .text, content: [.text: .string(text)], style: style)
  }

  @Test("An element with several updates is rendered once, in its final state, after the changes of the tree")
  func merged() {
    let ops = PageOp.ops(for: [
      .update(text("One")), .updateText(id, "Two"), .remove(other), .update(text("Three", [.opacity(0.5)])),
      .updateText(id, "Four"),
    ])
    #expect(ops == [.remove(other), .update(id, html: HTMLRenderer.shell(of: text("Four", [.opacity(0.5)])))])
  }

  @Test("An element whose text changes several times receives the last text")
  func lastText() {
    #expect(PageOp.ops(for: [.updateText(id, "One"), .updateText(id, "Two")]) == [.text(id, "Two")])
  }

  @Test("An element that is removed is not updated")
  func removed() {
    #expect(
      PageOp.ops(for: [.update(text("One")), .updateText(other, "Two"), .remove(id)]) == [.remove(id), .text(other, "Two")])
  }

  @Test("An address with an unsafe scheme is not opened")
  func unsafeAddress() {
    #expect(
      PageOp.ops(for: [.copy("A <b>")]) == [.copy("A <b>")])
    #expect(PageOp.ops(for: [.announce("Saved"), .notify("Full")]) == [.announce("Saved"), .notify("Full")])
    #expect(
      PageOp.ops(for: [.openURL("javascript:alert(1)"), .openURL("https://a.example/")]) == [.open(url: "https://a.example/")])
  }

  @Test(
    "A text is sent as an HTML parser would read it",
    arguments: [("plain", "plain"), ("a\0b", "a\u{FFFD}b"), ("a\r\nb\rc\n\r", "a\nb\nc\n\n"), ("\r\r\n", "\n\n"), ("", "")])
  func parsedText(text: String, parsed: String) {
    #expect(Array(HTMLBuffer.parsedText(text).unicodeScalars) == Array(parsed.unicodeScalars))
  }
}
