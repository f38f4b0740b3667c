import OpenCombine

/// A node or a property with state that is lost when its node ends.
@MainActor
protocol StateHolder {
  /// A Boolean value that indicates whether the state differs from the initial one.
  var holdsChangedState: Bool { get }
}

extension Node {
  /// A Boolean value that indicates whether views at or below this node have state that differs from its initial value.
  final var holdsState: Bool {
    if (self as? any StateHolder)?.holdsChangedState == true { return true }
    var holds = false
    forEachChild { if !holds { holds = $0.holdsState } }
    return holds
  }
}

/// The storage of a property that may have been written.
nonisolated protocol WrittenState {
  /// A Boolean value that indicates whether the value may differ from the initial one.
  var wasWritten: Bool { get }
}

extension CompositeNode: StateHolder {
  var holdsChangedState: Bool {
    slots.contains { slot in
      if let state = slot as? any WrittenState { return state.wasWritten }
      return slot is any ObservableObject
    }
  }
}

extension PresenterNode: StateHolder {
  var holdsChangedState: Bool { isPresenting }
}

extension StackNode: StateHolder {
  var holdsChangedState: Bool { true }
}

extension TabViewNode: StateHolder {
  var holdsChangedState: Bool { true }
}

extension PagesNode: StateHolder {
  var holdsChangedState: Bool { true }
}

extension EditableRowNode: StateHolder {
  var holdsChangedState: Bool { isRevealed }
}
