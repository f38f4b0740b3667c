import Foundation

/// The configuration of a tree of navigators. Every argument has a default.
///
/// ```swift
/// @State private var navigator = Navigator(configuration: NavigationConfiguration(restorationKey: "1.0", verbosity: .info))
/// ```
nonisolated public struct NavigationConfiguration: Sendable {
  /// The key that a saved state must have to be restored, such as the version of the app. If nil, any state is restored.
  public var restorationKey: String?
  /// A closure that receives the events with at least the severity ``verbosity``. The default writes to the platform's log.
  public var logger: (@MainActor (NavigationEvent) -> Void)?
  /// The delay in seconds after each step of a deep link. It is only a visual effect.
  public var executionDelay: TimeInterval
  /// The minimum severity of logged events.
  public var verbosity: NavigationEvent.Verbosity
  /// A Boolean value that indicates whether pushed destinations need no registration.
  public var autoDestinationMode: Bool
  /// The destination types that can be restored in addition to those that views register.
  public var restorableDestinations: NavigationDestinationTypes
  /// The base of the app's web addresses, such as `https://shop.example`. If set, web addresses of other hosts are rejected.
  /// Apple's systems receive the address of the visible screen only if it is set, because they require a host.
  public var addressBase: URL?
  /// The clock for delays between values. Tests pass their own.
  public var clock: any Clock<Duration>

  /// Creates a configuration; see the properties.
  public init(
    restorationKey: String? = nil, logger: (@MainActor (NavigationEvent) -> Void)? = { NavigationLog.write($0) },
    executionDelay: TimeInterval = 0, verbosity: NavigationEvent.Verbosity = .warning, autoDestinationMode: Bool = true,
    restorableDestinations: NavigationDestinationTypes = [], addressBase: URL? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.restorationKey = restorationKey
    self.logger = logger
    self.executionDelay = executionDelay
    self.verbosity = verbosity
    self.autoDestinationMode = autoDestinationMode
    self.restorableDestinations = restorableDestinations
    self.addressBase = addressBase
    self.clock = clock
  }
}
