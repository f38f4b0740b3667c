import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Starts an app headless, with its own state. What it stored and the address it begins with come from `configuration`.
  ///
  /// ```swift
  /// let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: "guide://settings"))
  /// ```
  public convenience init<A: App>(
    _ app: @autoclosure @escaping @MainActor () -> A, configuration: SessionConfiguration = SessionConfiguration()
  ) {
    self.init(session: AppRunner(app).makeSession(configuration))
  }

  /// Starts a view headless, as the content of a window.
  ///
  /// ```swift
  /// let app = TestApp { CounterView() }
  /// ```
  public convenience init<V: View>(
    configuration: SessionConfiguration = SessionConfiguration(), @ViewBuilder view: @escaping @MainActor () -> V
  ) {
    self.init(session: Self.session(configuration: configuration, view: view))
  }

  /// Starts a view without anything that shows it, to drive and measure a session as a host does.
  public static func session<V: View>(
    configuration: SessionConfiguration = SessionConfiguration(), @ViewBuilder view: @escaping @MainActor () -> V
  ) -> any HostSession {
    ViewRunner(view).makeSession(configuration)
  }
}
