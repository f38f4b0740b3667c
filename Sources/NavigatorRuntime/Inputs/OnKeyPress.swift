import Foundation
import NavigatorHost

// A page decides at once which keys it keeps from the browser, so the session names them in advance.

extension View {
  /// Performs an action when a key is pressed, also repeatedly, while this view or one inside it has the focus.
  ///
  /// ```swift
  /// Board(game)
  ///   .focusable()
  ///   .onKeyPress(.leftArrow) { game.move(.left) ? .handled : .ignored }
  /// ```
  ///
  /// If the action returns `.ignored`, the next view around this one that handles the key receives it. A page cannot wait for the
  /// result, so it decides by rules whether the browser acts on the key too:
  /// - A key that the view with the focus names, as here, does not scroll, move the focus or press the view, even if the action
  ///   ignores it.
  /// - A view around several controls leaves the keys that the control with the focus uses itself to that control: those that
  ///   edit or move in a field, Return and Space on a button, and Tab.
  /// - A view that handles characters or all keys leaves Tab, the shortcuts of the browser, and Return and Space on a control.
  /// - Characters are always typed into a field. Shift-Tab always moves the focus back, and Option with an arrow key is always
  ///   the browser's.
  ///
  /// A page does not repeat what the browser would have done with an ignored key. A script can scroll and move the focus. It
  /// cannot move the caret in a field, open a control or extend a selection as the browser does. A key that acts one round trip
  /// late would act after the keys that follow it. The answer to an event also contains no result for the page, and the scripts
  /// that every page loads are at their maximum size. To keep a key for the browser while it has no use, do not name it then:
  /// `onKeyPress(keys: canMove ? [.leftArrow] : [])`.
  ///
  /// Keys that the system or the browser reserves for itself do not reach the page.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    KeyPressView(content: self, keys: .named([key]), phases: [.down, .repeat]) { _ in action() }
  }

  /// Performs an action when a key is in one of the states, while this view or one inside it has the focus; see
  /// ``onKeyPress(_:action:)``.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .named([key]), phases: phases, action: action)
  }

  /// Performs an action when one of the keys is pressed, while this view or one inside it has the focus; see
  /// ``onKeyPress(_:action:)``.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .named(keys), phases: phases, action: action)
  }

  /// Performs an action when a key types one of the characters, while this view or one inside it has the focus; see
  /// ``onKeyPress(_:action:)``. Pages report the characters of Foundation's sets of letters, digits, punctuation, symbols and
  /// white space, and of other sets those up to U+052F: Latin, Greek and Cyrillic.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .characters(characters), phases: phases, action: action)
  }

  /// Performs an action when any key is pressed, while this view or one inside it has the focus; see ``onKeyPress(_:action:)``.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .all, phases: phases, action: action)
  }
}

nonisolated struct KeyPressView<Content: View>: PrimitiveView {
  let content: Content
  let keys: HandledKeys
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  nonisolated init(
    content: Content, keys: HandledKeys, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.content = content
    self.keys = keys
    self.phases = phases
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    KeyPressNode(view, type, context) { $0.content }
  }
}

@MainActor
final class KeyPressNode<Content: View>: ComputedBoxNode<KeyPressView<Content>, Content> {
  private var handler: KeyPressHandler?

  override func makeModifiers() -> [BoxModifier] {
    guard inherited.isEnabled else { return [] }
    if let handler, handler.keys == view.keys, handler.phases == view.phases { return [.gesture(handler)] }
    let made = KeyPressHandler(view.keys, view.phases) { [weak self] press in self?.view.action(press) ?? .ignored }
    handler = made
    return [.gesture(made)]
  }
}

/// The handler of keys of a view, in the place of its element.
@MainActor
final class KeyPressHandler: GestureHandler {
  let keys: HandledKeys
  let phases: KeyPress.Phases
  private let perform: @MainActor (KeyPress) -> KeyPress.Result

  init(_ keys: HandledKeys, _ phases: KeyPress.Phases, perform: @escaping @MainActor (KeyPress) -> KeyPress.Result) {
    self.keys = keys
    self.phases = phases
    self.perform = perform
    let names: [(KeyPress.Phases, String)] = [(.down, "d"), (.repeat, "r"), (.up, "u")]
    let states = names.filter { phases.contains($0.0) }.map(\.1).joined()
    super.init(priority: .normal, needs: states.isEmpty ? [] : keys.patterns.map { "key:\(states):\($0)" }) { _ in }
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    phases.contains(press.phase) && keys.contain(press) ? perform(press) : .ignored
  }
}

extension ElementRecord {
  /// Passes a key to the handlers of this element and of those around it, until one has used it.
  func receive(_ event: InputEvent.Key) -> EventOutcome {
    guard let press = KeyPress(event) else { return .dropped(.invalidValue) }
    var record: ElementRecord? = self
    while let current = record {
      for case let handler as KeyPressHandler in current.gestureHandlers where handler.handle(press) == .handled {
        return .handled
      }
      record = current.box ?? current.node.elementParent
    }
    return .handled
  }
}
