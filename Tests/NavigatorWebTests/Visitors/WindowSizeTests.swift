import HTTPTypes
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite("Size of the window of a request")
struct WindowSizeTests {
  @Test("A valid cookie contains the size")
  func cookie() {
    #expect(size("a=b; navigator-size=500.5x700") == [500.5, 700])
  }

  @Test(
    "An invalid cookie is ignored",
    arguments: [
      "0x0", "-5x700", "nanx700", "infx700", "1e9x700", "500", "500x700x99", "500x700x1x1", "500x700xnan", "", "x",
      String(repeating: "5", count: 99),
    ])
  func invalidCookies(_ value: String) {
    #expect(size("navigator-size=\(value)") == [1280, 800])
  }

  @Test("The cookie may contain the factor of texts")
  func textScale() {
    #expect(size("navigator-size=500x700x2") == [500, 700, 2])
    #expect(size("navigator-size=500x700x1") == [500, 700])
  }

  @Test("Without a cookie, the size is that of a common device of the kind")
  func devices() {
    #expect(size(nil, agent: "Mozilla/5.0 (X11; Linux x86_64)") == [1280, 800])
    #expect(size(nil, agent: "Mozilla/5.0 (iPhone) Mobile/15E148") == [390, 844])
  }

  @Test("Only the size of a common device is an estimate", arguments: [("navigator-size=390x844", false), ("a=b", true)])
  func estimate(_ cookie: String, _ isEstimated: Bool) {
    var configuration = SessionConfiguration()
    configuration.setWindow(WindowSizeCookie.window(in: [.cookie: cookie]))
    #expect(configuration.isWindowEstimated == isEstimated)
  }

  private func size(_ cookie: String?, agent: String? = nil) -> [Double] {
    var headers = HTTPFields()
    if let cookie { headers[.cookie] = cookie }
    if let agent { headers[.userAgent] = agent }
    let window = WindowSizeCookie.window(in: headers)
    return [window.width, window.height] + (window.textScale == 1 ? [] : [window.textScale])
  }
}
