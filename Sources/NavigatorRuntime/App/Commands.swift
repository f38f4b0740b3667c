/// Commands that a scene adds to the menus of its windows.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .commands {
///     CommandMenu("Mail") {
///       Button("New Message") { compose() }.keyboardShortcut("n")
///     }
///   }
/// ```
///
/// A wide window shows the menus in a menu bar at the top. Keyboard shortcuts work in windows of any width.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the content of these commands.
  associatedtype Body: Commands
  /// The content of these commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that provide their menu entries directly.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
  func entries(_ binder: AppPartBinder) -> [CommandEntry]
}

extension PrimitiveCommands {
  /// A body that is never evaluated because the runtime displays the menus.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its menus")
  }
}

/// A custom menu, or items of a standard menu.
nonisolated struct CommandEntry {
  let title: Text
  /// The position of the menu in the menu bar.
  let position: Int
  let items: AnyView
  /// The group of the items in a standard menu, or nil for a custom menu.
  var placement: CommandGroupPlacement?
  /// A Boolean value that indicates whether the items replace the standard items of their group.
  var isReplacing = false
  /// A Boolean value that indicates whether there are no items.
  var isEmpty = false
  /// A Boolean value that indicates whether the entry is the standard item that opens the settings.
  var isStandard = false
}

extension AppPartBinder {
  /// Returns the entries of commands after connecting their dynamic properties.
  func entries<C: Commands>(of commands: C) -> [CommandEntry] {
    if let primitive = commands as? any PrimitiveCommands { return primitive.entries(self) }
    return Nesting.entering(ifTooDeep: []) { bind(commands) { $0.body }.map { entries(of: $0) } ?? [] }
  }
}

/// A custom menu.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  let title: Text
  let content: Content

  /// Creates a menu with a localized title.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a title.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] {
    [CommandEntry(title: title, position: 4, items: AnyView(content))]
  }
}

/// A group of items in a standard menu.
///
/// The only standard item opens the app's ``Settings``. Items before, after or in place of it are in the order of declaration.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  let placement: CommandGroupPlacement
  let content: Content
  var isReplacing = false

  /// Creates items that replace the items of a group.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content, isReplacing) = (group, addition(), true)
  }

  /// Creates items that follow the items of a group.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }

  /// Creates items that precede the items of a group.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }

  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] {
    if Content.self == EmptyView.self, !isReplacing { return [] }
    return [
      CommandEntry(
        title: placement.menu.title, position: placement.menu.position, items: AnyView(content), placement: placement,
        isReplacing: isReplacing, isEmpty: Content.self == EmptyView.self)
    ]
  }
}

/// The placement of a command group in the standard menus.
nonisolated public struct CommandGroupPlacement: Sendable {
  enum Menu {
    case app, file, edit, view, window, help

    var title: Text {
      switch self {
      case .app: Text(SystemWord.app)
      case .file: Text(SystemWord.file)
      case .edit: Text(SystemWord.edit)
      case .view: Text(SystemWord.view)
      case .window: Text(SystemWord.window)
      case .help: Text(SystemWord.help)
      }
    }

    /// The position of the menu in the menu bar. Custom menus are at position 4.
    var position: Int {
      switch self {
      case .app: 0
      case .file: 1
      case .edit: 2
      case .view: 3
      case .window: 5
      case .help: 6
      }
    }
  }

  let menu: Menu
  /// A Boolean value that indicates whether the group contains the settings. It is the only group with a standard item.
  var isSettings = false

  /// The placement for information about the app.
  public static let appInfo = CommandGroupPlacement(menu: .app)
  /// The placement for the app's settings.
  public static let appSettings = CommandGroupPlacement(menu: .app, isSettings: true)
  /// The placement for system services.
  public static let systemServices = CommandGroupPlacement(menu: .app)
  /// The placement for commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement(menu: .app)
  /// The placement for commands that quit the app.
  public static let appTermination = CommandGroupPlacement(menu: .app)
  /// The placement for commands that create documents.
  public static let newItem = CommandGroupPlacement(menu: .file)
  /// The placement for commands that save documents.
  public static let saveItem = CommandGroupPlacement(menu: .file)
  /// The placement for commands that import and export data.
  public static let importExport = CommandGroupPlacement(menu: .file)
  /// The placement for printing commands.
  public static let printItem = CommandGroupPlacement(menu: .file)
  /// The placement for undo and redo commands.
  public static let undoRedo = CommandGroupPlacement(menu: .edit)
  /// The placement for pasteboard commands.
  public static let pasteboard = CommandGroupPlacement(menu: .edit)
  /// The placement for commands that edit text.
  public static let textEditing = CommandGroupPlacement(menu: .edit)
  /// The placement for commands that format text.
  public static let textFormatting = CommandGroupPlacement(menu: .edit)
  /// The placement for commands that control the toolbar.
  public static let toolbar = CommandGroupPlacement(menu: .view)
  /// The placement for commands that control the sidebar.
  public static let sidebar = CommandGroupPlacement(menu: .view)
  /// The placement for commands that control the size of windows.
  public static let windowSize = CommandGroupPlacement(menu: .window)
  /// The placement for commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(menu: .window)
  /// The placement for help commands.
  public static let help = CommandGroupPlacement(menu: .help)
}

/// An empty set of commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Creates an empty set of commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// A standard set of sidebar commands. It is empty because web pages have a button for each sidebar.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// A standard set of inspector commands. It is empty because only the app presents and dismisses an inspector.
nonisolated public struct InspectorCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// A standard set of text editing commands. It is empty because browsers provide these commands.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// A standard set of text formatting commands. It is empty.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// A standard set of toolbar commands. It is empty.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}
