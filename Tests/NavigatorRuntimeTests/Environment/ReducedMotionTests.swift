import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Settings of accessibility")
struct ReducedMotionTests {
  private struct Settings: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      Text("\(reducesMotion) \(reducesTransparency) \(differentiates) \(scheme == .dark) \(sizeClass == .regular)")
    }
  }

  @Test("A host reports the size classes and the user's settings together")
  func traits() {
    let app = TestApp { Settings() }
    #expect(app.visibleTexts == ["false false false false false"])
    let traits = InputEvent.Traits(horizontal: .regular, vertical: .compact, colorScheme: .dark, reducesMotion: true)
    app.session.perform(InputEvent(target: app.session.root.id, action: .traits(traits)))
    #expect(app.visibleTexts == ["true false false true true"])
  }

  @Test("A test sets the preference for less movement")
  func environment() {
    let app = TestApp(environment: TestEnvironment(reduceMotion: true)) { Settings() }
    #expect(app.visibleTexts == ["true false false false false"])
    app.environment.reduceMotion = false
    #expect(app.visibleTexts == ["false false false false false"])
  }
}
