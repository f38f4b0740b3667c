import Foundation
import NavigatorHost
import NavigatorRuntime

// Exports the types of a session's configuration, so that a test needs no other import for them.
@_exported import struct NavigatorHost.SessionConfiguration
@_exported import enum NavigatorHost.StoredValue

extension TestApp {
  /// Starts an app without a user interface and with its own state.
  ///
  /// ```swift
  /// let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: "guide://settings"), environment: .phone)
  /// ```
  ///
  /// - Parameters:
  ///   - app: The app's value.
  ///   - size: The size of the window in points, for which the views are laid out. It replaces that of the environment.
  ///   - configuration: The stored values and the address to open first.
  ///   - environment: The device, the user's settings and the window.
  ///   - clock: The clock of animations and of the session. The completion of an animation is called when the clock has advanced
  ///     by the animation's duration. If the clock is nil, the completion is called after the commit.
  ///   - timeLimit: The duration for which the app may block the main actor during an action. After it, the process ends with a
  ///     message that contains the test's location and the names of the views. There is no limit if it is nil.
  public convenience init<A: App>(
    _ app: @autoclosure @escaping @MainActor () -> A, size: CGSize? = nil,
    configuration: SessionConfiguration = SessionConfiguration(), environment: TestEnvironment = TestEnvironment(),
    clock: TestClock? = nil, timeLimit: Duration? = TestApp.defaultTimeLimit
  ) {
    self.init(environment: environment.with(size), clock: clock, timeLimit: timeLimit) { options, clock in
      AppRunner(clock: clock, options: options, app).makeSession(configuration)
    }
  }

  /// Starts a view without a user interface, as the content of a window.
  ///
  /// ```swift
  /// let app = TestApp { CounterView() }
  /// ```
  ///
  /// The views are laid out for the size of the window with the metrics of one font, so that the result is the same on each
  /// machine. A `GeometryReader` has its actual size, and lazy containers create the rows near the visible part.
  ///
  /// ```swift
  /// let app = TestApp(size: CGSize(width: 320, height: 480)) { CounterView() }
  /// #expect(try app.frame(of: "Count").width <= 320)
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the window in points, for which the views are laid out. It replaces that of the environment.
  ///   - configuration: The stored values and the address to open first.
  ///   - environment: The device, the user's settings and the window.
  ///   - clock: The clock of animations and of the session. The completion of an animation is called when the clock has advanced
  ///     by the animation's duration. If the clock is nil, the completion is called after the commit.
  ///   - timeLimit: The duration for which the app may block the main actor during an action. After it, the process ends with a
  ///     message that contains the test's location and the names of the views. There is no limit if it is nil.
  ///   - view: A closure that returns the view.
  public convenience init<V: View>(
    size: CGSize? = nil, configuration: SessionConfiguration = SessionConfiguration(),
    environment: TestEnvironment = TestEnvironment(), clock: TestClock? = nil,
    timeLimit: Duration? = TestApp.defaultTimeLimit, @ViewBuilder view: @escaping @MainActor () -> V
  ) {
    self.init(environment: environment.with(size), clock: clock, timeLimit: timeLimit) { options, clock in
      ViewRunner(clock: clock, options: options, view).makeSession(configuration)
    }
  }

  private convenience init(
    environment: TestEnvironment, clock: TestClock?, timeLimit: Duration?,
    start: (SessionOptions, any Clock<Duration>) -> any HostSession
  ) {
    let watchdog = timeLimit.map { TestWatchdog(limit: $0) }
    let options = SessionOptions(progress: watchdog?.progress, environment: environment.apply(to:))
    self.init(environment: environment, watchdog: watchdog, clock: clock) {
      let session = start(options, clock ?? ContinuousClock())
      session.playsAnimations = clock != nil
      return session
    }
  }

  /// The configuration for a new session that continues from this one. It contains all values that the app has stored.
  ///
  /// ```swift
  /// let restarted = TestApp(Shop(), configuration: app.continuation)
  /// ```
  public var continuation: SessionConfiguration { session.continuation }
}
