import Foundation
import HummingbirdTesting
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite(.timeLimit(.minutes(10)))
struct PageTests {
  @Test
  func `The first response holds the screen, escaped, and one session of its own`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/")
      #expect(response.status == .ok)
      #expect(response.text.contains("Good &lt;morning>") || response.text.contains("Good &lt;morning&gt;"))
      #expect(!response.text.contains("<morning>"))
      #expect(response.header("Cache-Control") == "no-store")
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test
  func `Scripts come from the host's files alone, and pages are framed by no one`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/")
      let policy = try #require(response.header("Content-Security-Policy"))
      #expect(policy.contains("default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(response.header("X-Content-Type-Options") == "nosniff")
      #expect(response.text.firstMatch(of: /<script(?![^>]*src=)/) == nil)
    }
  }

  @Test
  func `A first load is three requests and at most 40 KiB`() async throws {
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

  @Test(arguments: [("en", false), ("de-CH", false), ("ar", true), ("he-IL", true), ("ur", true)])
  func `A page follows the direction of its language`(_ language: String, _ runsToTheLeft: Bool) {
    let page = HTMLPage.render(
      appName: "App", title: "App", language: language, bodyHTML: "", token: "", location: "", scriptPath: "", stylePath: "",
      limits: WebLimits())
    #expect(page.contains("<html lang=\"\(language)\"\(runsToTheLeft ? " dir=\"rtl\"" : "")>"))
  }

  @Test
  func `A page is in the language of the app's words`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "ar.lproj"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PageLanguage.language(of: try #require(Bundle(url: folder))) == "ar")
    #expect(PageLanguage.ofApp == "en")
  }

  @Test
  func `What is worth it is compressed for a client that accepts it`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let plain = try await host.get("/")
      let packed = try await host.get("/", headers: ["Accept-Encoding": "gzip"])
      #expect(plain.header("Content-Encoding") == nil)
      #expect(packed.header("Content-Encoding") == "gzip")
      #expect(packed.header("Vary") == "Accept-Encoding")
      #expect(try #require(packed.body).readableBytes < #require(plain.body).readableBytes)
    }
  }

  @Test
  func `A file is kept for ever under its versioned path, and confirmed under its plain one`() async throws {
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

  @Test
  func `Any other path opens its address in the app`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let responses = [try await host.get("/books/7?page=2"), try await host.get("/"), try await host.get("/favicon.ico")]
      #expect(responses.map(\.status) == [.ok, .ok, .notFound])
      #expect(await host.app.configurations.map(\.url) == ["http://\(host.authority)/books/7?page=2", nil])
    }
  }

  @Test
  func `HEAD is answered without a body, anything but GET with 405`() async throws {
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

  @Test
  func `HEAD says of an address what GET says, and leaves no session behind`() async throws {
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

  @Test
  func `Beyond the last place a visitor is told so`() async throws {
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
