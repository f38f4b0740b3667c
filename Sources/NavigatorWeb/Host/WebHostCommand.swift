import ArgumentParser
import CNavigatorHosts
import Foundation
import Logging
import NIOCore
import NavigatorHost
import ServiceLifecycle

/// The command line of an app on the web host.
struct WebHostCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent },
      abstract: "Serves this app to browsers."
    )
  }

  @Option(help: "The name or address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 selects a free port.")
  var port = 8080

  @Option(
    name: .customLong("allowed-host"),
    help: ArgumentHelp(
      "A host name for which requests are served; repeatable. Required behind a proxy that forwards host names.",
      valueName: "name"))
  var allowedHosts: [String] = []

  @Flag(help: "Use the X-Forwarded-For and X-Forwarded-Proto fields of a proxy in front of the app.")
  var trustForwardedHeaders = false

  @Option(
    help: ArgumentHelp(
      "Store the states of sessions in this SQLite file, so that pages continue after a restart of the app.",
      valueName: "file"))
  var sessions: String?

  @OptionGroup(title: "TLS")
  var tls: TLSOptions

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Metrics")
  var metrics: MetricsOptions

  @Option(help: ArgumentHelp("The minimum level of logged messages: \(Self.levels).", valueName: "level"), transform: Self.level)
  var logLevel = Logger.Level.notice

  mutating func validate() throws {
    try checkPort(port, of: "--port")
  }

  /// Serves `app` until SIGINT or SIGTERM, and returns the exit code of the process.
  func serve(_ app: any HostedApp) async -> Int32 {
    var logger = Self.logger()
    logger.logLevel = logLevel
    do {
      // The backend must exist first: metrics that are created before it are not recorded.
      let endpoint = try metrics.endpoint(logger: logger) { Self.write("Metrics are at \($0)\n", to: .standardOutput) }
      let host = try webHost(app, logger: logger)
      var configuration = ServiceGroupConfiguration(
        services: [host] + (endpoint.map { [$0] } ?? []), gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
      configuration.maximumGracefulShutdownDuration = .seconds(10)
      try await ServiceGroup(configuration: configuration).run()
      return 0
    } catch {
      Self.write("error: \(explanation(of: error))\n", to: .standardError)
      return 1
    }
  }

  /// Returns the store of session states. If the file cannot be used, the error is logged and states are kept in memory, so that
  /// the app is served anyway.
  func store(logger: Logger) -> any SessionStateStore {
    do {
      return try sessions.map(Self.openStore) ?? MemorySessionStateStore()
    } catch {
      logger.error("sessions are kept in memory only: \(error)")
      return MemorySessionStateStore()
    }
  }

  private static func openStore(at path: String) throws -> any SessionStateStore {
    guard let box = navigator_open_session_store(path) else { throw MissingStore() }
    return try Unmanaged<SessionStateStoreBox>.fromOpaque(box).takeRetainedValue().result.get()
  }

  private struct MissingStore: Error, CustomStringConvertible {
    var description: String { "this app is built without a store. Add NavigatorStore to the dependencies of its target." }
  }

  private func webHost(_ app: any HostedApp, logger: Logger) throws -> WebHost {
    let name = app.name
    return WebHost(
      app: app, hostname: host, port: port, allowedHosts: allowedHosts, trustsForwardedHeaders: trustForwardedHeaders,
      store: store(logger: logger), certificate: try tls.certificate(), limits: limits.limits, logger: logger
    ) { port in
      Self.write("\(name) is running at \(address(port: port))\n", to: .standardOutput)
    }
  }

  /// Returns the URL to open in a browser.
  func address(port: Int) -> String {
    httpAddress(tls.isOn ? "https" : "http", host: host, port: port)
  }

  func explanation(of error: any Error) -> String {
    switch error {
    case let error as ServerCertificateError: error.description
    case let error as TLSOptions.MissingTLS: error.description
    case let error as MetricsOptions.Failure: error.description
    default: listeningExplanation(of: error)
    }
  }

  private func listeningExplanation(of error: any Error) -> String {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: "port \(port) of \(host) is in use. Stop the program that uses it, or choose another port with --port."
    case EACCES: "this user may not listen on port \(port). Choose one above 1023 with --port."
    case EADDRNOTAVAIL: "\(host) is not an address of this machine. Choose another with --host."
    default: "the app cannot be served on \(host), port \(port): \(error)"
    }
  }

  private static let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")

  @Sendable
  private static func level(_ argument: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: argument.lowercased()) else {
      throw ValidationError("There is no log level '\(argument)'; there are \(levels).")
    }
    return level
  }

  /// Returns a logger. Standard output contains the address, so logs go to standard error unless the app has configured logging.
  private static func logger() -> Logger {
    let logger = Logger(label: "NavigatorWeb")
    guard logger.handler is StreamLogHandler else { return logger }
    return Logger(label: "NavigatorWeb", factory: { StreamLogHandler.standardError(label: $0) })
  }

  private static func write(_ line: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(line.utf8))
  }
}
