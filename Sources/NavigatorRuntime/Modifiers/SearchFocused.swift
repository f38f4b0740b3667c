extension View {
  /// Binds the focus of the search field of `searchable` in this view to a flag.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    var view = FocusedView(content: self, binding: binding, value: true)
    view.isOfSearch = true
    return view
  }

  /// Binds the focus of the search field of `searchable` in this view to a value. It has the focus while `binding` equals
  /// `value`.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    var view = FocusedView(content: self, binding: binding, value: value)
    view.isOfSearch = true
    return view
  }

  /// Sets how a toolbar changes during a search. Hosts do not change the toolbar.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }

  /// Sets how a search field in a toolbar is shown. Hosts show the whole field.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}

/// The change of a toolbar during a search.
nonisolated public struct SearchPresentationToolbarBehavior {
  private init() {}

  /// The behavior for the platform.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
  /// The toolbar keeps its content.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}

/// The appearance of a search field in a toolbar.
nonisolated public struct SearchToolbarBehavior {
  private init() {}

  /// The appearance for the platform.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior() }
  /// A button that shows the field.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior() }
}
