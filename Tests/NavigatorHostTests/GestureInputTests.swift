import NavigatorHost
import Testing

@Suite("Gestures of events")
struct GestureInputTests {
  private static let numbers = "1 2 3 4 5 6 7 8 9 10 11 12"

  @Test("Words are the kind, the phase and twelve numbers")
  func words() {
    let expected = InputEvent.Gesture(
      .drag, .changed, start: .init(x: 1, y: 2), globalStart: .init(x: 3, y: 4), translation: .init(x: 5, y: 6),
      velocity: .init(x: 7, y: 8), value: 9, valueVelocity: 10, size: .init(x: 11, y: 12))
    #expect(InputEvent.Gesture(words: "drag changed \(Self.numbers)") == expected)
  }

  @Test("The words of one pointer end with its identifier, device and modifiers")
  func pointer() {
    let gesture = InputEvent.Gesture(words: "point began \(Self.numbers) 3 pen shift+cmd")
    #expect(gesture?.pointer == .init(id: 3, device: .pen, modifiers: [.shift, .cmd]))
    #expect(InputEvent.Gesture(words: "point ended \(Self.numbers) -1 mouse -")?.pointer == .init(id: -1, device: .mouse))
  }

  @Test(
    "Other words are refused",
    arguments: [
      "", "drag", "drag began", "drag began \(numbers) 13", "drag began \(numbers) 3 touch -", "point began \(numbers)",
      "point began \(numbers) 3 touch", "point began \(numbers) 3 claw -", "point began \(numbers) x touch -",
      "point began \(numbers) 3 touch hyper", "point began \(numbers) 3 touch - -", "drag began 1 2 3 4 5 6 7 8 9 10 11 nan",
      "point began \(numbers) 99999999999999999999 touch -", String(repeating: "1 ", count: 9_999),
    ])
  func invalid(_ words: String) {
    #expect(InputEvent.Gesture(words: words) == nil)
  }
}
