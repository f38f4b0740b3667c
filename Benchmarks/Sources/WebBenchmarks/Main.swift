import Foundation
import NavigatorWeb
import SwiftUI

/// The programs that `Scripts/web_bench.py` combines: an app, a minimal server for comparison, and clients for both.
@main
struct Main {
  static func main() {
    MainEventLoop.run(run)
  }

  @Sendable
  private static func run() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "serve": try await WebHost(app: RowsApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "serve-limited":
      try await WebHost(app: ImportingRowsApp.hostedApp(), port: 0, limits: roomy, onListening: announce).run()
    case "serve-drag": try await WebHost(app: DragApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "serve-lazy": try await WebHost(app: LazyApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "serve-cards": try await WebHost(app: CardsApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "serve-list": try await WebHost(app: ListApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "serve-tiles": try await WebHost(app: TilesApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "serve-few": try await WebHost(app: FewRowsApp.hostedApp(), port: 0, limits: limits, onListening: announce).run()
    case "hostile" where arguments.count == 3:
      try HostileLoad(port: Int(arguments[1]) ?? 0, seconds: Double(arguments[2]) ?? 0).run()
    case "sessions" where arguments.count == 3:
      guard let app = await Sessions.app(named: arguments[1]) else { throw Usage() }
      await Sessions(app: app, count: Int(arguments[2]) ?? 1).run()
    case "echo": try await EchoServer().run(onListening: announce)
    case "load" where arguments.count == 4:
      try Load(port: Int(arguments[1]) ?? 0, warmUp: Double(arguments[2]) ?? 0, seconds: Double(arguments[3]) ?? 0).run()
    case "paced" where arguments.count == 5:
      var load = Load(port: Int(arguments[1]) ?? 0, warmUp: Double(arguments[2]) ?? 0, seconds: Double(arguments[3]) ?? 0)
      load.rate = Double(arguments[4])
      try load.run()
    default: throw Usage()
    }
  }

  /// The default limits, except that all pages may be loaded before the first connects.
  private static var roomy: WebLimits {
    var limits = WebLimits()
    limits.maximumPendingPages = 10_000
    limits.maximumPendingPagesPerAddress = 10_000
    limits.connectGrace = .seconds(60)
    return limits
  }

  /// Limits that do not restrict a client that only taps.
  private static var limits: WebLimits {
    var limits = roomy
    limits.eventsPerSecond = 1e9
    limits.eventBurst = 1e9
    limits.maximumSessions = 10_000
    limits.maximumSessionsPerAddress = 10_000
    return limits
  }

  @Sendable
  private static func announce(_ port: Int) {
    print("listening on \(port)")
    fflush(nil)
  }

  private struct Usage: Error, CustomStringConvertible {
    let description =
      """
      WebBenchmarks serve | serve-limited | serve-drag | serve-lazy | serve-few | serve-cards \
      | serve-list | serve-tiles | sessions rows|few|lazy COUNT | echo \
      | load PORT WARM-UP SECONDS | paced PORT WARM-UP SECONDS RATE | hostile PORT SECONDS
      """
  }
}
