extension View {
  /// Lets users choose the scope of a search below this view's search field.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $text)
  ///   .searchScopes($scope) {
  ///     Text("Inbox").tag(Scope.inbox)
  ///     Text("Everywhere").tag(Scope.everywhere)
  ///   }
  /// ```
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets users choose the scope of a search below this view's search field.
  ///
  /// - Parameter activation: The time at which the scopes appear.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let choices = Picker(selection: scope, content: scopes) { Text(SystemWord.scope) }
    let picker = choices.pickerStyle(.segmented).labelsHidden()
    let value = SearchScopes(picker: AnyView(picker), needsText: activation.needsText)
    return EnvironmentView(content: self, change: InternalChange(key: SearchScopesKey.self, value: value))
  }
}

/// The time at which the scopes of a search appear.
nonisolated public struct SearchScopeActivation {
  let needsText: Bool

  /// The time for the platform, which is ``onTextEntry``.
  public static var automatic: SearchScopeActivation { onTextEntry }
  /// The scopes appear when the user has entered a text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(needsText: true) }
  /// The scopes appear when the search begins.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(needsText: false) }
}

/// The scopes of a search, as a control.
nonisolated struct SearchScopes {
  let picker: AnyView
  let needsText: Bool
}

nonisolated struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}
