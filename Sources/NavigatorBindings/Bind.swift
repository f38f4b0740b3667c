import SwiftUI

extension View {
  /// Synchronizes a value of a model with a value of a view, in both directions.
  ///
  /// ```swift
  /// @State private var model = SignInModel()
  /// @State private var selection: Tab = .home
  /// …
  /// .bind($model.tab, to: $selection)
  /// ```
  ///
  /// When the view appears, it receives the model's value. After that, a change of either value is copied to the other. If both
  /// change at once, the model's value takes precedence. If the model stores a different value than it received, the view
  /// receives that one.
  nonisolated public func bind<Value: Equatable>(_ model: Binding<Value>, to view: Binding<Value>) -> some View {
    modifier(BindModifier(model: model, view: view.wrappedValue, read: { view.wrappedValue }, write: { view.wrappedValue = $0 }))
  }

  /// Synchronizes a value of a model with a view's focus, in both directions. The model can read and move the focus.
  ///
  /// ```swift
  /// @Bindable var model: SignInModel
  /// @FocusState private var focus: SignInModel.Field?
  ///
  /// var body: some View {
  ///   Form {
  ///     TextField("Name", text: $model.name).focused($focus, equals: .name)
  ///     SecureField("Password", text: $model.password).focused($focus, equals: .password)
  ///   }
  ///   .bind($model.focus, to: $focus)
  /// }
  /// ```
  nonisolated public func bind<Value: Hashable>(_ model: Binding<Value>, to focus: FocusState<Value>.Binding) -> some View {
    modifier(
      BindModifier(model: model, view: focus.wrappedValue, read: { focus.wrappedValue }, write: { focus.wrappedValue = $0 }))
  }
}

nonisolated private struct BindModifier<Value: Equatable>: ViewModifier {
  @Binding var model: Value
  let view: Value
  let read: () -> Value
  let write: (Value) -> Void

  private struct Sides: Equatable {
    var model: Value
    var view: Value
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: Sides(model: model, view: view), initial: true) { old, new in
        let isViewsTurn = old.model == new.model && old.view != new.view
        if isViewsTurn, model != read() { model = read() }
        // An equal value is not written. So each change is copied once, and copied back only if the model has changed it.
        if model != read() { write(model) }
      }
  }
}
