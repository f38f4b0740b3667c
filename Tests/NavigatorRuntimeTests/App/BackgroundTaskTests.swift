import Foundation
import NavigatorTesting
import SwiftUI
import Testing

private struct RefreshingApp: App {
  var body: some Scene {
    WindowGroup { DialogView() }
      .backgroundTask(.appRefresh("refresh")) { Issue.record("A host starts no task") }
      .backgroundTask(.urlSession("downloads")) { await Task.yield() }
      .backgroundTask(.urlSession) { identifier in _ = identifier.count }
      .backgroundTask(.urlSession(matching: { $0.hasPrefix("x") })) { (_: String) async in }
  }
}

private struct DialogView: View {
  @AppStorage("backgroundTask.isSuppressed") private var isSuppressed = false
  @State private var isPresented = false

  var body: some View {
    Button("Delete") { isPresented = true }
      .confirmationDialog("Delete it?", isPresented: $isPresented) {
        Button("Delete it", role: .destructive) {}
      }
      .dialogSuppressionToggle(isSuppressed: $isSuppressed)
      .dialogSuppressionToggle("Do not ask again", isSuppressed: $isSuppressed)
      .dialogSuppressionToggle(Text("Never"), isSuppressed: $isSuppressed)
      .dialogSuppressionToggle(String("Never"), isSuppressed: $isSuppressed)
  }
}

/// Declarations that have no effect in a host.
@MainActor
@Suite("Tasks in the background and suppressed dialogs")
struct BackgroundTaskTests {
  @Test("An app with tasks in the background shows its window, whose dialogs have no toggle")
  func window() async throws {
    let app = TestApp(RefreshingApp())
    await app.settle()
    try app.tap("Delete")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Delete it?")])
    #expect(!app.exists("Do not ask again") && !app.exists("Never"))
  }
}
