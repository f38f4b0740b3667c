import SwiftUI

/// A value that a view sets for its navigator, such as a map of destinations, as of the view's latest evaluation. The modifier
/// keeps it as state.
@MainActor
@Observable
final class NavigatorSetting<Value> {
  @ObservationIgnored private(set) weak var navigator: Navigator?
  @ObservationIgnored private(set) var value: Value?
  /// A Boolean value that indicates whether the navigators below inherit the value.
  @ObservationIgnored private(set) var inherits = false
  @ObservationIgnored fileprivate var readersAround: [ObjectIdentifier] = []
  /// The number of evaluations of the view. It replaces a comparison, because closures cannot be compared.
  @ObservationIgnored private(set) var evaluations = 0
  /// A counter that readers of the value observe.
  private var revision = 0

  nonisolated init() {}

  /// Stores a new value without notifying observers, so it can be called while a view is evaluated. Call ``noteChange()``
  /// afterwards.
  func update(_ value: Value, for navigator: Navigator, inherits: Bool) {
    self.value = value
    self.navigator = navigator
    self.inherits = inherits
    evaluations += 1
  }

  func noteChange() {
    revision += 1
  }

  /// The value, observed for changes.
  var followed: Value? {
    _ = revision
    return value
  }
}

/// All settings of one kind in a tree of navigators. Views that read them are updated when they change.
@MainActor
@Observable
final class NavigatorSettings<Value> {
  @ObservationIgnored private var registry = Registry<NavigatorSetting<Value>>()
  /// The number of times that a setting was added or removed.
  private var changes = 0

  /// Adds a setting without notifying observers, so it can be called while a view is evaluated. Call ``noteChange()`` afterwards.
  func add(_ setting: NavigatorSetting<Value>) {
    registry.add(setting)
  }

  func noteChange() {
    changes += 1
  }

  /// Returns the settings of the tree in the order of their registration.
  ///
  /// - Parameter reader: A view whose content depends on settings. Settings inside its own content are omitted, because they
  ///   would cause endless evaluation.
  func all(for reader: ViewIdentity? = nil) -> [NavigatorSetting<Value>] {
    _ = changes
    let known = registry.all
    guard let reader else { return known }
    return known.filter { !$0.readersAround.contains(ObjectIdentifier(reader)) }
  }

  /// Returns the values that apply to a navigator: its own, latest first, followed by those that it inherits, nearest first.
  func effective(for navigator: Navigator, reader: ViewIdentity? = nil) -> [Value] {
    let all = all(for: reader)
    if all.isEmpty { return [] }
    return sequence(first: navigator, next: \.parent).flatMap { ancestor in
      all.reversed()
        .filter { $0.navigator === ancestor && (ancestor === navigator || $0.inherits) }
        .compactMap(\.followed)
    }
  }
}

/// A modifier that sets a value for the navigator around a view while the view exists.
nonisolated struct NavigatorSettingModifier<Value>: ViewModifier {
  let name: String
  let value: Value
  let inherits: Bool
  let settings: @MainActor (NavigationTree) -> NavigatorSettings<Value>
  /// A callback that runs when the view has appeared.
  var appeared: @MainActor (NavigatorSetting<Value>) -> Void = { _ in }
  @State private var setting = NavigatorSetting<Value>()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationSettingsReaders) private var readers

  @MainActor func body(content: Content) -> some View {
    let settings = settings(navigator.tree)
    setting.update(value, for: navigator, inherits: inherits)
    setting.readersAround = readers
    settings.add(setting)
    return
      content
      .onChange(of: setting.evaluations, initial: true) { setting.noteChange() }
      .onAppear {
        settings.noteChange()
        if navigator.owner == .application { navigator.reportOutside(name) }
        appeared(setting)
      }
      .onDisappear { settings.noteChange() }
  }
}

extension EnvironmentValues {
  /// The identities of the views that contain a view and whose content depends on settings.
  @Entry var navigationSettingsReaders: [ObjectIdentifier] = []
}
