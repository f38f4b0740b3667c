import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// Starts an app without a user interface and with its own state. The configuration contains stored values and the address to
  /// open first.
  ///
  /// ```swift
  /// let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: "guide://settings"))
  /// ```
  public convenience init<A: App>(
    _ app: @autoclosure @escaping @MainActor () -> A, configuration: SessionConfiguration = SessionConfiguration()
  ) {
    self.init(session: AppRunner(app).makeSession(configuration))
  }

  /// Starts a view without a user interface, as the content of a window.
  ///
  /// ```swift
  /// let app = TestApp { CounterView() }
  /// ```
  public convenience init<V: View>(
    configuration: SessionConfiguration = SessionConfiguration(), @ViewBuilder view: @escaping @MainActor () -> V
  ) {
    self.init(session: Self.session(configuration: configuration, view: view))
  }

  /// Starts a session without a ``TestApp``, to drive and measure it as a host does.
  public static func session<V: View>(
    configuration: SessionConfiguration = SessionConfiguration(), @ViewBuilder view: @escaping @MainActor () -> V
  ) -> any HostSession {
    ViewRunner(view).makeSession(configuration)
  }
}
