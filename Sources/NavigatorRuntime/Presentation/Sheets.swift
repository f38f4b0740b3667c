import NavigatorHost

extension View {
  /// Presents a sheet while a binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet while a binding holds an item. An item with another identity dismisses the sheet and presents anew.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a view that covers everything while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a view that covers everything while a binding holds an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  nonisolated func presenting<Content: View>(
    _ kind: Role, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> some View {
    PresenterView(
      content: self, kind: kind,
      current: { isPresented.wrappedValue ? Presentation(identity: 0, view: AnyView(content())) : nil },
      dismissed: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: Role, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    PresenterView(
      content: self, kind: kind,
      current: { item.wrappedValue.map { Presentation(identity: AnyHashable($0.id), view: AnyView(content($0))) } },
      dismissed: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}

extension View {
  /// The heights a sheet may have. It has the lowest until the person picks another.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    saying(.detents(DetentOffer(detents)))
  }

  /// The heights a sheet may have, and which one it has: writing the binding resizes the sheet, and a person who resizes the sheet
  /// writes the binding.
  ///
  /// ```swift
  /// RouteView()
  ///   .presentationDetents([.medium, .large], selection: $detent)
  /// ```
  ///
  /// A selection that is not among `detents` is reported, and the sheet has the lowest of them.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    saying(.detents(DetentOffer(detents, selection: selection)))
  }

  /// Shows or hides a sheet's grabber.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    saying(.dragIndicator(visibility == .visible))
  }

  /// Keeps a person from closing the presentation that the view is in: a sheet cannot be swiped away, while the app still dismisses it.
  ///
  /// ```swift
  /// EditorView(draft: $draft)
  ///   .interactiveDismissDisabled(draft.hasChanges)
  /// ```
  ///
  /// Outside of every presentation it is the window that a person should not close: a host asks before the window is lost, as a
  /// browser does before it closes a tab or loads the page again. Inside of a presentation it concerns that one alone.
  ///
  /// Where several views of a screen say it, one of them is enough, except that a view overrules those inside of it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    saying(.dismissDisabled(isDisabled))
  }
}
