import Foundation
import HTTPTypes
import HummingbirdTesting
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Uploads of files, and invalid requests.
@Suite(.timeLimit(.minutes(20)))
struct FileUploadTests {
  @Test("A file is stored in a separate folder until its session ends")
  func storedFile() async throws {
    try await FilePage.run { page, session in
      #expect(try await page.upload(Array("A note".utf8)) == .noContent)
      let path = try #require(await session.events.next()?.action.paths?.first)
      #expect(path.hasSuffix("/note.txt"))
      #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "A note")
      let folder = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
      let permissions = try FileManager.default.attributesOfItem(atPath: folder.path())[.posixPermissions] as? NSNumber
      #expect(permissions?.intValue == 0o700)
      await page.host.shutDown()
      _ = await session.ended.next()
      // The host removes the files in the same step on the main actor.
      await MainActor.run { #expect(!FileManager.default.fileExists(atPath: path)) }
    }
  }

  @Test("Several files arrive in chunks and in order, and a chunk may be repeated")
  func chunks() async throws {
    try await FilePage.run(.importing(allowsSeveral: true)) { page, session in
      func send(_ i: Int, _ s: Int, _ o: Int, _ text: String, _ name: String) async throws -> HTTPResponse.Status {
        try await page.post(["n": 3, "i": i, "s": s, "o": o], name: name, body: Array(text.utf8)).status
      }
      #expect(try await send(0, 6, 0, "one", "a") == .noContent)
      #expect(try await send(0, 6, 3, "two", "a") == .noContent)
      #expect(try await send(0, 6, 3, "two", "a") == .noContent)
      // Out of order: a file that is skipped, a gap, another size.
      #expect(try await send(2, 3, 0, "end", "c") == .conflict)
      #expect(try await send(0, 6, 1, "o", "a") == .conflict)
      #expect(try await send(0, 7, 6, "x", "a") == .conflict)
      #expect(try await send(1, 0, 0, "", "a") == .noContent)
      #expect(try await send(2, 3, 0, "end", "a") == .noContent)
      let paths = try #require(await session.events.next()?.action.paths)
      #expect(try paths.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) } == ["onetwo", "", "end"])
      #expect(Set(paths).count == 3)
    }
  }

  @Test("A page repeats a chunk whose connection was lost, also the first one of a file")
  func lostChunk() throws {
    func chunk(_ index: Int, _ size: Int, _ offset: Int, _ length: Int) throws -> FileChunk {
      try FileChunk(
        target: 5, generation: 0, count: 2, index: index, size: size, offset: offset, length: length, name: "a")
    }
    var progress = UploadProgress(first: try chunk(0, 2, 0, 2))
    let isFirst = try progress.accept(chunk(0, 2, 0, 2))
    #expect(isFirst)
    #expect(throws: FileRefusal.notRequested) { try progress.accept(chunk(1, 3, 0, 3)) }
    progress.add(try chunk(0, 2, 0, 2))
    let isSecond = try progress.accept(chunk(1, 3, 0, 3))
    #expect(isSecond)
    // It is not stored. The file has begun, and keeps its size.
    #expect(throws: FileRefusal.notRequested) { try progress.accept(chunk(1, 4, 0, 3)) }
    let isNew = try progress.accept(chunk(1, 3, 0, 3))
    #expect(!isNew)
    #expect(!progress.isComplete)
    progress.add(try chunk(1, 3, 0, 3))
    #expect(progress.isComplete)
  }

  @Test("A name cannot leave the folder of its file")
  func names() async throws {
    var names = ["..%2F..%2F..%2Fetc%2Fpasswd", "%2Fetc%2Fpasswd", "..%5C..%5Cpasswd", "..%2Fpasswd%00", "%E2%80%AE..%2Fpasswd"]
    // U+200D, U+FE0F and U+0301 form one `Character` with the separator before them, and U+0600 with the one after it.
    for joined in ["%E2%80%8D", "%EF%B8%8F", "%CC%81"] {
      names.append("%2F\(joined)..%2F\(joined)..%2F\(joined)tmp%2F\(joined)%2Fpasswd")
    }
    names.append("%D8%80%2F..%D8%80%2Ftmp%D8%80%2Fpasswd")
    for name in names {
      try await FilePage.run { page, session in
        #expect(try await page.upload([1], name: name) == .noContent)
        let path = try #require(await session.events.next()?.action.paths?.first)
        #expect(URL(filePath: path).lastPathComponent == "passwd")
        #expect(path.contains("/navigator-files-") && !path.contains(".."))
      }
    }
  }

  @Test("A file may have the longest name of a file system, and is stored under its beginning and its extension")
  func longName() async throws {
    try await FilePage.run { page, session in
      let name = String(repeating: "%E3%81%82", count: 251) + ".txt"
      #expect(try await page.upload([1], name: name) == .noContent)
      let path = try #require(await session.events.next()?.action.paths?.first)
      let stored = URL(filePath: path).lastPathComponent
      #expect(stored.hasPrefix("ああ") && stored.hasSuffix("あ.txt") && stored.utf8.count <= FileName.maximumLength)
    }
  }

  @Test("Only the browser, the page and the origin of a session may upload to it")
  func strangers() async throws {
    try await FilePage.run { page, session in
      let other = TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBB")
      #expect(try await page.upload([1], headers: ["Cookie": nil]) == .notFound)
      #expect(try await page.upload([1], headers: ["Cookie": other]) == .notFound)
      #expect(try await page.upload([1], headers: ["Cookie": "navigator-visitor=AAAAAAAAAAAAAAAAAAAAAA"]) == .notFound)
      #expect(try await page.upload([1], headers: ["Navigator-Session": "AAAAAAAAAAAAAAAAAAAAAA"]) == .notFound)
      #expect(try await page.upload([1], headers: ["Navigator-Session": nil]) == .badRequest)
      #expect(try await page.upload([1], headers: ["Origin": "http://evil.example"]) == .forbidden)
      #expect(try await page.upload([1], headers: ["Origin": "null"]) == .forbidden)
      #expect(try await page.upload([1], headers: ["Origin": nil]) == .forbidden)
      // A page of an earlier state of the session has other elements.
      #expect(try await page.upload([1], ["g": 7]) == .conflict)
      let misdirected = try await page.host.get("/transfer/import", method: .post, authority: "evil.example")
      #expect(misdirected.status == .methodNotAllowed || misdirected.status == .misdirectedRequest)
      #expect(await session.received == 0)
    }
  }

  @Test("A file that no dialog requests, or that is sent twice, is refused")
  func unexpectedFiles() async throws {
    try await FilePage.run(nil) { page, session in
      let first = try await page.upload([1])
      #expect(first == .conflict)
      #expect(try await page.upload([1], ["e": 1]) == .conflict)
      await MainActor.run { session.fileRequests[5] = .exporting }
      #expect(try await page.upload([1]) == .conflict)
      await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: false) }
      #expect(try await page.upload([1]) == .noContent)
      #expect(try await page.upload([1]) == .conflict)
      #expect(await session.received == 1)
    }
  }

  @Test("A file for a session that has ended is refused")
  func endedSession() async throws {
    let clock = ManualClock()
    try await FilePage.run(clock: clock) { page, session in
      let first = try await page.post(["n": 1, "i": 0, "s": 2, "o": 0], body: [1])
      #expect(first.status == .noContent)
      await clock.pass(WebLimits().connectGrace)
      _ = await session.ended.next()
      #expect(try await page.post(["n": 1, "i": 0, "s": 2, "o": 1], body: [1]).status == .notFound)
      #expect(await session.received == 0)
    }
  }

  @Test(
    "Requests of another form are refused",
    arguments: [
      ["n": 0], ["n": -1], ["i": 1], ["i": -1], ["o": -1], ["s": -1], ["o": 1], ["s": Int.max, "o": Int.max], ["e": -1],
      ["e": Int.max], ["s": 0],
    ])
  func malformed(query: [String: Int]) async throws {
    try await FilePage.run { page, session in
      let status = try await page.upload([1], query)
      #expect(status == .badRequest)
      #expect(await session.received == 0)
    }
  }

  @Test("A chunk that is too long, or that has no length, is refused")
  func longChunk() async throws {
    try await FilePage.run { page, session in
      let bytes = [UInt8](repeating: 1, count: FileChunk.maximumLength + 1)
      #expect(try await page.upload(bytes) == .badRequest)
      let lines = [
        "POST /transfer/import?e=5&g=0&n=1&i=0&s=1&o=0 HTTP/1.1", "Host: \(page.host.authority)",
        "Origin: http://\(page.host.authority)", "Cookie: \(TestHost.cookie)", "Navigator-Session: \(page.token)",
        "Navigator-Name: a", "Transfer-Encoding: chunked", "", "1", "a", "0", "", "",
      ]
      let answer = try await RawConnection.with(port: page.host.port) { connection in
        await connection.send(lines.joined(separator: "\r\n"))
        return await connection.read()
      }
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 400"))
      #expect(await session.received == 0)
    }
  }

  @Test("Files beyond the limits are refused, and the app receives the reason")
  func limits() async throws {
    var limits = WebLimits()
    limits.maximumFileSize = 10
    limits.maximumSessionFileBytes = 15
    // A file counts as its bytes if very few are permitted.
    limits.maximumFileBytesOverall = 100
    limits.maximumFiles = 2
    try await FilePage.run(.importing(allowsSeveral: true), limits: limits) { page, session in
      func expect(_ reason: FileTransfer.Refusal) async {
        #expect(await session.events.next()?.action == .files(.refused(reason)))
        await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: true) }
      }
      // The announced size counts, before any byte is stored.
      let first = try await page.post(["n": 1, "i": 0, "s": 11, "o": 0], body: [1])
      #expect(first.status == .contentTooLarge)
      await expect(.tooLarge)
      #expect(try await page.upload([1], ["n": 3]) == .contentTooLarge)
      await expect(.tooMany)
      let ten = [UInt8](repeating: 1, count: 10)
      #expect(try await page.upload(ten) == .noContent)
      #expect(await session.events.next()?.action.paths?.count == 1)
      await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: true) }
      // The files of one choice exceed the limit together.
      #expect(try await page.upload(ten, ["n": 2]) == .noContent)
      #expect(try await page.upload(ten, ["n": 2, "i": 1]).code == 507)
      await expect(.noSpace)
      // Refused files leave nothing.
      #expect(try await page.upload([UInt8](repeating: 1, count: 5)) == .noContent)
      await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: false) }
      #expect(try await page.upload([1], ["n": 2]) == .contentTooLarge)
    }
  }

  @Test("Imports may be repeated: the oldest files of the session are removed when its space is used")
  func repeatedImports() async throws {
    var limits = WebLimits()
    limits.maximumSessionFileBytes = 200_000
    try await FilePage.run(limits: limits) { page, session in
      var paths: [String] = []
      for _ in 0..<5 {
        await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: false) }
        #expect(try await page.upload([UInt8](repeating: 1, count: 100_000)) == .noContent)
        paths += try #require(await session.events.next()?.action.paths)
      }
      for path in paths.dropLast(2) {
        while FileManager.default.fileExists(atPath: path) { await Task.yield() }
      }
      #expect(paths.suffix(2).allSatisfy { FileManager.default.fileExists(atPath: $0) })
    }
  }

  @Test("A file that is larger than the space of its session is refused before earlier files are removed")
  func tooLargeForSession() async throws {
    var limits = WebLimits()
    limits.maximumSessionFileBytes = 200_000
    try await FilePage.run(limits: limits) { page, session in
      #expect(try await page.upload([UInt8](repeating: 1, count: 100_000)) == .noContent)
      let path = try #require(await session.events.next()?.action.paths?.first)
      await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: false) }
      #expect(try await page.post(["n": 1, "i": 0, "s": 200_001, "o": 0], body: [1]).status.code == 507)
      #expect(await session.events.next()?.action == .files(.refused(.noSpace)))
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("Announced and stalled bytes take no memory from pages")
  func stalledChunks() async throws {
    var limits = WebLimits()
    limits.maximumQueuedBytesOverall = 2 << 20
    try await FilePage.run(limits: limits) { page, session in
      var others: [String] = []
      for index in 1...8 {
        others.append(try await page.host.load())
        let session = try await page.host.session(index)
        await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: false) }
      }
      func head(_ token: String) -> String {
        [
          "POST /transfer/import?e=5&g=0&n=1&i=0&s=524288&o=0 HTTP/1.1", "Host: \(page.host.authority)",
          "Origin: http://\(page.host.authority)", "Cookie: \(TestHost.cookie)", "Navigator-Session: \(token)",
          "Navigator-Name: a", "Content-Length: 524288", "", "",
        ].joined(separator: "\r\n")
      }
      func stall(_ tokens: ArraySlice<String>) async throws {
        guard let token = tokens.first else {
          // All chunks wait for their bytes.
          #expect(try await page.host.get("/", headers: ["Cookie": TestHost.cookie]).status == .ok)
          #expect(try await page.upload([1, 2, 3]) == .noContent)
          return
        }
        try await RawConnection.with(port: page.host.port) { connection in
          await connection.send(head(token))
          for _ in 0..<5 { _ = try await page.host.get("/health") }
          try await stall(tokens.dropFirst())
        }
      }
      try await stall(others[...])
      #expect(await session.events.next()?.action.paths?.count == 1)
    }
  }

  @Test("The bytes of all sessions are bounded, and free when a session ends")
  func overallLimit() async throws {
    var limits = WebLimits()
    limits.maximumFileBytesOverall = 10
    try await FilePage.run(limits: limits) { page, session in
      #expect(try await page.upload([1, 2, 3, 4, 5, 6]) == .noContent)
      let other = FilePage(host: page.host, token: try await page.host.load())
      let second = try await page.host.session(1)
      await MainActor.run { second.fileRequests[5] = .importing(allowsSeveral: false) }
      #expect(try await other.upload([1, 2, 3, 4, 5, 6]).code == 507)
    }
  }

  @Test("Another chunk is refused while one is received, and a slow one ends with its connection")
  func slowChunk() async throws {
    try await FilePage.run { page, session in
      let head = [
        "POST /transfer/import?e=5&g=0&n=1&i=0&s=4&o=0 HTTP/1.1", "Host: \(page.host.authority)",
        "Origin: http://\(page.host.authority)", "Cookie: \(TestHost.cookie)", "Navigator-Session: \(page.token)",
        "Navigator-Name: a", "Content-Length: 4", "", "ab",
      ]
      var isRefused = false
      // A probe that arrives before the slow chunk has that refused instead.
      while !isRefused {
        isRefused = try await RawConnection.with(port: page.host.port) { connection in
          await connection.send(head.joined(separator: "\r\n"))
          for _ in 0..<5 { _ = try await page.host.get("/health") }
          return try await page.upload([1], ["s": 4]) == .tooManyRequests
        }
      }
      // The connection is closed. The session accepts the file from the start.
      var status = try await page.upload([1, 2, 3, 4])
      while status == .tooManyRequests { status = try await page.upload([1, 2, 3, 4]) }
      #expect(status == .noContent)
      let path = try #require(await session.events.next()?.action.paths?.first)
      #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3, 4]))
    }
  }

  @Test("The body of a chunk may arrive after its head")
  func lateBody() async throws {
    try await FilePage.run { page, session in
      let head = [
        "POST /transfer/import?e=5&g=0&n=1&i=0&s=2&o=0 HTTP/1.1", "Host: \(page.host.authority)",
        "Origin: http://\(page.host.authority)", "Cookie: \(TestHost.cookie)", "Navigator-Session: \(page.token)",
        "Navigator-Name: a", "Content-Length: 2", "Connection: close", "", "",
      ]
      let answer = try await RawConnection.with(port: page.host.port) { connection in
        await connection.send(head.joined(separator: "\r\n"))
        // By then, the host has read the head. Another upload would take the only place for one.
        for _ in 0..<5 { _ = try await page.host.get("/health") }
        await connection.send("ab")
        return await connection.read()
      }
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 204"))
      #expect(await session.events.next()?.action.paths?.count == 1)
    }
  }

  @Test("Too many requests are refused")
  func flood() async throws {
    var limits = WebLimits()
    limits.eventBurst = 5
    limits.eventsPerSecond = 0.0001
    try await FilePage.run(nil, limits: limits) { page, _ in
      var statuses: [HTTPResponse.Status] = []
      for _ in 0..<7 { statuses.append(try await page.upload([1])) }
      #expect(statuses == Array(repeating: .conflict, count: 5) + Array(repeating: .tooManyRequests, count: 2))
    }
  }

  @Test("A stalled upload and an old file are removed")
  func oldFiles() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.connectGrace = .seconds(100_000)
    limits.maximumSessionFileBytes = 4
    limits.maximumFileBytesOverall = 100
    try await FilePage.run(limits: limits, clock: clock) { [limits] page, session in
      #expect(try await page.post(["n": 1, "i": 0, "s": 4, "o": 0], body: [1]).status == .noContent)
      await clock.pass(limits.uploadTimeout)
      var status = try await page.post(["n": 1, "i": 0, "s": 4, "o": 1], body: [1]).status
      while status == .noContent { status = try await page.post(["n": 1, "i": 0, "s": 4, "o": 1], body: [1]).status }
      #expect(status == .conflict)
      #expect(try await page.upload([1, 2, 3, 4]) == .noContent)
      let path = try #require(await session.events.next()?.action.paths?.first)
      #expect(FileManager.default.fileExists(atPath: path))
      await clock.pass(limits.fileAge)
      while FileManager.default.fileExists(atPath: path) { await Task.yield() }
    }
  }
}
