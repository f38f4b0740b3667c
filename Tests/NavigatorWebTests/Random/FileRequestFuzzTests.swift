import Foundation
import HTTPTypes
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Random requests for files, from a page, from other browsers, and cut off at random positions.
@Suite(.timeLimit(.minutes(20)))
struct FileRequestFuzzTests {
  private static let statuses: Set<Int> = [200, 204, 400, 403, 404, 405, 409, 413, 414, 421, 429, 500, 507]
  private static let numbers = [
    "0", "1", "2", "3", "-1", "32", "33", "524288", "524289", "9223372036854775807", "9223372036854775808", "", "x", "٣", "1e3",
    "+1",
  ]
  private static let names = [
    "a.txt", "..", ".", "%2F", "..%2F..%2Fa", "%2F%E2%80%8D..%2F%E2%80%8Da", "%D8%80%2Fa", "%2F%CC%81a", "%00", "%FF", "%", "%zz",
    "",
    "a%2F", "%5C%EF%B8%8Fa", "~", "%0D%0AX: 1", String(repeating: "%C3%A4", count: 300), String(repeating: "a", count: 3_000),
  ]
  private static let paths = [
    "import", "export", "", "AAAAAAAAAAAAAAAAAAAAAA", "../import", "import/", "%69mport", "é", "import%00",
  ]

  private struct Query {
    var values: [String: String] = ["e": "5", "g": "0", "n": "1", "i": "0", "s": "3", "o": "0"]

    /// Changes some of the numbers.
    mutating func change(using run: inout FuzzRun) {
      for name in values.keys.sorted() where Int.random(in: 0..<5, using: &run) == 0 {
        values[name] = Bool.random(using: &run) ? FileRequestFuzzTests.numbers.randomElement(using: &run) : nil
      }
    }

    var text: String { values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&") }
  }

  private static func chance(_ one: Int, using run: inout FuzzRun) -> Bool { Int.random(in: 0..<one, using: &run) == 0 }

  private static func request(_ page: FilePage, downloads: [String], using run: inout FuzzRun) -> [UInt8] {
    let method = chance(8, using: &run) ? ["GET", "HEAD", "PUT", "DELETE"].randomElement(using: &run) ?? "GET" : "POST"
    var query = Query()
    query.change(using: &run)
    var path = ["import", "import", "export"].randomElement(using: &run) ?? ""
    if chance(6, using: &run) { path = paths.randomElement(using: &run) ?? "" }
    var target = "/transfer/\(path)?\(query.text)"
    if method == "GET", let download = downloads.randomElement(using: &run) { target = download }
    let length = [0, 1, 3, 3, 3, 3, 100, 524_288, 524_289].randomElement(using: &run) ?? 3
    var lines = [
      "\(method) \(target) HTTP/1.1", "Host: \(page.host.authority)", "Content-Length: \(length)", "Connection: close",
    ]
    if !chance(12, using: &run) { lines.append("Cookie: \(TestHost.cookie)") }
    if !chance(12, using: &run) { lines.append("Navigator-Session: \(page.token)") }
    lines.append("Navigator-Name: \(names.randomElement(using: &run) ?? "")")
    let origin = chance(12, using: &run) ? "http://evil.example" : "http://\(page.host.authority)"
    if !chance(12, using: &run) { lines.append("Origin: \(origin)") }
    if chance(20, using: &run) { lines.append("Transfer-Encoding: chunked") }
    if chance(20, using: &run) { lines.append("Expect: 100-continue") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + [UInt8](repeating: 7, count: length)
  }

  @Test(
    "A random request for files gets an answer or a close, leaves no file outside of its folder, and the host serves the next")
  func requests() async throws {
    var limits = WebLimits()
    limits.eventBurst = 1e9
    limits.maximumSessionFileBytes = 2 << 20
    limits.maximumFileBytesOverall = 4 << 20
    let run = FuzzRun("requests for files")
    try await FilePage.run(.importing(allowsSeveral: true), limits: limits) { [limits] page, session in
      var run = run
      await MainActor.run { session.exported = [ExportedFile(name: "../a\u{200D}/\u{200D}..", bytes: [1, 2, 3])] }
      var downloads: [String] = []
      for _ in run.iterations(300) {
        let requests: [FileRequest?] = [.importing(allowsSeveral: true), .importing(allowsSeveral: false), .exporting, nil]
        let request = requests.randomElement(using: &run) ?? nil
        await MainActor.run { session.fileRequests[5] = request }
        var bytes = Self.request(page, downloads: downloads, using: &run)
        if Self.chance(8, using: &run) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &run)) }
        if !bytes.isEmpty, Self.chance(10, using: &run) { bytes[Int.random(in: 0..<min(bytes.count, 300), using: &run)] = 0xFF }
        let answer = try await RawConnection.with(port: page.host.port) { [bytes] connection in
          await connection.send(bytes)
          await connection.finish()
          return String(decoding: await connection.read(), as: UTF8.self)
        }
        guard !answer.isEmpty else { continue }
        let status = answer.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
        #expect(status.map { Self.statuses.contains($0) || $0 == 100 || $0 == 501 } == true, "\(answer.prefix(200))")
        downloads = answer.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("/transfer/") }.map(String.init)
      }
      await MainActor.run { session.fileRequests[5] = .importing(allowsSeveral: false) }
      var status = try await page.upload([1, 2, 3])
      while status == .tooManyRequests { status = try await page.upload([1, 2, 3]) }
      #expect(status == .noContent)
      var path: String?
      while path == nil || path.map({ !$0.hasSuffix("/note.txt") }) == true {
        guard let paths = await session.events.next()?.action.paths else { continue }
        for path in paths { Self.check(path) }
        path = paths.last
      }
      let root = try #require(path.map { URL(filePath: $0) }?.deletingLastPathComponent().deletingLastPathComponent())
        .deletingLastPathComponent()
      let bytes = Self.size(of: root)
      #expect(bytes <= limits.maximumFileBytesOverall * 2)
    }
  }

  /// Returns the number of bytes of all files in a folder.
  private static func size(of folder: URL) -> Int {
    let manager = FileManager.default
    let paths = (try? manager.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return paths.reduce(0) { sum, path in
      let attributes = try? manager.attributesOfItem(atPath: folder.appending(path: path).path(percentEncoded: false))
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
      return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  /// Checks that a file is at the path `root/folder/index/name`.
  private static func check(_ path: String) {
    let parts = path.split(separator: "/").suffix(4)
    #expect(parts.count == 4 && parts.first?.hasPrefix("navigator-files-") == true, "\(path)")
    #expect(parts.dropFirst().prefix(2).allSatisfy { Int($0) != nil }, "\(path)")
    #expect(!path.utf8.elementsEqual("..".utf8) && !path.contains("/.."), "\(path)")
  }
}
