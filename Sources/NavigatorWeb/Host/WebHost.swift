import CoreMetrics
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NavigatorHTML
import NavigatorHost
import ServiceLifecycle

/// A service that serves an app to browsers. Each visitor gets a page, and a WebSocket that updates the page.
///
/// An app's own `main()` runs such a service. Create one to run it together with other services, preferably within a
/// ``MainEventLoop``:
///
/// ```swift
/// let host = WebHost(app: Shop.hostedApp(), port: 8080)
/// try await ServiceGroup(services: [host], gracefulShutdownSignals: [.sigterm], logger: logger).run()
/// ```
public struct WebHost: Service {
  private let app: any HostedApp
  private let address: BindAddress
  private let hosts: HostNames
  private let trustsForwardedHeaders: Bool
  private let states: any SessionStateStore
  private let certificate: ServerCertificate?
  private let metrics: WebMetrics
  private let limits: WebLimits
  private let clock: HostClock
  private let logger: Logger
  private let onListening: @Sendable (_ port: Int) async -> Void
  /// The cookies of visitors. Tests replace them to set the key.
  var cookies = VisitorCookies()
  /// A closure that ends the process at once if the main actor does not respond. Tests replace it.
  var endProcess: @Sendable () -> Void = { _exit(MainActorWatchdog.exitCode) }

  /// Creates a host for an app.
  ///
  /// - Parameters:
  ///   - app: The app that the host serves.
  ///   - hostname: The name or address to listen on. With the default only this machine can connect.
  ///   - port: The port to listen on. 0 selects a free port.
  ///   - allowedHosts: The host names, without a port, for which requests are served. Requests for other names are answered with
  ///     421. If the list is empty and `hostname` is a name of this machine, all names of this machine are allowed. If the list
  ///     is empty otherwise, all names are allowed.
  ///   - trustsForwardedHeaders: A Boolean value that indicates whether `X-Forwarded-For` and `X-Forwarded-Proto` are used. Set
  ///     it only behind a proxy that overwrites these fields, and if clients cannot reach the port without the proxy.
  ///   - store: The store of session states. Sessions resume from it when their pages connect late or to another process.
  ///   - certificate: The certificate for TLS, or nil to serve without TLS.
  ///   - limits: The bounds of sessions, connections, messages and memory.
  ///   - metrics: The backend of the metrics. The default is the backend that the program has bootstrapped for swift-metrics.
  ///   - clock: The clock for timeouts and rates.
  ///   - logger: The logger of the host and its sessions.
  ///   - onListening: A closure that is called once with the port when browsers can connect.
  public init(
    app: any HostedApp,
    hostname: String = "127.0.0.1",
    port: Int = 8080,
    allowedHosts: [String] = [],
    trustsForwardedHeaders: Bool = false,
    store: any SessionStateStore = MemorySessionStateStore(),
    certificate: ServerCertificate? = nil,
    limits: WebLimits = WebLimits(),
    metrics: any MetricsFactory = MetricsSystem.factory,
    clock: some Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "NavigatorWeb"),
    onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) {
    self.app = app
    self.trustsForwardedHeaders = trustsForwardedHeaders
    self.certificate = certificate
    self.metrics = WebMetrics(factory: metrics)
    hosts = HostNames(allowed: allowedHosts, listening: hostname)
    states = store
    self.limits = limits
    self.onListening = onListening
    self.clock = HostClock(clock)
    self.logger = logger.limited(by: self.clock)
    address = .hostname(hostname, port: port)
  }

  /// Serves until a graceful shutdown is triggered or the task is cancelled. A graceful shutdown refuses new sessions, saves the
  /// states of the open ones, and makes their pages connect again. Then the host stops.
  ///
  /// - Throws: The error of the system if the host cannot listen on the port.
  public func run() async throws {
    try LinkedHashing.check(LinkedHashing.current, for: states)
    let executeOnLoop = MainEventLoop.isOnMainThread ? loop.map { loop -> TurnScheduler.LoopExecutor in loop.execute } : nil
    let turns = await TurnScheduler(clock: clock, executeOnLoop: executeOnLoop)
    let health = HostHealth()
    let activity = MainActorActivity()
    let store = await SessionStore(
      app: app, states: states, turns: turns, health: health, activity: activity, cookies: cookies, limits: limits, clock: clock,
      metrics: metrics, logger: logger)
    await store.prepare()
    // The watchdog's thread waits in real time, so it also measures real time, independently of the host's clock.
    let watchdog = MainActorWatchdog(
      probe: MainActorProbe(limits), health: health, activity: activity, clock: HostClock(ContinuousClock()), logger: logger,
      endProcess: endProcess)
    watchdog.start(every: limits.unresponsiveAfter / 10)
    defer { watchdog.stop() }
    let server = ServiceGroup(services: [try application(store, health)], logger: logger)
    // The task is detached, so that a shutdown reaches the server only after the sessions are saved.
    let serving = Task.detached { try await server.run() }
    let result = await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await serving.result
      } onGracefulShutdown: {
        health.beginStopping()
        Task {
          await store.drain()
          await server.triggerGracefulShutdown()
        }
      }
    } onCancel: {
      serving.cancel()
    }
    await store.stop()
    try result.get()
  }

  /// The main thread's event loop, if it serves the sockets. Handshakes of TLS would block the main actor's thread for too long.
  private var loop: (any EventLoop)? { certificate == nil ? MainEventLoop.current : nil }

  private func application(_ store: SessionStore, _ health: HostHealth) throws -> some ApplicationProtocol {
    // HTTP and TLS use separate event loops, so that they and the main actor do not delay each other.
    let loop = loop
    let isOnMainThread = loop != nil && MainEventLoop.isOnMainThread
    let inbox = MainActorInbox<SocketConnection.Message>(isFilledOnMainThread: isOnMainThread) { [turns = store.turns] in
      turns.append($0)
    }
    let watch = ConnectionWatch(limits, clock: clock)
    let server = HTTPServerBuilder { responder in
      SocketUpgradeChannel(
        responder: responder, limits: limits, hosts: hosts, cookies: cookies, trustsForwardedHeaders: trustsForwardedHeaders,
        isSecure: certificate != nil, socketLoop: loop
      ) { channel, origin in
        SocketConnection(
          channel: channel, origin: origin, store: store, inbox: inbox, watch: watch, limits: limits, clock: clock,
          metrics: metrics, logger: logger)
      }
    }
    return Application(
      responder: WebResponder(
        appName: PageTitle.appName(ofType: app.name), store: store, health: health, assets: WebAssets(logger: logger),
        limits: limits, hosts: hosts, cookies: cookies, trustsForwardedHeaders: trustsForwardedHeaders,
        isSecure: certificate != nil),
      server: try certificate.map { try $0.secure(server) } ?? server,
      configuration: ApplicationConfiguration(address: address),
      onServerRunning: { channel in
        try? await channel.eventLoop.submit {
          try channel.pipeline.syncOperations.addHandler(AcceptGuard(logger: logger), position: .first)
        }.get()
        await onListening(channel.localAddress?.port ?? 0)
      },
      eventLoopGroupProvider: .singleton,
      logger: logger
    )
  }
}
