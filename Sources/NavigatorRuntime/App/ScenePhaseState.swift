import Foundation
import NavigatorHost

nonisolated struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

nonisolated struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The phase of the session's window: active, inactive or in the background.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The color scheme: light or dark. It is light if neither the host nor a view sets another one.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension Graph {
  /// Sets the initial values of a session at the root of the environment.
  func begin(window: WindowNode, configuration: SessionConfiguration) {
    self.window = window
    updateRoot { values in
      values[PresentationSlotsKey.self] = window.slots
      if configuration.colorScheme == .dark { values[ColorSchemeKey.self] = .dark }
      values[TextFormattingKey.self].tables = types.service(LocalizationTables.self)
      values.setRegion(locale: configuration.locale, timeZone: configuration.timeZone)
      if let width = configuration.windowWidth, let height = configuration.windowHeight {
        let size = CGSize(width: width.layoutLength, height: height.layoutLength)
        values.windowSize = size
        (values.horizontalSizeClass, values.verticalSizeClass) = UserInterfaceSizeClass.classes(ofWindow: size)
      }
      if let scale = configuration.textScale { values.textScale = scale }
      values[OpenURLKey.self] = OpenURLAction(
        handler: { _ in .systemAction },
        system: { [weak session] url in session?.graph.command(.openURL(url.absoluteString)) })
      values.provideWindowActions(of: session, isRequested: service(RequestedWindow.self).request != nil)
      values[UndoManagerKey.self] = UndoManagerReference(session: session)
    }
  }

  func setScenePhase(_ phase: InputEvent.ScenePhase) {
    updateRoot { $0[ScenePhaseKey.self] = ScenePhase(phase) }
  }

  func setTextScale(_ scale: Double) {
    guard scale != EnvironmentValues(scope: rootScope).textScale else { return }
    updateRoot { $0.textScale = scale }
    observedGeometry?.textSizesChanged()
  }

  /// Changes values at the root of the environment.
  func updateRoot(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: rootScope)
    change(&values)
    for (key, value) in values.overrides.entries { rootOverrides[key] = value }
    if let formatting = values.overrides[ObjectIdentifier(TextFormattingKey.self)] as? TextFormatting {
      access.formatting = formatting
    }
    rootScope.replaceOverrides(rootOverrides) { types.areEqual($0, $1) }
  }
}

extension ScenePhase {
  fileprivate init(_ phase: InputEvent.ScenePhase) {
    self =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
