/// A recorder of the actions that undo and redo changes.
///
/// ```swift
/// undoManager?.registerUndo(withTarget: drawing) { $0.removeLast() }
/// undoManager?.undo()
/// ```
///
/// On Apple platforms, Foundation declares this type. Actions that are registered for the same event are undone together.
@MainActor
public final class UndoManager {
  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// The actions that are registered while a group is undone or redone, which reverse it.
  private var reversal: UndoGroup?
  private var disablings = 0
  private var explicitLevels = 0
  /// The moment at which the last group was opened, or nil if it is closed.
  private var groupMoment: Int?
  private var turns = 0
  private let moment: @MainActor () -> Int

  /// A Boolean value that indicates whether the actions of an event are undone together.
  public var groupsByEvent = true
  /// The maximum number of groups that can be undone. There is no limit if it is 0.
  public var levelsOfUndo = 0 {
    didSet { removeExcessGroups() }
  }
  /// A Boolean value that indicates whether actions are being undone.
  public private(set) var isUndoing = false
  /// A Boolean value that indicates whether actions are being redone.
  public private(set) var isRedoing = false

  /// Creates a manager without actions.
  public convenience init() {
    self.init { 0 }
  }

  /// Creates a manager without actions.
  ///
  /// - Parameter moment: Returns a number that differs for each event.
  init(moment: @escaping @MainActor () -> Int) {
    self.moment = moment
  }

  /// A Boolean value that indicates whether there is an action to undo.
  public var canUndo: Bool { !undoGroups.isEmpty }

  /// A Boolean value that indicates whether there is an action to redo.
  public var canRedo: Bool { !redoGroups.isEmpty }

  /// Registers the action that undoes a change. While a change is undone, it is the action that redoes the change.
  ///
  /// - Parameters:
  ///   - target: The object that the action changes. The manager does not keep it alive.
  ///   - handler: The action. It is not called if the target no longer exists.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = UndoAction(target: target) { [weak target] in if let target { handler(target) } }
    guard reversal == nil else {
      reversal?.actions.append(action)
      return
    }
    redoGroups = []
    openGroup()
    undoGroups[undoGroups.endIndex - 1].actions.append(action)
  }

  /// Undoes the last group of actions.
  public func undo() {
    guard reversal == nil, let group = undoGroups.popLast() else { return }
    closeGroup()
    isUndoing = true
    if let reversed = reverse(group) { redoGroups.append(reversed) }
    isUndoing = false
  }

  /// Redoes the group of actions that was undone last.
  public func redo() {
    guard reversal == nil, let group = redoGroups.popLast() else { return }
    closeGroup()
    isRedoing = true
    if let reversed = reverse(group) { undoGroups.append(reversed) }
    isRedoing = false
  }

  /// Removes all actions, and enables the registration.
  public func removeAllActions() {
    (undoGroups, redoGroups, disablings) = ([], [], 0)
    closeGroup()
  }

  /// Removes the actions of a target.
  public func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undoGroups = undoGroups.compactMap { $0.removing(object) }
    redoGroups = redoGroups.compactMap { $0.removing(object) }
    closeGroup()
  }

  /// Performs the actions of a group in reverse order, and returns the actions that they register.
  private func reverse(_ group: UndoGroup) -> UndoGroup? {
    reversal = UndoGroup(name: group.name)
    for action in group.actions.reversed() { action.perform() }
    defer { reversal = nil }
    return reversal.flatMap { $0.actions.isEmpty ? nil : $0 }
  }
}

extension UndoManager {
  /// A Boolean value that indicates whether actions are registered.
  public var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Ignores the actions that follow, until the registration is enabled as often as it was disabled.
  public func disableUndoRegistration() { disablings += 1 }

  /// Enables the registration of actions after ``disableUndoRegistration()``.
  public func enableUndoRegistration() { disablings = max(disablings - 1, 0) }
}

extension UndoManager {
  /// The number of groups that are open, including the group of the current event.
  public var groupingLevel: Int { explicitLevels + (groupsByEvent && isGroupOpen ? 1 : 0) }

  /// Begins a group of actions, which are undone together.
  public func beginUndoGrouping() {
    if !isGroupOpen { closeGroup() }
    explicitLevels += 1
  }

  /// Ends the group that began last.
  public func endUndoGrouping() {
    explicitLevels = max(explicitLevels - 1, 0)
    guard explicitLevels == 0, groupMoment != nil else { return }
    groupMoment = groupsByEvent ? moment() &+ turns : nil
  }

  private var isGroupOpen: Bool {
    guard let groupMoment else { return false }
    return explicitLevels > 0 || groupsByEvent && groupMoment == moment() &+ turns
  }

  private func closeGroup() {
    (groupMoment, explicitLevels) = (nil, 0)
  }

  /// Begins a new group for the next action, unless the last group is open. It ends with the event, or with the turn of the main
  /// actor.
  private func openGroup() {
    guard !isGroupOpen else { return }
    undoGroups.append(UndoGroup())
    removeExcessGroups()
    groupMoment = moment() &+ turns
    Task { [weak self] in self?.turns &+= 1 }
  }

  private func removeExcessGroups() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
  }
}

extension UndoManager {
  /// Sets the name of the group that is open, such as “Delete”.
  public func setActionName(_ actionName: String) {
    if reversal != nil {
      reversal?.name = actionName
    } else if isGroupOpen, !undoGroups.isEmpty {
      undoGroups[undoGroups.endIndex - 1].name = actionName
    }
  }

  /// The name of the group that ``undo()`` undoes, or an empty text.
  public var undoActionName: String { undoGroups.last?.name ?? "" }

  /// The name of the group that ``redo()`` redoes, or an empty text.
  public var redoActionName: String { redoGroups.last?.name ?? "" }

  /// The title of a command that undoes the last group.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a command that redoes the last group.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes the group with a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a command that redoes the group with a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

/// An action that undoes a change of an object.
private struct UndoAction {
  weak var target: AnyObject?
  let perform: @MainActor () -> Void
}

/// Actions that are undone together.
private struct UndoGroup {
  var name = ""
  var actions: [UndoAction] = []

  /// Returns the group without the actions of a target, or nil if no other actions are left.
  func removing(_ target: AnyObject) -> UndoGroup? {
    var group = self
    group.actions.removeAll { $0.target === target }
    return group.actions.isEmpty ? nil : group
  }
}

/// A reference to the undo manager of a session, which is created when a view first reads it.
nonisolated struct UndoManagerReference {
  weak var session: AppSession?
}

nonisolated struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManagerReference { UndoManagerReference() }
}

extension EnvironmentValues {
  /// The manager of the actions that undo and redo changes in the window, or nil outside the main actor. Hosts have no Undo
  /// command of their own: the app calls the manager, for example in a command with a keyboard shortcut.
  public var undoManager: UndoManager? {
    guard MainQueue.isCurrent, let session = self[UndoManagerKey.self].session else { return nil }
    return MainQueue.assumeCurrent { session.undoManager }
  }
}
