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
/// A wide window shows the menus in a bar at the top. Keyboard shortcuts work in windows of any width.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of these commands' content.
  associatedtype Body: Commands
  /// The content of these commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that provide their menus directly.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
  func entries(_ binder: AppPartBinder) -> [CommandEntry]
}

extension PrimitiveCommands {
  /// A body that is never evaluated, because the runtime shows the menus.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its menus")
  }
}

/// A menu, or items of a standard menu.
nonisolated struct CommandEntry {
  let title: Text
  /// The position of the menu in the bar.
  let position: Int
  let items: AnyView
  /// The group of items, if the menu is a standard one.
  var placement: CommandGroupPlacement?
  /// A Boolean value that indicates whether the items replace the standard ones of their group.
  var isReplacing = false
  /// A Boolean value that indicates whether there are no items.
  var isEmpty = false
  /// A Boolean value that indicates whether the entry is the standard item of the settings.
  var isStandard = false
}

extension AppPartBinder {
  /// Returns the entries of commands, whose dynamic properties are connected.
  func entries<C: Commands>(of commands: C) -> [CommandEntry] {
    if let primitive = commands as? any PrimitiveCommands { return primitive.entries(self) }
    return Nesting.entering(ifTooDeep: []) { bind(commands) { $0.body }.map { entries(of: $0) } ?? [] }
  }
}

/// A menu of an app's own.
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

/// Items of a standard menu. The only standard item is that of the app's ``Settings``. Items that replace it, or come before or
/// after it, are in the order of their declaration.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  let placement: CommandGroupPlacement
  let content: Content
  var isReplacing = false

  /// Creates items that replace those of a group.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content, isReplacing) = (group, addition(), true)
  }

  /// Creates items after those of a group.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }

  /// Creates items before those of a group.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }

  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] {
    if Content.self == EmptyView.self, !isReplacing { return [] }
    return [
      CommandEntry(
        title: Text(placement.menu.rawValue), position: placement.menu.position, items: AnyView(content), placement: placement,
        isReplacing: isReplacing, isEmpty: Content.self == EmptyView.self)
    ]
  }
}

/// A group of items of the standard menus.
nonisolated public struct CommandGroupPlacement: Sendable {
  enum Menu: String, CaseIterable {
    case app = "App", file = "File", edit = "Edit", view = "View", window = "Window", help = "Help"

    /// The position of the menu in the bar. The menus of the app are at position 4.
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
  /// A Boolean value that indicates whether the group is that of the settings, the only one with a standard item.
  var isSettings = false

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(menu: .app)
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(menu: .app, isSettings: true)
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(menu: .app)
  /// The visibility of the app.
  public static let appVisibility = CommandGroupPlacement(menu: .app)
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(menu: .app)
  /// The creation of documents.
  public static let newItem = CommandGroupPlacement(menu: .file)
  /// Saving.
  public static let saveItem = CommandGroupPlacement(menu: .file)
  /// Imports and exports.
  public static let importExport = CommandGroupPlacement(menu: .file)
  /// Printing.
  public static let printItem = CommandGroupPlacement(menu: .file)
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(menu: .edit)
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement(menu: .edit)
  /// Editing texts.
  public static let textEditing = CommandGroupPlacement(menu: .edit)
  /// Formatting texts.
  public static let textFormatting = CommandGroupPlacement(menu: .edit)
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(menu: .view)
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(menu: .view)
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(menu: .window)
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(menu: .window)
  /// Help.
  public static let help = CommandGroupPlacement(menu: .help)
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// Commands for sidebars. The page has a button for each sidebar instead.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// Commands for editing texts. Browsers have them.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// Commands for formatting texts. Hosts have none.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}

/// Commands for toolbars. Hosts have none.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { [] }
}
