import ArgumentParser
import CNavigatorHosts
import CoreMetrics
import Logging

/// The options for TLS.
struct TLSOptions: ParsableArguments {
  @Option(
    name: .customLong("tls-certificate"),
    help: ArgumentHelp("Serve TLS with the certificate in this PEM file.", valueName: "file"))
  var certificateFile: String?

  @Option(name: .customLong("tls-key"), help: ArgumentHelp("The PEM file with the certificate's private key.", valueName: "file"))
  var keyFile: String?

  mutating func validate() throws {
    guard (certificateFile == nil) == (keyFile == nil) else {
      throw ValidationError("TLS needs both a certificate (--tls-certificate) and its key (--tls-key).")
    }
  }

  var isOn: Bool { certificateFile != nil }

  /// Reads the certificate that the options specify. Returns nil if they specify none.
  ///
  /// - Throws: ``ServerCertificateError`` if a file cannot be used, ``MissingTLS`` if the program does not contain
  ///   `NavigatorTLS`.
  func certificate() throws -> ServerCertificate? {
    guard let certificateFile, let keyFile else { return nil }
    guard let box = navigator_read_certificate(certificateFile, keyFile) else { throw MissingTLS() }
    return try Unmanaged<ServerCertificateBox>.fromOpaque(box).takeRetainedValue().result.get()
  }

  struct MissingTLS: Error, CustomStringConvertible {
    var description: String { "this app is built without TLS. Add NavigatorTLS to the dependencies of its target." }
  }
}

/// The options for metrics.
struct MetricsOptions: ParsableArguments {
  @Option(
    name: .customLong("metrics-port"),
    help: ArgumentHelp("Serve Prometheus metrics at /metrics on this port; 0 selects a free port.", valueName: "port"))
  var port: Int?

  @Option(name: .customLong("metrics-host"), help: ArgumentHelp("The name or address to serve metrics on.", valueName: "host"))
  var host = "127.0.0.1"

  mutating func validate() throws {
    if let port { try checkPort(port, of: "--metrics-port") }
  }

  /// An error that describes why metrics cannot be served.
  enum Failure: Error, CustomStringConvertible {
    case hasBackend

    var description: String {
      "this app has bootstrapped its own metrics backend, which receives the metrics instead of --metrics-port. Omit the option."
    }
  }

  /// Bootstraps the Prometheus backend and returns its endpoint, or nil if metrics are not enabled.
  ///
  /// - Parameter onListening: A closure that is called with the address of the metrics.
  func endpoint(
    logger: Logger, onListening: @escaping @Sendable (_ address: String) -> Void
  ) throws(Failure) -> MetricsEndpoint? {
    guard let port else { return nil }
    // Bootstrapping a second backend ends the process.
    guard MetricsSystem.factory is NOOPMetricsHandler else { throw .hasBackend }
    let metrics = PrometheusMetrics(descriptions: WebMetrics.descriptions)
    MetricsSystem.bootstrap(metrics)
    return MetricsEndpoint(metrics: metrics, hostname: host, port: port, logger: logger) { [host] port in
      onListening(httpAddress("http", host: host, port: port) + MetricsEndpoint.path)
    }
  }
}

/// The options for limits.
struct LimitOptions: ParsableArguments {
  @Option(name: .customLong("max-sessions"), help: ArgumentHelp("The maximum number of open sessions.", valueName: "count"))
  var sessions = WebLimits().maximumSessions

  @Option(
    name: .customLong("max-sessions-per-address"),
    help: ArgumentHelp("The maximum number of open sessions for each IPv4 address or IPv6 network.", valueName: "count"))
  var sessionsPerAddress = WebLimits().maximumSessionsPerAddress

  @Option(
    name: .customLong("memory-limit"),
    help: ArgumentHelp("The maximum size of the messages and pages that are queued for all clients.", valueName: "MiB"))
  var memory = WebLimits().maximumQueuedBytesOverall / Self.mebibyte

  private static let mebibyte = 1024 * 1024

  @Option(
    name: .customLong("max-file-size"),
    help: ArgumentHelp("The maximum size of a file that a user chooses or downloads.", valueName: "MiB"))
  var fileSize = WebLimits().maximumFileSize / Self.mebibyte

  @Option(
    name: .customLong("file-storage"),
    help: ArgumentHelp("The maximum size of the files that are stored for all sessions.", valueName: "MiB"))
  var fileStorage = WebLimits().maximumFileBytesOverall / Self.mebibyte

  @Option(
    name: .customLong("maximum-states"),
    help: ArgumentHelp(
      "The maximum number of saved session states. The address with the most states loses its oldest first.",
      valueName: "count"))
  var states = WebLimits().maximumStates

  @Option(
    name: .customLong("exit-when-unresponsive"),
    help: ArgumentHelp(
      "End the process with code 70 when the app's code has blocked the main actor for this long.", valueName: "seconds"))
  var secondsUntilExit: Int?

  mutating func validate() throws {
    guard sessions > 0, sessionsPerAddress > 0 else { throw ValidationError("The session limits must be at least 1.") }
    guard 1...Int(Int32.max) ~= memory else { throw ValidationError("--memory-limit must be at least 1 MiB, not \(memory).") }
    guard 1...Int(Int32.max) ~= fileSize, 1...Int(Int32.max) ~= fileStorage else {
      throw ValidationError("--max-file-size and --file-storage must be at least 1 MiB.")
    }
    guard secondsUntilExit.map({ 1...86_400 ~= $0 }) != false else {
      throw ValidationError("--exit-when-unresponsive must be between 1 and 86400 seconds.")
    }
    guard states > 0 else { throw ValidationError("--maximum-states must be at least 1, not \(states).") }
  }

  var limits: WebLimits {
    var limits = WebLimits()
    limits.maximumSessions = sessions
    limits.maximumSessionsPerAddress = sessionsPerAddress
    limits.maximumQueuedBytesOverall = memory * Self.mebibyte
    limits.maximumStates = states
    limits.maximumFileSize = fileSize * Self.mebibyte
    limits.maximumFileBytesOverall = fileStorage * Self.mebibyte
    limits.maximumSessionFileBytes = min(
      max(limits.maximumSessionFileBytes, limits.maximumFileSize), limits.maximumFileBytesOverall)
    limits.exitsWhenUnresponsiveFor = secondsUntilExit.map { .seconds($0) }
    return limits
  }
}

/// Returns a URL that a browser can open. A wildcard address is replaced by `localhost`.
func httpAddress(_ scheme: String, host: String, port: Int) -> String {
  let name =
    switch host {
    case "0.0.0.0", "::": "localhost"
    case _ where host.contains(":"): "[\(host)]"
    default: host
    }
  return "\(scheme)://\(name):\(port)"
}

func checkPort(_ port: Int, of option: String) throws {
  guard 0...65_535 ~= port else { throw ValidationError("\(option) must be between 0 and 65535, not \(port).") }
}
