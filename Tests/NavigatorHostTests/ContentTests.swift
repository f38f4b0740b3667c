import NavigatorHost
import Testing

/// Contents with equal values are equal, however they were created.
@Suite("Content")
struct ContentTests {
  @Test("A single text is equal however it was set")
  func textAlone() {
    var made = Content()
    made[.text] = "Hello"
    var reduced: Content = [.text: "Hello", .level: 1]
    reduced[.level] = nil
    let contents = [Content(text: "Hello"), [.text: "Hello"], made, reduced, Content(entries: [Content.Entry(.text, "Hello")])]
    #expect(Set(contents).count == 1)
    #expect(contents.allSatisfy { $0.entries == [Content.Entry(.text, "Hello")] && $0.string(.text) == "Hello" && !$0.isEmpty })
  }

  @Test("Values are added to a text in the order in which they are set, and removing them leaves only the text")
  func joined() {
    var content = Content(text: "Hello")
    content[.level] = 1
    content[.text] = "Goodbye"
    #expect(content.entries == [Content.Entry(.text, "Goodbye"), Content.Entry(.level, 1)])
    content[.text] = nil
    #expect(content.entries == [Content.Entry(.level, 1)])
    content[.level] = nil
    #expect(content == Content())
    #expect(content.isEmpty)
  }

  @Test("A value of another type under the key text is kept")
  func otherText() {
    let content: Content = [.text: 1]
    #expect(content.entries == [Content.Entry(.text, 1)])
    #expect(content.string(.text) == nil)
    #expect(content != Content(text: "1"))
  }
}
