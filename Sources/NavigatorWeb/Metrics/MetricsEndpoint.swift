import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Tells Prometheus what was recorded, on a port of its own: an app's visitors have no way to it, and the app keeps all its addresses.
struct MetricsEndpoint: Service {
  let metrics: PrometheusMetrics
  let hostname: String
  let port: Int
  let logger: Logger
  let onListening: @Sendable (_ port: Int) async -> Void

  static let path = "/metrics"

  func run() async throws {
    let application = Application(
      responder: MetricsResponder(metrics: metrics, hosts: HostNames(allowed: [], listening: hostname)),
      configuration: ApplicationConfiguration(address: .hostname(hostname, port: port)),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? 0) },
      logger: logger)
    try await application.run()
  }
}

/// Answers GET of `/metrics`.
struct MetricsResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let metrics: PrometheusMetrics
  let hosts: HostNames

  func respond(to request: Request, context: Context) async throws -> Response {
    guard hosts.contains(request.head.authority) else { return answer(.misdirectedRequest, "No such name is answered here.\n") }
    guard request.method == .get else { return answer(.methodNotAllowed, "Only GET is answered here.\n") }
    guard request.uri.path == MetricsEndpoint.path else { return answer(.notFound, "Metrics are at \(MetricsEndpoint.path).\n") }
    return answer(.ok, metrics.text + Self.processText(), contentType: PrometheusText.contentType)
  }

  private func answer(_ status: HTTPResponse.Status, _ words: String, contentType: String = "text/plain; charset=utf-8")
    -> Response
  {
    Response(
      status: status, headers: [.contentType: contentType, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: words)))
  }

  /// What is asked for when it is told, not when it changes. The name is that of Prometheus' own clients.
  private static func processText() -> String {
    guard let bytes = ResidentMemory.bytes() else { return "" }
    var text = PrometheusText()
    text.begin("process_resident_memory_bytes", .gauge, description: "Memory of this process that is in RAM.")
    text.sample("process_resident_memory_bytes", PrometheusLabels([]), Double(bytes))
    return text.string
  }
}

/// How much of this process is in RAM.
enum ResidentMemory {
  /// Nil where the system has no `/proc`.
  static func bytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ")
    guard pages.count > 1, let resident = Int(pages[1]) else { return nil }
    return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
