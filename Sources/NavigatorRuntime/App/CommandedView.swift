import NavigatorHost

/// The commands of a scene, which are evaluated separately from the scene.
struct SceneCommands {
  /// The positions in the builders that enclose the scene.
  let path: [Int]
  let entries: @MainActor (AppPartBinder) -> [CommandEntry]
}

extension SceneParts {
  mutating func addCommands(_ entries: @escaping @MainActor (AppPartBinder) -> [CommandEntry]) {
    commands.append(SceneCommands(path: binder.path, entries: entries))
  }
}

/// The content of a window, placed below the menu bar of its commands.
nonisolated struct CommandedView: PrimitiveView {
  let content: AnyView
  let commands: [SceneCommands]

  init(content: AnyView, commands: [SceneCommands]) {
    self.content = content
    self.commands = commands
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    CommandedNode(view, type, context)
  }
}

/// The node of a window with commands, which owns the state of custom commands.
///
/// Commands may read values of the window's content, such as those of `focusedSceneValue(_:_:)`. A change of such a value
/// evaluates only the commands. It does not evaluate the scenes whose content provides the value.
@MainActor
final class CommandedNode: ViewNode<CommandedView> {
  private lazy var binder = AppPartBinder(node: self)
  private var bar: ViewNode<CommandBar>?
  private var content: ViewNode<AnyView>?

  override init(_ view: CommandedView, _ type: ViewType<CommandedView>, _ context: NodeContext) {
    super.init(view, type, context)
    evaluate()
    content = childContext.make(view.content)
  }

  override func viewDidChange(from old: CommandedView) {
    super.viewDidChange(from: old)
    content?.receive(view.content)
  }

  override func evaluate() {
    isDirty = false
    evaluation &+= 1
    let entries = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        binder.evaluating {
          view.commands.flatMap { commands in binder.at(commands.path) { commands.entries(binder) } }
        }
      }
    }
    let menus = CommandBar(menus: CommandBarMenu.menus(of: entries))
    if let bar { bar.receive(menus) } else { bar = childContext.make(menus) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in [bar, content] as [Node?] {
      if let child { body(child) }
    }
  }

  override func willTearDown() {
    binder.end()
  }
}

extension CommandedNode: PropertyOwner {
  func propertyName(keeping object: AnyObject) -> String? { binder.propertyName(keeping: object) }
}
