import NavigatorHost
import Testing

@Suite("Choices in events")
struct ElementChoiceTests {
  @Test("A choice names an element, and other values name none")
  func elements() {
    #expect(InputEvent.Action.choice(of: 12).chosenElement == 12)
    for value in ["", "-1", "1.5", "x", "4294967296"] {
      #expect(InputEvent.Action.change(.string(value), revision: 0).chosenElement == nil)
    }
    #expect(InputEvent.Action.change(12, revision: 0).chosenElement == nil)
  }

  @Test("A place is after or before the row of a handle, and other values are not a place")
  func places() {
    let (after, before) = (InputEvent.Action.move(after: 7).chosenPlace, InputEvent.Action.move(before: 7).chosenPlace)
    #expect(after?.handle == 7 && after?.isAfter == true)
    #expect(before?.handle == 7 && before?.isAfter == false)
    for value in ["", "7", "after", "after x", "after -1", "after 7 8", "beside 7", "after 4294967296"] {
      #expect(InputEvent.Action.change(.string(value), revision: 0).chosenPlace == nil)
    }
    #expect(InputEvent.Action.tap.chosenPlace == nil)
  }

  @Test("The number of a link depends on its address only")
  func links() {
    let link = TextRun("a", url: "https://example.com/docs")
    #expect(link.linkNumber == 1_552_451_803)
    #expect(TextRun("b", style: [.underline(true)], url: link.url).linkNumber == link.linkNumber)
    #expect(TextRun("a", url: "https://example.com/docs/").linkNumber != link.linkNumber)
    #expect(TextRun("a").linkNumber == nil)
    #expect(InputEvent.Action.link(to: "https://example.com/docs") == .change(1_552_451_803, revision: 0))
  }
}
