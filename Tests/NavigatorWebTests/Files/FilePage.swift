import Foundation
import HTTPTypes
import HummingbirdTesting
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// A page that uploads files to its session.
struct FilePage: Sendable {
  static let root = Element(
    id: 1, role: .window, events: [.openURL, .scenePhase], children: [Element(id: 5, role: .button, events: .change)])

  let host: TestHost
  let token: String

  /// Runs a host, and loads a page whose element 5 makes a request for files.
  static func run(
    _ request: FileRequest? = .importing(allowsSeveral: false), limits: WebLimits = WebLimits(),
    clock: some Clock<Duration> = ContinuousClock(),
    body: @escaping @Sendable (FilePage, FakeSession) async throws -> Void
  ) async throws {
    try await TestHost.run(app: FakeApp(root: root), limits: limits, clock: clock) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      await MainActor.run { session.fileRequests[5] = request }
      try await body(FilePage(host: host, token: token), session)
    }
  }

  func post(
    _ query: [String: Int], to path: String = "import", name: String = "note.txt", body: [UInt8] = [],
    headers: [String: String?] = [:]
  ) async throws -> TestClient.Response {
    let numbers = ["e": 5, "g": 0].merging(query) { $1 }
    let query = numbers.map { "\($0)=\($1)" }.joined(separator: "&")
    var fields: [String: String?] = [
      "Cookie": TestHost.cookie, "Origin": "http://\(host.authority)", "Navigator-Session": token, "Navigator-Name": name,
    ]
    for (key, value) in headers { fields[key] = value }
    return try await host.get(
      "/transfer/\(path)?\(query)", method: .post, headers: fields.compactMapValues(\.self), body: body)
  }

  /// Uploads a file in one chunk.
  func upload(
    _ bytes: [UInt8], name: String = "note.txt", _ query: [String: Int] = [:], headers: [String: String?] = [:]
  ) async throws -> HTTPResponse.Status {
    let query = ["n": 1, "i": 0, "s": bytes.count, "o": 0].merging(query) { $1 }
    return try await post(query, name: name, body: bytes, headers: headers).status
  }
}

extension InputEvent.Action {
  /// The files of a result.
  var paths: [String]? { if case .files(.completed(let paths)) = self { paths } else { nil } }
}
