import SwiftUI

nonisolated enum DialogKind<Value> {
  case alert
  case confirmation(titleVisibility: (Value) -> Visibility)
}

/// A modifier that presents a dialog while an optional has a value.
///
/// The app writes the optional, and the dialog on screen changes one step later. A replaced dialog is therefore dismissed before
/// the next one is presented, and a dialog that its own action requests is presented again.
nonisolated struct DialogModifier<Value, Actions: View, Message: View>: ViewModifier {
  /// A function that dismisses the dialog, then runs an action.
  typealias Answer = @MainActor (_ action: @MainActor () -> Void) -> Void

  let kind: DialogKind<Value>
  @Binding private var item: Value?
  private let isSame: (Value, Value) -> Bool
  private let title: (Value) -> Text
  private let actions: (Value, @escaping Answer) -> Actions
  private let message: (Value) -> Message
  @State private var state = DialogState<Value>()

  init(
    _ kind: DialogKind<Value>, item: Binding<Value?>, isSame: @escaping (Value, Value) -> Bool = hasSameIdentity,
    title: @escaping (Value) -> Text, actions: @escaping (Value, @escaping Answer) -> Actions,
    message: @escaping (Value) -> Message
  ) {
    self.kind = kind
    _item = item
    self.isSame = isSame
    self.title = title
    self.actions = actions
    self.message = message
  }

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    // Other actions of the same update may have written the optional, so the action performs the step of this evaluation. The
    // next evaluation has another step then, so that SwiftUI detects the change.
    let (step, evaluated) = (step, item)
    dialog(on: content)
      .onChange(of: step, initial: true) {
        switch step {
        case .open?: if let item = item ?? evaluated { state.open(item) }
        case .close?: state.close()
        case nil: break
        }
      }
  }

  private enum Step {
    case open, close
  }

  /// The next step. A dialog for another value opens after the previous one has been closed, because SwiftUI does not update the
  /// value of an open dialog.
  private var step: Step? {
    switch (item, state.shown) {
    case (nil, nil): nil
    case (nil, _?): .close
    case (_?, nil): .open
    case (let item?, let shown?): isSame(item, shown.value) ? nil : .close
    }
  }

  @MainActor @ViewBuilder private func dialog(on content: Content) -> some View {
    let presentation = state.presentation
    let title = presentation.map { self.title($0.value) } ?? Text(verbatim: "")
    switch kind {
    case .alert:
      content.alert(title, isPresented: isPresented, presenting: presentation) { presentation in
        actions(presentation.value) { answer(presentation, $0) }
      } message: {
        message($0.value)
      }
    case .confirmation(let titleVisibility):
      content.confirmationDialog(
        title, isPresented: isPresented, titleVisibility: presentation.map { titleVisibility($0.value) } ?? .automatic,
        presenting: presentation
      ) { presentation in
        actions(presentation.value) { answer(presentation, $0) }
      } message: {
        message($0.value)
      }
    }
  }

  /// A binding for SwiftUI that is true while the dialog is on screen. SwiftUI writes false when it has dismissed the dialog.
  @MainActor private var isPresented: Binding<Bool> {
    let presentation = state.presentation
    return Binding {
      state.isOpen && step == nil
    } set: { isPresented in
      if !isPresented, let presentation { close(presentation) }
    }
  }

  @MainActor private func answer(_ presentation: DialogPresentation<Value>, _ action: @MainActor () -> Void) {
    close(presentation)
    action()
  }

  /// Dismisses a dialog that is still open. A new value of the optional is kept.
  @MainActor private func close(_ presentation: DialogPresentation<Value>) {
    guard state.shown === presentation else { return }
    state.close()
    if let item, isSame(item, presentation.value) { self.item = nil }
  }
}
