import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Animations and transactions that belong to a modifier of the app.
@MainActor
@Suite("Animations of modifiers")
struct ModifierAnimationTests {
  private struct Screen<Fade: ViewModifier>: View {
    @State private var isFaint = false
    let fade: (Faded) -> Fade

    var body: some View {
      Text("Word").offset(x: isFaint ? 40 : 0).modifier(fade(Faded(isFaint: isFaint)))
      Button("Toggle") { isFaint.toggle() }
      Button("Animate") { withAnimation(.linear(duration: 3)) { isFaint.toggle() } }
    }
  }

  private func changes(_ app: TestApp) -> [(duration: Double, end: [StyleProperty])] {
    app.takeAnimations().map { ($0.animation.duration, $0.end.properties) }
  }

  @Test("An animation of a modifier animates the changes of the modifier only")
  func animation() throws {
    let app = TestApp { Screen { $0.animation(.linear(duration: 2)) } }
    try app.tap("Toggle")
    let changes = changes(app)
    #expect(changes.map(\.duration) == [2])
    #expect(changes.first?.end == [.opacity(0.25)])
  }

  @Test("A nil animation of a modifier shows its changes at once, while the modified view is animated")
  func disabled() throws {
    let app = TestApp { Screen { $0.animation(nil) } }
    try app.tap("Animate")
    let changes = changes(app)
    #expect(changes.map(\.duration) == [3])
    #expect(changes.first?.end.contains(.opacity(0.25)) == false)
  }

  @Test("A transaction of a modifier changes the animation of the modifier")
  func transaction() throws {
    let app = TestApp { Screen { $0.transaction { $0.animation = $0.animation?.speed(3) } } }
    try app.tap("Animate")
    #expect(Set(changes(app).map(\.duration)) == [3, 1])
    try app.tap("Toggle")
    #expect(changes(app).isEmpty)
  }
}
