import Foundation

/// A group of stored keys, which corresponds to a suite of `UserDefaults`.
nonisolated struct StoreSuite: Equatable, Sendable {
  /// The name of the suite; nil for the standard suite.
  let name: String?

  static let standard = StoreSuite(name: nil)

  private init(name: String?) {
    self.name = name
  }

  /// Creates the group of a store. Foundation has no public property for the name of a suite.
  init(_ store: UserDefaults) {
    guard store !== UserDefaults.standard else {
      name = nil
      return
    }
    let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value
    name = suite.flatMap { $0 as? String }
  }

  /// Returns the key of a value in the values of a session.
  func key(_ name: String) -> String {
    self.name.map { "\($0)/\(name)" } ?? name
  }
}

/// The environment key of the suite that `@AppStorage` properties without an explicit store use.
nonisolated struct DefaultSuiteKey: EnvironmentKey {
  static let defaultValue = StoreSuite.standard
}

extension View {
  /// Sets the store of the `@AppStorage` properties in this view that specify no store. It selects a group of keys; see
  /// ``AppStorage``.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: DefaultSuiteKey.self, value: StoreSuite(store)))
  }
}

extension Scene {
  /// Sets the store of the `@AppStorage` properties in this scene that specify no store. It selects a group of keys; see
  /// ``AppStorage``.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    let suite = StoreSuite(store)
    return ModifiedScene(content: self) {
      $0.modifyWindows { AnyView(EnvironmentView(content: $0, change: InternalChange(key: DefaultSuiteKey.self, value: suite))) }
    }
  }
}
