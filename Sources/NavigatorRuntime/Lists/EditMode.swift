/// A mode that indicates whether a user can edit the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content is being edited temporarily.
  case transient
  /// The content can be edited.
  case active

  /// A Boolean value that indicates whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

nonisolated struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The key of the edit mode that a screen provides unless the app sets one.
nonisolated struct ScreenEditModeKey: EnvironmentKey {
  static var defaultValue: ScreenEditMode? { nil }
}

/// The edit mode of a screen. It is created when it is first read, because few screens are edited.
nonisolated final class ScreenEditMode: @unchecked Sendable {
  private let queue: UpdateQueue
  // Only views and their actions read and write it, on the main actor.
  private var location: StateCell<EditMode>?

  @MainActor init(in graph: Graph) {
    queue = graph.queue
  }

  var binding: Binding<EditMode> {
    let known =
      location
      ?? StateCell(EditMode.inactive, queue: queue, comparison: Comparison(bytes: MemoryLayout<EditMode>.size))
    location = known
    return Binding(location: known)
  }
}

extension EnvironmentValues {
  /// A binding to the mode in which users edit the content. Each screen and each presentation has a separate mode, unless the app
  /// sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[ScreenEditModeKey.self]?.binding }
    set { self[EditModeKey.self] = newValue }
  }

  /// Provides an edit mode for the views of a screen.
  @MainActor mutating func provideEditMode(in graph: Graph) {
    self[ScreenEditModeKey.self] = ScreenEditMode(in: graph)
  }
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}

  /// A button with the title Edit or Done.
  @MainActor public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? SystemWord.done : .edit) {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
