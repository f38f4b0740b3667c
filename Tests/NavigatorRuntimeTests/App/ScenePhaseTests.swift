import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scene phases")
struct ScenePhaseTests {
  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    @State private var log: [String] = []

    var body: some View {
      Text("is \(phase)")
      Text(log.joined(separator: " "))
        .onChange(of: phase) { old, new in log.append("\(old)-\(new)") }
    }
  }

  @Test("The first change of a session's phase reaches its views, and so does the return")
  func first() throws {
    let app = TestApp { Phases() }
    #expect(app.visibleTexts.first == "is active")
    try app.enter(phase: .background)
    #expect(app.visibleTexts == ["is background", "active-background"])
    try app.enter(phase: .active)
    #expect(app.visibleTexts == ["is active", "active-background background-active"])
  }

  private struct PhasesApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup {
        Text("the app is \(phase)")
        NavigationStack { Sheeted() }
      }
    }
  }

  private struct Sheeted: View {
    @State private var isShown = true

    var body: some View {
      Phases().sheet(isPresented: $isShown) { Phases() }
    }
  }

  @Test("The first change reaches the app, screens and presentations")
  func everywhere() throws {
    let app = TestApp(PhasesApp())
    try app.enter(phase: .inactive)
    #expect(app.exists("active-inactive"))
    try app.swipeAway()
    #expect(app.visibleTexts == ["the app is inactive", "is inactive", "active-inactive"])
  }
}
