import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// A service that serves metrics to Prometheus on a separate port. Users of the app therefore cannot access it, and it uses none
/// of the app's addresses.
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

/// A responder for GET requests of `/metrics`.
struct MetricsResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let metrics: PrometheusMetrics
  let hosts: HostNames

  func respond(to request: Request, context: Context) async throws -> Response {
    guard hosts.contains(request.head.authority) else { return answer(.misdirectedRequest, "That host name is not allowed.\n") }
    guard request.method == .get else { return answer(.methodNotAllowed, "Only GET is supported.\n") }
    guard request.uri.path == MetricsEndpoint.path else { return answer(.notFound, "Metrics are at \(MetricsEndpoint.path).\n") }
    return answer(.ok, metrics.text + Self.processText(), contentType: PrometheusText.contentType)
  }

  private func answer(_ status: HTTPResponse.Status, _ text: String, contentType: String = "text/plain; charset=utf-8")
    -> Response
  {
    Response(
      status: status, headers: [.contentType: contentType, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// Returns the metrics that are measured when they are requested. Prometheus' own client libraries use the same name.
  private static func processText() -> String {
    guard let bytes = ResidentMemory.bytes() else { return "" }
    var text = PrometheusText()
    text.begin("process_resident_memory_bytes", .gauge, description: "Memory of this process that is in RAM.")
    text.sample("process_resident_memory_bytes", PrometheusLabels([]), Double(bytes))
    return text.string
  }
}

/// The resident memory of this process.
enum ResidentMemory {
  /// Returns the resident memory in bytes, or nil on a system without `/proc`.
  static func bytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ")
    guard pages.count > 1, let resident = Int(pages[1]) else { return nil }
    return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
