import NavigatorHost

extension View {
  /// Presents a sheet while a binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet while a binding contains an item. An item with a different identity replaces the sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a view that covers the whole window while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a view that covers the whole window while a binding contains an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  nonisolated func presenting<Content: View>(
    _ kind: Role, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content,
    element: NavigatorHost.Content = NavigatorHost.Content()
  ) -> some View {
    PresenterView(
      content: self, kind: kind,
      current: { isPresented.wrappedValue ? PresentedContent(identity: 0, view: AnyView(content()), content: element) : nil },
      dismissed: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: Role, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content,
    element: NavigatorHost.Content = NavigatorHost.Content()
  ) -> some View {
    PresenterView(
      content: self, kind: kind,
      current: {
        item.wrappedValue.map { PresentedContent(identity: AnyHashable($0.id), view: AnyView(content($0)), content: element) }
      },
      dismissed: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}

extension View {
  /// Sets the detents of a sheet. The sheet has the lowest detent until the user selects another one.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    regionOption(.detents(DetentSelection(detents)))
  }

  /// Sets the detents of a sheet and a binding to the selected detent. Setting the binding resizes the sheet, and resizing the
  /// sheet sets the binding.
  ///
  /// ```swift
  /// RouteView()
  ///   .presentationDetents([.medium, .large], selection: $detent)
  /// ```
  ///
  /// If the selection is not in `detents`, the sheet has the lowest detent and an issue is reported.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    regionOption(.detents(DetentSelection(detents, selection: selection)))
  }

  /// Sets the visibility of the sheet's drag indicator.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    regionOption(.dragIndicator(visibility == .visible))
  }

  /// Prevents the user from closing the enclosing presentation, for example by swiping a sheet down. The app can still dismiss
  /// it.
  ///
  /// ```swift
  /// EditorView(draft: $draft)
  ///   .interactiveDismissDisabled(draft.hasChanges)
  /// ```
  ///
  /// Outside presentations, the modifier applies to the window: the host asks the user for confirmation before it closes the
  /// window. Browsers ask before they close a tab or reload the page. Inside a presentation, the modifier applies only to that
  /// presentation.
  ///
  /// One view that disables dismissal is sufficient. A view takes precedence over the views inside it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    regionOption(.dismissDisabled(isDisabled))
  }
}
