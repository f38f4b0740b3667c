import SwiftUI

/// Something that a view says for the navigator around it, such as a map of destinations, as of the view's latest evaluation. Kept as
/// state of the modifier that says it.
@MainActor
@Observable
final class NavigatorSetting<Value> {
  @ObservationIgnored private(set) weak var navigator: Navigator?
  @ObservationIgnored private(set) var value: Value?
  /// Whether it is also said for the navigators below.
  @ObservationIgnored private(set) var inherits = false
  @ObservationIgnored fileprivate var readersAround: [ObjectIdentifier] = []
  /// Counts the evaluations of the view: a closure cannot be compared with the one before.
  @ObservationIgnored private(set) var evaluations = 0
  /// What those who go by the value watch.
  private var revision = 0

  nonisolated init() {}

  /// Nobody is told before ``noteChange()``, so this may be done while a view is evaluated.
  func update(_ value: Value, for navigator: Navigator, inherits: Bool) {
    self.value = value
    self.navigator = navigator
    self.inherits = inherits
    evaluations += 1
  }

  func noteChange() {
    revision += 1
  }

  /// The value, for a view that follows its changes.
  var followed: Value? {
    _ = revision
    return value
  }
}

/// All settings of one kind in a tree of navigators. Views that read them follow their changes.
@MainActor
@Observable
final class NavigatorSettings<Value> {
  @ObservationIgnored private var registry = Registry<NavigatorSetting<Value>>()
  /// Counts the settings that came or went.
  private var changes = 0

  /// Nobody is told before ``noteChange()``, so this may be done while a view is evaluated.
  func add(_ setting: NavigatorSetting<Value>) {
    registry.add(setting)
  }

  func noteChange() {
    changes += 1
  }

  /// What was said anywhere in the tree and is not within a reader, in the order in which it came.
  func all(for reader: SettingsReader? = nil) -> [NavigatorSetting<Value>] {
    _ = changes
    let known = registry.all
    guard let reader else { return known }
    return known.filter { !$0.readersAround.contains(ObjectIdentifier(reader)) }
  }

  /// What holds for a navigator, the nearest first: what was said last for itself, and what those above hand down.
  func effective(for navigator: Navigator, reader: SettingsReader? = nil) -> [Value] {
    let all = all(for: reader)
    if all.isEmpty { return [] }
    return sequence(first: navigator, next: \.parent).flatMap { ancestor in
      all.reversed()
        .filter { $0.navigator === ancestor && (ancestor === navigator || $0.inherits) }
        .compactMap(\.followed)
    }
  }
}

/// A view that shows something by settings. It does not go by those that stand within what it shows: they come from it, and it would be
/// made again for ever.
nonisolated final class SettingsReader: Sendable {}

/// Says something for the navigator around a view as long as the view is there.
nonisolated struct NavigatorSettingModifier<Value>: ViewModifier {
  let name: String
  let value: Value
  let inherits: Bool
  let settings: @MainActor (NavigationTree) -> NavigatorSettings<Value>
  /// Called when the view has appeared.
  var appeared: @MainActor (NavigatorSetting<Value>) -> Void = { _ in }
  @State private var setting = NavigatorSetting<Value>()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationSettingsReaders) private var readers

  @MainActor func body(content: Content) -> some View {
    let settings = settings(navigator.tree)
    register(in: settings)
    return
      content
      .onChange(of: setting.evaluations, initial: true) { setting.noteChange() }
      .onAppear {
        settings.noteChange()
        checkPlace()
        appeared(setting)
      }
      .onDisappear { settings.noteChange() }
  }

  @MainActor private func register(in settings: NavigatorSettings<Value>) {
    setting.update(value, for: navigator, inherits: inherits)
    setting.readersAround = readers
    settings.add(setting)
  }

  @MainActor private func checkPlace() {
    if navigator.owner == .application { navigator.reportOutside(name) }
  }
}

extension EnvironmentValues {
  /// The readers around a view.
  var navigationSettingsReaders: [ObjectIdentifier] {
    get { self[NavigationSettingsReadersKey.self] }
    set { self[NavigationSettingsReadersKey.self] = newValue }
  }
}

nonisolated private struct NavigationSettingsReadersKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier] { [] }
}
