import Foundation
import HummingbirdTesting
import NavigatorHTML
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite(.timeLimit(.minutes(20)))
struct PageTests {
  @Test("The first response contains the escaped screen and a new session")
  func firstResponseContainsEscaped() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/")
      #expect(response.status == .ok)
      #expect(response.text.contains("Good &lt;morning>") || response.text.contains("Good &lt;morning&gt;"))
      #expect(!response.text.contains("<morning>"))
      #expect(response.header("Cache-Control") == "no-store")
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("Scripts are allowed from the host's files only, and pages cannot be framed")
  func scriptsAllowedHostFiles() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/")
      let policy = try #require(response.header("Content-Security-Policy"))
      #expect(policy.contains("default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(response.header("X-Content-Type-Options") == "nosniff")
      #expect(response.text.firstMatch(of: /<script(?![^>]*src=)/) == nil)
      // Other responses than the parts of a page have the policy too, because a browser can show them.
      let missing = try await host.get("/missing.css")
      #expect(missing.header("Content-Security-Policy") == policy)
      let style = try await host.get("/client.css")
      #expect(style.status == .ok && style.header("Content-Security-Policy") == nil)
      #expect(style.header("X-Content-Type-Options") == "nosniff")
    }
  }

  @Test("A first load takes three requests and at most 40 KiB")
  func firstLoadTakesThree() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let encoding = ["Accept-Encoding": "gzip"]
      let html = try await host.get("/").text
      let paths = html.matches(of: /(?:src|href)="(\/[^"]*)"/).map { String($0.1) }
      #expect(paths.count == 2)
      #expect(html.contains(#"<link rel="icon" href="data:,">"#))
      var bytes = 0
      for path in ["/"] + paths {
        let response = try await host.get(path, headers: encoding)
        #expect(response.status == .ok)
        bytes += response.body?.readableBytes ?? 0
        bytes += response.head.headerFields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 4 }
      }
      #expect(bytes <= 40 * 1024)
    }
  }

  @Test(
    "A page has the text direction of its language",
    arguments: [("en", false), ("de-CH", false), ("ar", true), ("he-IL", true), ("ur", true)])
  func pageTextDirectionLanguage(_ language: String, _ isRightToLeft: Bool) {
    let page = HTMLPage.render(
      appName: "App", title: "App", language: language, body: HTMLBody(), token: "", location: "", fileVersion: "",
      maximumTextLength: 1_000)
    #expect(page.contains("<html lang=\"\(language)\"\(isRightToLeft ? " dir=\"rtl\"" : "")>"))
  }

  @Test(
    "A page with parts whose styles are in the script for rare parts is drawn when the script has run",
    arguments: [true, false])
  func stylesOfRareParts(_ isAwaited: Bool) {
    let page = HTMLPage.render(
      appName: "App", title: "App", language: "en", body: HTMLBody(requiredScripts: isAwaited ? [.extras] : []), token: "",
      location: "", fileVersion: "7", maximumTextLength: 1_000)
    #expect(page.contains("<script type=\"module\" blocking=\"render\" src=\"/extras.js?v=7\"></script></head>") == isAwaited)
    #expect(page.contains("<script defer src=\"/client.js?v=7\"></script>"))
  }

  @Test("A page with long texts whose lines are measured is drawn when the script for lines has run", arguments: [true, false])
  func linesOfTexts(_ isAwaited: Bool) {
    let page = HTMLPage.render(
      appName: "App", title: "App", language: "en", body: HTMLBody(requiredScripts: isAwaited ? [.lines] : []), token: "",
      location: "", fileVersion: "7", maximumTextLength: 1_000)
    #expect(page.contains("<script type=\"module\" blocking=\"render\" src=\"/lines.js?v=7\"></script></head>") == isAwaited)
    #expect(!page.contains("src=\"/extras.js"))
  }

  @Test("A page has the language of the app's texts")
  func pageLanguageAppTexts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "ar.lproj"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PageLanguage.language(of: try #require(Bundle(url: folder))) == "ar")
    #expect(PageLanguage.ofApp == "en")
  }

  @Test(
    "A page has the language of the translation that its visitor reads",
    arguments: [
      ("de_AT", "de"), ("de_CH", "de-CH"), ("ar", "ar"), ("pt_PT", "pt-BR"), ("fr_FR", nil), ("", nil), (nil, nil),
    ] as [(String?, String?)])
  func pageLanguageVisitor(locale: String?, language: String?) {
    #expect(PageLanguage.language(of: ["en", "ar", "de", "de_CH", "pt-BR"], for: locale) == language)
    #expect(PageLanguage.ofApp(for: "fr_FR") == PageLanguage.ofApp)
  }

  @Test("Responses that are long enough are compressed for a client that accepts it")
  func responsesLongEnoughCompressed() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let plain = try await host.get("/")
      let packed = try await host.get("/", headers: ["Accept-Encoding": "gzip"])
      #expect(plain.header("Content-Encoding") == nil)
      #expect(packed.header("Content-Encoding") == "gzip")
      #expect(packed.header("Vary") == "Accept-Encoding")
      #expect(try #require(packed.body).readableBytes < #require(plain.body).readableBytes)
    }
  }

  @Test("A file is cached permanently under its versioned path, and revalidated under its plain path")
  func fileCachedPermanentlyUnder() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let html = try await host.get("/").text
      let path = try #require(html.firstMatch(of: /src="(\/client.js[^"]*)"/)).1
      #expect(try await host.get(String(path)).header("Cache-Control") == "public, max-age=31536000, immutable")
      let plain = try await host.get("/client.js")
      #expect(plain.header("Cache-Control") == "no-cache")
      let again = try await host.get("/client.js", headers: ["If-None-Match": plain.header("ETag") ?? ""])
      #expect(again.status == .notModified)
    }
  }

  @Test("Each other path opens its address in the app")
  func pathOpensAddressApp() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let responses = [try await host.get("/books/7?page=2"), try await host.get("/"), try await host.get("/favicon.ico")]
      #expect(responses.map(\.status) == [.ok, .ok, .notFound])
      #expect(await host.app.configurations.map(\.url) == ["http://\(host.authority)/books/7?page=2", nil])
    }
  }

  @Test("HEAD is answered without a body, and other methods than GET with 405")
  func headAnsweredWithoutBody() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      for path in ["/", "/client.js"] {
        let response = try await host.get(path, method: .head, headers: ["Accept-Encoding": "gzip"])
        #expect(response.status == .ok)
        #expect(response.header("Content-Encoding") == (path == "/" ? nil : "gzip"))
        #expect(response.text.isEmpty)
      }
      let posted = try await host.get("/", method: .post)
      #expect(posted.status == .methodNotAllowed)
    }
  }

  @Test("HEAD has the same status and headers as GET, and its session ends at once")
  func headSameStatusHeaders() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      #expect(try await host.get("/", method: .head).status == .ok)
      await host.app.begin(at: "/books/7")
      await host.app.findNothing()
      let missing = try await host.get("/books/7", method: .head)
      #expect(missing.status == .notFound)
      #expect(missing.text.isEmpty)
      for index in 0..<2 { _ = await (try host.session(index)).ended.next() }
      let got = try await host.get("/books/7")
      #expect(got.status == .notFound)
      func names(_ response: TestClient.Response) -> Set<String> { Set(response.head.headerFields.map(\.name.canonicalName)) }
      #expect(names(missing) == names(got))
      #expect(missing.header("Content-Length") == got.header("Content-Length"))
    }
  }

  @Test("If the host is full, a visitor receives that reason")
  func hostFullVisitorReceives() async throws {
    var limits = WebLimits()
    limits.maximumSessions = 1
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      try await host.withPage { _ in
        let refused = try await host.get("/")
        #expect(refused.status == .serviceUnavailable)
        #expect(refused.text.contains("All places in Fake are taken"))
        #expect(await host.app.sessions.count == 1)
      }
    }
  }
}
