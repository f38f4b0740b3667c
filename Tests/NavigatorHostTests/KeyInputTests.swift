import NavigatorHost
import Testing

@Suite("Keys of events")
struct KeyInputTests {
  @Test("Words are the phase, the modifiers and the name of a key")
  func words() {
    #expect(InputEvent.Key(words: "down - ArrowUp") == InputEvent.Key("ArrowUp"))
    #expect(InputEvent.Key(words: "repeat shift+cmd A") == InputEvent.Key("A", .repeat, modifiers: [.shift, .cmd]))
    #expect(InputEvent.Key(words: "up pad Space") == InputEvent.Key("Space", .up, modifiers: [.pad]))
  }

  @Test(
    "Other words are refused",
    arguments: [
      "", "down", "down -", "down  ", "press - A", "down hyper A", "down shift+ ", String(repeating: "x ", count: 9_999),
    ])
  func invalid(_ words: String) {
    #expect(InputEvent.Key(words: words) == nil)
  }

  @Test("A name that is too long is refused")
  func length() {
    #expect(InputEvent.Key(words: "down - " + String(repeating: "x", count: 33)) == nil)
  }
}
