import NavigatorHost

extension View {
  /// Presents a confirmation dialog while a binding is true. Each button closes the dialog.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(isPresented, AlertParts(.confirmationDialog, Text(titleKey), actions: actions()).titleVisible(titleVisibility))
  }

  /// Presents a confirmation dialog with a message while a binding is true. Each button closes the dialog.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertParts(.confirmationDialog, Text(titleKey), message: readableText(of: message()), actions: actions()).titleVisible(
        titleVisibility))
  }

  /// Presents a confirmation dialog while a binding is true. Each button closes the dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(isPresented, AlertParts(.confirmationDialog, Text(title), actions: actions()).titleVisible(titleVisibility))
  }

  /// Presents a confirmation dialog with a message while a binding is true. Each button closes the dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertParts(.confirmationDialog, Text(title), message: readableText(of: message()), actions: actions()).titleVisible(
        titleVisibility))
  }

  /// Presents a confirmation dialog while a binding is true. Each button closes the dialog.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(isPresented, AlertParts(.confirmationDialog, title, actions: actions()).titleVisible(titleVisibility))
  }

  /// Presents a confirmation dialog with a message while a binding is true. Each button closes the dialog.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertParts(.confirmationDialog, title, message: readableText(of: message()), actions: actions()).titleVisible(
        titleVisibility))
  }
}

extension View {
  /// Presents a confirmation dialog with data while a binding is true and the data is not nil. The dialog keeps its initial data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return DataAlertView(content: self, kind: .confirmationDialog, isPresented: isPresented, data: data) {
      AlertParts(.confirmationDialog, title, actions: actions($0)).titleVisible(titleVisibility)
    }
  }

  /// Presents a confirmation dialog with a message and data while a binding is true and the data is not nil. The dialog keeps its
  /// initial data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return DataAlertView(content: self, kind: .confirmationDialog, isPresented: isPresented, data: data) {
      AlertParts(.confirmationDialog, title, message: readableText(of: message($0)), actions: actions($0)).titleVisible(
        titleVisibility)
    }
  }

  /// Presents a confirmation dialog with data while a binding is true and the data is not nil. The dialog keeps its initial data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return DataAlertView(content: self, kind: .confirmationDialog, isPresented: isPresented, data: data) {
      AlertParts(.confirmationDialog, title, actions: actions($0)).titleVisible(titleVisibility)
    }
  }

  /// Presents a confirmation dialog with a message and data while a binding is true and the data is not nil. The dialog keeps its
  /// initial data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return DataAlertView(content: self, kind: .confirmationDialog, isPresented: isPresented, data: data) {
      AlertParts(.confirmationDialog, title, message: readableText(of: message($0)), actions: actions($0)).titleVisible(
        titleVisibility)
    }
  }

  /// Presents a confirmation dialog with data while a binding is true and the data is not nil. The dialog keeps its initial data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    DataAlertView(content: self, kind: .confirmationDialog, isPresented: isPresented, data: data) {
      AlertParts(.confirmationDialog, title, actions: actions($0)).titleVisible(titleVisibility)
    }
  }

  /// Presents a confirmation dialog with a message and data while a binding is true and the data is not nil. The dialog keeps its
  /// initial data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    DataAlertView(content: self, kind: .confirmationDialog, isPresented: isPresented, data: data) {
      AlertParts(.confirmationDialog, title, message: readableText(of: message($0)), actions: actions($0)).titleVisible(
        titleVisibility)
    }
  }
}
