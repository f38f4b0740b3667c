import Foundation
import HTTPTypes
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Downloads of files that an app exports.
@Suite(.timeLimit(.minutes(20)))
struct FileDownloadTests {
  private static func run(
    _ files: [ExportedFile]?, limits: WebLimits = WebLimits(), clock: some Clock<Duration> = ContinuousClock(),
    body: @escaping @Sendable (FilePage, FakeSession) async throws -> Void
  ) async throws {
    try await FilePage.run(.exporting, limits: limits, clock: clock) { page, session in
      await MainActor.run { session.exported = files }
      try await body(page, session)
    }
  }

  private static let note = ExportedFile(name: "Größe \"1\".txt", bytes: Array("A note".utf8))

  private static func paths(_ page: FilePage) async throws -> [String] {
    let answer = try await page.post([:], to: "export")
    #expect(answer.status == .ok)
    return answer.text.split(separator: "\n").map(String.init)
  }

  @Test("A download is an attachment that is served once")
  func attachment() async throws {
    try await Self.run([Self.note]) { page, session in
      let paths = try await Self.paths(page)
      try #require(paths.count == 1)
      #expect(await session.received == 0)
      let file = try await page.host.get(paths[0], headers: ["Cookie": TestHost.cookie])
      #expect(file.status == .ok)
      #expect(file.text == "A note")
      #expect(
        file.header("Content-Disposition")
          == "attachment; filename=\"Gr__e _1_.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.txt")
      #expect(file.header("Content-Type") == "application/octet-stream")
      #expect(file.header("X-Content-Type-Options") == "nosniff")
      #expect(file.header("Cache-Control") == "no-store")
      let path = try #require(await session.events.next()?.action.paths?.first)
      #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "A note")
      #expect(try await page.host.get(paths[0], headers: ["Cookie": TestHost.cookie]).status == .notFound)
    }
  }

  @Test("The app receives several files when the browser has requested all of them")
  func several() async throws {
    let files = (0..<3).map { ExportedFile(name: "same", bytes: [UInt8($0)]) }
    try await Self.run(files) { page, session in
      let paths = try await Self.paths(page)
      for (index, path) in paths.enumerated() {
        #expect(await session.received == 0)
        #expect(try await page.host.get(path, headers: ["Cookie": TestHost.cookie]).text == "\(UnicodeScalar(UInt8(index)))")
      }
      #expect(await session.events.next()?.action.paths?.count == 3)
    }
  }

  @Test("A file of several megabytes arrives whole")
  func large() async throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try await Self.run([ExportedFile(name: "large", bytes: bytes)]) { page, _ in
      let path = try #require(try await Self.paths(page).first)
      let file = try await page.host.get(path, headers: ["Cookie": TestHost.cookie, "Accept-Encoding": "gzip"])
      #expect(file.body.map { Array(buffer: $0) } == bytes)
    }
  }

  @Test("Only the browser and the pages of a session may download")
  func strangers() async throws {
    try await Self.run([Self.note]) { page, session in
      let other = TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBB")
      #expect(try await page.post([:], to: "export", headers: ["Cookie": other]).status == .notFound)
      #expect(try await page.post([:], to: "export", headers: ["Origin": "http://evil.example"]).status == .forbidden)
      #expect(try await page.post(["g": 3], to: "export").status == .conflict)
      let path = try #require(try await Self.paths(page).first)
      #expect(try await page.host.get(path).status == .notFound)
      #expect(try await page.host.get(path, headers: ["Cookie": other]).status == .notFound)
      let site = ["Cookie": TestHost.cookie, "Sec-Fetch-Site": "cross-site"]
      #expect(try await page.host.get(path, headers: site).status == .forbidden)
      #expect(try await page.host.get(path, method: .head, headers: ["Cookie": TestHost.cookie]).status == .badRequest)
      for wrong in ["/transfer/", "/transfer/AAAAAAAAAAAAAAAAAAAAAA", "/transfer/../etc/passwd", path + "/x"] {
        #expect(try await page.host.get(wrong, headers: ["Cookie": TestHost.cookie]).status == .notFound)
      }
      #expect(await session.received == 0)
      #expect(try await page.host.get(path, headers: ["Cookie": TestHost.cookie]).status == .ok)
    }
  }

  @Test("An export that no dialog offers, that the app cannot create, or that is too large, is refused")
  func refusals() async throws {
    var limits = WebLimits()
    limits.maximumFileSize = 3
    try await Self.run(nil, limits: limits) { page, session in
      let first = try await page.post([:], to: "export")
      #expect(first.status == .conflict)
      await MainActor.run {
        session.exported = [ExportedFile(name: "a", bytes: [1, 2, 3, 4])]
        session.fileRequests[5] = .importing(allowsSeveral: true)
      }
      #expect(try await page.post([:], to: "export").status == .conflict)
      #expect(await session.received == 0)
      await MainActor.run { session.fileRequests[5] = .exporting }
      #expect(try await page.post([:], to: "export").status == .contentTooLarge)
      #expect(await session.events.next()?.action == .files(.refused(.tooLarge)))
      await MainActor.run {
        session.fileRequests[5] = .exporting
        session.exported = []
      }
      #expect(try await page.post([:], to: "export").status == .contentTooLarge)
    }
  }

  @Test("An address of a session that has ended serves nothing")
  func endedSession() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.connectGrace = .seconds(1000)
    try await Self.run([Self.note], limits: limits, clock: clock) { [limits] page, session in
      let path = try #require(try await Self.paths(page).first)
      await clock.pass(limits.connectGrace)
      _ = await session.ended.next()
      #expect(try await page.host.get(path, headers: ["Cookie": TestHost.cookie]).status == .notFound)
    }
  }

  @Test(
    "Names keep their letters, and nothing that changes their meaning",
    arguments: [
      ("note.txt", "note.txt"), ("../note.txt", "note.txt"), ("C:\\a\\b.txt", "b.txt"), ("..", "file"), ("", "file"),
      (".profile", "profile"), ("a\u{0}b\r\nc.txt", "abc.txt"), ("gpj.\u{202E}exe", "gpj.exe"), ("  a . ", "a"),
      ("größe", "größe"),
      ("/", "file"), ("...", "file"), ("a/", "a"), (".\u{301}.", "file"), ("..\u{200D}", "file"),
      ("a\u{301}/\u{301}b", "b"), ("\u{1F3FB}a", "a"),
    ])
  func names(name: String, expected: String) {
    #expect(FileName.safe(name) == expected)
  }

  @Test("A long name is shortened, and keeps its extension")
  func longNames() {
    for name in [
      String(repeating: "ä", count: 5000) + ".txt", String(repeating: "👨‍👩‍👧", count: 500),
      "." + String(repeating: "x", count: 900),
    ] {
      let safe = FileName.safe(name)
      #expect(1...FileName.maximumLength ~= safe.utf8.count)
    }
    #expect(FileName.safe(String(repeating: "a", count: 300) + ".txt").hasSuffix("a.txt"))
  }
}
