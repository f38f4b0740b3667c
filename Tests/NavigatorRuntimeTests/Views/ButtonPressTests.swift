import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Button styles that depend on presses")
struct ButtonPressTests {
  private struct Direct: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
      }
    }
  }

  /// The shape of styles that read the environment: the configuration is passed to a view.
  private struct Nested: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Inner(configuration: configuration)
    }

    private struct Inner: View {
      let configuration: ButtonStyleConfiguration
      @Environment(\.isEnabled) private var isEnabled

      var body: some View {
        configuration.label.overlay { Text(configuration.isPressed && isEnabled ? "down" : "up") }
      }
    }
  }

  private struct Unpressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  private struct Counter<S: ButtonStyle>: View {
    let style: S
    var isDisabled = false
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
        .buttonStyle(style)
        .disabled(isDisabled)
        .accessibilityIdentifier("counter")
    }
  }

  private func check(_ style: some ButtonStyle) throws {
    let app = TestApp { Counter(style: style) }
    #expect(app.exists("up"))
    for count in 0..<2 {
      var states: [Bool] = []
      try app.hold("Count \(count)") { states = [app.exists("down"), app.exists("Count \(count)")] }
      #expect(states == [true, true])
      #expect(app.exists("up"))
      #expect(app.exists("Count \(count + 1)"))
    }
  }

  @Test("A style that reads the state sees a press until the pointer is released")
  func pressed() throws {
    try check(Direct())
  }

  @Test("A view inside a style sees a press, too")
  func nested() throws {
    try check(Nested())
  }

  @Test("A button whose style does not read the state reports no presses")
  func unread() throws {
    let app = TestApp { Counter(style: Unpressed()) }
    #expect(throws: TestFailure.self) { try app.hold("Count 0") }
    try app.tap("Count 0")
    #expect(app.exists("Count 1"))
  }

  @Test("A disabled button is not pressed")
  func disabled() {
    let app = TestApp { Counter(style: Direct(), isDisabled: true) }
    #expect(throws: TestFailure.self) { try app.hold("Count 0") }
    #expect(app.exists("up"))
  }
}
