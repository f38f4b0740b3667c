import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Misuse")
struct MisuseTests {
  @Test("A misuse that the runtime reports is an issue of the test that caused it")
  func issue() throws {
    withKnownIssue {
      let app = TestApp {
        TabView { Text("no tab") }
      }
      #expect(app.tabs.isEmpty)
    } matching: { issue in
      issue.description.contains("neither a tabItem nor a Tab")
    }
  }
}
