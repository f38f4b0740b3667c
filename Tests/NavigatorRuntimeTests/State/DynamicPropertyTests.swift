import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Dynamic properties belong to the type that declares them")
struct DynamicPropertyTests {
  private struct Counting: ViewModifier {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      VStack {
        content
        Button("modifier \(count), enabled \(isEnabled)") { count += 1 }
      }
    }
  }

  @Test("A modifier has its own state and environment")
  func modifier() throws {
    let app = TestApp { Text("content").modifier(Counting()) }
    try app.tap("modifier 0, enabled true")
    #expect(app.visibleTexts == ["content", "modifier 1, enabled true"])
  }

  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  @Test("A button style reads the environment")
  func style() {
    let app = TestApp {
      Button("a") {}.buttonStyle(Framed())
      Button("b") {}.buttonStyle(Framed()).disabled(true)
    }
    #expect(app.visibleTexts == ["a", "on", "b", "off"])
  }

  private struct Twofold: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("do it").onTapGesture { configuration.trigger() }
      }
    }
  }

  private struct Acting: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }.buttonStyle(Twofold())
    }
  }

  @Test("A primitive button style triggers the action itself")
  func primitiveStyle() throws {
    let app = TestApp { Acting() }
    try app.tap("do it")
    #expect(app.exists("count 1"))
  }

  private struct Measured: DynamicProperty {
    @State var value = 0
    var updates = 0

    mutating func update() {
      updates += 1
    }
  }

  private struct Composed: View {
    private var measured = Measured()

    var body: some View {
      Button("value \(measured.value), updated \(measured.updates)") { measured.value += 1 }
    }
  }

  @Test("A property that contains properties keeps their state, and is updated before each body")
  func composed() throws {
    let app = TestApp { Composed() }
    try app.tap("value 0, updated 1")
    #expect(app.exists("value 1, updated 1"))
  }
}
