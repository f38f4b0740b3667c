import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Notifications for assistive technologies")
struct AccessibilityNotificationTests {
  private struct Page: View {
    @State private var count = 0

    var body: some View {
      Text("Page \(count)")
        .onChange(of: count) { AccessibilityNotification.PageScrolled("Page \(count) of 9").post() }
        .task { AccessibilityNotification.Announcement(AttributedString("Appeared")).post() }
      Button("next") { count += 1 }
      Button("save") { AccessibilityNotification.Announcement("Saved").post() }
      Button("legacy") { AccessibilityNotification.Announcement(NSAttributedString(string: "Bold")).post() }
      Button("layout") { AccessibilityNotification.LayoutChanged("Two more rows").post() }
      Button("silent layout") { AccessibilityNotification.LayoutChanged().post() }
      Button("screen") { AccessibilityNotification.ScreenChanged(7).post() }
      Button("nothing") { AccessibilityNotification.Announcement("").post() }
    }
  }

  @Test("The texts of notifications reach the host in order, from actions and tasks")
  func announcements() async throws {
    let app = TestApp { Page() }
    try await app.settle(until: { app.announcements == ["Appeared"] })
    try app.tap("save")
    try app.tap("save")
    try app.tap("next")
    try app.tap("legacy")
    try app.tap("layout")
    #expect(app.announcements == ["Appeared", "Saved", "Saved", "Page 1 of 9", "Bold", "Two more rows"])
  }

  @Test("Notifications without a text announce nothing", arguments: ["silent layout", "screen", "nothing"])
  func silence(button: String) async throws {
    let app = TestApp { Page() }
    try await app.settle(until: { app.announcements == ["Appeared"] })
    try app.tap(button)
    #expect(app.announcements.count == 1)
  }

  @Test("A session does not receive the announcements of another one")
  func sessions() throws {
    let (app, other) = (TestApp { Page() }, TestApp { Page() })
    try app.tap("save")
    #expect(app.announcements.contains("Saved"))
    #expect(!other.announcements.contains("Saved"))
  }

  @Test("A notification outside of a session is reported")
  func outside() {
    withKnownIssue { AccessibilityNotification.Announcement("Nobody").post() }
  }
}
