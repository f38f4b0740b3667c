import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sizes of buttons")
struct ButtonSizingTests {
  private struct Buttons: View {
    @State private var sizing = ButtonSizing.flexible

    var body: some View {
      VStack {
        Button("Bordered") { sizing = .fitted }
          .buttonStyle(.bordered)
          .accessibilityIdentifier("bordered")
        Button("Prominent") {}
          .buttonStyle(.glassProminent)
          .accessibilityIdentifier("prominent")
        Button("Glass") {}
          .buttonStyle(.glass)
          .accessibilityIdentifier("glass")
        Button("Plain") {}
          .accessibilityIdentifier("plain")
      }
      .buttonSizing(sizing)
    }
  }

  @Test("Buttons with a surface have the available width if they are flexible, and their label's width otherwise")
  func widths() throws {
    let app = TestApp { Buttons() }
    let names = ["bordered", "prominent", "glass"]
    let flexible = try names.map { try app.frame(of: $0).width }
    let plain = try app.frame(of: "plain").width
    try app.tap("Bordered")
    let fitted = try names.map { try app.frame(of: $0).width }
    for (wide, narrow) in zip(flexible, fitted) { #expect(wide > 2 * narrow) }
    #expect(try app.frame(of: "plain").width == plain)
  }

  private struct Reader: View {
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.buttonRepeatBehavior) private var behavior

    var body: some View {
      Text(verbatim: "\(sizing == .fitted) \(behavior == .enabled)")
    }
  }

  @Test("Views read the sizing and the repetition of buttons")
  func environment() {
    #expect(TestApp { Reader() }.visibleTexts == ["false false"])
    #expect(TestApp { Reader().buttonSizing(.fitted).buttonRepeatBehavior(.enabled) }.visibleTexts == ["true true"])
  }
}
