import SwiftUI

extension View {
  /// Keeps a value of a model and a value of a view in step, both ways.
  ///
  /// ```swift
  /// @State private var model = SignInModel()
  /// @State private var selection: Tab = .home
  /// …
  /// .bind($model.tab, to: $selection)
  /// ```
  ///
  /// When the view appears, the model's value goes to the view. After that, each change of one goes to the other. Where both change at once, the
  /// model's stays. Where the model keeps another value than the view's, the view gets that one.
  ///
  /// - Parameters:
  ///   - model: The value of the model.
  ///   - view: The value of the view.
  nonisolated public func bind<Value: Equatable>(_ model: Binding<Value>, to view: Binding<Value>) -> some View {
    modifier(BindModifier(model: model, view: view.wrappedValue, read: { view.wrappedValue }, write: { view.wrappedValue = $0 }))
  }

  /// Keeps a value of a model and a view's focus in step, both ways: a model moves the focus, and knows where it is.
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
  ///
  /// - Parameters:
  ///   - model: The value of the model.
  ///   - focus: The view's focus.
  nonisolated public func bind<Value: Hashable>(_ model: Binding<Value>, to focus: FocusState<Value>.Binding) -> some View {
    modifier(
      BindModifier(model: model, view: focus.wrappedValue, read: { focus.wrappedValue }, write: { focus.wrappedValue = $0 }))
  }
}

nonisolated private struct BindModifier<Value: Equatable>: ViewModifier {
  @Binding private var model: Value
  private let view: Value
  private let read: () -> Value
  private let write: (Value) -> Void

  init(model: Binding<Value>, view: Value, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    _model = model
    self.view = view
    self.read = read
    self.write = write
  }

  private struct Sides: Equatable {
    var model: Value
    var view: Value
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: Sides(model: model, view: view), initial: true) { old, new in
        let isViewsTurn = old.model == new.model && old.view != new.view
        if isViewsTurn, model != read() { model = read() }
        // Writes nothing that is there already: so each change goes over once, and comes back only where the model made another of it.
        if model != read() { write(model) }
      }
  }
}
