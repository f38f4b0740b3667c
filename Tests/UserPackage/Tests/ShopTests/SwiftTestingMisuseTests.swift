import NavigatorTesting
import Testing

@testable import Shop

@MainActor
@Suite struct SwiftTestingMisuseTests {
  @Test("This test fails, because the app misuses the API")
  func misuse() {
    _ = TestApp { MisusedTabs() }
  }
}
