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

  @Test("The words of a gesture on a scaled or rotated element end with the axes, in which movements are converted")
  func axes() throws {
    let gesture = try #require(InputEvent.Gesture(words: "drag changed \(Self.numbers) 0 -1 1 0"))
    #expect(gesture.axes == .init(x: .init(x: 0, y: -1), y: .init(x: 1, y: 0)))
    #expect(gesture.movementInElement(.init(x: 5, y: 6)) == .init(x: 6, y: -5))
    let point = try #require(InputEvent.Gesture(words: "point began \(Self.numbers) 3 touch - 2 0 0 2"))
    #expect(point.pointer == .init(id: 3) && point.movementInElement(.init(x: 5, y: 6)) == .init(x: 10, y: 12))
    #expect(InputEvent.Gesture(words: "drag changed \(Self.numbers)")?.axes == nil)
  }

  @Test(
    "Other words are refused",
    arguments: [
      "", "drag", "drag began", "drag began \(numbers) 13", "drag began \(numbers) 1 0 0 inf",
      "drag began \(numbers) 1 0 0 1 0", "point began \(numbers) 1 0 0 1", "point began \(numbers) 3 touch - 1 0",
      "drag began \(numbers) 3 touch -", "point began \(numbers)",
      "point began \(numbers) 3 touch", "point began \(numbers) 3 claw -", "point began \(numbers) x touch -",
      "point began \(numbers) 3 touch hyper", "point began \(numbers) 3 touch - -", "drag began 1 2 3 4 5 6 7 8 9 10 11 nan",
      "point began \(numbers) 99999999999999999999 touch -", String(repeating: "1 ", count: 9_999),
    ])
  func invalid(_ words: String) {
    #expect(InputEvent.Gesture(words: words) == nil)
  }
}
