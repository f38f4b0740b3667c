import CoreMetrics
import Hummingbird
import HummingbirdTesting
import Logging
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The metrics of a host and their endpoint.
@Suite(.timeLimit(.minutes(20)))
struct MetricsTests {
  private let metrics = PrometheusMetrics(descriptions: WebMetrics.descriptions)

  @Test("The start and end of sessions, their events and the sent patches are counted")
  func startEndSessionsEvents() async throws {
    var limits = WebLimits()
    limits.maximumSessionsPerAddress = 1
    try await TestHost.run(app: FakeApp(), limits: limits, metrics: metrics) { [metrics] host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        #expect(try await host.get("/").status == .tooManyRequests)
        try await socket.send(#"{"t":"e","i":99,"a":"tap"}"#)
        try await socket.send(#"{"t":"e","i":2,"a":"tap"}"#)
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        _ = await session.events.next()
        try await session.commit([.update(2, text: "Hi"), .update(4, text: "Again")])
        guard case .text = try await socket.next() else { throw TestSocket.Refused() }
        #expect(metrics.value("navigator_sessions") == 1)
        #expect(metrics.value("navigator_connections") == 1)
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
      }
    }
    let expected = [
      "navigator_sessions_started_total": 1, "navigator_sessions_ended_total": 1, "navigator_sessions": 0,
      #"navigator_sessions_refused_total{reason="crowded"}"#: 1, #"navigator_sessions_refused_total{reason="full"}"#: 0,
      "navigator_connections": 0, #"navigator_connections_ended_total{reason="server-stopping"}"#: 1,
      "navigator_events_handled_total": 1, #"navigator_events_dropped_total{reason="unknownElement"}"#: 1,
      #"navigator_events_dropped_total{reason="notAccepted"}"#: 1, "navigator_batches_sent_total": 1,
      "navigator_patches_sent_total": 2, #"navigator_evaluation_seconds_count{for="page"}"#: 1,
      #"navigator_evaluation_seconds_count{for="event"}"#: 1,
    ]
    for (sample, value) in expected { #expect(metrics.value(sample) == Double(value), "\(sample)") }
    #expect(try #require(metrics.value("navigator_sent_bytes_total")) > 50)
  }

  @Test("Each metric of a host has a description")
  func metricHostDescription() {
    _ = WebMetrics(factory: metrics)
    let lines = metrics.text.split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
    #expect(Set(names.map(String.init)) == Set(WebMetrics.descriptions.keys))
  }

  @Test("Metrics are served at one path, and only for the names of this machine")
  func metricsServedPathNames() async throws {
    _ = WebMetrics(factory: metrics)
    let application = Application(
      responder: MetricsResponder(metrics: metrics, hosts: HostNames(allowed: [], listening: "127.0.0.1")),
      logger: TestHost.quiet)
    try await application.test(.live) { client in
      let response = try await client.execute(uri: "/metrics", method: .get)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
      let text = String(buffer: response.body)
      #expect(text.contains("\nnavigator_sessions 0\n"))
      let memory = text.firstMatch(of: /\nprocess_resident_memory_bytes (\d+)\n/).flatMap { Int($0.1) }
      #expect(try #require(memory) > 1_000_000)
      #expect(try await client.execute(uri: "/", method: .get).status == .notFound)
      #expect(try await client.execute(uri: "/metrics", method: .post).status == .methodNotAllowed)
    }
  }

  @Test("A request for the metrics under another host name is refused")
  func requestMetricsUnderAnother() async throws {
    let responder = MetricsResponder(metrics: metrics, hosts: HostNames(allowed: [], listening: "127.0.0.1"))
    let application = Application(
      responder: responder, logger: TestHost.quiet)
    try await application.test(.live) { client in
      let port = try #require(client.port)
      let request = TestClient.Request("/metrics", method: .get, authority: "evil.example", headers: [:])
      let refused = try await TestClient.withClient(host: "127.0.0.1", port: port) { try await $0.execute(request) }
      #expect(refused.status == .misdirectedRequest)
    }
  }
}

extension PrometheusMetrics {
  /// Returns the value of a sample as text.
  fileprivate func value(_ sample: String) -> Double? {
    text.split(separator: "\n").first { $0.hasPrefix(sample + " ") }.flatMap { Double($0.dropFirst(sample.utf8.count + 1)) }
  }
}
