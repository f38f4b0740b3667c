import Foundation
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Uploads and exports of a store without a network: their turns, and the requests of one session.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct FileTurnTests {
  private static let (one, other) = (TestSessions.client("203.0.113.1"), TestSessions.client("203.0.113.2"))

  /// Opens pages whose element 5 makes a request for files, and returns their keys.
  private func open(_ count: Int, _ request: FileRequest, at address: String = "203.0.113.1", in sessions: TestSessions)
    async throws
    -> [SessionKeys]
  {
    var keys: [SessionKeys] = []
    for _ in 0..<count {
      let page = try await sessions.open(at: address)
      page.page.request.end(isWritten: true)
      page.session.fileRequests[5] = request
      keys.append(
        SessionKeys(token: SessionToken(rawValue: page.token), visitor: Visitor(key: TestSessions.visitor)))
    }
    return keys
  }

  private static func chunk(_ bytes: Int = 1) throws -> FileChunk {
    try FileChunk(target: 5, generation: 0, count: 1, index: 0, size: bytes, offset: 0, length: bytes, name: "a")
  }

  @Test("Uploads from one address wait for their turns, and do not delay those from another")
  func turns() async throws {
    let sessions = TestSessions(app: FakeApp(root: FilePage.root))
    let hostile = try await open(40, .importing(allowsSeveral: false), in: sessions)
    let bystander = try await open(1, .importing(allowsSeveral: false), at: "203.0.113.2", in: sessions)
    let requests = hostile.map { ($0, Self.one) } + bystander.map { ($0, Self.other) }
    let chunk = try Self.chunk()
    var order: [ClientAddress] = []
    let tasks = requests.map { keys, address in
      Task {
        _ = try await sessions.store.accept(chunk, of: keys, from: address) {}
        order.append(address)
      }
    }
    for task in tasks { try await task.value }
    #expect(order.count == 41)
    #expect(try #require(order.firstIndex(of: Self.other)) <= 2)
    #expect(sessions.store.violations == [])
  }

  @Test("A session that uploads many small chunks waits, and whole chunks count less")
  func pace() async throws {
    let sessions = TestSessions(app: FakeApp(root: FilePage.root))
    let keys = try await open(1, .importing(allowsSeveral: false), in: sessions)[0]
    let store = sessions.store
    func upload(_ length: Int) async throws {
      let chunk = try FileChunk(
        target: 5, generation: 0, count: 1, index: 0, size: FileChunk.maximumLength, offset: 0, length: length, name: "a")
      let accepted = try await store.accept(chunk, of: keys, from: Self.one) {}
      accepted.use.end()
      try? await store.finish(accepted, .incomplete, from: Self.one)
    }
    for _ in 0..<Int(UploadPace.sessionBurst / UploadPace.smallChunkCost) { try await upload(1) }
    let waiting = Task { try await upload(1) }
    while store.transfers.delayed.isEmpty { await Task.yield() }
    await #expect(throws: FileRefusal.busy) { try await upload(1) }
    sessions.clock.advance(by: .seconds(UploadPace.smallChunkCost / UploadPace.sessionRate))
    try await waiting.value
    #expect(store.transfers.delayed.isEmpty)
    sessions.clock.advance(by: .seconds(1))
    for _ in 0..<Int(UploadPace.sessionRate) { try await upload(FileChunk.maximumLength) }
    #expect(store.violations == [])
  }

  @Test("Sessions of one address share its rate of uploads, and idle addresses are removed")
  func addressPace() throws {
    var pace = UploadPace()
    let chunk = try Self.chunk()
    var pauses = 0
    for _ in 0..<Int(UploadPace.addressBurst / UploadPace.smallChunkCost) + 5 {
      var session = UploadPace.session(now: .zero)
      if pace.pause(before: chunk, of: &session, from: Self.one, now: .zero) > .zero { pauses += 1 }
    }
    #expect(pauses == 5)
    var session = UploadPace.session(now: .zero)
    #expect(pace.pause(before: chunk, of: &session, from: Self.other, now: .zero) == .zero)
    for number in 0..<1_000 {
      let address = TestSessions.client("2001:db8:\(String(number, radix: 16))::1")
      _ = pace.pause(before: chunk, of: &session, from: address, now: .seconds(number))
    }
    #expect(pace.addressCount < 100)
  }

  @Test("A session makes one export at a time, and not too many")
  func exports() async throws {
    let sessions = TestSessions(app: FakeApp(root: FilePage.root))
    let keys = try await open(1, .exporting, in: sessions)[0]
    let session = try #require(sessions.app.sessions.last)
    session.exported = [ExportedFile(name: "a", bytes: Array(repeating: 1, count: 3_000_000))]
    let store = sessions.store
    let first = Task { try await store.export(5, generation: 0, for: keys, from: Self.one) }
    let second = Task { try await store.export(5, generation: 0, for: keys, from: Self.one) }
    #expect(try await first.value.count == 1)
    await #expect(throws: FileRefusal.busy) { try await second.value }
    #expect(store.memory.total == 0 && store.queuedBytes.total == store.heldPageBytes)
    var refusals = 0
    for _ in 0..<40 {
      do throws(FileRefusal) {
        _ = try await store.export(5, generation: 0, for: keys, from: Self.one)
      } catch {
        #expect(error == .busy)
        refusals += 1
      }
    }
    #expect(refusals == 41 - Int(WebSession.exportBurst))
    #expect(store.transfers.folders.quota.folders.count == 1)
    #expect(store.violations == [])
  }

  @Test("A new export ends the response with the file of the earlier one, whose space is free then")
  func openDownload() async throws {
    let sessions = TestSessions(app: FakeApp(root: FilePage.root))
    let keys = try await open(1, .exporting, in: sessions)[0]
    let session = try #require(sessions.app.sessions.last)
    session.exported = [ExportedFile(name: "a", bytes: Array(repeating: 1, count: 100_000))]
    let store = sessions.store
    let token = try await store.export(5, generation: 0, for: keys, from: Self.one)[0]
    let aborted = Signal<Void>()
    var download: FileDownload? = try await store.openDownload(
      token, for: Visitor(key: TestSessions.visitor), from: Self.one
    ) { aborted.fire(()) }
    #expect(download?.size == 100_000)
    _ = try await store.export(5, generation: 0, for: keys, from: Self.one)
    _ = await aborted.next()
    #expect(store.transfers.folders.quota.releasing == 100_000)
    download = nil
    while store.transfers.folders.quota.releasing > 0 { await Task.yield() }
    #expect(store.transfers.folders.quota.total == 100_000)
  }

  @Test("An export is refused while the memory of the host is exhausted, and the app receives the reason")
  func memory() async throws {
    var limits = WebLimits()
    limits.maximumQueuedBytesOverall = 1 << 20
    let sessions = TestSessions(app: FakeApp(root: FilePage.root), limits: limits)
    let keys = try await open(1, .exporting, in: sessions)[0]
    let session = try #require(sessions.app.sessions.last)
    session.exported = [ExportedFile(name: "a", bytes: Array(repeating: 1, count: 2 << 20))]
    await #expect(throws: FileRefusal.refused(.noSpace)) {
      try await sessions.store.export(5, generation: 0, for: keys, from: Self.one)
    }
    #expect(await session.events.next()?.action == .files(.refused(.noSpace)))
    #expect(sessions.store.memory.total == 0)
    #expect(sessions.store.transfers.folders.quota.total == 0)
  }

  @Test("An export copies the file of an earlier transfer that it displaces")
  func displacedSource() async throws {
    var limits = WebLimits()
    limits.maximumSessionFileBytes = 200_000
    let sessions = TestSessions(app: FakeApp(root: FilePage.root), limits: limits)
    let keys = try await open(1, .importing(allowsSeveral: false), in: sessions)[0]
    let session = try #require(sessions.app.sessions.last)
    let store = sessions.store
    let chunk = try Self.chunk(150_000)
    let accepted = try await store.accept(chunk, of: keys, from: Self.one) {}
    #expect(await store.disk.write(Data(repeating: 7, count: 150_000), to: accepted.file, at: 0))
    accepted.use.end()
    try await store.finish(accepted, .stored, from: Self.one)
    let path = try #require(await session.events.next()?.action.paths?.first)
    session.fileRequests[5] = .exporting
    session.exported = [ExportedFile(name: "a", content: .stored(try StoredFile(URL(filePath: path))))]
    let token = try await store.export(5, generation: 0, for: keys, from: Self.one)[0]
    let download = try await store.openDownload(token, for: Visitor(key: TestSessions.visitor), from: Self.one) {}
    #expect(try await store.disk.read(download.handle, count: 150_000) == Data(repeating: 7, count: 150_000))
    while FileManager.default.fileExists(atPath: path) { await Task.yield() }
    #expect(store.violations == [])
  }

  @Test("A stored file is read when the host writes it, and refused if it has changed")
  func storedFile() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(count: 2_500_000).write(to: url)
    let sessions = TestSessions(app: FakeApp(root: FilePage.root))
    let keys = try await open(1, .exporting, in: sessions)[0]
    let session = try #require(sessions.app.sessions.last)
    session.exported = [ExportedFile(name: "a", content: .stored(try StoredFile(url)))]
    let store = sessions.store
    let token = try await store.export(5, generation: 0, for: keys, from: Self.one)[0]
    let download = try await store.openDownload(token, for: Visitor(key: TestSessions.visitor), from: Self.one) {}
    #expect(download.size == 2_500_000)
    try Data(count: 10).write(to: url)
    await #expect(throws: FileRefusal.refused(.failed)) {
      try await store.export(5, generation: 0, for: keys, from: Self.one)
    }
    #expect(await session.events.next()?.action == .files(.refused(.failed)))
  }
}
