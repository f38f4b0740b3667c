import HTTPTypes
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite(.timeLimit(.minutes(20)))
struct BrowserRegionTests {
  @Test(
    "The locale is the preferred language that Foundation supports",
    arguments: [
      ("de-DE,de;q=0.9,en;q=0.8", "de_DE"), ("en;q=0.5, fr-CH", "fr_CH"), ("de-DE;q=0, fr", "fr"), ("zh-CN", "zh_Hans_CN"),
      ("zh-TW", "zh_Hant_TW"), ("sr-RS", "sr_Cyrl_RS"), ("de-JP", "de"), ("xx-YY, it;q=0.1", "it"), ("pt_BR, es", "es"),
    ])
  func preferredLocale(header: String, expected: String) {
    #expect(BrowserRegion.locale(accepting: [.acceptLanguage: header]) == expected)
  }

  @Test(
    "Unknown and malformed languages are ignored",
    arguments: ["", "*", ";;;,,,", "xx", "d\u{e9}", "../../de", String(repeating: "a", count: 5_000), "q=1;q=2", "en;q=nan"])
  func unknownLanguages(header: String) {
    #expect(BrowserRegion.locale(accepting: [.acceptLanguage: header]) == nil)
  }

  @Test("At most ten languages of a header are considered")
  func manyLanguages() {
    let header = Array(repeating: "xx", count: BrowserRegion.maximumLanguages).joined(separator: ",") + ",de"
    #expect(BrowserRegion.locale(accepting: [.acceptLanguage: header]) == nil)
  }

  @Test(
    "Only known names of time zones are accepted",
    arguments: [
      ("Europe/Berlin", true), ("Asia/Calcutta", true), ("America/Argentina/Buenos_Aires", true), ("UTC", true),
      ("Etc/GMT+3", true), ("Nope/Nowhere", false), ("../../etc/passwd", false), ("/etc/localtime", false), ("GMT+0123", false),
      ("", false), ("Europe/Berlin\u{0}", false),
    ])
  func timeZones(name: String, isKnown: Bool) {
    #expect(BrowserRegion.timeZone(name) == (isKnown ? name : nil))
  }

  @Test("A session has the locale of the page's request, and then the locale and the time zone of the page's first message")
  func session() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      _ = try await host.get("/", headers: ["Cookie": TestHost.cookie, "Accept-Language": "de-DE,de;q=0.9"])
      #expect(await host.app.configurations.map(\.locale) == ["de_DE"])
      let token = try await host.load()
      let session = try await host.session(1)
      try await host.withSocket { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)","g":0,"n":0,"u":"/","l":"fr-CH","z":"Europe/Zurich"}"#)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      #expect(await session.region.locale == "fr_CH")
      #expect(await session.region.timeZone == "Europe/Zurich")
    }
  }
}
