// Keyboard commands of macOS and tvOS. Web pages perform them when their keys are pressed, like `onKeyPress(_:action:)`.

/// The direction of a move command, which corresponds to an arrow key.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  /// The Up Arrow key.
  case up
  /// The Down Arrow key.
  case down
  /// The Left Arrow key.
  case left
  /// The Right Arrow key.
  case right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key.hostName {
    case KeyEquivalent.upArrow.hostName: self = .up
    case KeyEquivalent.downArrow.hostName: self = .down
    case KeyEquivalent.leftArrow.hostName: self = .left
    case KeyEquivalent.rightArrow.hostName: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Performs an action when an arrow key is pressed or repeated while this view or a view inside it has the focus. An action of
  /// nil leaves the keys to other views. See ``onKeyPress(_:action:)``.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let keys: Set<KeyEquivalent> = action == nil ? [] : [.upArrow, .downArrow, .leftArrow, .rightArrow]
    return KeyPressView(content: self, keys: .named(keys), phases: [.down, .repeat]) { press in
      guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Performs an action when the Delete key is pressed while this view or a view inside it has the focus. An action of nil leaves
  /// the key to other views. Text fields always handle the key themselves. See ``onKeyPress(_:action:)``.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    keyCommand([.delete, .deleteForward], action)
  }

  /// Performs an action when the Escape key is pressed while this view or a view inside it has the focus. An action of nil leaves
  /// the key to other views. See ``onKeyPress(_:action:)``.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    keyCommand([.escape], action)
  }

  nonisolated private func keyCommand(_ keys: Set<KeyEquivalent>, _ action: (() -> Void)?) -> some View {
    KeyPressView(content: self, keys: .named(action == nil ? [] : keys), phases: .down) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
