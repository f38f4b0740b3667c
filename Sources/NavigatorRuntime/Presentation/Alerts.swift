import Foundation
import NavigatorHost

extension View {
  /// Presents an alert while a binding is true. Each button closes the alert.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(isPresented, AlertParts(.alert, Text(titleKey), actions: actions()))
  }

  /// Presents an alert with a message while a binding is true. Each button closes the alert.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertParts(.alert, Text(titleKey), message: readableText(of: message()), actions: actions()))
  }

  /// Presents an alert while a binding is true. Each button closes the alert.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(isPresented, AlertParts(.alert, Text(title), actions: actions()))
  }

  /// Presents an alert with a message while a binding is true. Each button closes the alert.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertParts(.alert, Text(title), message: readableText(of: message()), actions: actions()))
  }

  /// Presents an alert while a binding is true. Each button closes the alert.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(isPresented, AlertParts(.alert, title, actions: actions()))
  }

  /// Presents an alert with a message while a binding is true. Each button closes the alert.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertParts(.alert, title, message: readableText(of: message()), actions: actions()))
  }
}

extension View {
  /// Presents an alert with data while a binding is true and the data is not nil. The alert keeps its initial data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: data) {
      AlertParts(.alert, title, actions: actions($0))
    }
  }

  /// Presents an alert with a message and data while a binding is true and the data is not nil. The alert keeps its initial data.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: data) {
      AlertParts(.alert, title, message: readableText(of: message($0)), actions: actions($0))
    }
  }

  /// Presents an alert with data while a binding is true and the data is not nil. The alert keeps its initial data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: data) {
      AlertParts(.alert, title, actions: actions($0))
    }
  }

  /// Presents an alert with a message and data while a binding is true and the data is not nil. The alert keeps its initial data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: data) {
      AlertParts(.alert, title, message: readableText(of: message($0)), actions: actions($0))
    }
  }

  /// Presents an alert with data while a binding is true and the data is not nil. The alert keeps its initial data.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: data) {
      AlertParts(.alert, title, actions: actions($0))
    }
  }

  /// Presents an alert with a message and data while a binding is true and the data is not nil. The alert keeps its initial data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: data) {
      AlertParts(.alert, title, message: readableText(of: message($0)), actions: actions($0))
    }
  }
}

extension View {
  /// Presents an alert for an error while a binding is true and the error is not nil. The title is the description of the error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: error) {
      AlertParts(.alert, Text(verbatim: $0.errorDescription ?? $0.localizedDescription), actions: actions())
    }
  }

  /// Presents an alert with a message for an error while a binding is true and the error is not nil. The title is the description
  /// of the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    DataAlertView(content: self, kind: .alert, isPresented: isPresented, data: error) {
      AlertParts(
        .alert, Text(verbatim: $0.errorDescription ?? $0.localizedDescription),
        message: readableText(of: message($0)), actions: actions($0))
    }
  }
}
