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
    self.init(session: ViewRunner(view).makeSession(configuration))
  }
}
