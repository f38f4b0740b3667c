extension View {
  /// Runs an action when a field in this view is submitted. Actions of the views around this view also run.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    EnvironmentView(content: self, change: SubmitChange(action: SubmitAction(triggers: triggers, run: action)))
  }

  /// Prevents the actions of the views around this view from running when a field in this view is submitted.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self, change: SubmitScopeChange(isBlocking: isBlocking))
  }

  /// Sets the label of the key that submits a field.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: SubmitLabelKey.self, value: submitLabel))
  }
}

nonisolated struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

/// The environment key of the submit actions around a field, outermost first.
nonisolated struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

nonisolated struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

nonisolated struct SubmitChange: EnvironmentChanging {
  let action: SubmitAction

  func apply(to values: inout EnvironmentValues) {
    values[SubmitActionsKey.self].append(action)
  }
}

nonisolated struct SubmitScopeChange: EnvironmentChanging, Equatable {
  let isBlocking: Bool

  func apply(to values: inout EnvironmentValues) {
    if isBlocking { values[SubmitActionsKey.self] = [] }
  }
}
