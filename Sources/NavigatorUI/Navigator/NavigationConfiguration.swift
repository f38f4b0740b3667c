import Foundation
import SwiftUI

/// How a tree of navigators works. Every argument has a default.
///
/// ```swift
/// @State private var navigator = Navigator(configuration: NavigationConfiguration(restorationKey: "1.0", verbosity: .info))
/// ```
nonisolated public struct NavigationConfiguration: Sendable {
  /// What a saved state must have been saved with to be restored. Without a key, whatever was saved is.
  public var restorationKey: String?
  /// Gets the events that are at least as grave as ``verbosity``.
  public var logger: (@MainActor (NavigationEvent) -> Void)?
  /// How many seconds a deep link shows each of its steps. For show alone: nothing depends on it.
  public var executionDelay: TimeInterval
  /// The least grave events that are logged.
  public var verbosity: NavigationEvent.Verbosity
  /// Whether navigators push destinations so that they need no registration.
  public var autoDestinationMode: Bool
  /// The destination types that can be restored, whatever views are there.
  public var restorableDestinations: NavigationDestinationTypes
  /// What stands before the addresses of the app in the web, such as `https://shop.example`. Addresses of other hosts are not the app's then, and what
  /// is on screen says its address to Apple's systems, which take none without a host.
  public var addressBase: URL?
  /// Measures what is paused for show.
  public var clock: any Clock<Duration>

  /// A configuration.
  ///
  /// - Parameters:
  ///   - restorationKey: What a saved state must have been saved with to be restored, such as the version of the app.
  ///   - logger: Gets the events. The default writes to the platform's log.
  ///   - executionDelay: How many seconds each step of a deep link is shown. Nothing depends on it.
  ///   - verbosity: The least grave events that are logged.
  ///   - autoDestinationMode: Whether destinations that a navigator pushes need no registration.
  ///   - restorableDestinations: The destination types that can be restored before any view is there.
  ///   - addressBase: What stands before the addresses of the app in the web.
  ///   - clock: Measures what is paused for show; tests pass their own.
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

extension Navigator {
  /// How many seconds a deep link shows each of its steps in this tree; see ``NavigationConfiguration``.
  public var executionDelay: TimeInterval { tree.configuration.executionDelay }
}
