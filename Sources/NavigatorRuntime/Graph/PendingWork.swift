import NavigatorHost

/// The work that a graph performs besides the evaluation of views.
@MainActor
struct PendingWork {
  /// The nodes that settle their structure before the next commit.
  var structure: [any StructureNode] = []
  var structureIDs: Set<ObjectIdentifier> = []
  /// The actions that run after the next commit.
  var actions: [() -> Void] = []
  /// The actions that run after all others of the same commit, such as the actions of views that have disappeared.
  var lateActions: [() -> Void] = []
  /// The commands for the host.
  var commands: [Patch] = []

  var isEmpty: Bool { structure.isEmpty && !hasActions && commands.isEmpty }

  var hasActions: Bool { !actions.isEmpty || !lateActions.isEmpty }

  /// Returns and removes the nodes that settle their structure.
  mutating func takeStructure() -> [any StructureNode] {
    guard !structure.isEmpty else { return [] }
    defer { (structure, structureIDs) = ([], []) }
    return structure
  }

  /// Returns and removes the actions, in the order in which they run. Actions that they add run after the next commit.
  mutating func takeActions() -> [() -> Void] {
    guard hasActions else { return [] }
    defer { (actions, lateActions) = ([], []) }
    return lateActions.isEmpty ? actions : actions + lateActions
  }

  /// Returns and removes the commands.
  mutating func takeCommands() -> [Patch] {
    guard !commands.isEmpty else { return [] }
    defer { commands = [] }
    return commands
  }
}
