import NavigatorTesting
import XCTest

@testable import Shop

final class XCTestMisuseTests: XCTestCase {
  /// Fails, because the app misuses the API.
  @MainActor
  func testMisuse() async {
    _ = TestApp { MisusedTabs() }
  }
}
