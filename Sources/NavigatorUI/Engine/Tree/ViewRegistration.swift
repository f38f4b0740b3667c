/// A registration of a view, such as a guard, as of the view's latest evaluation. The modifier keeps it as state.
@MainActor
final class ViewRegistration<Value>: Placed {
  private(set) weak var screen: ScreenContext?
  private(set) var value: Value?
  /// The position in the order of registration in the tree, from 1.
  private(set) var number = 0
  /// A closure that is called after the view was removed.
  var removed: (@MainActor () -> Void)?

  nonisolated init() {}

  /// Stores a value, and adds the registration to those of the tree. Returns whether it is new.
  func update(_ value: Value, on screen: ScreenContext, in tree: NavigationTree) -> Bool {
    self.value = value
    self.screen = screen
    let registry = tree.registry(of: Value.self)
    guard registry.add(self) else { return false }
    number = registry.additions
    return true
  }

  // The deinitializer is not isolated, because an isolated one requires newer systems than the package supports.
  deinit {
    guard let removed else { return }
    Task { @MainActor in removed() }
  }
}

extension NavigationTree {
  /// Returns the registrations of one kind of value.
  func registry<Value>(of type: Value.Type) -> Registry<ViewRegistration<Value>> {
    slots.object { Registry() }
  }
}
