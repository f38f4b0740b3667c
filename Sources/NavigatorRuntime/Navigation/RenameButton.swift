/// A button that starts renaming. It calls the action of the nearest ``renameAction(_:)`` around it, or edits a title that is set
/// with a binding. Without either, the button is disabled.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// Creates a button with the title Rename.
  nonisolated public init() where Label == NavigatorRuntime.Label<Text, Image> {
    label = NavigatorRuntime.Label(SystemWord.rename, systemImage: "pencil")
  }

  /// The button.
  @MainActor public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// An action that starts the renaming of an item.
nonisolated public struct RenameAction {
  let run: @MainActor () -> Void

  /// Starts the renaming.
  @MainActor public func callAsFunction() { run() }
}

nonisolated struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts the renaming of an item, or nil if there is none.
  public var rename: RenameAction? { self[RenameActionKey.self] }
}

extension View {
  /// Sets the action of the rename buttons in this view.
  @preconcurrency
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: RenameActionKey.self, value: RenameAction(run: action)))
  }

  /// Lets the rename buttons in this view move the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    let isFocused = MainActorValue(isFocused)
    return renameAction { isFocused.value.wrappedValue = true }
  }

  /// Sets the title of the screen that contains this view. A menu beside the title lets users rename it, in a dialog with a
  /// field.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    RenamableTitleView(content: self, title: title)
  }
}

/// A screen whose title users can change.
nonisolated struct RenamableTitleView<Content: View>: View {
  let content: Content
  let title: Binding<String>
  @State private var isRenaming = false
  @State private var draft = ""

  init(content: Content, title: Binding<String>) {
    self.content = content
    self.title = title
  }

  @MainActor var body: some View {
    let start: @MainActor () -> Void = {
      draft = title.wrappedValue
      isRenaming = true
    }
    content
      .navigationTitle(Text(verbatim: title.wrappedValue))
      .toolbarTitleMenu { Button(action: start) { Label(SystemWord.rename, systemImage: "pencil") } }
      .renameAction(start)
      .alert(Text(SystemWord.rename), isPresented: $isRenaming) {
        TextField(text: $draft) { Text(SystemWord.name) }
        Button(SystemWord.cancel, role: .cancel) {}
        Button(SystemWord.rename) {
          if !draft.isEmpty { title.wrappedValue = draft }
        }
      }
  }
}
